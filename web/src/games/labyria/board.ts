/** The board: fields from `a1` (bottom left), edges between them, crossings where four meet. */
import { DIRECTIONS as SIDES, type Direction as Side } from '../shared/compass';
import { beside, column, middle, nameOf, row, UNIT, type Field, type Point } from '../shared/squares';
import { seenAs } from '../shared/turned.svelte';

export { SIDES, type Side };
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

/** The corners of the board, clockwise from the lower left (RIA-05). */
export const cornerFields = (size: number): [Field, Field, Field, Field] => [
  'a1',
  nameOf(0, size - 1),
  nameOf(size - 1, size - 1),
  nameOf(size - 1, 0),
];

/** How wide the frame is, in units of the drawing. */
export const MARGIN = 24;

export const crossingPoint = (size: number, crossing: Crossing): Point => {
  const field = fieldOf(crossing);
  const [a, b] = [field, nameOf(column(field) + 1, row(field) + 1)].map((one) => middle(size, one));
  return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
};

/** Where the arms of a corner are seen to point. */
export const seenDirection = (direction: Direction): Direction => {
  const quarters = SIDES.indexOf(seenAs('n'));
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters) % 4] ?? direction;
};

/** The middle of an edge, and whether the wall on it stands upright (as seen from above). */
export function edgePoint(size: number, edge: Edge): Point & { upright: boolean } {
  const [a, b] = fieldsOf(edge).map((field) => middle(size, field));
  if (!a || !b) return { x: 0, y: 0, upright: false };
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, upright: a.y === b.y };
}

/** The point of an edge that is nearest to another point. */
export function onEdge(size: number, edge: Edge, to: Point): Point {
  const { x, y, upright } = edgePoint(size, edge);
  const along = (middle: number, at: number): number =>
    Math.min(Math.max(at, middle - UNIT / 2), middle + UNIT / 2);
  return upright ? { x, y: along(y, to.y) } : { x: along(x, to.x), y };
}
