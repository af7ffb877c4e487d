/** The hand of the own seat: cards, marbles and targets that are tapped become a plan. */
import { nameAt } from '../../shell/names';
import { say } from '../../shell/words';
import type { DogEvent, DogView } from '../../wire';
import type { BoardProps } from '../contract';
import { type Act, isPart, laidBy, meant, read, readAll, value } from './acts';
import { followed, marbleAt, type Marbles, named, Table } from './board';
import { scene } from './scene.svelte';

class Hand {
  table = $state.raw<BoardProps<DogView> | null>(null);
  /** The chosen card, by its number in the fan. */
  slot = $state<number | null>(null);
  /** Where the marble lies that was picked. */
  picked = $state<string | null>(null);
  /** Several acts lead to the same target: which is meant? */
  asking = $state.raw<Act[]>([]);
  /** Something is being shown; taps wait. */
  busy = $state(false);
  /** The card or the marble that cannot be played, to be shaken. */
  shaken = $state.raw<{ slot?: number; place?: string } | null>(null);
  /** The first part of a seven left points for others. */
  private splitting = $state(false);

  readonly me = $derived(this.table?.me ?? null);
  readonly seat = $derived(this.me ?? 0);
  private readonly players = $derived(this.table?.view.players ?? 4);
  /** How the board lies: the same as long as the same people sit there, so that it stays drawn. */
  readonly lies = $derived(new Table(this.players, this.seat));
  private readonly plan = $derived(this.table?.plan ?? null);
  readonly acting = $derived((this.table?.acting ?? false) && !this.plan?.sent);
  /** The card itself, as it is drawn. */
  readonly held = $derived(this.slot === null ? null : (scene.held[this.slot] ?? null));
  readonly card = $derived(this.held?.card ?? null);
  readonly giving = $derived(this.acting && this.table?.view.phase === 'exchange');

  /** The acts that are planned; as soon as it is told where they lead, with the way there. */
  readonly steps = $derived(
    (this.plan?.steps ?? []).flatMap(({ act: text, outcome }) => {
      const act = read(text, this.seat);
      const events = (outcome?.events ?? []) as readonly DogEvent[];
      const [trail = null] = events.flatMap((event) => this.lies.trail(event) ?? []);
      return act ? [{ act, known: outcome !== null, trail }] : [];
    }),
  );
  private readonly last = $derived(this.steps.at(-1) ?? null);
  private readonly foreseen = $derived(this.steps.some(({ known }) => known));
  /** What happens next has been seen as it was planned. */
  readonly seen = $derived((this.plan?.sent ?? false) && (this.steps[0]?.known ?? false));
  readonly layingOut = $derived.by(() => {
    const begun = (this.table?.view.seven ?? null) !== null;
    const [first] = this.steps;
    return first ? isPart(first.act) && (this.splitting || begun) : this.acting && begun;
  });
  /** The points left of a seven. */
  readonly left = $derived(this.plan?.view.seven?.left ?? (this.foreseen ? 0 : null));
  /** An act that is shown and waits to be sent. */
  readonly armed = $derived(this.acting && !this.layingOut ? (this.last?.act ?? null) : null);
  /** It is not known yet where the last act leads. */
  readonly pending = $derived(this.last?.known === false ? this.last.act : null);
  private readonly part = $derived(this.last !== null && isPart(this.last.act));
  readonly ready = $derived(this.acting && this.last !== null && (!this.part || this.plan!.ends));
  /** Taps wait for what was sent, and until it is known what may follow a part. */
  readonly waits = $derived(this.plan?.sent || (this.part && this.plan?.legal === null));

  private readonly anew = $derived(readAll(this.acting ? (this.table?.legal ?? []) : [], this.seat));
  /** All acts that can follow now; instead of one that only waits to be sent, any other. */
  readonly legal = $derived(
    this.armed || !this.acting ? this.anew : readAll(this.plan?.legal ?? [], this.seat),
  );
  readonly chosen = $derived(this.card !== null || this.layingOut);
  readonly open = $derived(
    this.layingOut || this.card === null
      ? this.legal
      : this.legal.filter((act) => act.card === this.card),
  );
  /** Marbles that can be chosen. */
  readonly froms = $derived([...new Set(this.open.flatMap((act) => act.from ?? []))]);
  /** Where the chosen marble lies, or the only one that there is to choose. */
  readonly from = $derived.by(() => {
    const only = this.chosen && this.froms.length === 1 && this.open.every((act) => act.from);
    return this.picked ?? (only ? (this.froms[0] ?? null) : null);
  });
  readonly ways = $derived(this.from === null ? [] : this.open.filter((a) => a.from === this.from));
  /** Acts whose targets are marked on the board. */
  readonly offered = $derived.by<Act[]>(() => {
    const planned = this.armed ?? (this.acting ? this.pending : null);
    if (planned) return [planned];
    if (!this.chosen) return [];
    if (this.from !== null) return this.ways;
    return this.open.filter((act) => act.kind === 'draw' || this.alone(act));
  });
  /** Cards that can be played, by the picked marble if there is one. */
  readonly playable = $derived(
    new Set(
      this.anew
        .filter((act) => this.picked === null || act.from === this.picked)
        .flatMap((act) => act.card ?? []),
    ),
  );

