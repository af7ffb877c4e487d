/** Shows a game again: forth with the motions of the table, back and anywhere else at once. */
import { tick } from 'svelte';
import type { Instead, SeatChange, Stretch } from '../wire';
import { Film } from './film';
import type { LogEntry } from './log';
import type { Shown, ShownBoard, Sight } from './sight';

/** How fast it goes by itself: the motions, and the pause after each act in milliseconds. */
export const SPEEDS = {
  slow: { pace: 0.75, pause: 1400 },
  usual: { pace: 1.25, pause: 600 },
  fast: { pace: 4, pause: 120 },
} as const;
export type Speed = keyof typeof SPEEDS;

/** Where what is shown comes from. */
export interface Reel {
  plies: number;
  earliest?: number;
  /** The stretch that holds a position; null if it cannot be had. */
  load(ply: number): Promise<Stretch | null>;
  /** From whose seat it is seen; null from above. */
  facing: number | null;
  changes?: SeatChange[];
}

export class Player implements Sight {
  shown = $state.raw<Shown | null>(null);
  showing = $state(false);
  playing = $state(false);
  speed = $state<Speed>('usual');
  /** So much of the film is known; grows while it is loaded. */
  private known = $state(0);
  /** Something could not be loaded. */
  failed = $state(false);
  board = $state.raw<ShownBoard | null>(null);
  /** What is shown is no part of the game: another act than the one that was made. */
  aside = $state.raw<Instead | null>(null);

  readonly facing: number | null;
  readonly changes: SeatChange[];
  readonly mySeats: number[] = [];
  readonly shared = false;
  readonly thinking = null;
  readonly acting = false;
  readonly outcome = null;
  readonly lineLost = false;
  readonly sending = false;
  readonly late = false;
  /** Counts what was asked for: whatever is later takes the place of what came before. */
  private turn = 0;
  private closed = false;
  /** Done when nothing is being shown. */
  private shownSoFar: Promise<void> = Promise.resolve();

  readonly film: Film;

  constructor(private readonly reel: Reel) {
    this.film = new Film(reel.plies, reel.earliest ?? 0);
    this.facing = reel.facing;
    this.changes = reel.changes ?? [];
  }

  readonly ply = $derived(this.shown?.ply ?? 0);
  readonly atStart = $derived.by(() => this.ply <= this.film.earliest);
  readonly atEnd = $derived.by(() => this.ply >= this.film.plies);
  readonly pace = $derived(this.playing ? SPEEDS[this.speed].pace : 1);
  /** All that happened, as far as it is known. */
  readonly log = $derived.by((): LogEntry[] => (this.known >= 0 ? this.film.log : []));
  readonly past = $derived.by((): LogEntry[] =>
    this.known >= 0 ? this.film.between(this.film.earliest, this.ply) : [],
  );

  /** What led here from the stop before. */
  readonly latest = $derived.by((): LogEntry[] =>
    this.known >= 0 ? this.film.between(this.film.previous(this.ply, 'act'), this.ply) : [],
  );

  /** Show a position, and load all others one after the other. */
  async open(ply: number): Promise<void> {
    await this.jump(ply);
    for (let at = this.film.missing; at !== null && !this.closed; at = this.film.missing)
      if (!(await this.ensure(at))) return;
  }

  close(): void {
    this.closed = true;
    this.pause();
    this.skip();
  }

  private async ensure(ply: number): Promise<boolean> {
    if (this.film.knows(ply)) return true;
    const stretch = await this.reel.load(ply);
    this.failed = stretch === null;
    if (!stretch) return false;
    this.film.take(stretch);
    this.known++;
    return this.film.knows(ply);
  }

  skip(): void {
    if (this.showing) this.board?.skip();
  }

  // -- anywhere --------------------------------------------------------------------------------
  /** At once, without any motion. */
  async jump(ply: number): Promise<void> {
    this.pause();
    const asked = ++this.turn;
    this.skip();
    const stop = await this.sought(() => this.film.stop(ply));
    await this.shownSoFar;
    if (stop !== null && asked === this.turn) this.lay(stop);
  }

