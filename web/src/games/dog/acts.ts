/** Acts in notation, read for the hand that plays them; and acts that are asked about. */
import { common, marbleAt, type Marbles, split, type Table } from './board';

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

export const isPart = (act: Act): boolean => act.kind === 'move' && act.rank === '7';

/** How the first part of a seven names its card; nothing if one is under way. */
export const laidBy = (text: string): string => text.slice(0, text.indexOf(':') + 1);

const VALUES: Record<string, number> = { A: 1, J: 0, Q: 12, K: 13, X: 1 };
export const value = (rank: string): number => VALUES[rank] ?? Number(rank);

/** Who asks, and what she looks at. */
export interface Asking {
  me: number;
  /** Whose marbles she plays. */
  plays: readonly number[];
  marbles: Marbles;
  table: Table;
}

/**
 * An act to ask about: what somebody seems to mean with a card (none for a further part of a
 * seven) and perhaps a marble. Without one it is a marble that she plays, on the track or else in
 * the kennel or else in the finish.
 */
export function meant(
  card: string | null,
  from: string | null,
  { me, plays, marbles, table }: Asking,
): string {
  const own = plays.flatMap((seat) => marbles[seat] ?? []);
  const out = own.find((place) => table.fieldOf(place) !== null);
  const kept = own.find((place) => split(place)[1] === 'K');
  const place = from ?? out ?? kept ?? own[0] ?? `${me}.K`;
  const owner = marbleAt(marbles, place)?.seat ?? me;
  // As its owner calls it, or by its one name if that is somebody else.
  const written = (one: string): string => (split(one)[0] === me ? split(one)[1] : one);
  if (card === 'J') {
    const others = marbles.flatMap((places, seat) => (seat === owner ? [] : places));
    const other = others.find((there) => !there.includes('.'));
    return `J:${written(place)}x${written(other ?? others[0] ?? place)}`;
  }
  const laid = card === null ? '' : card === 'X' ? 'X=A:' : `${card}:`;
  const steps = card === null || card === '7' ? 1 : value(card);
  const [, inner] = split(place);
  const field = table.fieldOf(place);
  const lane = (): string => `${owner}.F${Math.min(4, Number(inner.slice(1)) + steps)}`;
  const to =
    inner === 'K' ? `${owner}.S` : field === null ? lane() : `${(field + steps) % table.shape.ring}`;
  return `${laid}${written(place)}>${written(to)}`;
}
