"""Random positions in the play phase, and the same position for the oracle."""

from random import Random

from msgspec.structs import replace

from shithead.cards import Card, Rank, sort_cards
from shithead.engine.deal import pack_for
from shithead.engine.events import Zone
from shithead.engine.moves import Flip, Gamble, Move, PickUp, Play
from shithead.engine.state import Laid, Phase, State
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset
from shithead.rules.model import Replay, Rules, WildSet
from tests.oracle.houses import HOUSES, House
from tests.oracle.oracle import Action, Position, rank_of


def random_table(rng: Random) -> tuple[Rules, House]:
    """Rules with random options, in the words of the engine and in those of the oracle."""
    name = rng.choice(list(HOUSES))
    skips, jumps, normal, burner_may, set_may = (rng.random() < 0.4 for _ in range(5))
    limit = rng.choice((0, 3, 500))
    house = replace_house(
        HOUSES[name],
        pair_skips=skips,
        out_of_turn=jumps,
        wild_sets_burn=not normal,
        burner_may=burner_may,
        set_may=set_may,
        idle_limit=limit,
    )
    rules = load_preset("tabletop" if name == "mixed" else name).rules
    if name == "mixed":
        classic = load_preset("classic").rules
        rules = replace(rules, ladder=classic.ladder, powers=classic.powers)
    rules = replace(
        rules,
        max_seats=max(rules.max_seats, 4),
        pair_skips=skips,
        out_of_turn=jumps,
        wild_set=WildSet.NORMAL if normal else WildSet.BURNS,
        burn_replay=Replay.MAY if burner_may else Replay.MUST,
        set_burn_replay=Replay.MAY if set_may else Replay.MUST,
        no_progress_limit=limit,
    )
    return rules, house


def replace_house(house: House, **changes: bool | int) -> House:
    """A house with some of its options changed."""
    values = {**house.__dict__, **changes}
    return House(**values)


def _top_play(rng: Random, left: list[Card], rules: Rules) -> tuple[Laid, ...]:
    """A play of one to three cards that could lie on top; it may bind."""
    table = compile_rules(rules)
    rank = rng.choice(left[:12]).rank
    if table.burns[rank]:
        return ()
    copies = [card for card in left if card.rank is rank]
    group = tuple(rng.sample(copies, min(len(copies), rng.randint(1, 3))))
    for card in group:
        left.remove(card)
    binds = rules.pair_escape and table.binds[rank] and len(group) > 1 and rng.random() < 0.6
    return (Laid(group, 0, Zone.HAND, len(group) if binds else 0),)


def _pile(rng: Random, left: list[Card], rules: Rules) -> tuple[Laid, ...]:
    """Nothing, or a few plays."""
    plays = rng.choice((0, 1, 1, 2, 3))
    below = [laid for _ in range(plays - 1) for laid in _top_play(rng, left, rules)]
    return (*(replace(laid, bound=0) for laid in below), *(_top_play(rng, left, rules) if plays else ()))


def _zones(rng: Random, stage: str, left: list[Card]) -> tuple[tuple[Card, ...], ...]:
    """Hand, row and blind cards of a seat that has come so far."""
    sizes = {
        "stock": (rng.randint(3, 6), 3, 3),
        "hand": (rng.randint(1, 5), rng.randint(0, 3), rng.randint(0, 3)),
        "row": (0, rng.randint(1, 3), rng.randint(0, 3)),
        "blind": (0, 0, rng.randint(1, 3)),
        "gone": (0, 0, 0),
    }
    zones = []
    for size in sizes[stage]:
        zones.append(tuple(left[:size]))
        del left[:size]
    return tuple(zones)


