/** What stands on the board, and what could be placed on it. */
import type { CaminosView } from '../../wire';
import { cell, cellOf, column, nameOf, OUTLINES, row, ROW, type Cell, type Outline } from './board';
import {
  cellUnder,
  cubeOn,
  heightOf,
  LEVEL,
  poses,
  put,
  read,
  SHAPES,
  type Cube,
  type Piece,
  type Pose,
  type Shape,
} from './pieces';

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

/** CAM-40: walnuts come first; after that the four shapes. */
export const shapesLeft = (stock: Stock): Shape[] =>
  stock.I > 0 ? ['I'] : SHAPES.filter((shape) => stock[shape] > 0);

export interface Reason {
  clause: string;
  id: string;
  about: Record<string, string | number>;
}

const where = (cube: Cube): Reason['about'] => ({ cell: nameOf(cellUnder(cube)), height: heightOf(cube) });

/** Why a piece cannot stand there; null if it can. Who may place what is asked elsewhere. */
export function obstacle(position: Position, { cubes }: Piece): Reason | null {
  const { outline } = position;
  for (const cube of cubes) {
    const at = cellUnder(cube);
    if (!outline.cells.has(at)) {
      const hole = outline.name === 'ring' && OUTLINES.octagon.cells.has(at);
      return { clause: 'CAM-10', id: hole ? 'why-hole' : 'why-off-board', about: { cell: nameOf(at) } };
    }
    if (position.cubes.has(cube)) {
      return { clause: 'CAM-10', id: 'why-taken', about: where(cube) };
    }
  }
  const hollow = cubes
    .filter((cube) => cube >= LEVEL)
    .map((cube) => cube - LEVEL)
    .find((below) => !position.cubes.has(below) && !cubes.includes(below));
  if (hollow === undefined) return null;
  return { clause: 'CAM-11', id: 'why-hollow', about: where(hollow) };
}

export const fits = (position: Position, pose: Pose, at: Cell): boolean => {
  for (const offset of pose.offsets) {
    const cube = at + offset;
    if (!position.outline.cells.has(cellUnder(cube)) || cube < 0 || position.cubes.has(cube)) return false;
    if (cube < LEVEL || position.cubes.has(cube - LEVEL)) continue;
    if (!pose.offsets.includes(offset - LEVEL)) return false;
  }
  return true;
};

/** The cells over which a piece can be held so that it fits, once for a position. */
const places = new WeakMap<Position, Map<Pose, readonly Cell[]>>();

export function placesFor(position: Position, pose: Pose): readonly Cell[] {
  const known = places.get(position) ?? new Map<Pose, readonly Cell[]>();
  places.set(position, known);
  const found =
    known.get(pose) ?? [...position.outline.cells].filter((at) => fits(position, pose, at));
  known.set(pose, found);
  return found;
}

/** A shape that can be placed at all, in some pose somewhere. */
export const canPlace = (position: Position, shape: Shape): boolean =>
  poses(shape).some((pose) => placesFor(position, pose).length > 0);

/** The ways a shape can be placed so that it stands on or over this cell. */
export const fitsOver = (position: Position, shape: Shape, at: Cell): { pose: Pose; at: Cell }[] =>
  poses(shape).flatMap((pose) => {
    const grips = new Set(pose.cubes.map(([x, y]) => at - cell(x, y)));
    return [...grips].flatMap((grip) =>
      position.outline.cells.has(grip) && fits(position, pose, grip) ? [{ pose, at: grip }] : [],
    );
  });

/** How far from a point a piece still snaps to a place where it fits, in cells. */
const SNAP = 1.35;

/** The cell over which a piece is held by a point: the nearest where it fits, or the one below. */
export function snapped(position: Position, pose: Pose, x: number, y: number): Cell {
  let best: Cell | null = null;
  let nearest = SNAP;
  for (const at of placesFor(position, pose)) {
    const away = Math.hypot(column(at) + 0.5 - x, row(at) + 0.5 - y);
    if (away < nearest) [nearest, best] = [away, at];
  }
  if (best !== null) return best;
  const last = position.outline.size - 1;
  const within = (value: number): number => Math.min(Math.max(Math.floor(value), 0), last);
  return cell(within(x), within(y));
}

/** The place where it fits that is nearest to a cell. */
export function nearestPlace(position: Position, pose: Pose, to: Cell): Cell | null {
  const away = (at: Cell): number =>
    Math.hypot(column(at) - column(to), row(at) - row(to));
  return placesFor(position, pose).toSorted((a, b) => away(a) - away(b))[0] ?? null;
}

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
