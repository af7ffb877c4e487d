/** The hand of the own seat: cards, marbles and targets chosen become acts, or are told why not. */
import { say } from '../../shell/words';
import { seatName } from '../../table/names';
import type { DogView } from '../../wire';
import type { BoardProps } from '../contract';
import { type Act, isPart, meant, played, points, readAll, value } from './acts';
import { type Marbles, marbleAt, put, split, struck, Table } from './board';
import { scene } from './scene.svelte';
import { cardName } from './wording';

const SEVEN = 7;

class Hand {
  table = $state.raw<BoardProps<DogView> | null>(null);
  /** The chosen card, by its number in the fan. */
  slot = $state<number | null>(null);
  /** Where the chosen marble lies. */
  from = $state<string | null>(null);
  /** The parts of a seven that are laid out. */
  plan = $state.raw<Act[]>([]);
  /** An act that is shown and waits to be sent. */
  armed = $state.raw<Act | null>(null);
  /** Several acts lead to the same target: which is meant? */
  asking = $state.raw<Act[]>([]);
  /** What may follow the parts laid out, as the server says. */
  private further = $state.raw<Act[] | null>(null);
  /** A plan on its way to the server stays in sight until it is told as having happened. */
  sent = $state.raw<Marbles | null>(null);
  /** Something is being shown; taps wait. */
  busy = $state(false);
  /** Which card shook its head last, to be shaken. */
  shaken = $state<{ slot: number; time: number } | null>(null);

  readonly me = $derived(this.table?.me ?? null);
  readonly seat = $derived(this.me ?? 0);
  private readonly players = $derived(this.table?.view.players ?? 4);
  /** How the board lies: the same as long as the same people sit there, so that it stays drawn. */
  readonly lies = $derived(new Table(this.players, this.seat));
  readonly acting = $derived(this.table?.acting ?? false);
  readonly card = $derived(this.slot === null ? null : (scene.hand[this.slot] ?? null));
  readonly giving = $derived(this.acting && this.table?.view.phase === 'exchange');
  /** The points of a seven that was begun before, else all of them. */
  private readonly whole = $derived(this.table?.view.seven?.left ?? SEVEN);
  readonly left = $derived(
    this.whole - this.plan.reduce((sum, act, n) => sum + points(act, this.lies, this.after(n)), 0),
  );
  readonly layingOut = $derived(
    this.plan.length > 0 || (this.acting && (this.table?.view.seven ?? null) !== null),
  );

  /** All acts that can follow now. */
  readonly legal = $derived.by<Act[]>(() => {
    if (!this.acting || this.table === null) return [];
    if (this.plan.length > 0) return this.left > 0 ? (this.further ?? []) : [];
    return readAll(this.table.legal, this.seat);
  });
  readonly open = $derived(
    this.layingOut || this.card === null
      ? this.legal
      : this.legal.filter((act) => act.card === this.card),
  );
  readonly ways = $derived(this.from === null ? [] : this.open.filter((a) => a.from === this.from));
  /** Marbles that can be chosen. */
  readonly froms = $derived([...new Set(this.open.flatMap((act) => act.from ?? []))]);
  /** Acts whose targets are offered on the board. */
  readonly offered = $derived.by<Act[]>(() => {
    if (this.armed) return [this.armed];
    if (this.from !== null && (this.card !== null || this.layingOut)) return this.ways;
    if (this.card === null && !this.layingOut) return [];
    return this.open.filter((act) => act.kind === 'draw' || this.alone(act));
  });
  readonly playable = $derived(
    new Set(
      this.legal
        .filter((act) => this.from === null || act.from === this.from)
        .flatMap((act) => act.card ?? []),
    ),
  );
  /** DOG-56 */
  readonly plays = $derived.by(() => {
    const view = this.table?.view;
    return view ? played(scene.marbles, view.players, view.teams, this.seat) : [];
  });

  /** Marbles as they lie, with what is laid out. */
  readonly marbles = $derived.by<Marbles>(() => this.sent ?? this.after(this.plan.length));
  readonly ready = $derived(this.armed !== null || (this.plan.length > 0 && this.left === 0));

  readonly names = (seat: number): string => {
    const info = this.table?.seats.find((other) => other.seat === seat);
    return info ? seatName(info) : String(seat + 1);
  };