  /** Marbles as they lie once what is planned is made. */
  readonly marbles = $derived<Marbles>(
    this.foreseen && this.plan
      ? followed(scene.marbles, named(this.plan.view.marbles))
      : scene.marbles,
  );

  readonly names = (seat: number): string => nameAt(this.table?.seats ?? [], seat);

  /** Its marble has no other way to go with this card. */
  private alone(act: Act): boolean {
    return this.open.filter((other) => other.from === act.from).length === 1;
  }

  ownerOf(act: Act): number {
    return marbleAt(this.marbles, act.from ?? '')?.seat ?? this.seat;
  }

  /** The places that an act leads over, as they are drawn. */
  way(act: Act): string[] {
    if (act.from === null || act.to === null) return [];
    if (act.kind !== 'move') return [act.from, act.to];
    return this.lies.way(this.ownerOf(act), act.from, act.to);
  }

  /** What an act would bring about on top of what is planned, as soon as that is known. */
  after(act: Act): { left: number; strikes: boolean } | null {
    const planned = this.steps.some((step) => step.act === act);
    const outcome = planned ? null : this.plan?.after([...this.plan.acts, act.text]);
    if (!outcome) return null;
    const events = outcome.events as readonly DogEvent[];
    return {
      left: outcome.view.seven?.left ?? 0,
      strikes: events.some(({ type }) => type === 'wenthome'),
    };
  }

  reset(): void {
    this.slot = null;
    this.picked = null;
    this.asking = [];
  }

  /** A card leaves the hand: which of its kind was chosen, and is no more. */
  takes(card: string): number | null {
    const slot = this.card === card ? this.slot : null;
    this.slot = null;
    return slot;
  }

  // -- taps -----------------------------------------------------------------------------
  tapCard(slot: number): void {
    const card = scene.hand[slot];
    if (card === undefined || this.layingOut || this.busy || this.waits) return;
    this.asking = [];
    this.plan?.clear();
    if (this.giving) {
      if (this.slot === slot) return this.confirm();
      this.slot = slot;
      this.tell(say('dog-say-give', { card }));
      return;
    }
    const acts = this.legal.filter((act) => act.card === card);
    const fitting = acts.filter((act) => this.picked === null || act.from === this.picked);
    if (fitting.length === 0) return this.ask({ slot });
    if (this.slot === slot) return this.reset();
    this.slot = slot;
    if (this.picked !== null)
      return fitting.length === 1 ? this.commit(fitting[0]!) : this.sayWays();
    const idle = acts.find((act) => act.kind === 'idle');
    if (idle) void this.plan?.add(idle.text);
    this.sayChosen(card);
  }

  /** Choose a marble anew. */
  pick(place: string): void {
    if (this.armed) this.plan?.clear();
    this.picked = place;
  }

  /** A place is tapped; `close` says that another choice was nearly hit as well. */
  tapPlace(place: string, close = false): void {
    if (this.waits) return;
    this.asking = [];
    const { armed } = this;
    if (armed) {
      if (place === armed.to && !close) return this.confirm();
      this.plan?.clear();
    }
    const leading = this.offered.filter((act) => act.to === place && this.open.includes(act));
    if (leading.length > 0 && place !== this.from) return this.choose(leading, close);
    if (!this.froms.includes(place)) {
      if (marbleAt(this.marbles, place)) this.ask({ place });
      return;
    }
    const again = this.from === place && !armed;
    this.picked = place;
    if (this.chosen && this.ways.length === 1) return this.choose(this.ways, close);
    if (again) this.picked = null;
    else this.sayWays();
  }

