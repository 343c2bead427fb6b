"""One message of each kind, for the fixtures of this protocol version.

``python -m tests.protocol.samples`` writes the fixtures anew; that is right only for a new message, or
together with a new protocol version.
"""

from pathlib import Path

from msgspec import Struct

from shithead.bots.levels import Level
from shithead.cards import JOKER, Rank, parse_card
from shithead.engine import events, moves
from shithead.engine.outcome import Outcome
from shithead.engine.state import Duty, DutyKind, Laid, Phase
from shithead.engine.view import SeatView, View
from shithead.protocol import http, messages, rulebook
from shithead.protocol.codec import encode
from shithead.rules.load import load_preset
from shithead.rules.requirement import Demand, Requirement
from shithead.table import commands
from shithead.table.rulesets import rule_set
from shithead.table.updates import Occupant, Seat, Stage, TableView, Update

FOLDER = Path(__file__).parent / "fixtures" / str(messages.PROTOCOL_VERSION)

NINE, NINES = parse_card("9S"), (parse_card("9C"), parse_card("9S"))
ID = "0123456789abcdef" * 2

MOVES: dict[str, moves.Move] = {
    "swap": moves.Swap(hand=NINE, face_up=JOKER),
    "ready": moves.Ready(on=True),
    "call": moves.Call(),
    "pass": moves.Pass(),
    "play": moves.Play(cards=NINES),
    "flip": moves.Flip(slot=2),
    "gamble": moves.Gamble(),
    "pick_up": moves.PickUp(),
    "pick_up_with_fee": moves.PickUp(fee=NINES),
    "lay_off_on_a_row": moves.LayOff(card=NINE, row=1),
    "lay_off_on_the_pile": moves.LayOff(card=NINE, row=None),
    "choose_rank": moves.Choose(rank=Rank.KING),
    "choose_lower": moves.Choose(lower=True),
    "choose_seat": moves.Choose(seat=1),
}

COMMANDS: dict[str, commands.Command] = {
    "join": commands.Join(name="Ada"),
    "leave": commands.Leave(),
    "configure": commands.Configure(rules="classic", seats=4),
    "choose_level": commands.ChooseLevel(seat=1, level=Level.EXPERT),
    "deal": commands.Deal(decision=3),
    "hand_over": commands.HandOver(seat=1),
    **{f"act_{name}": commands.Act(decision=5, move=move) for name, move in MOVES.items()},
}

EVENTS: tuple[events.Event, ...] = (
    events.Dealt(dealer=1, seats=2, stock=34),
    events.Exchanged(giver=0, taker=1, count=2, given=NINES, returned=NINES),
    events.Swapped(seat=0, hand=NINE, face_up=JOKER),
    events.Readied(seat=0, on=True),
    events.RowsShown(rows=(NINES, ())),
    events.LaidOff(seat=0, card=NINE, row=1),
    events.CardTurned(card=NINE),
    events.CallOpened(rank=Rank.THREE),
    events.Called(seat=1, rank=Rank.THREE),
    events.Passed(seat=0),
    events.Started(seat=1, rank=Rank.THREE, by=events.StartedBy.CALL),
    events.Played(seat=0, zone=events.Zone.HAND, cards=NINES),
    events.Flipped(seat=0, slot=1, card=NINE, stays=False),
    events.Gambled(seat=0, card=NINE, stays=True),
    events.Named(seat=0, rank=Rank.KING),
    events.Declared(seat=0, lower=True),
    events.Given(seat=0, receiver=1, count=5),
    events.CardsLeft(seat=0, cards=NINES),
    events.Reversed(seat=0, clockwise=False),
    events.OrderTurned(seat=0, inverted=True),
    events.Targeted(seat=0, successor=1),
    events.PileBurned(seat=0, count=4, cause=events.BurnCause.SET),
    events.Drew(seat=0, count=2, cards=NINES),
    events.RowTaken(seat=0, cards=NINES),
    events.PickedUp(seat=0, count=5, fee=NINES),
    events.Skipped(seat=1),
    events.WentOut(seat=0, place=1),
    events.GameEnded(termination=events.Termination.LAST_LEFT, loser=1),
)

VIEW = View(
    viewer=0,
    phase=Phase.PLAY,
    decision=9,
    dealer=1,
    turn=0,
    direction=-1,
    inverted=True,
    duty=Duty(DutyKind.MATCH, Rank.NINE, NINE, 2, 1, 1),
    seats=(SeatView(3, NINES, 3, False, None), SeatView(0, (), 0, False, 1)),
    hand=NINES,
    pile=(
        Laid(NINES, 1, events.Zone.HAND, 2),
        Laid((JOKER,), None, events.Zone.STOCK, 0, Rank.KING, True, 1, 0),
    ),
    requirement=Requirement(Demand.HIGHER_SET, Rank.NINE, 2),
    stock_count=20,
    burned_count=4,
    call_rank=None,
    may_pass=True,
    legal=tuple(MOVES.values()),
    outcome=Outcome(events.Termination.LAST_LEFT, 0, (1,)),
)

