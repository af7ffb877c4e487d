/**
 * The board lies turned to the own seat: what lies nearest to her is her corner, at the lower left.
 *
 * Fields keep their names, and north stays where the numbers grow; only where a field is seen
 * changes, and which way an arrow leads.
 */
import { onDestroy, untrack } from 'svelte';
import { quartersFrom, type Direction } from './compass';

/** Quarter turns anticlockwise. */
const lies = $state({ quarters: 0 });

/** For which board it lies so. */
let whose: (() => number) | null = null;

const CORNERS = ['sw', 'nw', 'ne', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

/** Turn the board so that this corner is nearest, as long as the component is there. */
export function turnedTo(corner: () => Corner | null): void {
  const quarters = (): number => Math.max(0, CORNERS.indexOf(corner() ?? 'sw'));
  const own = (whose = quarters);
  lies.quarters = untrack(quarters);
  $effect.pre(() => {
    lies.quarters = quarters();
  });
  // The picture of the end may have come before the board has gone.
  onDestroy(() => {
    if (whose === own) lies.quarters = 0;
  });
}

/** The corner of a square board in which a field lies; null for whoever has none. */
export function cornerOf(size: number, field: string | undefined): Corner | null {
  if (field === undefined) return null;
  const [column, row] = [field.charCodeAt(0) - 97, Number(field.slice(1)) - 1];
  return `${row < size / 2 ? 's' : 'n'}${column < size / 2 ? 'w' : 'e'}`;
}

/** Column and row, from 0 at the lower left. */
export type Place = readonly [number, number];

function turn(size: number, [column, row]: Place, quarters: number): Place {
  const last = size - 1;
  switch (quarters) {
    case 1:
      return [last - row, column];
    case 2:
      return [last - column, last - row];
    case 3:
      return [row, last - column];
    default:
      return [column, row];
  }
}

/** Where a place of the board is seen, and which place is seen there. */
export const seenAt = (size: number, place: Place): Place => turn(size, place, lies.quarters);
export const lyingAt = (size: number, seen: Place): Place =>
  turn(size, seen, (4 - lies.quarters) % 4);

/** As which way a way of the board is seen, and which way of the board is seen so. */
export const seenAs = (direction: Direction): Direction => quartersFrom(direction, -lies.quarters);
export const meantBy = (seen: Direction): Direction => quartersFrom(seen, lies.quarters);
