/** A position to play on from, on its way from where it was seen to where a table is set. */
import { forget, recall, remember } from '../shell/remember';
import type { Level, SeatInfo } from '../wire';

const key = 'position';

/** Who held a seat: the own one, or a bot of this level. */
export interface SeatBefore {
  own: boolean;
  level: Level | null;
}

export interface Begun {
  game: string;
  position: Record<string, unknown>;
  seats: SeatBefore[];
}

/** The seats as they were; without an own seat it is the first that a person held. */
export function seatsOf(seats: readonly SeatInfo[], own: number | null): SeatBefore[] {
  const mine = own ?? seats.find(({ holder }) => holder === 'person')?.seat ?? 0;
  return seats.map(({ seat, level }) => ({ own: seat === mine, level }));
}

export function playOn(game: string, position: Record<string, unknown>, seats: SeatBefore[]): void {
  remember(key, { game, position, seats });
}

/** It is taken once: whoever sets another table later begins anew. */
export function positionFor(game: string): Begun | null {
  const kept = recall<Begun>(key);
  if (!kept || kept.game !== game) return null;
  forget(key);
  return kept;
}
