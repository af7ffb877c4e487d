/** Square boards: fields from `a1` (bottom left), and where they lie on a drawing. */
import type { Direction } from './compass';
import { lyingAt, seenAt } from './turned.svelte';

export type Field = string;

export interface Point {
  x: number;
  y: number;
}

/** What a finger would choose, where that lies, and its name. */
export interface Aimed {
  at: Point;
  label: string;
}

/** Columns to the east, rows to the north. */
export const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [0, 1],
  e: [1, 0],
  s: [0, -1],
  w: [-1, 0],
};
const A = 'a'.charCodeAt(0);

export const column = (field: Field): number => field.charCodeAt(0) - A;
export const row = (field: Field): number => Number.parseInt(field.slice(1), 10) - 1;
export const nameOf = (column: number, row: number): Field =>
  `${String.fromCharCode(A + column)}${row + 1}`;

/** So far to the east and to the north; null where the board has ended. */
export function moved(size: number, field: Field, east: number, north: number): Field | null {
  const [across, up] = [column(field) + east, row(field) + north];
  return across < 0 || across >= size || up < 0 || up >= size ? null : nameOf(across, up);
}

/** The neighbour in a direction, or null where the board ends. */
export const beside = (size: number, field: Field, direction: Direction): Field | null =>
  moved(size, field, ...STEP[direction]);

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** All fields, row by row from the top, as the board is drawn in the rules. */
export const rows = (size: number): Field[][] =>
  range(size).map((down) => range(size).map((across) => nameOf(across, size - 1 - down)));

/** The same as one reads the board from the own seat. */
export const rowsSeen = (size: number): Field[][] =>
  range(size).map((down) =>
    range(size).map((across) => nameOf(...lyingAt(size, [across, size - 1 - down]))),
  );

// -- on the drawing ------------------------------------------------------------------------------
/** A board is drawn in units of a fortieth of a field, from the upper left of its fields. */
export const UNIT = 40;

/** With its frame, which is `margin` wide. */
export const boxOf = (size: number, margin: number): number => size * UNIT + 2 * margin;

export function middle(size: number, field: Field): Point {
  const [across, up] = seenAt(size, [column(field), row(field)]);
  return { x: (across + 0.5) * UNIT, y: (size - up - 0.5) * UNIT };
}

export const translate = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** The line from field to field. */
export const path = (size: number, fields: readonly Field[]): string =>
  `M${fields.map((field) => `${middle(size, field).x} ${middle(size, field).y}`).join('L')}`;

/** From a share of the whole drawing (0 to 1) to its units, and back. */
export const drawn = (size: number, margin: number, { x, y }: Point): Point => ({
  x: x * boxOf(size, margin) - margin,
  y: y * boxOf(size, margin) - margin,
});
export const share = (size: number, margin: number, { x, y }: Point): Point => ({
  x: (x + margin) / boxOf(size, margin),
  y: (y + margin) / boxOf(size, margin),
});

/**
 * The part of a drawing with two fields in its corners, as shares of its side: a square around both,
 * and with the frame where they lie at the edge.
 */
export function partOf(
  size: number,
  margin: number,
  near: readonly [Field, Field] | null,
): { left: number; top: number; side: number } {
  if (!near) return { left: 0, top: 0, side: 1 };
  const box = boxOf(size, margin);
  const low = (at: number): number => (at === 0 ? 0 : (margin + at * UNIT) / box);
  const high = (at: number): number => (at === size - 1 ? 1 : (margin + (at + 1) * UNIT) / box);
  const seen = near.map((field) => seenAt(size, [column(field), row(field)]));
  const columns = seen.map(([across]) => across);
  const downs = seen.map(([, up]) => size - 1 - up);
  const [left, top] = [low(Math.min(...columns)), low(Math.min(...downs))];
  const [right, bottom] = [high(Math.max(...columns)), high(Math.max(...downs))];
  const side = Math.min(1, Math.max(right - left, bottom - top));
  return { left: Math.min(left, 1 - side), top: Math.max(0, bottom - side), side };
}

export function fieldAt(size: number, { x, y }: Point): Field | null {
  const [across, down] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  if (across < 0 || across >= size || down < 0 || down >= size) return null;
  return nameOf(...lyingAt(size, [across, size - 1 - down]));
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The one of these that is nearest to a point, if within reach. */
export function nearest<Thing>(
  things: readonly Thing[],
  place: (thing: Thing) => Point,
  to: Point,
  reach = Infinity,
): Thing | null {
  let [best, least] = [null as Thing | null, reach];
  for (const thing of things) {
    const far = apart(place(thing), to);
    if (far <= least) [best, least] = [thing, far];
  }
  return best;
}
