"""The build hook: when the browser client counts as stale, and which Node is good enough."""

from pathlib import Path

import pytest

from hatch_build import Node, WebClient, client_sources, digest, is_new_enough


class RecordedNode(Node):
    """A Node that builds nothing; it writes down what npm would have been asked for."""

    calls: list[tuple[str, ...]] = []  # noqa: RUF012  # one list for the one test that uses it

    def run_npm(self, web: Path, *arguments: str) -> int:
        """Do what npm does to the folders."""
        self.calls.append(arguments)
        folder = "node_modules" if arguments[0] == "ci" else "../src/shithead/server/static"
        (web / folder).mkdir(parents=True, exist_ok=True)
        return 0


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WebClient:
    """A checkout with a small client in it."""
    monkeypatch.delenv("SHITHEAD_WEB", raising=False)
    for name in (
        "web/src/main.ts",
        "web/package.json",
        "web/package-lock.json",
        "src/shithead/locale/en/a.ftl",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return WebClient(tmp_path)


@pytest.fixture
def node(tmp_path: Path) -> RecordedNode:
    """A Node that builds nothing."""
    RecordedNode.calls.clear()
    return RecordedNode(tmp_path, ("npm",))


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.19.0\n", True),
        ("v20.18.9", False),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("nonsense", False),
    ],
)
def test_a_node_is_good_if_vite_runs_on_it(version: str, good: bool) -> None:
    """The odd release 21 and the early ones of 20 and 22 are not."""
    assert is_new_enough(version) is good


def test_a_built_client_is_stale_when_a_source_or_a_message_changes(
    client: WebClient, node: RecordedNode
) -> None:
    """Messages are built into the client, so they count as sources."""
    assert client.is_stale()
    client.build(node)
    assert not client.is_stale()

    (client.root / "src/shithead/locale/en/a.ftl").write_text("new")
    assert client.is_stale()


def test_hidden_files_and_packages_do_not_make_a_client_stale(client: WebClient) -> None:
    """An editor's swap file or an installed package changes nothing in the build."""
    before = digest(client.root, client_sources(client.root))
    for name in ("web/src/.main.ts.swp", "web/node_modules/x/index.js", "web/.svelte-kit/x.ts"):
        path = client.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)

    assert digest(client.root, client_sources(client.root)) == before


def test_nothing_is_stale_where_the_client_is_unwanted_or_has_no_sources(
    client: WebClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unpacked package without web/ and SHITHEAD_WEB=skip both install without Node."""
    assert not WebClient(tmp_path / "elsewhere").is_stale()
    monkeypatch.setenv("SHITHEAD_WEB", "skip")
    assert not client.is_stale()


def test_packages_for_development_are_kept_by_a_build(client: WebClient, node: RecordedNode) -> None:
    """A build installs what it needs, but takes nothing from under a developer."""
    client.build(node)
    client.install_packages(node, for_development=True)
    client.build(node)

    assert [call for call in node.calls if call[0] == "ci"] == [("ci", "--omit=dev"), ("ci",)]
