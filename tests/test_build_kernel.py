"""The kernel's build step, on a small copy of the project: what it makes, when it is due, what stops it.

Most tests replace mypyc by something that makes empty files. A few compile in earnest, two modules in a few
seconds, and are skipped on machines where that is impossible.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import hatch_kernel
from hatch_build import BuildHook, WebClient, client_sources, digest
from hatch_kernel import Kernel, build_if_stale
from tests.architecture.source import ROOT

ENDING = str(sysconfig.get_config_var("EXT_SUFFIX"))
BUILT = {
    ".built-from",
    f"chance{ENDING}",
    f"pairs{ENDING}",
    f"shithead_kernel__mypyc{ENDING}",
}
COPIED = (
    "LICENSE",
    "README.md",
    "hatch_build.py",
    "hatch_kernel.py",
    "pyproject.toml",
    "src/shithead/errors.py",
    "src/shithead/kernel/__init__.py",
    "src/shithead/kernel/chance.py",
    "src/shithead/kernel/loading.py",
    "src/shithead/kernel/words.py",
)
PAIRS = '''"""A second module, which calls the first one."""

from __future__ import annotations

from shithead.kernel.chance import seeded, shuffle
from shithead.kernel.words import i64, vec


def shuffled(seed: i64) -> vec[i64]:
    """Five numbers in a random order."""
    numbers = vec[i64]([1, 2, 3, 4, 5])
    shuffle(numbers, 5, seeded(seed))
    return numbers
'''
SHOW = """
from shithead import kernel
from shithead.kernel import chance, pairs
print(kernel.backend(), chance.__file__.rpartition(".")[2], pairs.__file__.rpartition(".")[2])
print([list(pairs.shuffled(seed)) for seed in range(100)])
"""
COMPILED = "compiled {0} {0}".format(ENDING.rpartition(".")[2])
REMEDY = "run `make kernel`, or set SHITHEAD_KERNEL=python."


def plant(root: Path) -> Path:
    """Put a small copy of the project into a folder."""
    for name in COPIED:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    (root / "src/shithead/__init__.py").touch()
    (root / "src/shithead/kernel/pairs.py").write_text(PAIRS)
    return root


def environment(**changes: str) -> dict[str, str]:
    """The environment of a run, without what somebody may have set for the tests as a whole."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SHITHEAD_")}
    return kept | changes


def run(root: Path, *command: str, **changes: str) -> "subprocess.CompletedProcess[str]":
    """Run Python in a copy of the project."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=root,
        env=environment(PYTHONPATH=str(root / "src"), **changes),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def show(root: Path, **changes: str) -> list[str]:
    """Import the kernel of a copy: what runs, where its modules come from, and what one of them computes."""
    done = run(root, "-c", SHOW, **changes)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def built(root: Path) -> set[str]:
    """The names of what a build left beside the sources."""
    return {path.name for path in Kernel(root).built_files()}


def fake_mypyc(sources: Path, temporary: Path, modules: tuple[str, ...], *, verbose: bool) -> None:
    """Make what mypyc makes, but empty."""
    for name in ("shithead_kernel__mypyc", *(f"shithead/kernel/{module}" for module in modules)):
        path = temporary / "result" / f"{name}{ENDING}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy in which mypyc is replaced and nothing is built yet."""
    monkeypatch.delenv("SHITHEAD_KERNEL", raising=False)
    monkeypatch.setattr(hatch_kernel, "run_mypyc", fake_mypyc)
    monkeypatch.setattr(hatch_kernel, "obstacle", lambda: None)
    monkeypatch.setattr(hatch_kernel, "has_tools", lambda: True)
    return plant(tmp_path / "tree")


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy whose kernel is really compiled, by the program that the Makefile calls."""
    obstacle = hatch_kernel.obstacle()
    if obstacle is not None:
        pytest.skip(obstacle)
    root = plant(tmp_path_factory.mktemp("compiled"))
    done = run(root, "hatch_build.py", "kernel")
    assert re.fullmatch(r"kernel compiled in \d+\.\d s\n", done.stderr), done.stderr
    return root


@pytest.fixture
def compiled(compiled_once: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same for one test, which may spoil it."""
    monkeypatch.delenv("SHITHEAD_KERNEL", raising=False)
    root = tmp_path / "compiled"
    shutil.copytree(compiled_once, root, ignore=shutil.ignore_patterns("__pycache__"))
    return root


