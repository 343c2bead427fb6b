"""What bots at a table think, in turn and out of turn: when they are asked, and what becomes of it."""

import asyncio
import os
import random
from collections.abc import Callable
from concurrent.futures import Future
from itertools import pairwise

import pytest
from msgspec.structs import replace

from shithead.bots.levels import MANNERS
from shithead.cards import PACK
from shithead.engine.moves import LayOff, Move, PickUp, Play, Ready, Swap
from shithead.engine.state import Phase
from shithead.engine.view import View, view
from shithead.errors import Code, Reason, Refused, move_code
from shithead.notation.cards import parse_cards
from shithead.protocol.codec import decode, encode
from shithead.rules.code import parse_code
from shithead.rules.compile import compile_rules
from shithead.rules.values import OutOfTurn
from shithead.server import thinking
from shithead.server.bots import Bots
from shithead.server.processes import Processes
from shithead.server.tasks import Tasks
from shithead.server.thinkers import Thinkers
from shithead.server.thinking import LEAST_URGENT, Question, think
from shithead.server.thoughts import Thoughts
from shithead.table import seats
from shithead.table.clock import Pace, bot_delay, interruption_delay
from shithead.table.decide import decide_bot
from shithead.table.entries import By, Moved, Opened
from shithead.table.fold import open_table
from shithead.table.rulesets import read_preset
from shithead.table.table import Table
from shithead.table.timing import BotTurn, bot_interruptions, bot_turns, wake
from shithead.table.updates import Stage
from tests.engine.tables import CLASSIC, changed, position
from tests.server.support import SLOW, HandClock, Here, pending, run
from tests.server.test_bots import SlowCrew
from tests.server.test_interruptions import CALLS, COMPLETES, JUMPS, Eager, cards
from tests.table.support import Driver


def opened(code: str, count: int, seed: int) -> Driver:
    """A table of one person and bots."""
    driver = Driver(seats=count, seed=seed)
    first = driver.log[0]
    assert isinstance(first, Opened)
    entry = replace(first, preset=read_preset(code), pace=SLOW)
    driver.log, driver.table = [entry], open_table(entry)
    driver.now = 1_000_000
    driver.deal()
    return driver


class Alone:
    """Bots alone at a table; time goes on to whatever comes next."""

    def __init__(self, driver: Driver, make: Callable[[], Here]) -> None:
        self.driver = driver
        self.tasks = Tasks()
        thinkers = Thinkers(HandClock(), make)
        self.thoughts = Thoughts(Bots(thinkers, thinkers, random.Random(1)), self.tasks, lambda: None)
        self.turns: list[BotTurn] = []
        self.interruptions: list[BotTurn] = []

    async def step(self) -> None:
        """Let the next answer be given, or the clock answer for who stays silent."""
        driver, table = self.driver, self.driver.table
        self.thoughts.follow(table, driver.now)
        await self.tasks.stop()
        instants = [each for each in (self.thoughts.due(table), table.deadline) if each is not None]
        assert instants, "nothing goes on here"
        driver.now = max(driver.now, min(instants))
        promised = {turn.seat: turn for turn in (*bot_turns(table), *bot_interruptions(table, 0))}
        entries = self.thoughts.answer(table, driver.now) or wake(table, driver.now)
        last = entries[-1]
        assert isinstance(last, Moved)
        kind = self.turns if last.seat in table.acting else self.interruptions
        kind.append(promised[last.seat])
        assert promised[last.seat].due == last.at
        driver.take(entries)
        going = driver.table.decision > table.decision or driver.table.acting != table.acting
        assert going or isinstance(last.move, LayOff)


@pytest.mark.parametrize(
    ("code", "count", "bot"),
    [(COMPLETES, 4, "eager"), (JUMPS, 2, "eager"), (JUMPS, 4, None), (CALLS, 3, "eager")],
)
def test_bots_alone_go_on_at_their_tempo(
    monkeypatch: pytest.MonkeyPatch, code: str, count: int, bot: str | None
) -> None:
    """To the end of the game; each answer comes at the instant drawn for it, in turn and out of turn."""
    if bot == "eager":
        monkeypatch.setattr(thinking, "_bot", lambda name, rules: Eager())

    async def test() -> None:
        jumped = 0
        for seed in range(4):
            driver = opened(code, count, seed)
            driver.table = replace(driver.table, chairs=seats.seat_bot(driver.table.chairs, 0, driver.now))
            alone = Alone(driver, lambda: Here(None))
            while driver.table.stage is Stage.PLAYING:
                await alone.step()
            assert len(alone.turns) > 20
            jumped += len(alone.interruptions)
        assert jumped

    run(test)


