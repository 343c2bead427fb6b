"""Who may import whom inside the package. Imports go one way: from right to left in `CHAIN`."""

from collections.abc import Iterator

from tests.architecture.source import PACKAGE, Source

CHAIN: tuple[tuple[str, ...], ...] = (
    ("errors", "cards"),
    ("rules",),
    ("engine",),
    ("notation",),
    ("kernel",),
    ("bots",),
    ("table",),
    ("protocol",),
    ("client",),
    ("server", "tui", "lab", "env"),
    ("cli",),
)


def _left_of(layer: str) -> frozenset[str]:
    """Return the layers before that of `layer`; the first two know each other as far as Python lets them."""
    left: set[str] = set()
    for level in CHAIN:
        if layer in level:
            return frozenset(left | (set(level) if level == CHAIN[0] else set()))
        left.update(level)
    raise KeyError(layer)


_TABLE_AND_NETWORK = {"table", "protocol", "client"}
_CLI = _left_of("cli") | {"rulebook", "locale"}

# Each layer, and what it may import beside itself.
ALLOWED: dict[str, frozenset[str]] = {
    **{layer: _left_of(layer) for level in CHAIN for layer in level},
    **{layer: _left_of(layer) | {"rulebook"} for layer in ("table", "protocol", "client")},
    "rulebook": _left_of("rules") | {"rules"},
    "locale": frozenset({"errors"}),
    "server": _left_of("server") | {"rulebook", "locale"},
    "tui": _left_of("tui") | {"rulebook", "locale"},
    "lab": (_left_of("lab") | {"rulebook", "locale"}) - _TABLE_AND_NETWORK,
    "env": _left_of("env") - _TABLE_AND_NETWORK,
    "cli": _CLI,
    "testing": _CLI - {"server", "tui", "cli"},
    "__main__": frozenset({"cli"}),
    PACKAGE: _CLI - {"server", "tui", "lab", "env"},
}


def wrong_imports(source: Source) -> Iterator[str]:
    """Yield each import of the package's own that points the wrong way."""
    if source.layer not in ALLOWED:
        yield source.finding(
            1, f"is in the unknown layer {source.layer}; give it a place in the architecture"
        )
        return
    for imported in source.imports():
        if imported.top != PACKAGE:
            continue
        target = [*imported.target.split("."), PACKAGE][1]
        if target not in ALLOWED:
            yield source.finding(imported.line, f"imports {imported.target}, which is in no known layer")
        elif target != source.layer and target not in ALLOWED[source.layer]:
            yield source.finding(imported.line, f"{source.layer} may not import {imported.target}")
