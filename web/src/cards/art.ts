// The drawings of the cards: ranks as strokes, all else as filled shapes. One unit is a hundredth of a card's width.

import type { Mark } from '../protocol'

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

/** Lines to be stroked, 18 wide (the ten 23) and 30 high. */
export const ranks: Record<string, string> = {
  2: 'M.8 8.3A8.2 8.3 0 0 1 17.2 8.3C17.2 16 1 20.5.6 30H18',
  3: 'M1.5 0H16.5L8.4 11.6A9.2 9.2 0 1 1 .4 25.4',
  4: 'M13 30V0L0 21.5H18',
  5: 'M16 0H3L1.9 13.2A9.4 9.4 0 1 1 .8 26',
  6: `M13.5 0 1.73 15.16${ring(9, 20.8, 9.2)}`,
  7: 'M.5 0H17.5L6.8 30',
  8: ring(9, 6.9, 6.9) + ring(9, 21.9, 8.1),
  9: `M4.5 30 16.27 14.84${ring(9, 9.2, 9.2)}`,
  T: 'M0 5 5 0V30M13 5.5a5 5.5 0 0 1 10 0v19a5 5.5 0 0 1-10 0z',
  J: 'M5 0H16V21.5A8 8.5 0 0 1 0 22.5',
  Q: 'M0 9a9 9 0 0 1 18 0v12a9 9 0 0 1-18 0zM10.5 22 19 32',
  K: 'M0 0V30M17.5 0 0 18M6.5 11.5 18.5 30',
  A: 'M0 30 9 0 18 30M3.4 20.5H14.6',
}

/** Each fills a square of 32. */
export const suits: Record<string, string> = {
  S: 'M16 1.5C20 8 30.5 12.7 30.5 20.4 30.5 24.6 27.4 27.2 23.8 27.2 21.3 27.2 19 26 17.6 24 17.8 27.2 18.8 29.4 20.6 31H11.4C13.2 29.4 14.2 27.2 14.4 24 13 26 10.7 27.2 8.2 27.2 4.6 27.2 1.5 24.6 1.5 20.4 1.5 12.7 12 8 16 1.5z',
  H: 'M16 30C12.4 24.4 1.5 18.8 1.5 10.3 1.5 5.6 4.8 2.5 8.8 2.5 12 2.5 14.8 4.4 16 7.6 17.2 4.4 20 2.5 23.2 2.5 27.2 2.5 30.5 5.6 30.5 10.3 30.5 18.8 19.6 24.4 16 30z',
  D: 'M16 .5Q20.8 9 28 16 20.8 23 16 31.5 11.2 23 4 16 11.2 9 16 .5z',
  C: `${ring(16, 8.2, 7)}${ring(8.4, 19.4, 7)}${ring(23.6, 19.4, 7)}M13 12H19L17.6 20C17.6 26 18.8 29.2 20.6 31H11.4C13.2 29.2 14.4 26 14.4 20z`,
}

/** Where the pips of a number card lie, in columns 0 to 2 and on a height of 0 to 12. */
export const pips: Record<string, [column: number, height: number][]> = {
  2: [[1, 0], [1, 12]],
  3: [[1, 0], [1, 6], [1, 12]],
  4: [[0, 0], [2, 0], [0, 12], [2, 12]],
  5: [[0, 0], [2, 0], [1, 6], [0, 12], [2, 12]],
  6: [[0, 0], [2, 0], [0, 6], [2, 6], [0, 12], [2, 12]],
  7: [[0, 0], [2, 0], [1, 3], [0, 6], [2, 6], [0, 12], [2, 12]],
  8: [[0, 0], [2, 0], [1, 3], [0, 6], [2, 6], [1, 9], [0, 12], [2, 12]],
  9: [[0, 0], [2, 0], [0, 4], [2, 4], [1, 6], [0, 8], [2, 8], [0, 12], [2, 12]],
  T: [[0, 0], [2, 0], [1, 2], [0, 4], [2, 4], [0, 8], [2, 8], [1, 10], [0, 12], [2, 12]],
}

/** Tones of a figure: `solid` and `tint` of the suit, and the `paper` it lies on. */
export type Layers = ['solid' | 'tint' | 'paper', string][]

const eyes = (y: number) => ring(26, y, 2) + ring(38, y, 2)
const shoulders = 'M-1 90V70A22 19 0 0 1 21 52H43A22 19 0 0 1 65 70V90z'

