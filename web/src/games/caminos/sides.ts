/** Where the sides of a board run, and how those that face each other are marked alike. */
import { column, row, type Outline, type Side, type SideName } from './board';

export interface Spot {
  x: number;
  y: number;
}

const D = Math.SQRT1_2;
const OUTWARD: Record<SideName, Spot> = {
  N: { x: 0, y: 1 },
  NE: { x: D, y: D },
  E: { x: 1, y: 0 },
  SE: { x: D, y: -D },
  S: { x: 0, y: -1 },
  SW: { x: -D, y: -D },
  W: { x: -1, y: 0 },
  NW: { x: -D, y: D },
};

const cornersOf = (at: number): Spot[] =>
  [0, 1].flatMap((right) => [0, 1].map((up) => ({ x: column(at) + right, y: row(at) + up })));

/** The line along a side, so far outside its cells; rows count upwards from 0. */
export function alongSide({ name, cells }: Side, out: number): [Spot, Spot] {
  const outward = OUTWARD[name];
  const along = { x: outward.y, y: -outward.x };
  const far = (spot: Spot): number => spot.x * outward.x + spot.y * outward.y;
  const corners = cells.flatMap(cornersOf);
  const edge = Math.max(...corners.map(far));
  const places = corners
    .filter((corner) => far(corner) > edge - 0.01)
    .map((corner) => corner.x * along.x + corner.y * along.y);
  const spot = (place: number): Spot => ({
    x: outward.x * (edge + out) + along.x * place,
    y: outward.y * (edge + out) + along.y * place,
  });
  return [spot(Math.min(...places) + 0.12), spot(Math.max(...places) - 0.12)];
}

/** Opposite sides have the same pattern: one line, two, dashes or dots. */
export const PATTERNS = ['single', 'double', 'dashed', 'dotted'] as const;
export type Pattern = (typeof PATTERNS)[number];

export const patternOf = (outline: Outline, side: Side): Pattern =>
  PATTERNS[outline.sides.indexOf(side) % (outline.sides.length / 2)] ?? 'single';

/** The corners of the smallest plate without dents on which all cells have room, clockwise. */
export function hull(outline: Outline): Spot[] {
  const spots = [...outline.cells].flatMap(cornersOf).sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: Spot[]): Spot[] => {
    const kept: Spot[] = [];
    for (const spot of all) {
      for (let [a, b] = [kept.at(-2), kept.at(-1)]; a && b; [a, b] = [kept.at(-2), kept.at(-1)]) {
        if ((b.x - a.x) * (spot.y - a.y) - (b.y - a.y) * (spot.x - a.x) < -1e-9) break;
        kept.pop();
      }
      kept.push(spot);
    }
    return kept.slice(0, -1);
  };
  return [...half(spots), ...half(spots.toReversed())];
}

/** Set outwards all round, with round corners. */
export function widened(corners: readonly Spot[], by: number, steps = 6): Spot[] {
  return corners.flatMap((corner, i) => {
    const before = corners.at(i - 1) ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    // Clockwise, outside is on the left.
    const angle = (a: Spot, b: Spot): number => Math.atan2(b.y - a.y, b.x - a.x) + Math.PI / 2;
    const from = angle(before, corner);
    let to = angle(corner, after);
    while (to > from) to -= 2 * Math.PI;
    return Array.from({ length: steps + 1 }, (_, step) => {
      const at = from + ((to - from) * step) / steps;
      return { x: corner.x + by * Math.cos(at), y: corner.y + by * Math.sin(at) };
    });
  });
}

/** The hole in the ring: its cells' corners. */
export function holeOf(outline: Outline): { from: Spot; to: Spot } | null {
  return outline.name === 'ring' ? { from: { x: 3, y: 3 }, to: { x: 7, y: 7 } } : null;
}

/** How far the plate reaches beyond its cells. */
export const RIM = 0.62;
