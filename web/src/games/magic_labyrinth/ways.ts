/** The ways that everybody walked, from all that happened in a game. */
import type { Happened, MagicLabyrinthEvent } from '../../wire';

/** One turn's walk. `fields` begins where it began; a bump ends it at a wall. */
export interface Walk {
  seat: number;
  fields: string[];
  bump: string | null;
}

export function walksOf(told: readonly Happened[]): Walk[] {
  const walks: Walk[] = [];
  let now: Walk | null = null;
  const going = (seat: number, from: string): Walk => {
    now ??= walks[walks.push({ seat, fields: [from], bump: null }) - 1]!;
    return now;
  };
  for (const event of told.flatMap(({ events }) => events as MagicLabyrinthEvent[])) {
    if (event.type === 'rolled') now = null;
    else if (event.type === 'stepped') going(event.seat, event.start).fields.push(event.end);
    else if (event.type === 'bumped') going(event.seat, event.at ?? event.home).bump = event.wall;
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
