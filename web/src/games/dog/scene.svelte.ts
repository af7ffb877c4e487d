/**
 * What board, tray and plates show at this moment.
 *
 * It follows the view, and runs ahead of it while events are being shown; the board leads it.
 */
import type { DogEvent, DogMoved, DogSwapped, DogView } from '../../wire';
import { common, followed, type Found, marbleAt, named, put, Table } from './board';

export interface Laid {
  key: number;
  card: string;
  /** What a joker stands for; the card itself otherwise. */
  rank: string;
  seat: number;
}

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'X'];
const MOST_LAID = 7;

class Scene {
  marbles = $state.raw<string[][]>([]);
  hand = $state.raw<string[]>([]);
  cards = $state.raw<number[]>([]);
  given = $state.raw<boolean[]>([]);
  turn = $state<number | null>(null);
  dealer = $state(0);
  deal = $state(6);
  discards = $state(0);
  /** The last cards of the pile as far as they were told, the newest last. */
  laid = $state.raw<Laid[]>([]);
  /** The last moves, as places one after the other, until the next card is laid. */
  trails = $state.raw<{ owner: number; places: string[] }[]>([]);
  /** Cards thrown away by whoever just dropped out. */
  thrown = $state.raw<{ seat: number; cards: string[] } | null>(null);
  /** The card that just came into the own hand. */
  newest = $state<string | null>(null);
  private keys = 0;

  follow(view: DogView): void {
    this.marbles = followed(this.marbles, named(view.marbles));
    this.hand = view.hand;
    this.cards = view.cards;
    this.given = view.given.map((card) => card !== null);
    this.turn = view.turn;
    this.dealer = view.dealer;
    this.deal = view.deal;
    this.discards = view.discards.length;
    if (this.discards === 0) this.laid = [];
  }

  /** `past` are the events told before: they say what lies on top of the pile, and what moved last. */
  begin(view: DogView, past: readonly DogEvent[] = []): void {
    this.marbles = named(view.marbles);
    this.laid = [];
    this.trails = [];
    const table = new Table(view.players, 0);
    for (const event of past) {
      if (event.type === 'shuffled') this.laid = [];
      else if (event.type === 'laid') {
        this.trails = [];
        this.lay(event.seat, event.card, event.rank);
      } else if (event.type === 'droppedout')
        for (const card of event.cards) this.lay(event.seat, card, card);
      else if (event.type === 'moved' || event.type === 'swapped') this.trace(event, table);
    }
    this.thrown = null;
    this.newest = null;
    this.follow(view);
  }

  lay(seat: number, card: string, rank: string): void {
    this.keys += 1;
    this.laid = [...this.laid, { key: this.keys, card, rank, seat }].slice(-MOST_LAID);
    this.discards += 1;
  }

  trace(event: DogMoved | DogSwapped, table: Table): void {
    const { owner } = event;
    const places =
      event.type === 'moved'
        ? table.way(owner, common(event.start, owner), common(event.end, owner))
        : [common(event.field, owner), common(event.other_field, event.other_owner)];
    this.trails = [...this.trails, { owner, places }];
  }

  /** A card leaves a hand; `card` is known for the own one. */
  lose(seat: number, card: string | null, mine: boolean): void {
    this.cards = this.cards.with(seat, Math.max(0, (this.cards[seat] ?? 0) - 1));
    const at = mine && card !== null ? this.hand.indexOf(card) : -1;
    if (at >= 0) this.hand = this.hand.toSpliced(at, 1);
  }

  gain(seat: number, card: string | null, mine: boolean): void {
    this.cards = this.cards.with(seat, (this.cards[seat] ?? 0) + 1);
    if (mine && card !== null)
      this.hand = [...this.hand, card].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  }

  find(place: string): Found | null {
    return marbleAt(this.marbles, place);
  }

  move(found: Found, place: string): void {
    this.marbles = put(this.marbles, found, place);
  }
}

export const scene = new Scene();