  choose(acts: Act[], close = false): void {
    if (acts.length > 1) {
      this.asking = acts;
      this.tell(say('dog-ask-which'));
    } else if (acts[0]) this.commit(acts[0], close);
  }

  commit(act: Act, close = false): void {
    this.asking = [];
    // Where only a marble was dragged, its card is chosen with it.
    if (act.card !== null && this.card !== act.card) this.slot = scene.hand.indexOf(act.card);
    const shown = close || (this.table?.settings.confirm ?? false);
    if (shown || isPart(act)) void this.add(act, shown);
    else this.plan?.send([act.text]);
  }

  private async add(act: Act, shown: boolean): Promise<void> {
    const { plan } = this;
    if (!plan) return;
    const first = plan.acts.length === 0;
    if (first) this.splitting = false;
    // What is shown can be taken back to what was chosen.
    this.picked = isPart(act) ? null : act.from;
    if ((await plan.add(act.text)) !== 0) return;
    const whole = first && plan.ends;
    if (!whole) {
      this.splitting = true;
      this.sayLeft();
    } else if (shown) this.tell(say('dog-say-armed'));
    else plan.send();
  }

  /** Show a turn as if it had been chosen, to be sent or taken back. */
  async show(texts: readonly string[]): Promise<void> {
    const [first] = readAll(texts, this.seat);
    if (!first || !this.plan) return;
    const slot = this.card !== null && this.card === first.card ? this.slot : null;
    this.reset();
    if (first.card !== null) this.slot = slot ?? scene.hand.indexOf(first.card);
    if (first.kind === 'give') return;
    this.splitting = texts.length > 1;
    this.picked = isPart(first) ? null : first.from;
    if ((await this.plan.propose(texts)) !== 0) return;
    if (this.splitting) this.sayLeft();
    else this.tell(say('dog-say-armed'));
  }

  /** Send what is shown. */
  confirm(): void {
    if (this.giving && this.card !== null) this.plan?.send([`give ${this.card}`]);
    else if (this.ready) this.plan?.send();
  }

  /** Take the last thing back; says whether there was one. */
  back(): boolean {
    if (this.asking.length > 0) this.asking = [];
    else if (this.armed) this.plan?.clear();
    else if (this.picked !== null) this.picked = null;
    else if (this.steps.length > 0) {
      this.plan?.takeBack();
      this.sayLeft();
    } else if (this.slot !== null) this.slot = null;
    else return false;
    return true;
  }

  /** Take a part out of the plan; of the rest as much is kept as still stands. */
  async without(part: number): Promise<void> {
    const { plan } = this;
    if (!plan || plan.sent) return;
    const rest = plan.acts.toSpliced(part, 1);
    // The first part names the card.
    if (part === 0 && rest[0] !== undefined) rest[0] = laidBy(plan.acts[0] ?? '') + rest[0];
    this.picked = null;
    await plan.keep(rest);
    this.sayLeft();
  }

  // -- words ----------------------------------------------------------------------------
  private tell(text: string): void {
    this.table?.announce(text);
  }

  private sayChosen(card: string): void {
    this.tell(say('dog-say-chosen', { card, count: this.froms.length }));
  }

  private sayWays(): void {
    const count = this.chosen ? this.ways.length : this.playable.size;
    this.tell(say(this.chosen ? 'dog-say-ways' : 'dog-say-cards', { count }));
  }

  private sayLeft(): void {
    if (this.left !== null) this.tell(say('dog-seven-left', { points: this.left }));
    else if (this.card !== null) this.sayChosen(this.card);
  }

  /** Why a card cannot be played now, or a marble with the chosen card or one that moves. */
  private ask(what: { slot?: number; place?: string }): void {
    const { me, marbles, lies: table } = this;
    const moves = scene.hand.find((card) => value(card) > 0) ?? scene.hand[0];
    const card = this.layingOut ? null : (scene.hand[what.slot ?? -1] ?? this.card ?? moves);
    if (me === null || card === undefined) return;
    const plays = this.table?.view.plays ?? [];
    this.shaken = what;
    this.why(meant(card, what.place ?? this.picked, { me, plays, marbles, table }));
  }

  /** Ask why an act cannot be made; the table tells. */
  why(act: string): void {
    void this.plan?.explain(act);
  }
}

export const hand = new Hand();

export const toBoard = (): void => document.querySelector<HTMLElement>('[data-board]')?.focus();

/** What was done by key goes on at the board. */
export function goOn(event: MouseEvent): void {
  if (event.detail === 0) toBoard();
}
