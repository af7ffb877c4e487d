/**
 * What board, tray and plates show at this moment.
 *
 * It follows the view, and runs ahead of it while events are being shown; the board leads it.
 */
import type { DogEvent, DogView } from '../../wire';
import { followed, type Found, marbleAt, named, put, Table, type Trail } from './board';

/** A card as it is drawn: the suit is decoration (DOG-02), and stays with it. */
export interface Held {
  card: string;
  suit: number;
}

export interface Laid extends Held {
  key: number;
  /** What a joker stands for; the card itself otherwise. */
  rank: string;
  seat: number;
}

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'X'];
const MOST_LAID = 7;

/** Cards as they are drawn: those held before stay as they were, copies of one rank differ. */
function heldAs(before: readonly Held[], cards: readonly string[]): Held[] {
  const held: Held[] = [];
  for (const card of cards) {
    const known = before.find((one) => one.card === card && !held.includes(one));
    const taken = [...before, ...held].filter((one) => one.card === card).map(({ suit }) => suit);
    let suit = card.charCodeAt(0);
    while (taken.includes(suit)) suit++;
    held.push(known ?? { card, suit });
  }
  return held;
}

class Scene {
  marbles = $state.raw<string[][]>([]);
  held = $state.raw<Held[]>([]);
  readonly hand = $derived(this.held.map(({ card }) => card));
  cards = $state.raw<number[]>([]);
  given = $state.raw<boolean[]>([]);
  turn = $state<number | null>(null);
  dealer = $state(0);
  deal = $state(6);
  discards = $state(0);
  /** The last cards of the pile as far as they were told, the newest last. */
  laid = $state.raw<Laid[]>([]);
  /** The last moves, as places one after the other, until the next card is laid. */
  trails = $state.raw<Trail[]>([]);
  /** Cards thrown away by whoever just dropped out. */
  thrown = $state.raw<{ seat: number; cards: string[] } | null>(null);
  /** The card that just came into the own hand. */
  newest = $state<string | null>(null);
  private keys = 0;

  follow(view: DogView): void {
    this.marbles = followed(this.marbles, named(view.marbles));
    this.held = heldAs(this.held, view.hand);
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
    this.held = [];
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
      else this.trace(event, table);
    }
    this.thrown = null;
    this.newest = null;
    this.follow(view);
  }

  /** Nothing is shown any more: plates go by the view again. */
  end(): void {
    this.marbles = [];
    this.held = [];
    this.laid = [];
    this.trails = [];
    this.thrown = null;
    this.newest = null;
  }

  /** Which suit it is matters for a card that was seen in the own hand. */
  lay(seat: number, card: string, rank: string, suit: number | null = null): void {
    const key = ++this.keys;
    this.laid = [...this.laid, { key, card, suit: suit ?? key, rank, seat }].slice(-MOST_LAID);
    this.discards += 1;
  }

  trace(event: DogEvent, table: Table): void {
    const trail = table.trail(event);
    if (trail) this.trails = [...this.trails, trail];
  }

  /** A card leaves a hand; `card` is known for the own one. Its suit, if it was seen. */
  lose(seat: number, card: string | null, mine: boolean, slot: number | null = null): number | null {
    this.cards = this.cards.with(seat, Math.max(0, (this.cards[seat] ?? 0) - 1));
    const at = mine && card !== null ? (slot ?? this.hand.indexOf(card)) : -1;
    const suit = this.held[at]?.suit ?? null;
    if (at >= 0) this.held = this.held.toSpliced(at, 1);
    return suit;
  }

  gain(seat: number, card: string | null, mine: boolean): void {
    this.cards = this.cards.with(seat, (this.cards[seat] ?? 0) + 1);
    if (!mine || card === null) return;
    const all = [...this.hand, card].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    this.held = heldAs(this.held, all);
  }

  find(place: string): Found | null {
    return marbleAt(this.marbles, place);
  }

  move(found: Found, place: string): void {
    this.marbles = put(this.marbles, found, place);
  }
}

export const scene = new Scene();
