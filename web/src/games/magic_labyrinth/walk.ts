/** A walk that is planned but not sent: fields one after the other, the magician's own first. */
import { DIRECTIONS, type Direction } from '../shared/compass';
import { beside, distance, FIELDS, place, towards } from './floor';

export interface Ground {
  /** Where the magician stands. */
  from: string;
  steps: number;
  /** The field of the wanted symbol: a walk ends there (MAG-20). */
  goal: string | null;
  /** Fields of other magicians. */
  occupied: readonly string[];
}

/** With so many steps left on a field, can the magician still come to a free one (MAG-14)? */
export function mayStandOn(field: string, left: number, occupied: readonly string[]): boolean {
  return FIELDS.some((other) => !occupied.includes(other) && distance(field, other) <= left);
}

/** Whether a walk may go on to a field, as far as can be known without the walls. */
export function mayGoOn(walk: readonly string[], to: string, ground: Ground): boolean {
  const last = walk.at(-1) ?? ground.from;
  const left = ground.steps - walk.length - 1;
  return (
    left >= 0 &&
    towards(last, to) !== null &&
    (last !== ground.goal || walk.length === 0) &&
    mayStandOn(to, left, ground.occupied)
  );
}

/** The walk with a field more; back to the field before takes the last step back. */
export function extended(walk: readonly string[], to: string, ground: Ground): string[] {
  if (to === ground.from) return [];
  if (to === walk.at(-2)) return walk.slice(0, -1);
  if (to === walk.at(-1)) return [...walk];
  return mayGoOn(walk, to, ground) ? [...walk, to] : [...walk];
}

/** A pointer may jump over fields between two looks at it: the fields on the way, straight ones first. */
export function between(from: string, to: string): string[] {
  const way: string[] = [];
  let here = from;
  while (here !== to) {
    const [a, b] = [place(here), place(to)];
    const [east, north] = [b.column - a.column, b.row - a.row];
    const direction: Direction =
      Math.abs(east) >= Math.abs(north) ? (east > 0 ? 'e' : 'w') : north > 0 ? 'n' : 's';
    here = beside(here, direction) ?? to;
    way.push(here);
  }
  return way;
}

/** A dragged walk: every field on the way to where the pointer is now. */
export function dragged(walk: readonly string[], to: string, ground: Ground): string[] {
  let now = [...walk];
  for (const field of between(walk.at(-1) ?? ground.from, to)) now = extended(now, field, ground);
  return now;
}

/** The acts of a walk, in notation. */
export function acts(from: string, walk: readonly string[]): Direction[] {
  return walk.map((to, step) => {
    const direction = towards(walk[step - 1] ?? from, to);
    if (direction === null) throw new Error(`no step leads to ${to}`);
    return direction;
  });
}

/** The directions in which a step is legal, with the field each leads to. */
export function choices(from: string, legal: readonly string[]): { act: Direction; to: string }[] {
  return DIRECTIONS.filter((act) => legal.includes(act)).flatMap((act) => {
    const to = beside(from, act);
    return to === null ? [] : [{ act, to }];
  });
}