TABLE = TableView(
    link="abcdefghjkmnpqrs",
    rules=rule_set(load_preset("classic")),
    seats=(
        Seat(Occupant.PERSON, "Ada", None, None, 2, 30),
        Seat(Occupant.BOT, "", 0, Level.MASTER, 0, 0),
        Seat(Occupant.OPEN, "", None, Level.CASUAL, 0, 0),
    ),
    you=0,
    host=0,
    stage=Stage.PLAYING,
    decision=9,
    games=2,
    draws=0,
    series_over=False,
    deadline_ms=1_700_000_005_000,
    game=VIEW,
)

CLIENT: dict[str, Struct] = {
    "resume": messages.Resume(protocol=messages.PROTOCOL_VERSION, version=12),
    "ping": messages.Ping(),
    **{f"do_{name}": messages.Do(id=ID, command=command) for name, command in COMMANDS.items()},
}

SERVER: dict[str, Struct] = {
    "update": Update(version=7, now_ms=1_700_000_000_000, events=EVENTS, snapshot=False, view=TABLE),
    "ack": messages.Ack(id=ID, version=7),
    "nack": messages.Nack(id=ID, code="move/too_low", details={"rank": 7, "card": "9S"}, version=7),
    "presence": messages.Presence(present=(0,), host=0, waiting_for=(1,)),
    "pong": messages.Pong(),
    "bye": messages.Bye(code="table/taken_over"),
}

PLAIN = {"max_seats": 4, "pickup": "forced", "powers": [{"rank": "8", "skip": 1}]}
CHAPTER = rulebook.Chapter(
    "taking",
    "Taking the pile",
    (rulebook.Sentence("take-forced", "Only if you have nothing that you could lay.", True),),
)
FIELD = rulebook.FormField(
    name="pickup",
    label="May you take the pile although you could play?",
    help="",
    kind="choice",
    options=(rulebook.Option("free", "Yes, whenever you like"),),
    least=0,
    most=0,
)

BODIES: dict[str, Struct] = {
    "rule_sets": http.RuleSets(
        rule_sets=(TABLE.rules,),
        local=False,
        addresses=("http://192.168.1.20:8000",),
        max_name=20,
        host_command="shithead serve",
        levels=tuple(Level),
        level=Level.CASUAL,
        thinks_less=True,
    ),
    "open_table": http.OpenTable(rules="classic", seats=3, name="Ada", open=True, levels=(Level.EXPERT,)),
    "opened_table": http.OpenedTable(link="abcdefghjkmnpqrs"),
    "table_facts": http.TableFacts(rules=TABLE.rules, stage=Stage.LOBBY, free_seats=2),
    "rulebook_text": rulebook.RulebookText(
        rules=TABLE.rules,
        language="en",
        note="● marks what is different from Classic.",
        chapters=(CHAPTER,),
        specials=(rulebook.SpecialCard("8", ("skips the next player",), True),),
        gone=(CHAPTER,),
        gone_note="These rules of Classic do not hold here:",
    ),
    "rules_form": rulebook.RulesForm(
        language="en",
        groups=(rulebook.FormGroup("taking", "Taking the pile", (FIELD,)),),
        powers=(rulebook.FormGroup("doing", "What it does", (FIELD,)),),
        presets=(rulebook.PresetLine("classic", "Classic", "2 resets, 10 burns.", "a table", 2, 6),),
    ),
    "draft_rules": rulebook.DraftRules(preset="classic", fields=PLAIN),
    "read_rules": rulebook.ReadRules(
        preset="classic",
        fields=PLAIN,
        preset_fields={"max_seats": 6},
        defaults={"max_seats": 5, "pickup": "free", "powers": []},
        rules=TABLE.rules,
        problems=(),
        changes=("May you take the pile although you could play? No, only when stuck",),
    ),
    "read_rules_impossible": rulebook.ReadRules(
        preset="classic",
        fields={"max_seats": 20},
        preset_fields={"max_seats": 6},
        defaults={"max_seats": 5},
        rules=None,
        problems=(rulebook.RuleProblem("max_seats", "Choose a number from 2 to 10."),),
        changes=(),
    ),
    "problem": http.Problem(code="table/no_such_table", details={}),
}

SAMPLES: dict[str, Struct] = {**CLIENT, **SERVER, **BODIES}


def write() -> None:
    """Write all fixtures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, message in SAMPLES.items():
        (FOLDER / f"{name}.json").write_bytes(encode(message) + b"\n")


if __name__ == "__main__":
    write()
