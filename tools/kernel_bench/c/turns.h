/* What lies on the pile, and how a play and its turn end. */

#ifndef TURNS_H
#define TURNS_H

#include "cards.h"

/* ---- pile.py ---- */

static void forget(vec s) {
    s[TOP] = NONE;
    s[TOP_BOUND] = 0;
    s[TOP_ENTRIES] = 0;
    s[BASE] = NONE;
    s[BASE_LOWER] = 0;
    s[BASE_BOUND] = 0;
    s[RUN] = 0;
    s[PARITY] = 0;
    s[DEPTH] = 0;
}

static i64 base_class(vec s, vec t) {
    if (s[BASE] != NONE)
        return s[BASE];
    if (s[TOP] != NONE && t[OWN_ON_EMPTY + s[TOP]])
        return s[TOP];
    return NONE;
}

static i64 wanted(vec s, vec t, i64 zone) {
    if (s[DUTY] == COVER || s[DUTY] == MATCH)
        return t[T_EVERY];
    if (s[TOP] == NONE)
        return t[T_ON_EMPTY];
    i64 base = base_class(s, t);
    if (base == NONE)
        return t[T_EVERY];
    i64 variant = zone == ROW ? 1 : 0;
    if (t[T_TURNS])
        variant += 2 * (s[INVERTED] ^ s[PARITY]);
    if (s[BASE] != NONE)
        variant += 4 * s[BASE_LOWER];
    return t[FOLLOW + (variant << 6) + base];
}

static i64 completes_set(vec s, vec t, i64 c, i64 n) {
    if (s[TOP] == NONE || !t[T_ACROSS])
        return 0;
    if (t[T_THROUGH])
        outside();
    i64 rank = t[RANK + c];
    i64 size = t[SET_SIZE + rank];
    if (!size)
        return 0;
    return t[RANK + s[TOP]] == rank && s[RUN] + n >= size;
}

static i64 missing(vec s, vec t, i64 c) {
    if (s[TOP] == NONE || !t[T_ACROSS])
        return 99;
    if (t[T_THROUGH])
        outside();
    i64 rank = t[RANK + c];
    i64 size = t[SET_SIZE + rank];
    i64 run = 0;
    if (!size)
        return 99;
    if (t[RANK + s[TOP]] == rank)
        run = s[RUN];
    if (!run)
        return 99;
    return size > run ? size - run : 1;
}

static i64 stays(vec s, vec t, i64 c) {
    if (s[DUTY] == COVER || s[TOP] == NONE)
        return 1;
    if (wanted(s, t, DOWN) & t[BIT + c])
        return 1;
    return t[T_COMPLETION] != 0 && completes_set(s, t, c, 1);
}

static void sum_up(vec s, vec t, i64 c, i64 n) {
    if (t[T_ENTRIES])
        outside();
    i64 rank = t[RANK + c];
    if (s[TOP] != NONE && t[RANK + s[TOP]] == rank)
        s[RUN] += n;
    else
        s[RUN] = n;
    s[TOP] = c;
    if (t[T_BINDING])
        s[TOP_BOUND] = s[LAID_BOUND];
    if (!t[TRANSPARENT + c]) {
        s[BASE] = c;
        s[BASE_LOWER] = s[LAID_LOWER] == 1 ? 1 : 0;
        s[BASE_BOUND] = s[LAID_BOUND];
    }
    if (t[INVERTS + c] == PILE_TURNS)
        s[PARITY] ^= 1;
}

static i64 burns(vec s, vec t) {
    i64 c = s[TOP];
    if (t[BURNS + c])
        return 1;
    i64 rank = t[RANK + c];
    i64 size = t[SET_SIZE + rank];
    return size && s[RUN] >= size ? 2 : 0;
}

/* ---- drawing.py ---- */

static i64 refill(vec s, vec t, i64 seat) {
    i64 hand = HANDS + seat * SIZE;
    i64 n = t[T_DRAW_TO] - s[hand];
    i64 at = s[NEXT];
    i64 left = s[END] - at;
    n = least_of(n, left);
    if (n <= 0)
        return 0;
    i64 end = at + n;
    while (at < end) {
        add(s, t, hand, s[STOCK_AT + at], 1);
        at += 1;
    }
    s[NEXT] = end;
    return n;
}

static i64 draw_after_play(vec s, vec t, i64 seat) {
    if (t[T_DRAW_WHEN] == AFTER_PLAY || !s[HANDS + seat * SIZE])
        return refill(s, t, seat);
    return 0;
}

/* ---- turns.py ---- */

static void free_duty(vec s) {
    s[DUTY] = NO_DUTY;
    s[DUTY_RANK] = NONE;
    s[DUTY_CARD] = NONE;
    s[DUTY_COUNT] = 0;
    s[DUTY_SKIPS] = 0;
    s[DUTY_SEAT] = NONE;
}

static void no_ending(vec s) {
    s[END_SKIPS] = 0;
    s[END_REVERSALS] = 0;
    s[END_AGAIN] = 0;
    s[END_RECEIVER] = NONE;
    s[END_GIVER] = 0;
    s[END_SUCCESSOR] = NONE;
    s[END_PICKED] = 0;
    s[END_STAYS] = 0;
}

static void end_game(vec s, i64 ending, i64 loser) {
    s[PHASE] = ENDED;
    s[TURN] = NONE;
    s[MAY_PASS] = 0;
    s[ENDING] = ending;
    s[LOSER] = loser;
    free_duty(s);
}

static i64 most_cards(vec s) {
    i64 best = NOBODY;
    i64 most = -1;
    i64 seat = 0;
    while (seat < s[SEATS]) {
        i64 n = cards_left(s, seat);
        if (n == most)
            best = NOBODY;
        else if (n > most) {
            most = n;
            best = seat;
        }
        seat += 1;
    }
    return best;
}