  /** A position of the film, once all is known that it takes to find it. */
  private async sought(find: () => number): Promise<number | null> {
    let ply = find();
    while (!this.film.knows(ply)) {
      if (!(await this.ensure(ply))) return null;
      ply = find();
    }
    return ply;
  }

  private lay(ply: number): void {
    const found = this.film.at(ply);
    if (!found) return;
    this.showing = false;
    this.aside = null;
    this.shown = { ply, view: found.view, legal: [], acting: found.acting };
    this.draw();
  }

  /** The board is laid out anew, with what led to the position. */
  draw(): void {
    this.board?.turnTo(this.shown?.view, this.past.flatMap(({ events }) => events));
  }

  async back(by: 'act' | 'turn'): Promise<void> {
    const { ply } = this;
    if (this.aside) return this.jump(ply);
    const goal = await this.sought(() => this.film.previous(ply, by));
    if (goal !== null) await this.jump(goal);
  }

  // -- forth -----------------------------------------------------------------------------------
  /** The act that was made on a position, with its motions. */
  async playFrom(ply: number): Promise<void> {
    await this.jump(ply);
    await tick();
    if (this.ply === ply) await this.forth('act');
  }

  /** Another act on a position, with its motions; the game itself goes on from before it. */
  async playInstead(other: Instead): Promise<void> {
    await this.jump(other.ply);
    await tick();
    const asked = ++this.turn;
    if (this.ply !== other.ply || !(await this.shows(asked, other.events, other.view))) return;
    this.aside = other;
    this.shown = { ply: other.ply, view: other.view, legal: [], acting: other.acting };
  }

  async forth(by: 'act' | 'turn'): Promise<void> {
    this.pause();
    if (this.aside) this.lay(this.aside.ply);
    const asked = ++this.turn;
    // Whoever asks for the next one has seen enough of this one.
    const hurried = this.showing;
    this.skip();
    if (by === 'act' && !hurried) return void (await this.step(asked));
    const { ply } = this;
    const goal = await this.sought(() => this.film.next(ply, by));
    await this.shownSoFar;
    if (goal !== null && asked === this.turn) this.lay(goal);
  }

  /** One act, with its motions; says whether it was shown to its end. */
  private async step(asked: number): Promise<boolean> {
    const from = this.ply;
    if (from >= this.film.plies) return false;
    const goal = await this.sought(() => this.film.next(from, 'act'));
    if (goal === null || asked !== this.turn) return false;
    const found = this.film.at(goal);
    if (!found) return false;
    const events = this.film.between(from, goal).flatMap((entry) => entry.events);
    if (!(await this.shows(asked, events, found.view))) return false;
    this.shown = { ply: goal, view: found.view, legal: [], acting: found.acting };
    return true;
  }

  /** Events on the board; says whether nothing else was asked for meanwhile. */
  private async shows(asked: number, events: unknown[], after: unknown): Promise<boolean> {
    if (this.board && events.length > 0 && !document.hidden) {
      this.showing = true;
      this.shownSoFar = this.board.show(events, after).catch(() => undefined);
      await this.shownSoFar;
      if (asked !== this.turn) return false;
    }
    this.showing = false;
    return true;
  }

  /** By itself, from here or, at the end, from the beginning. */
  async play(): Promise<void> {
    if (this.playing) return;
    if (this.atEnd) await this.jump(this.film.earliest);
    if (this.aside) this.lay(this.aside.ply);
    const asked = ++this.turn;
    this.playing = true;
    while (this.playing && asked === this.turn && (await this.step(asked))) {
      if (this.atEnd) break;
      await this.rest(SPEEDS[this.speed].pause);
    }
    if (asked === this.turn) this.playing = false;
  }

  pause(): void {
    this.playing = false;
    this.wake?.();
  }

  private wake: (() => void) | null = null;

  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.wake = end;
    });
  }

  // -- nothing is done in what is past ---------------------------------------------------------
  act(): void {}
  preview = (): Promise<null> => Promise.resolve(null);
  look = (): Promise<null> => Promise.resolve(null);
}