  /** Its marble has no other way to go with this card. */
  private alone(act: Act): boolean {
    return this.open.filter((other) => other.from === act.from).length === 1;
  }

  /** The marbles after so many parts of the plan. */
  private after(count: number): Marbles {
    return this.plan.slice(0, count).reduce<Marbles>((now, act) => this.moved(now, act), scene.marbles);
  }

  /** DOG-46: a part sends home whatever it passes or lands on. */
  private moved(marbles: Marbles, act: Act): Marbles {
    const found = act.from === null ? null : marbleAt(marbles, act.from);
    if (!found || act.from === null || act.to === null) return marbles;
    const way = this.lies.way(found.seat, act.from, act.to).slice(1);
    const cleared = struck(marbles, way, found).reduce<Marbles>(
      (now, one) => put(now, one, `${one.seat}.K`),
      marbles,
    );
    return put(cleared, found, act.to);
  }

  reset(): void {
    this.slot = null;
    this.from = null;
    this.plan = [];
    this.armed = null;
    this.asking = [];
    this.further = null;
  }

  // -- taps -----------------------------------------------------------------------------
  tapCard(slot: number): void {
    const card = scene.hand[slot];
    if (card === undefined || this.plan.length > 0 || this.busy) return;
    this.asking = [];
    this.armed = null;
    if (this.giving) {
      if (this.slot === slot) return this.confirm();
      this.slot = slot;
      this.tell(say('dog-say-give', { card: cardName(card) }));
      return;
    }
    const acts = this.legal.filter((act) => act.card === card);
    const fitting = acts.filter((act) => this.from === null || act.from === this.from);
    if (acts.length === 0 || fitting.length === 0) {
      this.shaken = { slot, time: Date.now() };
      if (this.table !== null && this.table.me !== null)
        void this.table.whyNot(this.question(card, this.from));
      return;
    }
    if (this.slot === slot) {
      this.slot = null;
      this.from = null;
      return;
    }
    this.slot = slot;
    if (this.from !== null) return fitting.length === 1 ? this.commit(fitting[0]!) : this.sayWays();
    const idle = acts.find((act) => act.kind === 'idle');
    if (idle) this.armed = idle;
    const only = this.froms.length === 1 && !acts.some((act) => act.from === null);
    if (only) this.from = this.froms[0] ?? null;
    this.sayChosen(card);
  }

  /** A place is tapped; `close` says that another choice was nearly hit as well. */
  tapPlace(place: string, close = false): void {
    if (this.asking.length > 0) this.asking = [];
    if (this.armed && place === this.armed.to && !close) return this.confirm();
    const armed = this.armed;
    this.armed = null;
    const leading = this.offered.filter((act) => act.to === place);
    if (leading.length > 0 && place !== this.from) return this.choose(leading, close);
    if (this.froms.includes(place)) {
      if (this.from === place && armed === null) {
        if (this.ways.length === 1 && (this.card !== null || this.layingOut))
          return this.choose(this.ways, close);
        this.from = null;
        return;
      }
      this.from = place;
      const chosen = this.card !== null || this.layingOut;
      if (chosen && this.ways.length === 1) return this.choose(this.ways, close);
      return this.sayWays();
    }
    this.explain(place);
  }

  private choose(acts: Act[], close: boolean): void {
    if (acts.length > 1) {
      this.asking = acts;
      this.tell(say('dog-ask-which'));
    } else if (acts[0]) this.commit(acts[0], close);
  }

  commit(act: Act, close = false): void {
    this.asking = [];
    if (isPart(act) && (this.plan.length > 0 || points(act, this.lies, this.marbles) < this.whole)) {
      void this.addPart(act);
      return;
    }
    if (this.table?.settings.confirm || close) {
      this.from = act.from;
      this.armed = act;
      this.tell(say('dog-say-armed'));
    } else this.send([act]);
  }

  /** Send what is shown. */
  confirm(): void {
    if (this.giving && this.card !== null) return this.send([], [`give ${this.card}`]);
    if (this.armed) this.send([this.armed]);
    else if (this.plan.length > 0 && this.left === 0) {
      this.sent = this.after(this.plan.length);
      this.send(this.plan);
    }
  }

