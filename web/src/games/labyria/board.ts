/** The board: fields from `a1` (bottom left), edges between them, crossings where four meet. */
import { DIRECTIONS as SIDES, type Direction as Side } from '../shared/compass';

export { SIDES, type Side };
export type Field = string;
/** The edge between two neighbours, `c3|d3`: a wall can stand on it. */
export type Edge = string;
/** A crossing, named by the field at its lower left: `e5+`. */
export type Crossing = string;
export type Direction = 'ne' | 'se' | 'sw' | 'nw';

/** Clockwise. */
export const DIRECTIONS: readonly Direction[] = ['ne', 'se', 'sw', 'nw'];
/** RIA-02 */
export const SIZES = [8, 10, 12, 14] as const;
export const USUAL_SIZE = 10;
/** So many figures has each player (RIA-01); all in the goal win (RIA-60). */
export const FIGURES = 3;

export const STEP: Readonly<Record<Side, readonly [number, number]>> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };
const A = 'a'.charCodeAt(0);

export const column = (field: Field): number => field.charCodeAt(0) - A;
export const row = (field: Field): number => Number.parseInt(field.slice(1), 10) - 1;
export const nameOf = (column: number, row: number): Field =>
  `${String.fromCharCode(A + column)}${row + 1}`;

export function beside(size: number, field: Field, side: Side): Field | null {
  const [east, north] = STEP[side];
  const [across, up] = [column(field) + east, row(field) + north];
  return across < 0 || across >= size || up < 0 || up >= size ? null : nameOf(across, up);
}

/** The edge between two neighbours, the smaller field first. */
export const between = (a: Field, b: Field): Edge =>
  column(a) < column(b) || (column(a) === column(b) && row(a) < row(b)) ? `${a}|${b}` : `${b}|${a}`;

/** The edge on one side of a field; the rim of the board holds no wall. */
export function edgeOf(size: number, field: Field, side: Side): Edge | null {
  const other = beside(size, field, side);
  return other === null ? null : between(field, other);
}

export function fieldsOf(edge: Edge): [Field, Field] {
  const [a = '', b = ''] = edge.split('|');
  return [a, b];
}

/** On which side of a field an edge lies, if on any. */
export const sideOf = (size: number, field: Field, edge: Edge): Side | null =>
  SIDES.find((side) => edgeOf(size, field, side) === edge) ?? null;

export const fieldOf = (crossing: Crossing): Field => crossing.slice(0, crossing.indexOf('+'));

/** The two edges that the arms of a corner fill: `e5+ne` stands on `e6|f6` and `f5|f6` (RIA-03). */
export function arms(crossing: Crossing, direction: Direction): [Edge, Edge] {
  const field = fieldOf(crossing);
  const [c, r] = [column(field), row(field)];
  const upright = direction.startsWith('n')
    ? between(nameOf(c, r + 1), nameOf(c + 1, r + 1))
    : between(field, nameOf(c + 1, r));
  const level = direction.endsWith('e')
    ? between(nameOf(c + 1, r), nameOf(c + 1, r + 1))
    : between(field, nameOf(c, r + 1));
  return [upright, level];
}

export function split(corner: string): { crossing: Crossing; direction: Direction } {
  const at = corner.indexOf('+') + 1;
  return { crossing: corner.slice(0, at), direction: corner.slice(at) as Direction };
}

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** All fields, row by row from the top, as one reads the board. */
export const rows = (size: number): Field[][] =>
  range(size).map((down) => range(size).map((across) => nameOf(across, size - 1 - down)));

/** The corners of the board, clockwise from the lower left (RIA-05). */
export const cornerFields = (size: number): [Field, Field, Field, Field] => [
  'a1',
  nameOf(0, size - 1),
  nameOf(size - 1, size - 1),
  nameOf(size - 1, 0),
];

/** The board is drawn in units of a fortieth of a field, from the upper left of its fields. */
export const UNIT = 40;
export const MARGIN = 24;
export const spanOf = (size: number): number => size * UNIT;
export const boxOf = (size: number): number => spanOf(size) + 2 * MARGIN;

export interface Point {
  x: number;
  y: number;
}

export const middle = (size: number, field: Field): Point => ({
  x: (column(field) + 0.5) * UNIT,
  y: (size - row(field) - 0.5) * UNIT,
});

export const crossingPoint = (size: number, crossing: Crossing): Point => {
  const { x, y } = middle(size, fieldOf(crossing));
  return { x: x + UNIT / 2, y: y - UNIT / 2 };
};

/** The middle of an edge, and whether the wall on it stands upright (as seen from above). */
export function edgePoint(size: number, edge: Edge): Point & { upright: boolean } {
  const [a, b] = fieldsOf(edge).map((field) => middle(size, field));
  if (!a || !b) return { x: 0, y: 0, upright: false };
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, upright: a.y === b.y };
}

/** From a share of the whole drawing (0 to 1) to its units, and back. */
export const drawn = (size: number, { x, y }: Point): Point => ({
  x: x * boxOf(size) - MARGIN,
  y: y * boxOf(size) - MARGIN,
});
export const share = (size: number, { x, y }: Point): Point => ({
  x: (x + MARGIN) / boxOf(size),
  y: (y + MARGIN) / boxOf(size),
});

export function fieldAt(size: number, { x, y }: Point): Field | null {
  const [across, down] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  if (across < 0 || across >= size || down < 0 || down >= size) return null;
  return nameOf(across, size - 1 - down);
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The one of these that is nearest to a point, if within reach. */
export function nearest<Thing>(
  things: readonly Thing[],
  place: (thing: Thing) => Point,
  to: Point,
  reach: number,
): Thing | null {
  let [best, least] = [null as Thing | null, reach];
  for (const thing of things) {
    const far = apart(place(thing), to);
    if (far <= least) [best, least] = [thing, far];
  }
  return best;
}
