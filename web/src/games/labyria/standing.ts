/** Where figures are drawn: alone in the middle of a field, side by side on a corner field. */
import { middle, type Field, type Point } from '../shared/squares';
import type { Position } from './position';
import type { Lunge } from './scene.svelte';

export interface Spot extends Point {
  seat: number;
  figure: number;
  field: Field;
  scale: number;
}

/** For so many figures on one field: how large, and where from its middle. */
const GROUPS: readonly { scale: number; at: readonly (readonly [number, number])[] }[] = [
  { scale: 1, at: [[0, 1]] },
  { scale: 0.56, at: [[-8.8, 1], [8.8, 1]] },
  { scale: 0.56, at: [[0, -7], [-9, 8], [9, 8]] },
  { scale: 0.54, at: [[-8.5, -6], [8.5, -6], [-8.5, 9], [8.5, 9]] },
  { scale: 0.48, at: [[-11, -6], [0, -6], [11, -6], [-6, 9], [6, 9]] },
  { scale: 0.48, at: [[-11, -6], [0, -6], [11, -6], [-11, 9], [0, 9], [11, 9]] },
];

export function spots(position: Position, lunge: Lunge | null = null): Spot[] {
  const on = new Map<Field, { seat: number; figure: number }[]>();
  position.figures.forEach((fields, seat) =>
    fields.forEach((field, figure) => on.set(field, [...(on.get(field) ?? []), { seat, figure }])),
  );
  return [...on].flatMap(([field, figures]) => {
    const { x, y } = middle(position.size, field);
    const group = GROUPS[Math.min(figures.length, GROUPS.length) - 1];
    return figures.map(({ seat, figure }, place): Spot => {
      if (lunge && lunge.seat === seat && lunge.figure === figure) {
        return { seat, figure, field, ...before(position.size, lunge), scale: 1 };
      }
      const [right, down] = group?.at[place] ?? [0, 0];
      return { seat, figure, field, x: x + right, y: y + down, scale: group?.scale ?? 0.48 };
    });
  });
}

/** Just before the field that is attacked. */
function before(size: number, { at, to }: Lunge): Point {
  const [a, b] = [middle(size, at), middle(size, to)];
  return { x: a.x + 0.3 * (b.x - a.x), y: a.y + 0.3 * (b.y - a.y) };
}

export const spotOf = (all: readonly Spot[], seat: number, figure: number): Spot | undefined =>
  all.find((spot) => spot.seat === seat && spot.figure === figure);
