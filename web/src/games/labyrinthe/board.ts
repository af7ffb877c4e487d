/** The board: 21 × 21 squares from `a1` (bottom left), numbered row by row (LAB-02). */
import type { Direction } from '../shared/compass';

export const SIZE = 21;
export const SQUARES = SIZE * SIZE;
/** So many of a player's pawns in the centre win (LAB-23). */
export const TO_WIN = 3;

export type Square = number;
export const STEP: Record<Direction, number> = { n: SIZE, e: 1, s: -SIZE, w: -1 };

export const column = (square: Square): number => square % SIZE;
export const row = (square: Square): number => Math.floor(square / SIZE);

export const LETTERS = 'abcdefghijklmnopqrstu';
export const nameOf = (square: Square): string => LETTERS.charAt(column(square)) + (row(square) + 1);
export const squareOf = (name: string): Square =>
  LETTERS.indexOf(name.charAt(0)) + SIZE * (Number(name.slice(1)) - 1);

/** The neighbour in a direction, or null where the board ends. */
export function beside(square: Square, direction: Direction): Square | null {
  const to = square + STEP[direction];
  const across = direction === 'e' || direction === 'w';
  return to < 0 || to >= SQUARES || (across && row(to) !== row(square)) ? null : to;
}

/** Which way and how far it is along a row or column, or null where no straight line leads. */
export function towards(from: Square, to: Square): { direction: Direction; far: number } | null {
  const [east, north] = [column(to) - column(from), row(to) - row(from)];
  if ((east === 0) === (north === 0)) return null;
  if (east === 0) return { direction: north > 0 ? 'n' : 's', far: Math.abs(north) };
  return { direction: east > 0 ? 'e' : 'w', far: Math.abs(east) };
}

export const isWhite = (square: Square): boolean =>
  Math.abs(column(square) - 10) <= 1 && Math.abs(row(square) - 10) <= 1;

/** The nine white squares. */
export const CENTRE: readonly Square[] = Array.from({ length: SQUARES }, (_, n) => n).filter(isWhite);

/** All squares, row by row from the top, as one reads the board. */
export const ROWS: readonly (readonly Square[])[] = Array.from({ length: SIZE }, (_, down) =>
  Array.from({ length: SIZE }, (_, across) => (SIZE - 1 - down) * SIZE + across),
);

/** Lower left squares of the homes, clockwise; two players take the first and the third. */
const CORNERS: readonly Square[] = ['a1', 'a20', 't20', 't1'].map(squareOf);

/** The home of a seat, as the lower left of its four squares; one without a seat is null's. */
export const homes = (players: number): { square: Square; seat: number | null }[] =>
  CORNERS.map((square, corner) => {
    if (players === 4) return { square, seat: corner };
    return { square, seat: corner % 2 === 0 ? corner / 2 : null };
  });

/** The board is drawn in units of a fortieth of a square, from its upper left corner. */
export const UNIT = 40;
export const MARGIN = 30;
export const SPAN = SIZE * UNIT;
export const BOX = SPAN + 2 * MARGIN;

export const middle = (square: Square): { x: number; y: number } => ({
  x: (column(square) + 0.5) * UNIT,
  y: (SIZE - row(square) - 0.5) * UNIT,
});

/** The square at a point of the box (0 to 1 from its upper left corner), or null beside it. */
export function squareAt(x: number, y: number): Square | null {
  const across = Math.floor((x * BOX - MARGIN) / UNIT);
  const down = Math.floor((y * BOX - MARGIN) / UNIT);
  if (across < 0 || across >= SIZE || down < 0 || down >= SIZE) return null;
  return (SIZE - 1 - down) * SIZE + across;
}
