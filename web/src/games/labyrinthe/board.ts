/** The board: 21 × 21 squares from `a1` (bottom left) (LAB-02). */
import type { Direction } from '../shared/compass';
import { boxOf, column, middle as middleOf, nameOf, row, rows, type Field, type Point } from '../shared/squares';

export type Square = Field;

export const SIZE = 21;
/** So many of a player's pawns in the centre win (LAB-23). */
export const TO_WIN = 3;

/** Which way and how far it is along a row or column, or null where no straight line leads. */
export function towards(from: Square, to: Square): { direction: Direction; far: number } | null {
  const [east, north] = [column(to) - column(from), row(to) - row(from)];
  if ((east === 0) === (north === 0)) return null;
  if (east === 0) return { direction: north > 0 ? 'n' : 's', far: Math.abs(north) };
  return { direction: east > 0 ? 'e' : 'w', far: Math.abs(east) };
}

/** A square that goes along when another one comes from here to there. */
export const along = (square: Square, from: Square, to: Square): Square =>
  nameOf(column(square) + column(to) - column(from), row(square) + row(to) - row(from));

export const isWhite = (square: Square): boolean =>
  Math.abs(column(square) - 10) <= 1 && Math.abs(row(square) - 10) <= 1;

/** In reading order from `a1`: row by row, from the left. */
export const ORDER: ReadonlyMap<Square, number> = new Map(
  rows(SIZE).toReversed().flat().map((square, n) => [square, n]),
);

/** Lower left squares of the homes, clockwise; two players take the first and the third. */
const CORNERS: readonly Square[] = ['a1', 'a20', 't20', 't1'];

/** The home of a seat, as the lower left of its four squares; one without a seat is null's. */
export const homes = (players: number): { square: Square; seat: number | null }[] =>
  CORNERS.map((square, corner) => {
    if (players === 4) return { square, seat: corner };
    return { square, seat: corner % 2 === 0 ? corner / 2 : null };
  });

/** The home of the own seat. */
export const homeOf = (players: number, seat: number | null): Square | undefined =>
  homes(players).find((home) => home.seat !== null && home.seat === seat)?.square;

/** How wide the frame is, in units of the drawing, and the whole. */
export const MARGIN = 30;
export const BOX = boxOf(SIZE, MARGIN);

export const middle = (square: Square): Point => middleOf(SIZE, square);
