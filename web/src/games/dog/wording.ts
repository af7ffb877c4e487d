/** What is said about the game: log lines, headline, places, and answers to whoever asks by key. */
import { listed, say } from '../../shell/words';
import type { DogEvent, DogView } from '../../wire';
import type { KeyLine, LogLine, Mark } from '../contract';
import { type Names, of, plain } from '../shared/lines';
import { common, type Marbles, split } from './board';
import { hand } from './hand.svelte';
import { scene } from './scene.svelte';

export const cardName = (card: string): string => say('dog-card', { card });

export const cardNames = (cards: readonly string[]): string => cards.map(cardName).join(', ');

/** A place in words: "field 12", "Ada’s kennel". */
export function placeName(place: string, names: Names): string {
  const [seat, inner] = split(place);
  if (seat === null) return say('dog-place-field', { field: place });
  const name = names(seat);
  if (inner === 'K') return say('dog-place-kennel', { name });
  if (inner === 'S') return say('dog-place-start', { name });
  if (inner === 'hand') return say('dog-place-hand', { name });
  return say('dog-place-finish', { name, number: inner.slice(1) });
}

/** A place in a log line: short. */
export function short(place: string): string {
  if (place === 'K') return say('dog-short-kennel');
  if (place === 'S') return say('dog-short-start');
  return place;
}

/** What the log leads to in the rules. */
export const clauses = {
  wenthome: 'DOG-35',
  swapped: 'DOG-52',
  idled: 'DOG-54',
  droppedout: 'DOG-18',
  gave: 'DOG-13',
  drew: 'DOG-61',
  allhome: 'DOG-56',
  round: 'DOG-10',
  shuffled: 'DOG-12',
  won: 'DOG-57',
} satisfies Partial<Record<DogEvent['type'], string>>;

export function line(event: DogEvent, names: Names): LogLine | null {
  switch (event.type) {
    case 'laid': {
      const id = event.card === event.rank ? 'dog-log-laid' : 'dog-log-joker';
      return of(id, event.seat, names, { card: event.rank });
    }
    case 'moved': {
      const { owner, seat, start, end } = event;
      const args = { start: short(start), end: short(end) };
      const id = owner === seat ? 'dog-log-moved' : 'dog-log-moved-for';
      const place = common(end, owner);
      if (start === 'K' && owner === seat) return { ...of('dog-log-out', seat, names), place };
      return { ...of(id, seat, names, { ...args, owner: names(owner) }), place };
    }
    case 'wenthome':
      return { ...of('dog-log-home', event.owner, names, { field: event.field }), place: event.field };
    case 'swapped': {
      const { owner, other_owner: other, field, other_field: there } = event;
      const args = { field, other: names(other), there };
      return { ...of('dog-log-swapped', owner, names, args), place: there };
    }
    case 'idled':
      return of('dog-log-idled', event.seat, names);
    case 'droppedout':
      return of('dog-log-dropped', event.seat, names, {
        cards: cardNames(event.cards),
        count: event.cards.length,
      });
    // Which card it was is for two to know, and a log may be read by others at the same device.
    case 'gave':
      return of('dog-log-gave', event.seat, names, { other: names(event.to) });
    case 'drew':
      return of('dog-log-drew', event.seat, names, { other: names(event.source) });
    case 'allhome':
      return of('dog-log-all-home', event.seat, names);
    case 'round':
      return of('dog-log-round', event.dealer, names, { count: event.deal });
    case 'shuffled':
      return plain('dog-log-shuffled');
    case 'won':
      return {
        id: 'dog-log-won',
        args: { names: joined(event.seats, names), count: event.seats.length },
        seat: event.seats[0] ?? null,
      };
    case 'dealt':
    case 'got':
    case 'turn':
      return null;
  }
}

/** Once the game is over, everybody may know which card it was. */
export function retold(event: DogEvent, names: Names): LogLine | null {
  if (event.type !== 'gave' || event.card === null) return line(event, names);
  return of('dog-log-gave-card', event.seat, names, { other: names(event.to), card: event.card });
}

/** Marbles struck, and marbles that come home. */
export function mark(event: DogEvent): Mark | null {
  if (event.type === 'wenthome') return 'strike';
  if (event.type === 'won') return 'win';
  const home = event.type === 'moved' && event.end.startsWith('F') && !event.start.startsWith('F');
  return home ? 'goal' : null;
}

export const joined = (seats: readonly number[], names: Names): string =>
  listed(seats.map(names));

