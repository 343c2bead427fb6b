"""Search: which move is best, judged over many possible worlds.

``search_tree`` is information set Monte Carlo tree search with a single observer (Cowling, Powley and
Whitehouse, 2012): each round imagines a world, goes down one tree for all worlds by the moves that are legal
in this one, adds a node, and plays the game out. ``search_flat`` tries every move in the same worlds, equally
often, and ``search_rows`` does so with ways to arrange hand and row before play.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from shithead.kernel.apply import apply
from shithead.kernel.bits import ones
from shithead.kernel.chance import MASK31, advance
from shithead.kernel.fields import (
    BIT,
    ENDED,
    ENDING,
    FIRST_OUT,
    GAME,
    IDLE,
    IN,
    LOSER,
    NOBODY,
    NONE,
    OUTS,
    PHASE,
    PLACES,
    PLAY,
    READY,
    SEATS,
    SWAP,
    T_LIMIT,
)
from shithead.kernel.legal import READY_ON, legal
from shithead.kernel.playout import play_out
from shithead.kernel.policy import GREEDY, acting_seat, policy_move
from shithead.kernel.question import WAIT, Question, forget_players, imagine_players
from shithead.kernel.storage import as_list, numbers, zeros
from shithead.kernel.value import estimate
from shithead.kernel.words import i64, vec
from shithead.kernel.worlds import copy_game, imagine

REWARD: Final = 1000
"""What a seat gets that is not the loser, and goes out first."""
PLACE_WORTH: Final = 60
"""So much of that hangs on the place, where there are more than two seats."""

NO_RESULT: Final = 400
"""What a seat takes a game of two without a result to be worth, while it can still be won."""

# A node of the tree.
MOVE: Final = 0
MOVER: Final = 1
CHILD: Final = 2
SIBLING: Final = 3
VISITS: Final = 4
CHANCES: Final = 5
"""How often the move was legal when its parent was visited."""
WORTH: Final = 6
"""The sum of what its mover got."""
NODE: Final = 8

DEEPEST: Final = 64
"""So many moves deep the tree grows at most."""


def reward(s: vec[i64], t: vec[i64], seat: i64) -> i64:
    """What a seat gets from a game that is over, or was stopped."""
    seats: i64 = s[SEATS]
    if s[LOSER] == seat:
        return 0
    if s[IN] & t[BIT + seat]:
        if s[PHASE] == ENDED and s[ENDING] == FIRST_OUT:
            return 0
        if s[PHASE] == ENDED and s[LOSER] != NOBODY:
            return REWARD - PLACE_WORTH
        left: i64 = ones(t, s[IN])
        return REWARD * (left - 1) // left - PLACE_WORTH // 2 if seats > 2 else REWARD // 2
    if seats == 2:
        return REWARD
    place: i64 = 0
    while place < s[OUTS]:
        if s[PLACES + place] == seat:
            return REWARD - PLACE_WORTH * place // (seats - 2)
        place += 1
    return REWARD


def make(s: vec[i64], t: vec[i64], seat: i64, move: i64) -> None:
    """Make a move, or none."""
    if move != WAIT:
        apply(s, t, seat, move)


LONGEST_WAY: Final = 16
"""Room for the moves of a way to go on; they end with ``WAIT``."""


def search_flat(question: Question, rounds: i64, x: i64) -> list[int]:
    """Try every move in the same possible worlds, equally often.

    Args:
        question: the decision.
        rounds: how many worlds.
        x: the generator's state.

    Returns:
        For each move, in the order of the question, the sum of what the seat got.
    """
    ways: vec[i64] = zeros(question.count * LONGEST_WAY)
    at: i64 = 0
    while at < question.count:
        ways[at * LONGEST_WAY] = question.moves[at]
        ways[at * LONGEST_WAY + 1] = WAIT
        at += 1
    return try_ways(question, ways, question.count, False, rounds, x)


def search_rows(question: Question, rows: list[int], rounds: i64, x: i64) -> list[int]:
    """Try ways to arrange hand and row, in the same possible worlds, equally often.

    Args:
        question: the decision, in the swap phase or where exchanges are made in play.
        rows: the exchanges that lead to each way, ``LONGEST_WAY`` words each.
        rounds: how many worlds.
        x: the generator's state.

    Returns:
        For each way the sum of what the seat got.
    """
    return try_ways(question, numbers(rows), len(rows) // LONGEST_WAY, True, rounds, x)


def try_ways(question: Question, ways: vec[i64], n: i64, arranges: bool, rounds: i64, x: i64) -> list[int]:
    """Try ways to go on, in the same possible worlds, equally often.

    Args:
        question: the decision.
        ways: the moves of each, ``LONGEST_WAY`` words each.
        n: how many ways.
        arranges: the moves are exchanges, and the seat is ready after them.
        rounds: how many worlds.
        x: the generator's state.

    Returns:
        For each way the sum of what the seat got.
    """
    t: vec[i64] = question.t
    world: vec[i64] = question.world
    seat: i64 = question.seat
    s: vec[i64] = zeros(GAME)
    worth: vec[i64] = zeros(n)
    turn: i64 = 0
    while turn < rounds:
        x = imagine(question.known, world, t, question.unseen, question.plan, x)
        way: i64 = 0
        while way < n:
            copy_game(world, s, t)
            at: i64 = way * LONGEST_WAY
            while ways[at] != WAIT:
                apply(s, t, seat, ways[at])
                at += 1
            if arranges:
                be_ready(s, t, seat)
            x = play_out(s, t, question.policies, x, question.most, question.out)
            worth[way] += reward(s, t, seat)
            way += 1
        turn += 1
    return as_list(worth)


def be_ready(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """Let a seat exchange no more cards."""
    if s[PHASE] == SWAP:
        apply(s, t, seat, READY_ON)
    else:
        s[READY] |= t[BIT + seat]


def search_tree(question: Question, rounds: i64, x: i64) -> list[int]:
    """Grow one tree over many possible worlds.

    Args:
        question: the decision.
        rounds: how many worlds.
        x: the generator's state.

    Returns:
        For each move, in the order of the question, how often it was tried.
    """
    t: vec[i64] = question.t
    s: vec[i64] = question.world
    tree: vec[i64] = zeros((rounds + 1) * NODE)
    path: vec[i64] = zeros(DEEPEST + 2)
    tree[CHILD] = NONE
    judges: bool = len(question.net) > 0
    nodes: i64 = 1
    turn: i64 = 0
    while turn < rounds:
        x = imagine_players(question, x)
        x = imagine(question.known, s, t, question.unseen, question.plan, x)
        nodes = descend(question, s, tree, path, nodes, x)
        x = advance(x)
        mine: i64 = NONE
        if judges and s[PHASE] == PLAY:
            mine = judged(question, s)
        else:
            x = play_out(s, t, question.policies, x, question.most, question.out)
        give_back(question, s, tree, path, mine)
        forget_players(question)
        turn += 1
    question.expected = float(tree[WORTH]) / float(rounds * REWARD)
    return as_list(visits_of(question, tree))


def judged(question: Question, s: vec[i64]) -> i64:
    """What a network expects for who decides from a game of two seats.

    The longer nothing happens, the nearer a game is to ending without a result (C-67). That fades in early
    and is worth less than half, or else two that play well would wait for each other's mistakes.
    """
    t: vec[i64] = question.t
    seat: i64 = question.seat
    chance: float = 0.0
    if question.greedy[1 - seat] and len(question.versus) > 0:
        chance = estimate(s, t, question.versus, question.versus_hidden, seat)
    else:
        chance = estimate(s, t, question.net, question.hidden, seat)
    mine: i64 = i64(chance * REWARD)
    part: float = float(t[T_LIMIT] - s[IDLE]) / float(t[T_LIMIT])
    part = part * part * part
    return NO_RESULT + i64(float(mine - NO_RESULT) * part * part)


def give_back(question: Question, s: vec[i64], tree: vec[i64], path: vec[i64], mine: i64) -> None:
    """Count what came of a round in all nodes that it went through.

    Args:
        question: the decision.
        s: the game at the end of the round.
        tree: the nodes.
        path: those that were visited; see ``descend``.
        mine: what who decides is expected to get, or ``NONE`` for what the game gave.
    """
    t: vec[i64] = question.t
    at: i64 = path[0]
    while at >= 0:
        node: i64 = path[at] if at else 0
        seat: i64 = tree[node + MOVER] if at else question.seat
        got: i64 = mine
        if mine == NONE:
            got = reward(s, t, seat)
        elif seat != question.seat:
            got = REWARD - mine
        tree[node + VISITS] += 1
        tree[node + WORTH] += got
        at -= 1


def visits_of(question: Question, tree: vec[i64]) -> vec[i64]:
    """For each move of a question, how often it was tried."""
    found: vec[i64] = zeros(question.count)
    child: i64 = tree[CHILD]
    while child != NONE:
        at: i64 = 0
        while at < question.count:
            if question.moves[at] == tree[child + MOVE]:
                found[at] = tree[child + VISITS]
            at += 1
        child = tree[child + SIBLING]
    return found


def descend(question: Question, s: vec[i64], tree: vec[i64], path: vec[i64], nodes: i64, x: i64) -> i64:
    """Go down the tree by moves that are legal in this world, and add a node.

    Args:
        question: the decision.
        s: the world; becomes the game at the new node.
        tree: the nodes; the first is the decision itself.
        path: gets the nodes that were visited, from place 1 on, and at 0 how many.
        nodes: how many nodes there are.
        x: the generator's state.

    Returns:
        How many nodes there are now.
    """
    t: vec[i64] = question.t
    out: vec[i64] = question.out
    node: i64 = 0
    depth: i64 = 0
    while s[PHASE] != ENDED and depth < DEEPEST:
        seat: i64 = acting_seat(s, t)
        n: i64 = 0
        if not node and not depth:
            seat = question.seat
            n = question.count
            copy_first(question.moves, out, n)
        else:
            n = legal(s, t, seat, out)
        if n == 1:
            make(s, t, seat, out[0])
            continue
        x = advance(x)
        if question.greedy[seat] and seat != question.seat:
            # The reply of greedy play, alone on offer.
            n = 1
            out[0] = policy_move(s, t, seat, GREEDY, x, question.reply)
        fresh: i64 = untried(tree, node, out, n, x)
        depth += 1
        if fresh != NONE:
            added: i64 = nodes * NODE
            tree[added + MOVE] = fresh
            tree[added + MOVER] = seat
            tree[added + CHILD] = NONE
            tree[added + CHANCES] = 1
            tree[added + SIBLING] = tree[node + CHILD]
            tree[node + CHILD] = added
            path[depth] = added
            make(s, t, seat, fresh)
            path[0] = depth
            return nodes + 1
        node = best_child(tree, node, question.explore)
        path[depth] = node
        make(s, t, seat, tree[node + MOVE])
    path[0] = depth
    return nodes


def copy_first(source: vec[i64], target: vec[i64], n: i64) -> None:
    """Copy the first moves."""
    at: i64 = 0
    while at < n:
        target[at] = source[at]
        at += 1


OFFERED: Final = 7
"""A node's word that says whether its move is legal in this world."""