/** Busts, 64 wide: the small card shows them down to 84, the large one down to 66 and once more upside down. */
export const figures: Record<string, Layers> = {
  K: [
    ['solid', shoulders],
    ['tint', 'M17 24H47V44H17z'],
    ['solid', 'M14 20V2L22.5 10 32-1 41.5 10 50 2V20zM17 34Q24.5 39 32 35 39.5 39 47 34V42A15 17 0 0 1 17 42z'],
    ['solid', eyes(29)],
    ['paper', 'M28.5 43Q32 45.5 35.5 43 32 48 28.5 43zM20 51 32 90 44 51Q32 67 20 51z'],
    ['paper', ring(22.5, 15, 1.6) + ring(32, 15, 1.6) + ring(41.5, 15, 1.6)],
  ],
  Q: [
    ['tint', 'M11 58V32A21 20 0 0 1 53 32V58z'],
    ['solid', shoulders],
    ['paper', 'M23 51.5Q32 68 41 51.5zM19 27Q32 18 45 27V37A13 14 0 0 1 19 37z'],
    ['solid', `${eyes(35)}M28.5 43.5Q32 46 35.5 43.5 32 49 28.5 43.5z`],
    ['solid', `M10 23Q32 8 54 23L52 15.5Q49.5 13 46 12L44 6H42.5L39.5 9.5Q36 9 34.5 8.5L33 2H31L29.5 8.5Q28 9 24.5 9.5L21.5 6H20L18 12Q14.5 13 12 15.5z${ring(32, 1, 3)}${ring(20, 5.5, 2.6)}${ring(44, 5.5, 2.6)}${ring(11, 13.5, 2.2)}${ring(53, 13.5, 2.2)}`],
  ],
  J: [
    ['tint', 'M15 22H49V46Q32 54 15 46z'],
    ['solid', shoulders],
    ['paper', 'M18 51 32 57 46 51 42 64 32 59.5 22 64zM20 22H44V37A12 13 0 0 1 20 37z'],
    ['solid', `${eyes(32)}M28.5 42Q33 44 36.5 40.5 35.5 45 28.5 42z`],
    ['solid', 'M9 23C9 14 18 8 30 9 42 10 51 14 55 25Q32 17 9 23z'],
    ['solid', 'M38 15C35 3 46-5 62-4 62 8 53 17 38 15z'],
    ['paper', 'M38.5 14.5Q47 8 57-1 48 9 40.5 15.5z'],
  ],
  JK: [
    ['solid', `${eyes(57)}M22 63Q32 69 42 63 39 72 32 72 25 72 22 63z`],
    ['solid', 'M16 51H18V58A14 15 0 0 0 46 58V51H48V58A16 17 0 0 1 16 58z'],
    ['solid', 'M14 46C10 34 7 29 1 31 1 14 18 8 26 22L32 46z'],
    ['tint', 'M50 46C54 34 57 29 63 31 63 14 46 8 38 22L32 46z'],
    ['solid', 'M19 46 22 22Q28 16 32 2V46z'],
    ['tint', 'M32 46V2Q36 16 42 22L45 46z'],
    ['solid', `${ring(1, 34, 4)}${ring(63, 34, 4)}${ring(32, 0, 4)}M12 43H52V50H12z`],
  ],
}

/** The joker's rank, about its middle. */
export const star = 'M0-16.5 4.6-5.6 16.4-4.6 7.4 3.1 10.2 14.6 0 8.4-10.2 14.6-7.4 3.1-16.4-4.6-4.6-5.6z'

/** What a card does under the rules of the table, as a sign on it. Each fills a square of 24. */
export const marks: Record<Mark, ['solid' | 'line', string][]> = {
  burn: [['solid', 'M12.5 0C13.5 6.5 21 9.5 21 15.5A9 8.5 0 0 1 3 15.5C3 11 6.5 9 7 5.5 9 7 10 8.5 10 10.5 12.4 8 13.2 4.5 12.5 0z']],
  reset: [['line', 'M4 8.5H14.5a5.5 5.5 0 0 1 0 11H8M9 3.5 4 8.5 9 13.5']],
  low: [['line', 'M12 2V15M5.5 9.5 12 16 18.5 9.5M4.5 21.5H19.5']],
  only: [['line', 'M4 8.5H20M4 15.5H20']],
  choice: [['line', 'M7.5 20.5V4.5M3 9 7.5 4 12 9M16.5 3.5V19.5M12 15 16.5 20 21 15']],
  transparent: [['line', 'M3 2H14.5V17H3zM9.5 7H21V22H9.5z']],
  mimic: [['line', 'M6 7.8a6 5.8 0 1 1 8.2 5.4C12.6 14 12 15 12 17'], ['solid', ring(12, 21.5, 2)]],
  mirror: [['line', 'M12 2.5V21.5M8 7V17H2.5zM16 7V17H21.5z']],
  give: [['line', 'M12 3.5H3.5V20.5H12M9 12H21M16.5 7 21.5 12 16.5 17']],
  invert: [['line', 'M4 2.5H20L4 21.5H20z']],
  skip: [['line', 'M3 5 10 12 3 19M11.5 5 18.5 12 11.5 19M21.5 5V19']],
  reverse: [['line', 'M2.5 7.5H20M16 3 20.5 7.5 16 12M21.5 16.5H4M8 12 3.5 16.5 8 21']],
  target: [['line', ring(12, 12, 9.5)], ['solid', ring(12, 12, 3.5)]],
  again: [['line', 'M19.5 13.5A8 8 0 1 1 17 6.8M18 2V7.5H12.5']],
}

/** Strands of a basket weave, three to a cell of twelve, to be stroked; the back of the card turns it by 45 degrees. */
export const weave = (() => {
  let d = ''
  for (let x = -90; x <= 90; x += 12)
    for (let y = -90; y <= 90; y += 12)
      for (let k = -3; k <= 3; k += 3) d += (x + y) % 24 ? `M${x - 4} ${y + k}h8` : `M${x + k} ${y - 4}v8`
  return d
})()
