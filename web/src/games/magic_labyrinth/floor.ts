/** The floor: 6 × 6 fields from `a1` (bottom left), and the slots for walls between them (MAG-02). */
import { DIRECTIONS, type Direction } from '../shared/compass';
import { lyingAt, seenAt } from '../shared/turned.svelte';

export const SIZE = 6;
export const MOST_WALLS = 24;
export const CHIPS_TO_WIN = 5;


const BY: Record<Direction, readonly [number, number]> = {
  n: [0, 1],
  e: [1, 0],
  s: [0, -1],
  w: [-1, 0],
};

/** Columns and rows count from 0 at `a1`. */
export interface Place {
  column: number;
  row: number;
}

export const named = ({ column, row }: Place): string => 'abcdef'.charAt(column) + (row + 1);

export const place = (field: string): Place => ({
  column: field.charCodeAt(0) - 97,
  row: field.charCodeAt(1) - 49,
});

const within = ({ column, row }: Place): boolean =>
  column >= 0 && column < SIZE && row >= 0 && row < SIZE;

const LINE = Array.from({ length: SIZE }, (_, n) => n);

/** All fields, row by row from the top. */
export const FIELDS: readonly string[] = LINE.flatMap((down) =>
  LINE.map((column) => named({ column, row: SIZE - 1 - down })),
);

/** Where a field is seen by whoever sits at the lower left, and which field is seen there. */
export function seen(field: string): Place {
  const { column, row } = place(field);
  const [across, up] = seenAt(SIZE, [column, row]);
  return { column: across, row: up };
}
export function lying({ column, row }: Place): string {
  const [across, up] = lyingAt(SIZE, [column, row]);
  return named({ column: across, row: up });
}

/** All fields, row by row from the top, as one reads the board. */
export const rows = (): string[][] =>
  LINE.map((down) => LINE.map((column) => lying({ column, row: SIZE - 1 - down })));

/** The neighbour in a direction, or null where the floor ends. */
export function beside(field: string, direction: Direction): string | null {
  const from = place(field);
  const [east, north] = BY[direction];
  const to = { column: from.column + east, row: from.row + north };
  return within(to) ? named(to) : null;
}

/** Which way a step from one field to another goes, or null if they are no neighbours (MAG-12). */
export const towards = (from: string, to: string): Direction | null =>
  DIRECTIONS.find((direction) => beside(from, direction) === to) ?? null;

/** Where a field lies seen from another: steps to the right and up, walls aside. */
export function offset(from: string, to: string): { right: number; up: number } {
  const [a, b] = [seen(from), seen(to)];
  return { right: b.column - a.column, up: b.row - a.row };
}

/** The fewest steps from one field to another, walls aside. */
export function distance(from: string, to: string): number {
  const { right, up } = offset(from, to);
  return Math.abs(right) + Math.abs(up);
}

const order = (field: string): number => place(field).row * SIZE + place(field).column;

/** A slot by its two fields, the smaller first: `c3|d3`. */
export const slot = (a: string, b: string): string =>
  order(a) < order(b) ? `${a}|${b}` : `${b}|${a}`;

export const SLOTS: readonly string[] = FIELDS.toSorted((a, b) => order(a) - order(b)).flatMap(
  (field) =>
    (['e', 'n'] as const)
      .map((direction) => beside(field, direction))
      .filter((other) => other !== null)
      .map((other) => slot(field, other)),
);

/** The fields on both sides of a slot. */
export const sides = (wall: string): [string, string] => wall.split('|') as [string, string];

/** The board is drawn in units of a hundredth of a field, from the upper left corner of the floor. */
export const UNIT = 100;

export const middle = (field: string): { x: number; y: number } => {
  const { column, row } = seen(field);
  return { x: (column + 0.5) * UNIT, y: (SIZE - row - 0.5) * UNIT };
};

/** The two ends of a slot, as drawn. */
export function ends(wall: string): { x1: number; y1: number; x2: number; y2: number } {
  const [a, b] = sides(wall).map(middle) as [{ x: number; y: number }, { x: number; y: number }];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return a.y === b.y
    ? { x1: x, y1: y - UNIT / 2, x2: x, y2: y + UNIT / 2 }
    : { x1: x - UNIT / 2, y1: y, x2: x + UNIT / 2, y2: y };
}
