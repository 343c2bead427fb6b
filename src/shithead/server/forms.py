"""The form for house rules: every rule with what it is called, what it takes and which limits it has.

Which rules stand together is said here; kinds and limits follow from the types of the rules and from their
ranges, and all words are those of the part ``editor`` of the message catalogues.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType, UnionType
from typing import Any, Final, get_args, get_origin

from shithead.cards import Rank, Suit
from shithead.locale.catalogue import Catalogue
from shithead.protocol.rulebook import FormField, FormGroup, Option, PresetLine, RulesForm
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.plain import field_types
from shithead.rules.powers import Power
from shithead.rules.ranges import LIMITS, LONGEST_FORFEIT, POWER_LIMITS, Range

FIRST_PRESETS: Final = ("classic", "tabletop", "idiot")
"""The presets that every list begins with; the others follow by name."""

GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "cards": (
            *("min_seats", "max_seats", "packs", "jokers", "without", "set_aside"),
            *("deal_down", "deal_up", "deal_hand", "deal_rest"),
        ),
        "before": ("row", "swap", "lay_off", "start_card"),
        "start": (
            *("starter", "starter_from", "starter_call", "starter_ties", "suit_order", "starter_lead"),
        ),
        "ranks": ("ladder", "strict"),
        "turn": (
            *("direction", "set_max", "match_size", "wild_ends_size", "pair_escape", "pair_skips"),
            *("runs", "run_suited", "pass_empty", "out_of_turn"),
            *("skip_once", "skip_passes_self", "reverse_once", "reverse_two_skips"),
        ),
        "drawing": ("draw_to", "draw_when", "drawn_match"),
        "taking": ("pickup", "pickup_by", "pickup_plays", "stock_gamble"),
        "burning": (
            *("burn_replay", "set_burn", "set_burn_across", "set_burn_through", "set_burn_replay"),
            *("wild_set", "completion_beats", "set_anywhere"),
        ),
        "row": ("row_use", "strict_row", "row_sets", "mix_row", "pickup_fee"),
        "blind": ("blind_in_order", "blind_fail", "blind_pickup"),
        "out": (*("finish", "out_clears", "out_effects", "end", "no_progress_limit", "no_progress_result"),),
        "series": ("next_dealer", "scoring", "rounds", "exchange", "forfeit"),
    }
)
"""The rules by stage of the game; the powers have groups of their own."""

POWER_GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "laying": (
            *("wild", "blocked_by", "goes_on", "lower_only", "not_on_empty", "value", "mirror", "mimic"),
        ),
        "following": (
            *("follow", "follow_rank", "follow_ranks", "transparent", "own_on_empty", "copies", "inverts"),
        ),
        "doing": (
            *("burn", "set_burn", "skip", "reverse", "again", "again_last_takes", "target"),
            *("gives", "given_then", "leaves"),
        ),
    }
)
"""What a rank or a single card can do; whose power it is stands before the form."""

IN_ORDER: Final = frozenset({"ladder"})
"""The lists of ranks in which the order counts."""

ZERO_MEANS: Final = frozenset({"set_max", "runs", "set_burn", "rounds", "exchange"})
"""The numbers of which 0 has a meaning of its own."""


def message_name(name: str) -> str:
    """A name of the rules as part of the id of a message."""
    return name.replace("_", "-")


def value_id(field: str, value: object) -> str:
    """The id of the message that says what a value of a field is called."""
    return message_name(f"value-{field}-{value}")


@lru_cache
def presets_in_order() -> tuple[str, ...]:
    """The names of all presets, in the order in which to show them."""
    others = (name for name in preset_names() if name not in FIRST_PRESETS)
    return (*FIRST_PRESETS, *others)


def _without_none(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is UnionType else kind


def _kind(name: str, kind: Any) -> str:
    if get_origin(kind) is tuple:
        item = get_args(kind)[0]
        if item is Rank:
            return "order" if name in IN_ORDER else "ranks"
        return "suits" if item is Suit else "by_seats"
    if issubclass(kind, StrEnum):
        return "choice"
    return {bool: "switch", int: "number", str: "text", Rank: "rank"}[kind]


def _limits(kind: str, bounds: Range | None, *, optional: bool) -> Range:
    """The least and the greatest number of a field, or of what it lists."""
    if bounds is not None:
        return bounds
    ranks = len(Rank)
    return {
        "text": (0, LONGEST_FORFEIT),
        "rank": (0 if optional else 1, 1),
        "ranks": (0, ranks),
        "order": (1, ranks),
        "suits": (len(Suit), len(Suit)),
    }.get(kind, (0, 0))


def _options(catalogue: Catalogue, name: str, kind: str, choices: Any, bounds: Range) -> tuple[Option, ...]:
    if kind == "choice":
        return tuple(Option(each.value, catalogue.format(value_id(name, each.value))) for each in choices)
    if name in ZERO_MEANS and bounds[0] == 0:
        return (Option("0", catalogue.format(value_id(name, 0))),)
    return ()


def _field(catalogue: Catalogue, struct: type, name: str) -> FormField:
    start, ranges = ("field", LIMITS) if struct is Rules else ("power", POWER_LIMITS)
    declared = field_types(struct)[name]
    kind = _kind(name, _without_none(declared))
    limits = _limits(kind, ranges.get(name), optional=declared is not _without_none(declared))
    label = f"{start}-{message_name(name)}"
    return FormField(
        name=name,
        label=catalogue.format(label),
        help=catalogue.format(f"{label}-help") if catalogue.has(f"{label}-help") else "",
        kind=kind,
        options=_options(catalogue, name, kind, _without_none(declared), limits),
        least=limits[0],
        most=limits[1],
    )


def _groups(
    catalogue: Catalogue, struct: type, groups: Mapping[str, tuple[str, ...]]
) -> tuple[FormGroup, ...]:
    return tuple(
        FormGroup(
            id=group,
            title=catalogue.format(f"group-{group}"),
            fields=tuple(_field(catalogue, struct, name) for name in names),
        )
        for group, names in groups.items()
    )


def preset_title(name: str, language: str) -> str:
    """What people call a preset."""
    return Catalogue(language, "presets").format(f"preset-{name}-title")


def _preset_line(name: str, language: str) -> PresetLine:
    preset, catalogue = load_preset(name), Catalogue(language, "presets")
    return PresetLine(
        name=name,
        title=preset_title(name, language),
        character=catalogue.format(f"preset-{name}-character"),
        source=catalogue.format(f"preset-{name}-source"),
        min_seats=preset.rules.min_seats,
        max_seats=preset.rules.max_seats,
    )


@lru_cache
def rules_form(language: str) -> RulesForm:
    """The whole form in a language that there is."""
    catalogue = Catalogue(language, "editor")
    return RulesForm(
        language=language,
        groups=_groups(catalogue, Rules, GROUPS),
        powers=_groups(catalogue, Power, POWER_GROUPS),
        presets=tuple(_preset_line(name, language) for name in presets_in_order()),
    )
