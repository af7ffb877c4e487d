/** A position to play on from, on its way from where it was seen to where a table is set. */
import { forget, recall, remember } from '../shell/remember';

const key = 'position';

export interface Begun {
  game: string;
  position: Record<string, unknown>;
}

export function playOn(game: string, position: Record<string, unknown>): void {
  remember(key, { game, position });
}

/** It is taken once: whoever sets another table later begins anew. */
export function positionFor(game: string): Record<string, unknown> | null {
  const kept = recall<Begun>(key);
  if (!kept || kept.game !== game) return null;
  forget(key);
  return kept.position;
}

export function playersIn(position: Record<string, unknown> | null): number | null {
  const options = position?.['options'] as { players?: number } | undefined;
  return options?.players ?? null;
}
