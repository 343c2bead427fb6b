/* The kernel's twin in C, for `make bench`: how far is the compiled kernel from what the machine can do?
 *
 * A translation, line by line, of the way that games by the yardstick's rules take through
 * src/shithead/kernel: deal, quick turns, the flips and the taken piles between them. The same flat arrays,
 * the same table of rules, the same generator, so the same tally for the same seed. Where a game would leave
 * this way, the twin says so and stops: `outside`. The places in the arrays come in a header that the bench
 * writes from the kernel's own names.
 */

#include "turns.h"

/* ---- apply.py ---- */

static void put_together(vec s, i64 zone, i64 c, i64 named, i64 bound) {
    s[LAID_ZONE] = zone;
    s[LAID_CLASS] = c;
    s[LAID_NAMED] = named;
    s[LAID_BOUND] = bound;
    s[LAID_LOWER] = NONE;
    s[LAID_RECEIVER] = NONE;
    s[LAID_SUCCESSOR] = NONE;
    s[LAID_RUN] = 0;
}

static void turned(vec s, vec t, i64 seat, i64 k, i64 zone, i64 on_pile) {
    add(s, t, LAID, k, 1);
    refresh(s, t, seat);
    if (on_pile) {
        put_together(s, zone, t[CLASS + k], NONE, 0);
        settle(s, t, seat);
    } else if (zone == DOWN && t[T_TAKE_CARD])
        outside();
    else
        take_pile(s, t, seat, seat, 1);
}

static void flip(vec s, vec t, i64 seat, i64 slot) {
    i64 at = DOWNS + seat * DOWN_SIZE;
    i64 k = s[at + 1 + slot];
    i64 on_pile = stays(s, t, t[CLASS + k]);
    i64 last = at + s[at];
    i64 place = at + 1 + slot;
    while (place < last) {
        s[place] = s[place + 1];
        place += 1;
    }
    s[at] -= 1;
    turned(s, t, seat, k, DOWN, on_pile);
}

static void pick_up(vec s, vec t, i64 seat, i64 move) {
    if (t[T_PREVIOUS])
        outside();
    i64 which = ((move >> 4) & 63) - 1;
    if (which >= 0)
        outside();
    take_pile(s, t, seat, seat, 0);
}

static void before(vec s, vec t, i64 seat) {
    if (t[T_LATE_SWAP])
        s[READY] |= t[BIT + seat];
    if (s[DUTY] != SECOND)
        return;
    outside();
}

static void apply(vec s, vec t, i64 seat, i64 move) {
    i64 kind = move & 15;
    if (s[PHASE] == PLAY && kind != SWAP_MOVE)
        before(s, t, seat);
    if (kind == FLIP)
        flip(s, t, seat, move >> 4);
    else if (kind == PICK_UP)
        pick_up(s, t, seat, move);
    else
        outside();
}

/* ---- legal.py, plays.py, moves.py ---- */

static i64 simple(i64 rank, i64 n) { return rank << 4 | n << PLAIN_AT; }

static i64 plain_plays(vec s, vec t, i64 seat, vec out) {
    i64 zone = open_zone(s, seat);
    i64 mask = wanted(s, t, source_of(s, seat));
    if (t[T_BINDING] || t[T_ESCAPE])
        outside();
    i64 found = 0;
    i64 held = s[zone + 1];
    while (held) {
        i64 c = lowest(t, held);
        held &= held - 1;
        i64 most = count(s, t, zone, c);
        i64 least = 1;
        if (!(mask & t[BIT + c]))
            least = t[T_COMPLETION] ? missing(s, t, c) : most + 1;
        while (least <= most) {
            out[found] = simple(c, least);
            found += 1;
            least += 1;
        }
    }
    return found;
}

static i64 legal_plays(vec s, vec t, i64 seat, vec out) {
    if (!(t[T_PLAIN] && s[DUTY] == NO_DUTY))
        outside();
    return plain_plays(s, t, seat, out);
}

