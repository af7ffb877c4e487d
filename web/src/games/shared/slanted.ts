/** A board seen from a corner, for the pictures of the front page. */
export type Point = readonly [number, number];

export const WIDE = 0.87;

export interface Slanted {
  /** The point of the picture; `up` is the height over the board. */
  at(column: number, row: number, up?: number): Point;
  /** A rectangle that lies on the board, or so high above it. */
  flat(column: number, row: number, wide: number, deep: number, up?: number): string;
}

/** Fields of `unit`, the farthest corner of the board at `top`. */
export function slanted(unit: number, top: number, deep = 0.47): Slanted {
  const at = (column: number, row: number, up = 0): Point => [
    400 + (column - row) * unit * WIDE,
    top + (column + row) * unit * deep - up,
  ];
  const flat = (c: number, r: number, w: number, d: number, up = 0): string =>
    shape(at(c, r, up), at(c + w, r, up), at(c + w, r + d, up), at(c, r + d, up));
  return { at, flat };
}

export const shape = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Pawns on a slanted board: the seat, column and row of each. */
export const standing = (text: string): { seat: number; column: number; row: number }[] =>
  text.split(', ').map((one) => {
    const [seat = 0, column = 0, row = 0] = one.split(' ').map(Number);
    return { seat, column, row };
  });