  private send(acts: Act[], texts = acts.map((act) => act.text)): void {
    if (!this.acting || !this.table) return;
    const { table } = this;
    this.reset();
    table.act(texts);
  }

  /** Take the last thing back; says whether there was one. */
  back(): boolean {
    if (this.asking.length > 0) this.asking = [];
    else if (this.armed) this.armed = null;
    else if (this.from !== null && !(this.layingOut && this.froms.length === 1)) this.from = null;
    else if (this.plan.length > 0) void this.without(this.plan.length - 1);
    else if (this.slot !== null) {
      this.slot = null;
      this.from = null;
    } else return false;
    return true;
  }

  // -- the seven ------------------------------------------------------------------------
  private async addPart(act: Act): Promise<void> {
    this.plan = [...this.plan, act];
    this.from = null;
    await this.look();
    this.tell(say('dog-seven-left', { points: this.left }));
  }

  /** Take a part out of the plan; what cannot follow any more goes with it. */
  async without(part: number): Promise<void> {
    const rest = this.plan.toSpliced(part, 1);
    const first = rest[0];
    const laid = this.plan[0];
    if (first && laid && first.card === null && laid.card !== null) {
      const text = `${laid.text.split(':')[0]}:${first.text}`;
      rest[0] = { ...first, text, card: laid.card };
    }
    this.plan = rest;
    this.from = null;
    await this.look();
    this.tell(say('dog-seven-left', { points: this.left }));
  }

  private async look(): Promise<void> {
    this.further = null;
    const { plan, table } = this;
    if (!table || plan.length === 0) return;
    const legal = readAll(table.legal, this.seat);
    if (!legal.some((act) => act.text === plan[0]?.text)) {
      this.plan = [];
      return;
    }
    if (this.left === 0 && plan.length === 1) return;
    const asked = this.left === 0 ? plan.slice(0, -1) : plan;
    const answer = await table.preview(asked.map((act) => act.text));
    if (this.plan !== plan) return;
    const next = answer ? readAll(answer.legal, this.seat) : [];
    const last = plan.at(-1);
    const stands =
      answer !== null &&
      answer.shown === asked.length &&
      (asked === plan || next.some((act) => act.text === last?.text));
    if (!stands) {
      this.plan = plan.slice(0, -1);
      return this.look();
    }
    this.further = next;
    if (this.left > 0 && this.froms.length === 1) this.from = this.froms[0] ?? null;
  }

  // -- words ----------------------------------------------------------------------------
  private question(card: string, from: string | null): string {
    return meant(card, from, this.seat, scene.marbles, this.lies, this.plays);
  }

  private tell(text: string): void {
    this.table?.announce(text);
  }

  private sayChosen(card: string): void {
    this.tell(say('dog-say-chosen', { card: cardName(card), count: this.froms.length }));
  }

  private sayWays(): void {
    const count = this.card === null && !this.layingOut ? this.playable.size : this.ways.length;
    const id = this.card === null && !this.layingOut ? 'dog-say-cards' : 'dog-say-ways';
    this.tell(say(id, { count }));
  }

  /** Why this marble cannot be played now, with the chosen card or one that moves. */
  private explain(place: string): void {
    const { table } = this;
    if (!table || table.me === null || this.sent) return;
    const found = marbleAt(this.marbles, place);
    if (!found) return;
    if (this.layingOut && this.plan.length > 0) {
      const [, inner] = split(place);
      const field = this.lies.fieldOf(place);
      if (field !== null && inner !== 'K') {
        void table.whyNot(`${this.plan[0]?.text.split(':')[0]}:${place}>${(field + 1) % this.lies.shape.ring}`);
      }
      return;
    }
    const mover = (card: string): boolean => value(card) > 0;
    const card = this.card ?? scene.hand.find(mover) ?? scene.hand[0];
    if (card !== undefined) void table.whyNot(this.question(card, place));
  }
}

export const hand = new Hand();

export const toBoard = (): void => document.querySelector<HTMLElement>('[data-board]')?.focus();

/** What was done by key goes on at the board. */
export function goOn(event: MouseEvent): void {
  if (event.detail === 0) toBoard();
}