static i64 pick_ups(vec s, vec t, i64 seat, vec out, i64 found) {
    if (s[TOP] == NONE || s[DUTY] == COVER || s[DUTY] == MATCH)
        return found;
    i64 fee = t[T_FEE];
    if (fee == NO_FEE || t[T_PREVIOUS] || source_of(s, seat) != ROW) {
        out[found] = PICK_UP;
        return found + 1;
    }
    outside();
    return found;
}

static i64 turn_moves(vec s, vec t, i64 seat, vec out) {
    i64 found = 0;
    if (source_of(s, seat) == DOWN)
        outside();
    i64 plays = legal_plays(s, t, seat, out);
    found = plays;
    if (s[NEXT] < s[END] && t[T_GAMBLE] && (s[DUTY] == NO_DUTY || s[DUTY] == SECOND)) {
        out[found] = GAMBLE;
        found += !plays || t[T_GAMBLE] == ANY_TIME ? 1 : 0;
    }
    if (!plays || !t[T_FORCED])
        found = pick_ups(s, t, seat, out, found);
    if (s[MAY_PASS] || (t[T_PASS_EMPTY] && s[TOP] == NONE && s[DUTY] != COVER)) {
        out[found] = PASS;
        found += 1;
    }
    return found;
}

static i64 is_on_turn(vec s, i64 seat) {
    return seat == s[TURN] || (s[DUTY] != NO_DUTY && s[DUTY_SEAT] == seat);
}

static i64 legal(vec s, vec t, i64 seat, vec out) {
    if (s[PHASE] != PLAY || !is_on_turn(s, seat) || t[T_LATE_SWAP])
        outside();
    return turn_moves(s, t, seat, out);
}

/* ---- policy.py ---- */

static i64 is_loose(i64 x) { return ((x >> 48) & 255) < LOOSE_MOVES; }

static i64 random_slot(vec s, vec t, i64 seat, i64 x) {
    i64 slots = t[T_IN_ORDER] ? 1 : s[DOWNS + seat * DOWN_SIZE];
    return FLIP | (((x & MASK31) * slots) >> 31) << 4;
}

static i64 stuck(vec s, vec t, i64 seat, vec out) {
    i64 n = legal(s, t, seat, out);
    i64 best = out[0];
    i64 least = FAR;
    i64 at = 0;
    while (at < n) {
        i64 kind = out[at] & 15;
        if (kind == PASS)
            return out[at];
        if (kind == GAMBLE)
            return out[at];
        if (kind == PICK_UP) {
            i64 paid = ((out[at] >> 4) & 63) - 1;
            i64 cost = paid < 0 ? 0 : t[SPEND_PLACE + t[CLASS + paid]] + (out[at] >> 10) * 32;
            if (cost < least) {
                least = cost;
                best = out[at];
            }
        }
        at += 1;
    }
    return best;
}

/* ---- quick.py ---- */

static i64 left_of(vec s, vec t, i64 seat) {
    i64 other = seat + 1;
    for (;;) {
        if (other >= s[SEATS])
            other = 0;
        if (s[IN] & t[BIT + other])
            return other;
        other += 1;
    }
}

static i64 spent_first(vec t, i64 mask) {
    i64 ordinary = mask & t[T_ORDINARY];
    if (ordinary && t[T_NATURAL])
        return lowest(t, ordinary);
    i64 place = 0;
    while (!(mask & t[BIT + t[SPEND + place]]))
        place += 1;
    return t[SPEND + place];
}