static i64 successor(vec s, vec t, i64 seat) {
    if (s[END_SUCCESSOR] != NONE || s[END_RECEIVER] != NONE || s[END_REVERSALS] || s[END_SKIPS])
        outside();
    return next_seat(s, t, seat, 1);
}

static i64 goes_out(vec s, vec t, i64 seat) {
    s[PLACES + s[OUTS]] = seat;
    s[OUTS] += 1;
    if (t[T_OUT_CLEARS] && s[TOP] != NONE) {
        drop_pile(s, t);
        forget(s);
    }
    i64 last = NONE;
    i64 left = 0;
    i64 other = 0;
    while (other < s[SEATS]) {
        if (s[IN] & t[BIT + other]) {
            left += 1;
            last = other;
        }
        other += 1;
    }
    if (left == 1) {
        end_game(s, LAST_LEFT, last);
        return 1;
    }
    if (t[T_FIRST_WINS]) {
        end_game(s, FIRST_OUT, NOBODY);
        return 1;
    }
    return 0;
}

static void stay_on(vec s, i64 seat, i64 replay, i64 extra) {
    s[PHASE] = PLAY;
    s[TURN] = seat;
    free_duty(s);
    i64 again = extra && replay == NO_REPLAY ? s[END_AGAIN] : 0;
    if (again)
        s[DUTY] = again == AGAIN_COVER ? COVER : OWN;
    s[MAY_PASS] = replay == REPLAY_MAY || again == AGAIN_MAY ? 1 : 0;
}

static void pass_on(vec s, vec t, i64 seat, i64 idle) {
    i64 turn = successor(s, t, seat);
    i64 goes_on = s[END_GIVER] != 0 && turn == seat;
    free_duty(s);
    if (!s[DIRECTION])
        outside();
    if (t[T_DRAW_WHEN] != AFTER_PLAY && !goes_on)
        outside();
    s[PHASE] = PLAY;
    s[TURN] = turn;
    s[MAY_PASS] = 0;
    s[IDLE] = idle;
}

static void end_turn(vec s, vec t, i64 seat, i64 progress, i64 replay, i64 extra) {
    i64 idle = s[IDLE] + 1;
    i64 inside = (s[IN] & t[BIT + seat]) != 0;
    if (progress || !inside)
        idle = 0;
    if (!inside && goes_out(s, t, seat))
        return;
    i64 goes_on = replay > REPLAY_NO;
    if (extra && replay == NO_REPLAY)
        goes_on = s[END_AGAIN] != 0 || s[END_STAYS] != 0;
    if (inside && goes_on) {
        stay_on(s, seat, replay, extra);
        s[IDLE] = idle;
    } else if (extra || t[T_LONG_END]) {
        if (!extra)
            no_ending(s);
        pass_on(s, t, seat, idle);
    } else {
        if (s[DUTY] != NO_DUTY)
            free_duty(s);
        s[TURN] = next_seat(s, t, seat, 1);
        s[MAY_PASS] = 0;
        s[IDLE] = idle;
        s[PHASE] = PLAY;
    }
    if (idle >= t[T_LIMIT] && s[IDLE])
        end_game(s, NO_PROGRESS, t[T_MOST_CARDS] ? most_cards(s) : NOBODY);
}

/* ---- effects.py ---- */

static void refresh(vec s, vec t, i64 seat) {
    if (cards_left(s, seat))
        s[IN] |= t[BIT + seat];
    else if (s[IN] & t[BIT + seat])
        s[IN] ^= t[BIT + seat];
}

static void finish(vec s, vec t, i64 seat, i64 progress, i64 replay, i64 extra) {
    i64 drawn = draw_after_play(s, t, seat);
    if (drawn) {
        s[IN] |= t[BIT + seat];
        progress = 1;
    } else if (s[LAID_ZONE] == DOWN || s[LAID_ZONE] == STOCK)
        progress = 1;
    if (extra || t[T_ROW_USE])
        outside();
    if (!(s[IN] & t[BIT + seat]) && t[AGAIN_LAST + s[LAID_CLASS]] && s[TOP] != NONE)
        outside();
    end_turn(s, t, seat, progress, replay, extra);
}

static void settle_plain(vec s, vec t, i64 seat, i64 c, i64 n) {
    sum_up(s, t, c, n);
    i64 cause = burns(s, t);
    i64 replay = NO_REPLAY;
    if (cause) {
        drop_pile(s, t);
        forget(s);
        replay = cause == 1 ? t[T_BURN_REPLAY] : t[T_SET_REPLAY];
    }
    if (t[T_PAIR_SKIPS] || t[T_MATCH] || s[DUTY] != NO_DUTY)
        outside();
    finish(s, t, seat, cause != 0, replay, 0);
}

static void settle(vec s, vec t, i64 seat) {
    if (t[ACTS + s[LAID_CLASS]] || t[T_ODD])
        outside();
    i64 n = s[LAID];
    move_all(s, t, LAID, PILE);
    settle_plain(s, t, seat, s[LAID_CLASS], n);
}

static void take_pile(vec s, vec t, i64 seat, i64 taker, i64 progress) {
    i64 hand = HANDS + taker * 8;
    move_all(s, t, PILE, hand);
    move_all(s, t, LAID, hand);
    forget(s);
    s[IN] |= t[BIT + taker];
    refresh(s, t, seat);
    no_ending(s);
    s[END_SKIPS] = s[DUTY_SKIPS];
    s[END_PICKED] = 1;
    s[END_STAYS] = t[T_PICKUP_PLAYS] || taker != seat ? 1 : 0;
    end_turn(s, t, seat, progress, NO_REPLAY, 1);
}

#endif
