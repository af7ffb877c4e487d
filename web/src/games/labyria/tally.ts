/** How far each seat came in the end, read back from the record of a game. */
import type { GameRecord } from '../contract';
import { read } from './acts';

export interface Tally {
  [key: string]: number;
  /** Obstacles built, moves of figures, attacks announced, abilities used on the board. */
  built: number;
  moves: number;
  attacks: number;
  abilities: number;
}

/** What a seat (or all together) did. */
export function tally(record: Pick<GameRecord, 'acts'>, seat: number | null): Tally {
  const counts: Tally = { built: 0, moves: 0, attacks: 0, abilities: 0 };
  for (const made of record.acts) {
    if (made.seat === null || (seat !== null && made.seat !== seat)) continue;
    const act = read(made.act);
    if (act.kind === 'tile' || act.kind === 'corner') counts.built++;
    else if (act.kind === 'move') counts[act.by === null ? 'moves' : 'attacks']++;
    else if (act.kind !== 'done') counts.abilities++;
  }
  return counts;
}