export function headline(view: DogView, me: number | null, names: Names): LogLine {
  const { winner, phase, turn, seven } = view;
  if (winner !== null) {
    const won = me !== null && winner.includes(me);
    const args = { names: joined(winner, names), count: winner.length };
    return { id: won ? 'dog-ask-won-you' : 'dog-ask-won', args, seat: winner[0] ?? null };
  }
  if (phase === 'exchange') {
    if (me === null || view.given[me] !== null)
      return { id: 'dog-ask-exchange', args: {}, seat: me };
    return of('dog-ask-give', me, names, {
      other: names(view.mates[me]?.[0] ?? me),
    });
  }
  if (turn === null) return plain('dog-ask-wait');
  if (turn !== me) return of('dog-ask-play', turn, names);
  const stage = asked();
  if (stage) return of(stage.id, turn, names, stage.args);
  if (seven && (hand.busy || hand.table?.plan.sent)) return of('dog-ask-seven-shown', turn, names);
  if (seven) return of('dog-ask-seven', turn, names, { points: seven.left });
  if (!view.plays.includes(me))
    return of('dog-ask-help', turn, names, { names: joined(view.plays, names) });
  return of('dog-ask-card', turn, names);
}

/** What is still to choose in the own turn, once something is chosen. */
function asked(): Pick<LogLine, 'id' | 'args'> | null {
  const { acting, layingOut, left, armed, card, from, picked, ways } = hand;
  if (!acting) return null;
  if (layingOut && left !== null)
    return left > 0 ? { id: 'dog-ask-seven', args: { points: left } } : { id: 'dog-ask-seven-ready', args: {} };
  if (armed) return { id: 'dog-ask-armed', args: {} };
  if (card === null) return picked === null ? null : { id: 'dog-ask-card-for', args: {} };
  if (from === null) return { id: 'dog-ask-marble', args: { card } };
  return { id: ways.every(({ kind }) => kind === 'swap') ? 'dog-ask-swap' : 'dog-ask-field', args: { card } };
}

/** The options, for whoever is about to sit down. */
export function chosen(options: Record<string, unknown>): LogLine[] {
  const plain = (id: string): LogLine => ({ id, args: {}, seat: null });
  const players = Number(options['players'] ?? 4);
  const teams = options['teams'] ?? (players === 4 || players === 6 ? 'pairs' : 'none');
  const lines = [plain(`dog-chosen-${teams}`)];
  if (options['canadian_seven'] && teams !== 'none') lines.push(plain('dog-chosen-canadian'));
  if (options['no_joker_finish'] && teams !== 'none') lines.push(plain('dog-chosen-no-joker'));
  return lines;
}

export const keys: readonly KeyLine[] = [
  { keys: ['1', '…', '6'], id: 'dog-key-cards' },
  { keys: ['ArrowLeft', 'ArrowRight'], id: 'dog-key-walk' },
  { keys: ['Shift + ←→'], id: 'dog-key-fields' },
  { keys: ['Enter'], id: 'dog-key-enter' },
  { keys: ['Escape'], id: 'dog-key-back' },
  { keys: ['h'], id: 'dog-key-hand' },
  { keys: ['m'], id: 'dog-key-marbles' },
  { keys: ['o'], id: 'dog-key-others' },
  { keys: ['p'], id: 'dog-key-pile' },
  { keys: ['d'], id: 'dog-key-deal' },
];

const places = (own: readonly string[], names: Names): string =>
  [...new Set(own)]
    .map((place) => {
      const count = own.filter((other) => other === place).length;
      return count > 1 ? `${count} × ${placeName(place, names)}` : placeName(place, names);
    })
    .join(', ');

export const nextDeal = (deal: number): number => (deal === 2 ? 6 : deal - 1);

/** What a key asks about, in a sentence or a few. */
export function answer(
  key: string,
  view: DogView,
  me: number | null,
  marbles: Marbles,
  names: Names,
): string | null {
  const where = (seat: number): string =>
    say('dog-say-marbles', { name: names(seat), places: places(marbles[seat] ?? [], names) });
  switch (key) {
    case 'h':
      // On a shared device, before the hand is uncovered.
      if (view.seat !== me) return null;
      return me === null
        ? say('dog-say-watching')
        : say('dog-say-hand', { count: view.hand.length, cards: cardNames(view.hand) });
    case 'm':
      return me === null ? say('dog-say-watching') : where(me);
    case 'o':
      return view.marbles
        .flatMap((_, seat) =>
          seat === me ? [] : [where(seat), say('dog-say-cards-of', { count: view.cards[seat] ?? 0 })],
        )
        .join(' ');
    case 'p':
      return say('dog-pile', { count: view.discards.length });
    case 'd':
      return dealText(view.dealer, view.deal, view.players, names);
    default:
      return null;
  }
}

/** Answers a key at the table; says whether it was one that asks. */
export function answered(key: string): boolean {
  const { table, me, names } = hand;
  const said = table ? answer(key, table.view, me, scene.marbles, names) : null;
  if (said !== null) table?.announce(said);
  return said !== null;
}

/** DOG-11: who deals, and what comes next. */
export function dealText(dealer: number, deal: number, players: number, names: Names): string {
  return say('dog-deal', {
    name: names(dealer),
    count: deal,
    next: names((dealer + 1) % players),
    more: nextDeal(deal),
  });
}