def test_bots_lay_off_one_card_after_the_other() -> None:
    """Before play each is laid once, and for each, and for being ready, a bot takes its time anew."""

    async def test() -> None:
        several = 0
        for seed in range(12):
            driver = opened("vandtia", 4, seed)
            driver.table = replace(driver.table, chairs=seats.seat_bot(driver.table.chairs, 0, driver.now))
            alone = Alone(driver, lambda: Here(None))
            while driver.phase is Phase.SWAP:
                await alone.step()
            begun, moves = driver.now, len(driver.log)
            while driver.phase is Phase.LAY_OFF:
                await alone.step()
            entries = [entry for entry in driver.log[moves:] if isinstance(entry, Moved)]
            for seat in range(4):
                own = [entry for entry in entries if entry.seat == seat]
                assert own[-1].move == Ready(on=True)
                assert len({entry.move for entry in own}) == len(own)
                instants = [begun, *(entry.at for entry in own)]
                gaps = [later - earlier for earlier, later in pairwise(instants)]
                assert all(720 <= gap <= 1080 for gap in gaps)
                assert len(set(gaps)) == len(gaps)
                several += len(own) > 2
        assert several

    run(test)


class Waiting:
    """A person on turn, and a bot that holds the rank that lies on top and thinks about it."""

    def __init__(self, code: str = JUMPS) -> None:
        self.driver = opened(code, 2, seed=1)
        game = self.driver.table.game
        assert game is not None
        seen = cards("6C 7C 8C KC KD 5D 9C JC QC QD 5C")
        burned = tuple(card for card in PACK if card not in seen)
        two = ("6C 7C 8C/KC/KD", "5D 9C JC/QC/QD")
        state = position(parse_code(code), *two, pile="5C", burned=burned)
        self.driver.table = replace(self.driver.table, game=replace(game, state=state))
        self.crew, self.tasks, self.woken = SlowCrew(), Tasks(), 0
        thinkers = Thinkers(HandClock(), lambda: self.crew)
        bots = Bots(thinkers, thinkers, random.Random(1))
        self.thoughts = Thoughts(bots, self.tasks, self._wake)

    def _wake(self) -> None:
        self.woken += 1

    def later(self, turn: int) -> Table:
        """The table when the next decision is open."""
        game = self.driver.table.game
        assert game is not None
        state = replace(game.state, decision=game.state.decision + 1, turn=turn)
        return replace(self.driver.table, game=replace(game, state=state))

    async def ask(self) -> Question:
        """Let the bot be asked."""
        self.thoughts.follow(self.driver.table, self.driver.now)
        await pending(lambda: self.crew.executor.asked)
        return self.crew.executor.asked[0][0]

    async def answer(self, *moves: Move) -> None:
        """Let its worker answer."""
        self.crew.executor.asked[0][1].set_result(encode(moves))
        await self.tasks.stop()


def test_a_bot_that_is_not_asked_is_asked_aside() -> None:
    """With the bytes of a client on its seat; its answer has an instant, and is a move by a bot."""

    async def test() -> None:
        waiting = Waiting()
        question = await waiting.ask()
        assert question.out_of_turn
        assert decode(question.view, View).viewer == 1
        await waiting.answer(Play(cards("5D")))
        table = waiting.driver.table
        due = waiting.thoughts.due(table)
        assert (waiting.woken, waiting.thoughts.answer(table, 0)) == (1, ())
        assert due == bot_interruptions(table, 0)[0].due
        (entry,) = waiting.thoughts.answer(table, due)
        assert entry == Moved(at=due, seat=1, move=Play(cards("5D")), by=By.BOT)

    run(test)


def test_a_stale_thought_is_dropped() -> None:
    """When the position has moved on, what the bot comes to changes nothing and wakes nobody."""

    async def test() -> None:
        waiting = Waiting()
        await waiting.ask()
        moved_on = waiting.later(turn=1)
        waiting.thoughts.follow(moved_on, waiting.driver.now)
        await pending(lambda: len(waiting.crew.executor.asked) == 2)
        waiting.crew.executor.asked[0][1].set_result(encode((Play(cards("5D")),)))
        for _ in range(20):
            await asyncio.sleep(0)
        for table in (waiting.driver.table, moved_on):
            assert waiting.thoughts.answer(table, now=10**9) == ()
        assert not waiting.woken
        waiting.thoughts.forget()

    run(test)


def test_an_answer_is_to_one_decision() -> None:
    """Even if the same cards may be laid at the next one."""

    async def test() -> None:
        waiting = Waiting()
        await waiting.ask()
        await waiting.answer(Play(cards("5D")))
        assert waiting.thoughts.answer(waiting.driver.table, now=10**9)
        assert waiting.thoughts.answer(waiting.later(turn=0), now=10**9) == ()

    run(test)


@pytest.mark.parametrize("moves", [(), (Play(parse_cards("9C")),), (PickUp(),), (Play(parse_cards("5H")),)])
def test_a_bot_that_lets_others_move_keeps_nobody_waiting(moves: tuple[Move, ...]) -> None:
    """So does one whose answer is not legal. Nothing is due, it is not asked again, and the room may rest."""

    async def test() -> None:
        waiting = Waiting()
        await waiting.ask()
        assert waiting.thoughts
        await waiting.answer(*moves)
        waiting.thoughts.follow(waiting.driver.table, waiting.driver.now)
        assert (len(waiting.crew.executor.asked), waiting.woken) == (1, 0)
        assert waiting.thoughts.due(waiting.driver.table) is None
        assert not waiting.thoughts

    run(test)


