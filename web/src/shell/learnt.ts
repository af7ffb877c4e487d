/** The lessons whose goal was reached on this device, and the games that were offered to be learnt. */
import { recall, remember } from './remember';

const key = 'learnt';

function all(): Record<string, string[]> {
  return recall<Record<string, string[]>>(key) ?? {};
}

export function learnt(game: string): string[] {
  return all()[game] ?? [];
}

export function keepLearnt(game: string, lesson: string): void {
  remember(key, { ...all(), [game]: [...new Set([...learnt(game), lesson])] });
}

const offers = 'offered';

/** Whether this game's lessons have been offered here before; they are from now on. */
export function offerOnce(game: string): boolean {
  const offered = recall<string[]>(offers) ?? [];
  if (offered.includes(game) || learnt(game).length > 0) return false;
  remember(offers, [...offered, game]);
  return true;
}
