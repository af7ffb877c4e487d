/** The ways that everybody walked, read back from the record of a game. */
import type { GameRecord } from '../contract';
import { DIRECTIONS, type Direction } from '../shared/compass';
import { beside, slot } from './floor';

/** One turn's walk. `fields` begins where it began; a bump ends it at a wall. */
export interface Walk {
  seat: number;
  fields: string[];
  bump: string | null;
}

interface FirstState {
  magicians: string[];
  corners: string[];
  walls: string[];
}

export function walksOf(record: Pick<GameRecord, 'position' | 'acts'>): Walk[] {
  const first = record.position['state'] as FirstState;
  const walls = new Set(first.walls);
  const standing = [...first.magicians];
  const walks: Walk[] = [];
  let now: Walk | null = null;
  for (const { seat, act } of record.acts) {
    if (seat === null) {
      // The die is rolled at the start of every turn, and only then.
      if (act.startsWith('roll')) now = null;
      continue;
    }
    const from = standing[seat];
    if (from === undefined || !isDirection(act)) continue;
    const to = beside(from, act);
    if (to === null) continue;
    if (now === null) {
      now = { seat, fields: [from], bump: null };
      walks.push(now);
    }
    if (walls.has(slot(from, to))) {
      now.bump = slot(from, to);
      standing[seat] = first.corners[seat] ?? from;
      now = null;
    } else {
      now.fields.push(to);
      standing[seat] = to;
    }
  }
  return walks;
}

export type Tally = {
  steps: number;
  bumps: number;
};

/** How far a seat walked (or all together), and how often it bumped. */
export function tally(walks: readonly Walk[], seat: number | null): Tally {
  const own = walks.filter((walk) => seat === null || walk.seat === seat);
  return {
    steps: own.reduce((sum, walk) => sum + walk.fields.length - 1, 0),
    bumps: own.filter((walk) => walk.bump !== null).length,
  };
}

const isDirection = (act: string): act is Direction =>
  (DIRECTIONS as readonly string[]).includes(act);