def test_an_exchange_has_time() -> None:
    """Where it is legal out of turn too, it is no answer of a bot that is not asked."""

    async def test() -> None:
        waiting = Waiting(f"{JUMPS}+swap=until_first_move")
        exchange = Swap(*cards("5D QC"))
        await waiting.ask()
        assert decide_bot(waiting.driver.table, 1, exchange, now=0)
        await waiting.answer(exchange)
        assert waiting.thoughts.due(waiting.driver.table) is None

    run(test)


def test_people_get_their_time_after_a_break_of_the_server() -> None:
    """A table that is loaded later begins to count then, however long its decision was open."""

    async def test() -> None:
        waiting = Waiting()
        table = waiting.driver.table
        usual = bot_interruptions(table, 0)[0].due
        waiting.driver.now += 60_000
        await waiting.ask()
        await waiting.answer(Play(cards("5D")))
        assert waiting.thoughts.due(table) == usual + 60_000

    run(test)


def test_people_have_as_much_time_as_a_move_takes() -> None:
    """Out of turn a bot of any level is never faster than it can be in turn, and often slower."""
    pace = Pace(bot_ms=1000)
    for manner in MANNERS.values():
        assert interruption_delay(pace, 0.0, manner) == bot_delay(pace, 0.0, manner, calling=False)
        assert interruption_delay(pace, 0.5, manner) > bot_delay(pace, 0.99, manner, calling=False)


def test_by_which_rules_bots_are_asked_out_of_turn() -> None:
    """Where cards may be laid so, and there alone; whether somebody holds them does not matter."""
    for code, asked in ((COMPLETES, True), (JUMPS, True), ("classic", False), ("vtange", False)):
        for hand in ("5D 9C JC", "TD 9C JC"):
            driver = opened(code, 4, seed=1)
            game = driver.table.game
            assert game is not None
            rules = parse_code(code)
            three = (f"{hand}/QC/QD", "3C 3D 3H/2C/2D", "8C 8D 8H/AC/AD")
            state = position(rules, "6C 7C 8C/KC/KD", *three, pile="5C 5H 5S")
            table = replace(driver.table, game=replace(game, state=state))
            assert [
                turn.seat for turn in sorted(bot_interruptions(table, 0), key=lambda turn: turn.seat)
            ] == ([1, 2, 3] if asked else [])


def test_a_bot_lays_cards_out_of_turn_only_where_it_may() -> None:
    """By rules without that, or with cards that do not fit, its answer is refused as anybody's is."""
    fives = Waiting().driver.table
    game = fives.game
    assert game is not None
    plain = replace(game.state, table=compile_rules(parse_code("tabletop")))
    forbidden = replace(fives, game=replace(game, state=plain))
    for table, move, code in (
        (forbidden, Play(cards("5D")), Code.STALE_DECISION),
        (fives, Play(cards("9C")), Reason.NOT_A_COMPLETION),
        (fives, PickUp(), Reason.NOT_YOUR_TURN),
    ):
        with pytest.raises(Refused) as refused:
            decide_bot(table, 1, move, now=0)
        assert refused.value.code == (code if isinstance(code, Code) else move_code(code))
    assert decide_bot(fives, 1, Play(cards("5D")), now=7)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="knows no priorities")
def test_real_workers_answer_out_of_turn_and_give_way() -> None:
    """With the same bytes as a bot here; four of a kind that ends the game is completed."""
    rules = changed(CLASSIC, out_of_turn=OutOfTurn.COMPLETE)
    for row, laid in (("9D", True), ("8D", False)):
        state = position(rules, "KC 8C//", f"{row}//", pile="9C 9H 9S")
        question = Question("careful", encode(rules), encode(view(state, 1)), b"[]", seed=1, out_of_turn=True)

        async def test(question: Question = question, *, laid: bool = laid) -> None:
            made = Thinkers(HandClock(), lambda: Processes(1, yielding=True))
            try:
                answer = await made.ask(question)
                assert answer == think(question)
                assert decode(answer, tuple[Move, ...]) == ((Play(cards("9D")),) if laid else ())
                assert isinstance(made.crew, Processes)
                (pid,) = made.crew.pids
                assert os.getpriority(os.PRIO_PROCESS, pid) >= LEAST_URGENT
            finally:
                made.close()

        run(test)


def test_a_thought_that_nobody_began_is_never_begun() -> None:
    """Questions about what is gone do not pile up before the workers."""

    async def test() -> None:
        waiting = Waiting()
        queued: list[Future[bytes]] = []

        def submit(*_: object) -> Future[bytes]:
            queued.append(Future())
            return queued[-1]

        waiting.crew.executor.submit = submit  # type: ignore[method-assign]
        waiting.thoughts.follow(waiting.driver.table, waiting.driver.now)
        await pending(lambda: queued)
        waiting.thoughts.forget()
        await waiting.tasks.stop()
        assert queued[0].cancelled()

    run(test)