def random_position(rng: Random, rules: Rules) -> State:
    """A position as it could lie on a table, with few ranks in it, so that sets are common."""
    seats = rng.choice([count for count in (2, 2, 3, 3, 4, 5, 6) if count <= rules.max_seats])
    pack = list(pack_for(rules, seats))
    rng.shuffle(pack)
    few = rng.sample(list(Rank), rng.randint(3, 7))
    left = [card for card in pack if card.rank in few] + [card for card in pack if card.rank not in few]
    likely, rest = left[:24], left[24:]
    rng.shuffle(likely)
    left = likely + rest
    pile = _pile(rng, left, rules)
    late = rng.random() < 0.7
    stages = ["stock"] * seats
    if late:
        stages = [rng.choice(("hand", "hand", "row", "row", "blind", "gone")) for _ in range(seats)]
    hands, rows, blind = zip(*(_zones(rng, stage, left) for stage in stages), strict=True)
    return State(
        table=compile_rules(rules),
        dealer=0,
        lead=0,
        phase=Phase.PLAY,
        decision=5,
        turn=0,
        hands=tuple(sort_cards(hand) for hand in hands),
        face_up=rows,
        face_down=blind,
        dealt_up=rows,
        stock=() if late else tuple(left[: rng.randint(0, 6)]),
        pile=pile,
        burned=(),
        ready=(False,) * seats,
        call_rank=None,
        may_pass=not pile and rules.set_burn_replay is Replay.MAY and rng.random() < 0.5,
        idle=rng.randint(0, 2),
        out=tuple(seat for seat in range(seats) if not (hands[seat] or rows[seat] or blind[seat])),
        outcome=None,
    )


def playable(state: State) -> bool:
    """The seat on turn and one more have cards, and a full set that burns does not lie there yet."""
    seats = range(len(state.hands))
    holding = [seat for seat in seats if state.hands[seat] or state.face_up[seat] or state.face_down[seat]]
    cards = [card.rank for laid in state.pile for card in laid.cards]
    return 0 in holding and len(holding) > 1 and not (len(cards) >= 4 and len(set(cards[-4:])) == 1)


def for_oracle(state: State, house: House) -> Position:
    """The same position in the oracle's form."""

    def texts(zones: tuple[tuple[Card, ...], ...]) -> list[list[str]]:
        return [[card.text for card in zone] for zone in zones]

    return Position(
        house=house,
        hands=texts(state.hands),
        rows=texts(state.face_up),
        blind=texts(state.face_down),
        stock=[card.text for card in state.stock],
        pile=[([card.text for card in laid.cards], laid.bound) for laid in state.pile],
        turn=state.turn,
        burned=[card.text for card in state.burned],
        out=list(state.out),
        may_pass=state.may_pass,
        idle=state.idle,
    )


def action_of(move: Move) -> Action:
    """A move as the oracle names it."""
    match move:
        case Play():
            return ("play", rank_of(move.cards[0].text), str(len(move.cards)))
        case Flip():
            return ("flip", str(move.slot))
        case Gamble():
            return ("gamble",)
        case PickUp():
            return ("pickup", rank_of(move.fee.text) if move.fee else "")
        case _:
            return ("pass",)


def cards_named(state: State, seat: int, move: Move) -> list[str]:
    """The cards that the oracle has to know of a move."""
    match move:
        case Play():
            return [card.text for card in move.cards]
        case Flip():
            return [state.face_down[seat][move.slot].text]
        case PickUp(fee=Card() as fee):
            return [fee.text]
        case _:
            return []


Facts = dict[str, object]


def facts_of_state(state: State) -> Facts:
    """What both sides must agree on after a move."""
    return {
        "hands": [sorted(card.text for card in hand) for hand in state.hands],
        "rows": [[card.text for card in row] for row in state.face_up],
        "blind": [[card.text for card in row] for row in state.face_down],
        "stock": [card.text for card in state.stock],
        "pile": [card.text for laid in state.pile for card in laid.cards],
        "bound": state.pile[-1].bound if state.pile else 0,
        "burned": sorted(card.text for card in state.burned),
        "turn": state.turn if state.phase is Phase.PLAY else None,
        "may_pass": state.may_pass,
        "out": list(state.out),
        "over": state.phase is Phase.ENDED,
        "loser": state.outcome.loser if state.outcome else None,
        "idle": state.idle if state.phase is Phase.PLAY else None,
    }


def facts_of_oracle(position: Position) -> Facts:
    """The same from the oracle."""
    return {
        "hands": [sorted(hand) for hand in position.hands],
        "rows": position.rows,
        "blind": position.blind,
        "stock": position.stock,
        "pile": [card for cards, _ in position.pile for card in cards],
        "bound": position.pile[-1][1] if position.pile else 0,
        "burned": sorted(position.burned),
        "turn": None if position.over else position.turn,
        "may_pass": position.may_pass and not position.over,
        "out": position.out,
        "over": position.over,
        "loser": position.loser,
        "idle": None if position.over else position.idle,
    }
