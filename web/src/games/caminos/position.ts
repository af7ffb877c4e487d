/** What stands on the board. */
import type { CaminosView } from '../../wire';
import { cellOf, OUTLINES, ROW, type Cell, type Outline } from './board';
import { cellUnder, cubeOn, heightOf, LEVEL, put, read, type Cube, type Piece, type Pose, type Shape } from './pieces';

export const WOODS = ['beech', 'maple', 'walnut'] as const;
export type Wood = (typeof WOODS)[number];

/** Seats 0 and 2 play beech, 1 and 3 maple. */
export const woodOf = (seat: number): 'beech' | 'maple' => (seat % 2 === 0 ? 'beech' : 'maple');

export interface Placed extends Piece {
  by: number;
  wood: Wood;
}

export type Stock = Record<Shape, number>;

export interface Position {
  outline: Outline;
  placed: readonly Placed[];
  stocks: readonly Stock[];
  turn: number | null;
  out: readonly number[];
  /** The number of the piece each cube is of. */
  cubes: ReadonlyMap<Cube, number>;
  /** How high each cell is built up; none stands for empty. */
  heights: ReadonlyMap<Cell, number>;
}

const seen = new WeakMap<CaminosView, Position>();

export function positionOf(view: CaminosView): Position {
  const known = seen.get(view);
  if (known) return known;
  const placed = view.placed.map(({ by, piece, wood }) => ({ ...read(piece), by, wood }));
  const stocks = view.stocks.map((stock) => ({ ...stock }));
  const { turn, out } = view;
  const position = stood({ outline: OUTLINES[view.board], placed, stocks, turn, out });
  seen.set(view, position);
  return position;
}

/** The position with its cubes counted up. */
export function stood(plain: Omit<Position, 'cubes' | 'heights'>): Position {
  const cubes = new Map<Cube, number>();
  const heights = new Map<Cell, number>();
  plain.placed.forEach((piece, number) => {
    for (const cube of piece.cubes) {
      cubes.set(cube, number);
      const at = cellUnder(cube);
      heights.set(at, Math.max(heights.get(at) ?? 0, heightOf(cube)));
    }
  });
  return { ...plain, cubes, heights };
}

/** The position once the piece stands there. */
export function withPiece(position: Position, piece: Placed): Position {
  const stocks = position.stocks.map((stock, seat) =>
    seat === piece.by ? { ...stock, [piece.shape]: stock[piece.shape] - 1 } : stock,
  );
  return stood({ ...position, placed: [...position.placed, piece], stocks });
}

export const height = (position: Position, at: Cell): number => position.heights.get(at) ?? 0;

/** The piece that is seen from above. */
export function topOf(position: Position, at: Cell): Placed | null {
  const high = height(position, at);
  const number = high > 0 ? position.cubes.get(cubeOn(at, high)) : undefined;
  return number === undefined ? null : (position.placed[number] ?? null);
}

/** The woods of a cell's cubes, from the top down. */
export const columnOf = (position: Position, at: Cell): Wood[] =>
  Array.from({ length: height(position, at) }, (_, down) => height(position, at) - down).flatMap((high) => {
    const number = position.cubes.get(cubeOn(at, high));
    return (number === undefined ? undefined : position.placed[number]?.wood) ?? [];
  });

/** Pieces that a piece touches: below it, and beside it. */
export function touched(position: Position, piece: Piece): { below: Cube[]; beside: Cube[] } {
  const own = new Set(piece.cubes);
  const below = piece.cubes
    .map((cube) => cube - LEVEL)
    .filter((cube) => !own.has(cube) && position.cubes.has(cube));
  const beside = piece.cubes
    .flatMap((cube) => [cube + ROW, cube + 1, cube - ROW, cube - 1])
    .filter((cube) => !own.has(cube) && position.cubes.has(cube));
  return { below: [...new Set(below)], beside: [...new Set(beside)] };
}

export const cubeOf = (name: string): Cube => {
  const [at = '', high] = name.split('.');
  return cubeOn(cellOf(at), Number(high));
};

export const putPiece = (pose: Pose, at: Cell, by: number): Placed => ({
  ...put(pose, at),
  by,
  wood: pose.shape === 'I' ? 'walnut' : woodOf(by),
});