static void lay(vec s, vec t, i64 seat, i64 zone, i64 where, i64 c, i64 n) {
    i64 bit = t[BIT + c];
    i64 some = n << t[SHIFT + c];
    i64 left = s[zone + 2] - some;
    s[zone + 2] = left;
    if (!((left >> t[SHIFT + c]) & t[T_BITS]))
        s[zone + 1] ^= bit;
    i64 rest = s[zone] - n;
    s[zone] = rest;
    if (!rest)
        refresh(s, t, seat);
    if (t[ACTS + c])
        outside();
    i64 rank = t[RANK + c];
    i64 run = n;
    if (s[TOP] == c)
        run += s[RUN];
    i64 size = t[SET_SIZE + rank];
    i64 replay = NO_REPLAY;
    if (t[BURNS + c] || (size && run >= size)) {
        replay = t[BURNS + c] ? t[T_BURN_REPLAY] : t[T_SET_REPLAY];
        drop_pile(s, t);
        forget(s);
    } else {
        s[RUN] = run;
        s[TOP] = c;
        if (!t[TRANSPARENT + c])
            s[BASE] = c;
        s[PILE] += n;
        s[PILE + 1] |= bit;
        s[PILE + 2] += some;
    }
    i64 progress = replay != NO_REPLAY;
    if (where == HAND) {
        i64 at = s[NEXT];
        i64 end = at + t[T_DRAW_TO] - rest;
        end = least_of(end, s[END]);
        if (at < end) {
            s[NEXT] = end;
            s[zone] = rest + end - at;
            s[IN] |= t[BIT + seat];
            progress = 1;
            while (at < end) {
                i64 k = s[STOCK_AT + at];
                s[zone + 1] |= t[BIT + k];
                s[zone + 2] += t[BIT + t[SHIFT + k]];
                at += 1;
            }
        }
    }
    if (progress || !(s[IN] & t[BIT + seat]) || s[IDLE] + 1 >= t[T_LIMIT]) {
        end_turn(s, t, seat, progress, replay, 0);
        return;
    }
    s[IDLE] += 1;
    s[MAY_PASS] = 0;
    s[TURN] = left_of(s, t, seat);
}

static void quick_turn(vec s, vec t, i64 policy, i64 x, vec out) {
    i64 seat = s[TURN];
    i64 zone = HANDS + seat * SIZE;
    i64 where = HAND;
    if (!s[zone] && s[NEXT] >= s[END]) {
        where = ROW;
        zone = ROWS + seat * SIZE;
        if (!s[zone]) {
            apply(s, t, seat, random_slot(s, t, seat, x));
            return;
        }
    }
    i64 held = s[zone + 1];
    i64 top = s[TOP];
    i64 base = s[BASE];
    i64 least = 1;
    i64 right = 0;
    i64 mask = held;
    if (base != NONE) {
        right = held & t[FOLLOW + where * 64 + base];
        mask = right;
        if ((held & ~right & t[BIT + top]) && t[T_COMPLETION]) {
            i64 size = t[SET_SIZE + t[RANK + top]];
            i64 lacking = size > s[RUN] ? size - s[RUN] : 1;
            if (size && lacking <= ((s[zone + 2] >> t[SHIFT + top]) & t[T_BITS])) {
                least = lacking;
                mask |= t[BIT + top];
            }
        }
    } else if (top == NONE) {
        right = held & t[T_ON_EMPTY];
        mask = right;
    } else {
        right = held & wanted(s, t, where);
        mask = right;
    }
    if (!mask) {
        if (t[T_JUST_TAKES] > where) {
            take_pile(s, t, seat, seat, 0);
            return;
        }
        apply(s, t, seat, stuck(s, t, seat, out));
        return;
    }
    i64 c = 0;
    i64 n = 0;
    if (policy == RANDOM || (policy == LOOSE && is_loose(x))) {
        c = nth(t, mask, ((x & MASK31) * ones(t, mask)) >> 31);
        n = (s[zone + 2] >> t[SHIFT + c]) & t[T_BITS];
        if (right & t[BIT + c])
            least = 1;
        n = least + ((((x >> 31) & 0xFFFF) * (n - least + 1)) >> 16);
    } else {
        c = spent_first(t, mask);
        n = (s[zone + 2] >> t[SHIFT + c]) & t[T_BITS];
        if (t[POWERED + c])
            n = right & t[BIT + c] ? 1 : least;
    }
    lay(s, t, seat, zone, where, c, n);
}

/* ---- start.py ---- */

static void lead(vec s, vec t, i64 seat) {
    s[PHASE] = PLAY;
    s[TURN] = seat;
    s[CALL_RANK] = NONE;
    s[READY] = 0;
    free_duty(s);
    if (t[T_LEAD])
        outside();
}

