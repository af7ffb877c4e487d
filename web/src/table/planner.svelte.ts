/**
 * A turn being planned: the acts chosen so far, and what the server says of them.
 *
 * Nothing here knows a rule. Whatever acts lead to is asked once for a position and kept; what is
 * drawn from it follows by itself when the answer has come.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { Outcome, Plan } from '../games/contract';
import { MOST_ACTS, type Foreseen, type Previewed, type Reason } from '../wire';

/** What a planner needs of the table. */
export interface Source<View> {
  /** The position as it stands, and what may be done there. */
  readonly view: View;
  readonly legal: readonly string[];
  /** Its number: with another one all that was planned is past. */
  readonly ply: number;
  /** The own seat is to act, and nothing is being shown or sent. */
  readonly acting: boolean;
  preview(acts: string[]): Promise<Previewed | null>;
  act(acts: string[]): void;
  /** Tell somebody why not. */
  explain(reason: Reason): void;
}

interface Answer<View, Event> {
  /** The acts can be made one after the other. */
  stands: boolean;
  /** What they lead to, as far as that can be foreseen. */
  outcome: Outcome<View, Event> | null;
  /** Why the last of them cannot be made. */
  refused: Reason | null;
}

const key = (acts: readonly string[]): string => acts.join('\n');

export class Planner<View, Event> implements Plan<View, Event> {
  sent = $state(false);
  private chosen = $state.raw<readonly string[]>([]);
  /** How many of the acts that were sent have been shown as having happened. */
  private gone = $state(0);
  private base = -1;
  private readonly answers = new SvelteMap<string, Answer<View, Event>>();
  private readonly asked = new Map<string, Promise<void>>();
  /** Which proposal counts: a later one, or anything taken back, overtakes it. */
  private turn = 0;

  constructor(private readonly table: Source<View>) {}

  readonly acts = $derived(this.chosen.slice(this.gone));
  readonly steps = $derived.by(() =>
    this.acts.map((act, n) => {
      const acts = this.chosen.slice(0, this.gone + n + 1);
      const answer = this.sent ? this.answers.get(key(acts)) : this.answer(acts);
      return { act, outcome: answer?.outcome ?? null };
    }),
  );

  get view(): View {
    return (this.steps.findLast(({ outcome }) => outcome)?.outcome ?? this.table).view;
  }

  get legal(): readonly string[] | null {
    return this.sent ? [] : this.legalAfter(this.chosen);
  }

  get ends(): boolean {
    return this.chosen.length > 0 && this.legal?.length === 0;
  }

  // -- what acts lead to ------------------------------------------------------------------------
  after(acts: readonly string[]): Outcome<View, Event> | null | undefined {
    if (acts.length === 0) return { view: this.table.view, legal: this.table.legal, events: [] };
    return this.answer(acts)?.outcome;
  }

  legalAfter(acts: readonly string[]): readonly string[] | null {
    if (acts.length === 0) return this.table.legal;
    const answer = this.answer(acts);
    return answer ? (answer.outcome?.legal ?? []) : null;
  }

  stands(acts: readonly string[]): boolean | undefined {
    return acts.length === 0 || this.answer(acts)?.stands;
  }

  /** The answer, if it is known; else it is asked for. */
  private answer(acts: readonly string[]): Answer<View, Event> | undefined {
    const known = this.answers.get(key(acts));
    if (!known) void this.ask(acts);
    return known;
  }

  private ask(acts: readonly string[]): Promise<void> {
    const name = key(acts);
    const under = this.asked.get(name);
    if (under) return under;
    const { ply } = this.table;
    // More acts than a frame may hold are no turn of any game.
    const preview = acts.length > MOST_ACTS ? Promise.resolve(null) : this.table.preview([...acts]);
    const asking = preview.then((told) => {
      if (this.asked.get(name) !== asking) return;
      if (told && told.ply === ply && ply === this.table.ply) this.take(told);
      // What was not answered can be asked again.
      else this.asked.delete(name);
    });
    this.asked.set(name, asking);
    return asking;
  }

  private take({ acts, steps, stands, refused }: Previewed): void {
    acts.forEach((_, n) => {
      const outcome = (steps[n] as Foreseen | undefined) ?? null;
      this.answers.set(key(acts.slice(0, n + 1)), {
        stands: n < stands,
        outcome: outcome as Outcome<View, Event> | null,
        refused: n === stands ? refused : null,
      });
    });
  }

  private async told(acts: readonly string[]): Promise<Answer<View, Event> | undefined> {
    if (!this.answers.has(key(acts))) await this.ask(acts);
    return this.answers.get(key(acts));
  }

  // -- planning ---------------------------------------------------------------------------------
  async propose(...plans: readonly (readonly string[])[]): Promise<number> {
    const turn = ++this.turn;
    const before = this.chosen;
    const [first = []] = plans;
    if (this.isNext(first)) this.chosen = first;
    for (const [number, plan] of plans.entries()) {
      const stands = plan.length === 0 || (await this.told(plan))?.stands === true;
      if (turn !== this.turn) return -1;
      if (!stands) continue;
      this.chosen = plan;
      return number;
    }
    this.chosen = before;
    return -1;
  }

  add(act: string): Promise<number> {
    return this.propose([...this.chosen, act]);
  }

  async keep(acts: readonly string[]): Promise<void> {
    for (let count = Math.min(acts.length, MOST_ACTS); count >= 0; count--) {
      const plan = acts.slice(0, count);
      const turn = this.turn + 1;
      if ((await this.propose(plan)) === 0 || turn !== this.turn) return;
    }
  }

  /** It is known already that what is new of these may be made there: they are marked at once. */
  private isNext(acts: readonly string[]): boolean {
    return acts.every((act, n) => {
      const before = n > 0 ? this.answers.get(key(acts.slice(0, n))) : { outcome: this.table };
      return before ? (before.outcome?.legal.includes(act) ?? false) : this.chosen.includes(act);
    });
  }

  takeBack(count = 1): void {
    if (this.sent) return;
    this.turn++;
    this.chosen = this.chosen.slice(0, Math.max(0, this.chosen.length - count));
  }

  clear(): void {
    this.turn++;
    this.chosen = [];
    this.gone = 0;
    this.sent = false;
  }

  send(acts: readonly string[] = this.chosen): void {
    if (!this.table.acting || acts.length === 0) return;
    this.turn++;
    this.chosen = acts;
    this.sent = true;
    this.table.act([...acts]);
  }

  async why(act: string, after: readonly string[] = this.chosen): Promise<Reason | null> {
    return (await this.told([...after, act]))?.refused ?? null;
  }

  async explain(act: string, after: readonly string[] = this.chosen): Promise<Reason | null> {
    const reason = await this.why(act, after);
    if (reason) this.table.explain(reason);
    return reason;
  }

  // -- the table goes on ------------------------------------------------------------------------
  made(): void {
    if (this.sent) this.gone++;
  }

  /** Acts are told one by one, and the table may stand still between two of them. */
  private goesOn(): boolean {
    const next = this.acts[0];
    const told = this.gone > 0 && this.table.ply === this.base + this.gone;
    return told && next !== undefined && this.table.legal.includes(next);
  }

  /** The position may be another one; `idle` says that nothing is being sent or shown. */
  follow(idle: boolean): void {
    // What was sent stays in sight as it was planned until it has happened.
    if (this.sent && (!idle || this.goesOn())) return;
    // Not taken, it can be sent once more.
    if (this.base === this.table.ply) this.sent = false;
    else {
      this.base = this.table.ply;
      this.asked.clear();
      this.answers.clear();
      this.clear();
    }
  }
}