def untried(tree: vec[i64], node: i64, out: vec[i64], n: i64, x: i64) -> i64:
    """Mark the children whose move is legal now; one of the moves that have no child yet, or ``NONE``."""
    child: i64 = tree[node + CHILD]
    while child != NONE:
        tree[child + OFFERED] = 0
        at: i64 = 0
        while at < n:
            if out[at] == tree[child + MOVE]:
                tree[child + OFFERED] = 1
                tree[child + CHANCES] += 1
                n -= 1
                out[at] = out[n]
                at = n
            at += 1
        child = tree[child + SIBLING]
    if not n:
        return NONE
    return out[((x & MASK31) * n) >> 31]


def best_child(tree: vec[i64], node: i64, explore: float) -> i64:
    """The child on offer that promises most: upper confidence bounds by how often each was on offer."""
    best: i64 = NONE
    most: float = -1.0
    child: i64 = tree[node + CHILD]
    while child != NONE:
        if tree[child + OFFERED]:
            visits: float = float(tree[child + VISITS])
            worth: float = float(tree[child + WORTH]) / (visits * REWARD)
            promise: float = worth + explore * sqrt(log(float(tree[child + CHANCES])) / visits)
            if promise > most:
                most = promise
                best = child
        child = tree[child + SIBLING]
    return best
