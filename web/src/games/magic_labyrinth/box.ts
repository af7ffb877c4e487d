/** How the box around the floor is measured, in the units of `floor.ts`. */
import { lying, seen, SIZE, UNIT } from './floor';

/** The width of frame and gutter. */
export const MARGIN = 56;
export const BOX = SIZE * UNIT + 2 * MARGIN;

/** The middle of the gutter, as a distance from the floor's edge. */
export const GUTTER = 12;

const share = (units: number): string => `${(100 * units) / BOX}%`;

/** Where something of a field's size lies within the box, in percent of it. */
export const FIELD_SHARE = share(UNIT);

export function laid(field: string): { left: string; top: string } {
  const { column, row } = seen(field);
  return { left: share(MARGIN + column * UNIT), top: share(MARGIN + (SIZE - 1 - row) * UNIT) };
}

/** The field under a point of the floor (0 to 1 from its upper left corner), or null beside it. */
export function fieldAt(x: number, y: number): string | null {
  const [column, down] = [Math.floor(x * SIZE), Math.floor(y * SIZE)];
  if (column < 0 || column >= SIZE || down < 0 || down >= SIZE) return null;
  return lying({ column, row: SIZE - 1 - down });
}
