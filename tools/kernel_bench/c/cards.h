/* Words of masks and zones, and the generator: what everything else in the twin stands on. */

#ifndef CARDS_H
#define CARDS_H

#include <setjmp.h>
#include <stdint.h>

#include "fields.h"

typedef int64_t i64;
typedef i64 *vec;

static jmp_buf way_out;

static void outside(void) { longjmp(way_out, 1); }

static i64 least_of(i64 one, i64 other) { return one < other ? one : other; }

/* ---- bits.py ---- */

static i64 ones(vec t, i64 mask) {
    i64 found = 0;
    while (mask) {
        found += t[ONES + (mask & 127)];
        mask >>= 7;
    }
    return found;
}

static i64 nth(vec t, i64 mask, i64 n) {
    i64 place = 0;
    for (;;) {
        i64 here = t[ONES + (mask & 127)];
        if (n < here)
            return place + t[NTH + ((mask & 127) << 3) + n];
        n -= here;
        mask >>= 7;
        place += 7;
    }
}

static i64 lowest(vec t, i64 mask) {
    i64 place = 0;
    while (!(mask & 127)) {
        mask >>= 7;
        place += 7;
    }
    return place + t[NTH + ((mask & 127) << 3)];
}

/* ---- chance.py ---- */

static i64 advance(i64 x) { return MULTIPLIER * (x & MASK31) + (x >> 31); }

static i64 shuffle(vec values, i64 count, i64 x) {
    i64 left = count;
    while (left > 1) {
        x = advance(x);
        i64 place = ((x & MASK31) * left) >> 31;
        left -= 1;
        i64 kept = values[left];
        values[left] = values[place];
        values[place] = kept;
    }
    return x;
}

/* ---- zones.py ---- */

static i64 count(vec s, vec t, i64 zone, i64 k) {
    return (s[zone + 2 + t[WORD + k]] >> t[SHIFT + k]) & t[T_BITS];
}

static void add(vec s, vec t, i64 zone, i64 k, i64 n) {
    s[zone] += n;
    s[zone + 1] |= t[BIT + k];
    s[zone + 2 + t[WORD + k]] += n << t[SHIFT + k];
}

static void clear(vec s, vec t, i64 zone) {
    s[zone] = 0;
    s[zone + 1] = 0;
    i64 word = 0;
    while (word < t[T_WORDS]) {
        s[zone + 2 + word] = 0;
        word += 1;
    }
}

static void move_all(vec s, vec t, i64 source, i64 target) {
    s[target] += s[source];
    s[target + 1] |= s[source + 1];
    s[source] = 0;
    s[source + 1] = 0;
    i64 word = 2;
    i64 end = 2 + t[T_WORDS];
    while (word < end) {
        s[target + word] += s[source + word];
        s[source + word] = 0;
        word += 1;
    }
}

static i64 source_of(vec s, i64 seat) {
    if (s[HANDS + seat * SIZE] || s[NEXT] < s[END])
        return HAND;
    return s[ROWS + seat * SIZE] ? ROW : DOWN;
}

static i64 open_zone(vec s, i64 seat) {
    return source_of(s, seat) == ROW ? ROWS + seat * SIZE : HANDS + seat * SIZE;
}

static i64 cards_left(vec s, i64 seat) {
    return s[HANDS + seat * SIZE] + s[ROWS + seat * SIZE] + s[DOWNS + seat * DOWN_SIZE];
}

static void drop_pile(vec s, vec t) { clear(s, t, PILE); }

/* ---- seats.py ---- */

static i64 next_seat(vec s, vec t, i64 seat, i64 way) {
    i64 seats = s[SEATS];
    i64 step = s[DIRECTION] >= 0 ? way : -way;
    i64 other = seat;
    i64 turn = 0;
    while (turn < seats) {
        other += step;
        if (other == seats)
            other = 0;
        else if (other < 0)
            other = seats - 1;
        if (s[IN] & t[BIT + other])
            return other;
        turn += 1;
    }
    return seat;
}

#endif