# ---- when it is due ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["__init__.py", "chance.py", "words.py", "another.py"])
def test_a_kernel_is_stale_when_a_source_changes(tree: Path, name: str) -> None:
    """Every file of the kernel counts, and so does a new one."""
    assert Kernel(tree).is_stale()
    assert {path.name for path in build_if_stale(tree)} == BUILT
    assert not Kernel(tree).is_stale()

    with (tree / "src/shithead/kernel" / name).open("a") as file:
        file.write("# changed\n")
    assert Kernel(tree).is_stale()


@pytest.mark.parametrize("name", sorted(BUILT))
def test_a_kernel_is_stale_when_a_part_is_missing(tree: Path, name: str) -> None:
    """The stamp alone is no proof."""
    (path,) = (path for path in build_if_stale(tree) if path.name == name)
    path.unlink()

    assert Kernel(tree).is_stale()
    build_if_stale(tree)
    assert built(tree) == BUILT


def test_a_kernel_is_stale_for_another_python_and_another_mypyc(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither could use what was made for the other."""
    build_if_stale(tree)
    with monkeypatch.context() as other:
        other.setattr(hatch_kernel, "MYPY", "9.9")
        assert Kernel(tree).is_stale()
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: ".cpython-39-odd.so")
    assert Kernel(tree).is_stale()


def test_the_two_steps_do_not_know_each_other(tree: Path) -> None:
    """A change of the client does not compile the kernel, and one of the kernel does not build the client."""
    (tree / "web").mkdir()
    (tree / "web/package.json").write_text("{}")
    client = WebClient(tree)
    stamp = tree / "src/shithead/server/static/.built-from"
    stamp.parent.mkdir(parents=True)
    stamp.write_text(digest(tree, client_sources(tree)))
    build_if_stale(tree)
    assert not client.is_stale()

    (tree / "web/package.json").write_text("[]")
    assert (client.is_stale(), Kernel(tree).is_stale()) == (True, False)
    stamp.write_text(digest(tree, client_sources(tree)))
    (tree / "src/shithead/kernel/chance.py").write_text("")
    assert (client.is_stale(), Kernel(tree).is_stale()) == (False, True)


# ---- what is asked of an index -------------------------------------------------------------------


def test_mypy_is_asked_for_only_where_it_is_needed(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A build that has it, does not compile, or cannot, must not download it."""
    assert Kernel(tree).requirements() == []
    monkeypatch.setattr(hatch_kernel, "has_tools", lambda: False)
    assert Kernel(tree).requirements() == list(hatch_kernel.REQUIREMENTS)

    with monkeypatch.context() as without:
        without.setenv("SHITHEAD_KERNEL", "python")
        assert Kernel(tree).requirements() == []
    with monkeypatch.context() as without:
        without.setattr(hatch_kernel, "obstacle", lambda: hatch_kernel.NO_COMPILER)
        assert Kernel(tree).requirements() == []
    with monkeypatch.context() as installed:
        installed.setattr(hatch_kernel, "has_tools", lambda: True)
        build_if_stale(tree)
    assert Kernel(tree).requirements() == []


def test_only_wheels_ask_for_mypy(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An sdist has no compiled kernel."""
    monkeypatch.setattr(hatch_kernel, "has_tools", lambda: False)

    assert hook(tree, "sdist").dependencies() == []
    assert hook(tree, "wheel").dependencies() == list(hatch_kernel.REQUIREMENTS)


def test_make_installs_what_the_step_asks_for() -> None:
    """The group for builds names the same, and the lock holds the exact version."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]

    assert set(hatch_kernel.REQUIREMENTS) <= set(groups["build"])
    assert f"mypy=={hatch_kernel.MYPY} " in (ROOT / "requirements/build.txt").read_text()


# ---- when it fails -------------------------------------------------------------------------------


def fall_back(tree: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Build a kernel that cannot be built; what the one line says after its beginning."""
    capsys.readouterr()
    assert build_if_stale(tree) == []
    assert built(tree) == set()
    printed = re.fullmatch(
        r"shithead: the kernel runs in Python, which is slower: (.+)\n", capsys.readouterr().err
    )
    assert printed
    return printed[1]


def test_what_is_missing_is_said(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A machine without a compiler, without the headers of Python, or without mypy."""
    build_if_stale(tree)
    (tree / "src/shithead/kernel/pairs.py").write_text("")
    for reason in (hatch_kernel.NO_CPYTHON, hatch_kernel.NO_COMPILER, hatch_kernel.NO_HEADERS):
        monkeypatch.setattr(hatch_kernel, "obstacle", lambda reason=reason: reason)
        assert fall_back(tree, capsys) == reason
    monkeypatch.setattr(hatch_kernel, "obstacle", lambda: None)
    monkeypatch.setattr(hatch_kernel, "has_tools", lambda: False)

    assert fall_back(tree, capsys) == hatch_kernel.NO_TOOLS


def test_a_part_of_a_kernel_is_not_kept(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither when mypyc leaves a module out, nor when somebody ends the build."""

    def one_module(sources: Path, temporary: Path, modules: tuple[str, ...], *, verbose: bool) -> None:
        fake_mypyc(sources, temporary, modules[:1], verbose=verbose)

    def no_patience(*_: object, verbose: bool) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(hatch_kernel, "run_mypyc", one_module)
    assert fall_back(tree, capsys) == "mypyc left out a module"
    monkeypatch.setattr(hatch_kernel, "run_mypyc", no_patience)
    with pytest.raises(KeyboardInterrupt):
        build_if_stale(tree)
    assert built(tree) == set()


def test_python_removes_what_was_compiled(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And says nothing, since it was asked for. Libraries of other names and Pythons go as well."""
    build_if_stale(tree)
    (tree / "src/0123456789__mypyc.cpython-39-odd.so").touch()
    (tree / "src/shithead/kernel/chance.cpython-39-odd.so").touch()
    capsys.readouterr()
    monkeypatch.setenv("SHITHEAD_KERNEL", "python")

    assert Kernel(tree).is_stale()
    assert build_if_stale(tree) == []
    assert not Kernel(tree).is_stale()
    assert (built(tree), capsys.readouterr().err) == (set(), "")


def test_a_machine_without_a_compiler(tmp_path: Path) -> None:
    """The program that the Makefile calls says so in one line, ends well, and the kernel works."""
    root = plant(tmp_path)
    done = run(root, "hatch_build.py", "kernel", PATH="")
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.endswith(f": {hatch_kernel.NO_COMPILER}\n")
    assert done.stderr.count("\n") == 1

    assert show(root)[0] == "python py py"


@pytest.mark.parametrize(
    ("source", "compiler", "reason"),
    [
        ("", "false", r"error: .*false.*"),
        ("wrong: i64 = 'x'\n", "", r"shithead/kernel/pairs\.py:\d+: error: Incompatible types .*"),
    ],
    ids=["compiler", "source"],
)
def test_a_compiler_that_fails(compiled: Path, source: str, compiler: str, reason: str) -> None:
    """One line says why, the kernel of before is gone, and the sources run where Python can run them."""
    with (compiled / "src/shithead/kernel/pairs.py").open("a") as file:
        file.write(f"# changed\n{source}")
    done = run(compiled, "hatch_build.py", "kernel", **({"CC": compiler} if compiler else {}))

    assert done.returncode == 0
    assert re.fullmatch(rf"shithead: the kernel runs in Python, which is slower: {reason}\n", done.stderr)
    assert built(compiled) == set()
    assert show(compiled)[0] == "python py py"


# ---- what is loaded ------------------------------------------------------------------------------


def test_compiled_and_python_are_the_same(compiled: Path) -> None:
    """The environment chooses, and the numbers do not change. Nothing else is left lying around."""
    assert built(compiled) == BUILT
    files = {path.name for path in (compiled / "src").rglob("*") if path.is_file()}
    assert files == BUILT | {Path(name).name for name in COPIED if name.startswith("src/")} | {"pairs.py"}

    as_compiled, as_python = show(compiled), show(compiled, SHITHEAD_KERNEL="python")
    assert (as_compiled[0], as_python[0]) == (COMPILED, "python py py")
    assert as_compiled[1] == as_python[1]


def test_a_stale_kernel_is_refused(compiled: Path) -> None:
    """One sentence says what to do, and both ways work."""
    with (compiled / "src/shithead/kernel/words.py").open("a") as file:
        file.write("# changed\n")
    refused = run(compiled, "-c", SHOW)
    assert refused.returncode == 1
    assert refused.stderr.endswith(
        f"KernelError: The compiled kernel was built from other sources than those beside it; {REMEDY}\n"
    )

    assert show(compiled, SHITHEAD_KERNEL="python")[0] == "python py py"
    build_if_stale(compiled)
    assert show(compiled)[0] == COMPILED


@pytest.mark.parametrize("name", sorted(BUILT))
def test_a_part_of_a_kernel_is_refused(compiled: Path, name: str) -> None:
    """Whatever is missing: the rest is not used."""
    (path,) = (path for path in Kernel(compiled).built_files() if path.name == name)
    path.unlink()
    refused = run(compiled, "-c", SHOW)

    assert refused.returncode == 1
    assert refused.stderr.endswith(f"KernelError: The compiled kernel is incomplete; {REMEDY}\n")
    assert show(compiled, SHITHEAD_KERNEL="python")[0] == "python py py"


def test_a_package_without_sources_runs(compiled: Path) -> None:
    """Where there is nothing to compare there is nothing to refuse; another Python's modules do not count."""
    for name in ("chance", "pairs"):
        (compiled / f"src/shithead/kernel/{name}.py").unlink()
    (compiled / "src/shithead/kernel/chance.cpython-39-odd.so").touch()

    assert show(compiled)[0] == COMPILED


def test_the_kernel_is_loaded_late() -> None:
    """Neither the package nor its command line loads it before it is used."""
    code = "import sys, shithead, shithead.cli; print([name for name in sys.modules if 'kernel' in name])"

    assert run(ROOT, "-c", code).stdout == "[]\n"


# ---- what is packed ------------------------------------------------------------------------------


def hook(root: Path, target: str) -> BuildHook:
    """The hook as hatchling makes it."""
    return BuildHook(str(root), {}, None, None, str(root / "dist"), target)  # type: ignore[arg-type]


def pack(root: Path, target: str, **changes: str) -> Path:
    """Build a wheel or an sdist as a front-end would, without a network."""
    done = run(root, "-m", "hatchling", "build", "-t", target, "-d", str(root / "dist"), **changes)
    assert done.returncode == 0, done.stderr
    (path,) = (root / "dist").iterdir()
    return path


def test_a_wheel_has_the_compiled_kernel(compiled: Path, tmp_path: Path) -> None:
    """It is for one kind of machine, and the library lies where Python finds it."""
    wheel = pack(compiled, "wheel")
    interpreter = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert re.fullmatch(rf"shithead-[\d.]+-{interpreter}-{interpreter}\w*-(?!any).+\.whl", wheel.name)

    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "src")
    assert len(names) == len(set(names))
    assert {
        name.rpartition("/")[2] for name in names if name.endswith((".so", ".pyd", ".built-from"))
    } == BUILT
    assert f"shithead_kernel__mypyc{ENDING}" in names
    assert show(tmp_path)[0] == COMPILED


def test_a_wheel_of_python_is_for_every_machine(compiled: Path) -> None:
    """Without a compiled kernel, whatever the reason."""
    wheel = pack(compiled, "wheel", SHITHEAD_KERNEL="python")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()

    assert wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in names if name.endswith((".so", ".pyd", ".built-from"))] == []


def test_an_sdist_has_only_sources(compiled: Path) -> None:
    """No binary, no stamp, but all that is needed to compile elsewhere."""
    sdist = pack(compiled, "sdist")
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]

    assert [name for name in names if name.endswith((".so", ".pyd", ".built-from"))] == []
    assert {"hatch_build.py", "hatch_kernel.py", "src/shithead/kernel/pairs.py"} <= set(names)


def test_an_editable_wheel_points_at_the_sources(tree: Path) -> None:
    """The compiled modules lie there, so the wheel itself stays the same on every machine."""
    data: dict[str, Any] = {"force_include": {}}
    hook(tree, "wheel").initialize("editable", data)

    assert (built(tree), data) == (BUILT, {"force_include": {}})
