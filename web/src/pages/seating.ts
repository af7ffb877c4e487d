/** Who sits where, while a table is being set. */
import type { SeatBefore } from '../table/from-position';
import type { Level, SeatWish } from '../wire';

export type Kind = 'me' | 'here' | 'friend' | 'bot';
export const kinds: readonly Kind[] = ['me', 'here', 'friend', 'bot'];

export interface Sitter {
  kind: Kind;
  name: string;
  level: Level;
}

/** The usual company: oneself against bots. */
export function company(players: number, name: string): Sitter[] {
  return Array.from({ length: players }, (_, seat) => ({
    kind: seat === 0 ? 'me' : 'bot',
    name: seat === 0 ? name : '',
    level: 'casual',
  }));
}

/** The company of a game that is played on. */
export function companyOf(seats: readonly SeatBefore[], name: string): Sitter[] {
  return seats.map(({ own, level }) => ({
    kind: own ? 'me' : 'bot',
    name: own ? name : '',
    level: level ?? 'casual',
  }));
}

export function resized(sitters: Sitter[], players: number): Sitter[] {
  const more = company(Math.max(players, sitters.length), '').slice(sitters.length);
  const kept = [...sitters, ...more.map((one) => ({ ...one, kind: 'bot' as const }))];
  return kept.slice(0, players);
}

/** There is only one "me": whoever had that seat takes the other's place. */
export function reseated(sitters: Sitter[], seat: number, kind: Kind): Sitter[] {
  const before = sitters[seat];
  if (!before) return sitters;
  return sitters.map((sitter, at) => {
    if (at === seat) {
      const me = sitters.find((other) => other.kind === 'me');
      return { ...sitter, kind, name: kind === 'me' && me ? me.name : keptName(sitter, kind) };
    }
    if (kind === 'me' && sitter.kind === 'me') return { ...sitter, kind: before.kind, name: '' };
    return sitter;
  });
}

function keptName(sitter: Sitter, kind: Kind): string {
  return sitter.kind === 'me' || kind !== 'here' ? '' : sitter.name;
}

/** A name of last time that nobody at this table has yet. */
export function unused(names: string[], sitters: Sitter[]): string {
  return names.find((name) => sitters.every((sitter) => sitter.name !== name)) ?? '';
}

/** The same seats with bots in place of all other people. */
export function againstBots(sitters: readonly Sitter[]): Sitter[] {
  const own = Math.max(0, sitters.findIndex(({ kind }) => kind === 'me'));
  return sitters.map((sitter, seat) => {
    if (seat === own) return { ...sitter, kind: 'me' };
    return sitter.kind === 'bot' ? sitter : { ...sitter, kind: 'bot', name: '' };
  });
}

const sitsHere = ({ kind }: Sitter): boolean => kind === 'me' || kind === 'here';

/** The same seats, with a name of the list for everybody on this device who has none. */
export function named(sitters: readonly Sitter[], madeUp: readonly string[]): Sitter[] {
  const free = madeUp.filter((name) => sitters.every((sitter) => sitter.name.trim() !== name));
  return sitters.map((sitter) => {
    if (!sitsHere(sitter)) return sitter;
    return { ...sitter, name: sitter.name.trim() || (free.shift() ?? '') };
  });
}

export function wishes(sitters: Sitter[]): SeatWish[] {
  return sitters.map(({ kind, name, level }) => {
    if (kind === 'bot') return { holder: 'bot', level };
    if (kind === 'friend') return { holder: 'open' };
    return { holder: 'person', name: name.trim(), adds: true };
  });
}
