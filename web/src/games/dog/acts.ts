/** Acts in notation, read for the hand that plays them; and acts that are asked about. */
import { common, marbleAt, type Marbles, mates, split, type Table } from './board';

export interface Act {
  text: string;
  kind: 'move' | 'swap' | 'idle' | 'draw' | 'give';
  /** The card that is laid; null for a further part of a seven. */
  card: string | null;
  /** What it stands for. */
  rank: string;
  from: string | null;
  to: string | null;
}

const PLAY = /^(?:(A|[2-9]|10|J|Q|K|X)(?:=(A|[2-9]|10|J|Q|K))?:)?(?:(.+?)([>x])(.+)|(-)|draw (\d))$/;

export function read(text: string, me: number): Act | null {
  if (text.startsWith('give ')) {
    const card = text.slice(5);
    return { text, kind: 'give', card, rank: card, from: null, to: null };
  }
  const parts = PLAY.exec(text);
  if (!parts) return null;
  const [, card = null, meant, from, sign, to, idle, drawn] = parts;
  const rank = meant ?? card ?? '7';
  if (idle) return { text, kind: 'idle', card, rank, from: null, to: null };
  if (drawn !== undefined)
    return { text, kind: 'draw', card, rank, from: null, to: `${drawn}.hand` };
  return {
    text,
    kind: sign === 'x' ? 'swap' : 'move',
    card,
    rank,
    from: common(from ?? '', me),
    to: common(to ?? '', me),
  };
}

export const readAll = (texts: readonly string[], me: number): Act[] =>
  texts.flatMap((text) => read(text, me) ?? []);

/** How many points a move takes. */
export function points(act: Act, table: Table, marbles: Marbles): number {
  if (act.kind !== 'move' || act.from === null || act.to === null) return 0;
  const owner = marbleAt(marbles, act.from)?.seat ?? split(act.from)[0] ?? 0;
  return table.way(owner, act.from, act.to).length - 1;
}

export const isPart = (act: Act): boolean => act.kind === 'move' && act.rank === '7';

const VALUES: Record<string, number> = { A: 1, J: 0, Q: 12, K: 13, X: 1 };
export const value = (rank: string): number => VALUES[rank] ?? Number(rank);

/** A place as the notation of a seat calls it. */
export function written(place: string, me: number): string {
  const [seat, inner] = split(place);
  return seat === me ? inner : place;
}

/**
 * What somebody seems to mean with a card and perhaps a marble: an act to ask about. Without one
 * it is a marble of theirs on the track, or else in the kennel, or else in the finish.
 */
export function meant(
  card: string,
  from: string | null,
  me: number,
  marbles: Marbles,
  table: Table,
  plays: readonly number[] = [me],
): string {
  const own = plays.flatMap((seat) => marbles[seat] ?? []);
  const laid = card === 'X' ? 'X=A' : card;
  const out = own.find((place) => table.fieldOf(place) !== null);
  const kept = own.find((place) => split(place)[1] === 'K');
  const place = from ?? out ?? kept ?? own[0] ?? `${me}.K`;
  const owner = marbleAt(marbles, place)?.seat ?? me;
  if (card === 'J') {
    const other = marbles
      .flatMap((places, seat) => (seat === owner ? [] : places))
      .find((there) => !there.includes('.'));
    const beside = marbles.flatMap((places, seat) => (seat === owner ? [] : places));
    return `J:${written(place, me)}x${written(other ?? beside[0] ?? place, me)}`;
  }
  const [, inner] = split(place);
  if (inner === 'K') return `${laid}:${written(place, me)}>${written(`${owner}.S`, me)}`;
  const field = table.fieldOf(place);
  const steps = card === '7' ? 1 : value(card);
  if (field !== null)
    return `${laid}:${written(place, me)}>${(field + steps) % table.shape.ring}`;
  const further = Math.min(4, Number(inner.slice(1)) + steps);
  return `${laid}:${written(place, me)}>${written(`${owner}.F${further}`, me)}`;
}

/** DOG-56: whose marbles a seat plays; its own, until they are all in the finish. */
export function played(marbles: Marbles, players: number, teams: string, seat: number): number[] {
  const home = (marbles[seat] ?? []).every((place) => split(place)[1].startsWith('F'));
  const team = mates(players, teams, seat);
  return home && team.length > 0 ? team : [seat];
}
