/** A walk as it is drawn: the fields that its steps lead over, and the steps that a pointer goes. */
import { DIRECTIONS, type Direction } from '../shared/compass';
import { beside, place, towards } from './floor';

const isStep = (act: string): act is Direction => (DIRECTIONS as readonly string[]).includes(act);

/** Where each step leads. */
export function fieldsOf(from: string, acts: readonly string[]): string[] {
  let here = from;
  return acts.filter(isStep).map((act) => (here = beside(here, act) ?? here));
}

/** The directions in which a step may be made, with the field each leads to. */
export const choices = (from: string, legal: readonly string[]): { act: Direction; to: string }[] =>
  DIRECTIONS.filter((act) => legal.includes(act)).flatMap((act) => {
    const to = beside(from, act);
    return to === null ? [] : [{ act, to }];
  });

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

/** The steps up to where the pointer is now; back over the field before takes a step back. */
export function dragged(from: string, acts: readonly string[], to: string): string[] {
  let way = [...acts];
  for (const field of between(fieldsOf(from, acts).at(-1) ?? from, to)) {
    const fields = [from, ...fieldsOf(from, way)];
    if (field === from) way = [];
    else if (field === fields.at(-2)) way.pop();
    else way.push(towards(fields.at(-1) ?? from, field) ?? '');
  }
  return way;
}

/** A diagonal step in notation, which the rules know only to refuse it. */
export function diagonal(from: string, to: string): string | null {
  for (const upright of ['n', 's'] as const) {
    const level = beside(from, upright);
    for (const sideways of ['e', 'w'] as const)
      if (level && beside(level, sideways) === to) return upright + sideways;
  }
  return null;
}