static void after_swap(vec s, vec t) {
    s[READY] = 0;
    if (t[T_LAY_OFF] || t[T_START_CARD] || t[T_STARTER] != GIVEN_LEADER)
        outside();
    lead(s, t, s[LEADER]);
}

/* ---- playout.py ---- */

static i64 play_out(vec s, vec t, vec policies, i64 x, i64 most, vec out) {
    i64 moves = 0;
    while (moves < most && s[PHASE] != ENDED) {
        x = advance(x);
        moves += 1;
        if (s[PHASE] == PLAY && t[T_QUICK] && s[DUTY] == NO_DUTY && !s[MAY_PASS]) {
            quick_turn(s, t, policies[s[TURN]], x, out);
            continue;
        }
        outside();
    }
    out[0] = moves;
    return x;
}

static void blank(vec s, vec t, i64 seats) {
    i64 at = 0;
    while (at < HANDS) {
        s[at] = 0;
        at += 1;
    }
    i64 seat = 0;
    while (seat < seats) {
        clear(s, t, HANDS + seat * SIZE);
        clear(s, t, ROWS + seat * SIZE);
        s[DOWNS + seat * DOWN_SIZE] = 0;
        s[DEALT_ROWS + seat * DOWN_SIZE] = 0;
        s[ROW_ORDER + seat * ORDER_SIZE] = 0;
        seat += 1;
    }
}

static void deal_card(vec s, vec t, i64 zone, i64 seat, i64 k) {
    if (zone == 0) {
        i64 at = DOWNS + seat * DOWN_SIZE;
        s[at] += 1;
        s[at + s[at]] = k;
    } else if (zone == 1) {
        add(s, t, ROWS + seat * SIZE, k, 1);
        i64 at = DEALT_ROWS + seat * DOWN_SIZE;
        s[at] += 1;
        s[at + s[at]] = k;
        at = ROW_ORDER + seat * ORDER_SIZE;
        s[at] += 1;
        s[at + s[at]] = k;
    } else
        add(s, t, HANDS + seat * SIZE, k, 1);
}

static void deal(vec s, vec t, vec pack, vec sizes, i64 dealer) {
    i64 seats = t[T_SEATS];
    blank(s, t, seats);
    s[SEATS] = seats;
    s[DEALER] = dealer;
    s[LEADER] = 0;
    s[TURN] = NONE;
    s[PHASE] = SWAP;
    s[DIRECTION] = t[T_DIRECTION];
    s[CALL_RANK] = NONE;
    s[LOSER] = NOBODY;
    forget(s);
    free_duty(s);
    i64 next_card = 0;
    i64 zone = 0;
    while (zone < 3) {
        i64 turn = 0;
        while (turn < sizes[zone]) {
            i64 step = 1;
            while (step <= seats) {
                if (next_card < sizes[3]) {
                    deal_card(s, t, zone, (dealer + step) % seats, pack[next_card]);
                    next_card += 1;
                }
                step += 1;
            }
            turn += 1;
        }
        zone += 1;
    }
    s[END] = sizes[3] - next_card;
    i64 at = 0;
    while (at < s[END]) {
        s[STOCK_AT + at] = pack[next_card + at];
        at += 1;
    }
    i64 seat = 0;
    while (seat < seats) {
        s[IN] |= t[BIT + seat];
        seat += 1;
    }
    if (t[T_SWAP] == BEFORE_PLAY)
        outside();
    after_swap(s, t);
}

/* The generator's state at the end, or -1 where a game left the way that the twin knows. */
i64 play_many(vec s, vec t, vec pack, i64 cards, vec sizes, vec policies, i64 games, i64 x, i64 most, vec out,
              vec tally) {
    i64 game = 0;
    if (setjmp(way_out))
        return -1;
    while (game < games) {
        x = shuffle(pack, cards, x);
        deal(s, t, pack, sizes, 0);
        x = play_out(s, t, policies, x, most, out);
        tally[0] += out[0];
        if (s[LOSER] == NOBODY)
            tally[1] += 1;
        else
            tally[2 + s[LOSER]] += 1;
        game += 1;
    }
    return x;
}
