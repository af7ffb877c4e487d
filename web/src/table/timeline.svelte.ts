/**
 * A game as a page shows it: the frames that were told, and a cursor.
 *
 * Play, catching up after a lost connection, looking back and replays are moves of the cursor: on
 * with the motions of the board, or anywhere at once. Of two moves the later one counts.
 */
import { tick } from 'svelte';
import type { BoardHandle, PublicPart } from '../games/contract';
import type { Instead, Stretch, StretchAct } from '../wire';
import { Frames } from './frames';
import type { LogEntry } from './log';

/** How fast a replay goes by itself: the motions, and the pause after each act in milliseconds. */
export const SPEEDS = {
  slow: { pace: 0.75, pause: 1400 },
  usual: { pace: 1.25, pause: 600 },
  fast: { pace: 4, pause: 120 },
} as const;
export type Speed = keyof typeof SPEEDS;

/** Acts that lie further behind the present are laid out without their motions. */
const LAG = 6;

/** A position as it is shown. */
export interface Shown {
  ply: number;
  view: unknown;
  legal: string[];
  acting: number[];
}

/** Where a motion leads, and the acts that it shows. */
interface Goal extends Shown {
  acts: LogEntry[];
}

export interface Source {
  /** Load the stretch that holds a position; null if it cannot be had. */
  load(ply: number): Promise<Stretch | null>;
  /** Called when acts of the present come to be shown. */
  told?(acts: LogEntry[]): void;
  /** Called when nothing of the present is left to be shown. */
  settled?(): void;
  /** The public part of a game whose view is withheld where these seats act; null if it is shown. */
  covers?(acting: readonly number[]): PublicPart<unknown, unknown> | null;
}

export class Timeline {
  /** A motion runs. */
  moving = $state(false);
  /** The cursor goes along with the present. */
  follows = $state(true);
  /** The replay goes on by itself. */
  playing = $state(false);
  speed = $state<Speed>('usual');
  /** Something could not be loaded. */
  failed = $state(false);
  board = $state.raw<BoardHandle<unknown> | null>(null);
  /** Another act than the one that was made is shown; it is no part of the game. */
  aside = $state.raw<Instead | null>(null);
  private goal = $state.raw<Goal | null>(null);
  private cursor = $state.raw<Shown | null>(null);
  /** Counts changes of the frames. */
  private known = $state(0);
  /** Counts the moves of the cursor. */
  private turn = 0;
  private closed = false;
  private motion: Promise<boolean> = Promise.resolve(true);

  constructor(
    private readonly source: Source,
    public frames = new Frames(0),
  ) {}

  // -- what is shown ---------------------------------------------------------------------------
  private covered(acting: readonly number[]): PublicPart<unknown, unknown> | null {
    return this.source.covers?.(acting) ?? null;
  }

  private withheld(shown: Shown | null): Shown | null {
    const cover = shown?.view ? this.covered(shown.acting) : null;
    return shown && cover ? { ...shown, view: cover.view(shown.view), legal: [] } : shown;
  }

  readonly shown = $derived.by(() => this.withheld(this.cursor));
  readonly ply = $derived(this.cursor?.ply ?? 0);
  /** The seats that may act on the position shown. */
  readonly acting = $derived(this.cursor?.acting ?? []);
  /** The position of the present; while that is being drawn, the one before it. */
  readonly present = $derived.by((): Shown | null =>
    this.follows ? this.shown : this.known >= 0 ? this.withheld(this.at(this.frames.plies)) : null,
  );
  /** Where the running motion leads, and the acts that it shows. */
  readonly heading = $derived(this.goal);
  readonly earliest = $derived.by(() => (this.known >= 0 ? this.frames.earliest : 0));
  /** The last position that was told. */
  readonly plies = $derived.by(() => (this.known >= 0 ? this.frames.plies : 0));
  readonly atStart = $derived(this.ply <= this.earliest);
  readonly atEnd = $derived(this.ply >= this.plies);
  readonly pace = $derived(this.playing ? SPEEDS[this.speed].pace : 1);
  /** The acts that led here, as far as they are known. */
  readonly past = $derived.by(() => this.between(this.earliest, this.ply));
  /** All acts of the frames, as far as they are known. */
  readonly log = $derived.by(() => this.between(this.earliest, this.plies));
  /** What led here from the stop before. */
  readonly latest = $derived.by(() => this.between(this.frames.previous(this.ply, 'act'), this.ply));

  /** Acts after one ply up to another, as far as they are known and shown. */
  between(after: number, until: number): LogEntry[] {
    const acts = this.known >= 0 ? this.frames.between(after, until) : [];
    const cover = this.cursor && this.covered(this.cursor.acting);
    return cover ? acts.map((act) => ({ ...act, events: act.events.map(cover.event) })) : acts;
  }

  private at(ply: number): Shown | null {
    const found = this.frames.at(ply);
    return found && { ply, ...found, legal: ply === this.frames.plies ? this.frames.legal : [] };
  }

  // -- what was told ---------------------------------------------------------------------------
  /** The game stands where a stretch ends, of which the beginning may be known already. */
  welcome(stretch: Stretch, legal: string[]): void {
    const joins = this.frames.knows(stretch.since);
    this.frames.end(stretch, legal);
    this.known++;
    if (!this.follows) this.source.settled?.();
    else if (this.cursor?.view && joins && this.ply <= this.frames.plies) void this.follow();
    else if (this.moving) void this.now();
    else {
      this.lay(this.frames.plies);
      this.draw();
      this.source.settled?.();
    }
  }

  /** The game went on from the last position. */
  extend(acts: StretchAct[], legal: string[]): void {
    const { plies } = this.frames;
    this.frames.extend(acts, legal);
    this.known++;
    if (this.follows) return void this.follow();
    this.tell(this.frames.between(plies, this.frames.plies));
    this.source.settled?.();
  }

  /** Go on with the frames of another viewer, from the same position if they hold it. */
  turnTo(frames: Frames): void {
    const { ply } = this;
    this.frames = frames;
    this.known++;
    if (this.moving || !this.follows) return void this.now();
    this.lay(frames.knows(ply) && ply <= frames.plies ? ply : frames.plies);
    void this.follow();
  }

  // -- along with the present ------------------------------------------------------------------
  /** Show what has come, one act after the other; what comes meanwhile is shown after it. */
  private async follow(): Promise<void> {
    if (this.moving) return;
    const asked = ++this.turn;
    if (this.ply >= this.frames.plies) this.lay(this.frames.plies);
    while (this.ply < this.frames.plies) {
      const last = document.hidden ? this.frames.plies : this.lagging();
      const goal = last ?? this.frames.next(this.ply, 'act');
      const acts = this.frames.between(this.ply, goal);
      this.tell(acts);
      const drawn = last === null && (await this.move(this.at(goal), acts));
      if (asked !== this.turn) return;
      this.lay(goal);
      if (!drawn) this.draw();
    }
    this.moving = false;
    this.source.settled?.();
  }

  /** What cannot be told must not stop the game. */
  private tell(acts: LogEntry[]): void {
    try {
      this.source.told?.(acts);
    } catch (error) {
      console.error(error);
    }
  }

  /** The first position that does not lie too far behind the present; null if this one does not. */
  private lagging(): number | null {
    let ply = this.frames.plies;
    for (let stops = 0; stops < LAG && ply > this.ply; stops++) ply = this.frames.previous(ply, 'act');
    return ply > this.ply ? ply : null;
  }

  /** Lay out the present, and go along with it from now on. */
  async now(): Promise<void> {
    this.follows = true;
    await this.jump(this.frames.plies);
    if (!this.moving) void this.follow();
  }

  /** Back from the present, or anywhere; what may still be seen of the past is asked for first. */
  async lookAt(ply: number | null): Promise<void> {
    if (!this.follows) return ply === null ? this.back('act') : this.jump(ply);
    const { frames } = this;
    const stretch = await this.source.load(ply ?? Math.max(0, this.ply - 1));
    if (!stretch || frames !== this.frames || !this.follows) return;
    frames.take(stretch);
    this.known++;
    this.follows = false;
    await this.jump(ply ?? frames.previous(this.ply, 'act'));
    void this.loadAll();
  }

  // -- anywhere --------------------------------------------------------------------------------
  /** Show a position, and load all others one after the other. */
  async open(ply: number): Promise<void> {
    this.follows = false;
    await this.jump(ply);
    await this.loadAll();
  }

  private async loadAll(): Promise<void> {
    for (let at = this.frames.missing; at !== null && !this.closed; at = this.frames.missing)
      if (!(await this.ensure(at))) return;
  }

  private async ensure(ply: number): Promise<boolean> {
    const { frames } = this;
    if (frames.knows(ply)) return true;
    const stretch = await this.source.load(ply);
    this.failed = stretch === null;
    if (!stretch || frames !== this.frames) return false;
    frames.take(stretch);
    this.known++;
    return frames.knows(ply);
  }

  /** At once, without any motion. */
  async jump(ply: number): Promise<void> {
    this.pause();
    const asked = ++this.turn;
    this.skip();
    const stop = await this.sought(() => this.frames.stop(ply));
    await this.motion;
    if (asked !== this.turn) return;
    this.moving = false;
    if (stop === null) return;
    this.lay(stop);
    this.draw();
  }

  /** A position of the frames, once all is known that it takes to find it. */
  private async sought(find: () => number): Promise<number | null> {
    let ply = find();
    while (!this.frames.knows(ply)) {
      if (!(await this.ensure(ply))) return null;
      ply = find();
    }
    return ply;
  }

  private lay(ply: number): void {
    this.aside = null;
    this.goal = null;
    this.cursor = this.at(ply);
  }

  /** The board is laid out anew, with what led to the position. */
  draw(): void {
    this.board?.turnTo(this.shown?.view, this.past.flatMap(({ events }) => events));
  }

  async back(by: 'act' | 'turn'): Promise<void> {
    const { ply } = this;
    if (this.aside) return this.jump(ply);
    const goal = await this.sought(() => this.frames.previous(ply, by));
    if (goal !== null) await this.jump(goal);
  }

  async forth(by: 'act' | 'turn'): Promise<void> {
    this.pause();
    if (this.aside) this.lay(this.aside.ply);
    const asked = ++this.turn;
    // The next one is asked for while this one is drawn: enough was seen of it.
    const hurried = this.moving;
    this.skip();
    if (by === 'act' && !hurried) return void (await this.step(asked));
    const { ply } = this;
    const goal = await this.sought(() => this.frames.next(ply, by));
    if (goal !== null && asked === this.turn) await this.jump(goal);
  }

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
    const { ply, seat, events, view, acting } = other;
    const goal: Shown = { ply, view, legal: [], acting };
    if (this.ply !== ply) return;
    await this.move(goal, [{ ply, seat, events }]);
    if (asked !== this.turn) return;
    this.moving = false;
    this.goal = null;
    this.aside = other;
    this.cursor = goal;
  }

  /** One act, with its motions; says whether it was shown to its end. */
  private async step(asked: number): Promise<boolean> {
    const from = this.ply;
    if (from >= this.frames.plies) return false;
    const goal = await this.sought(() => this.frames.next(from, 'act'));
    if (goal === null || asked !== this.turn) return false;
    await this.move(this.at(goal), this.frames.between(from, goal));
    if (asked !== this.turn) return false;
    this.moving = false;
    this.lay(goal);
    return true;
  }

  /** By itself, from here or, at the end, from the beginning. */
  async play(): Promise<void> {
    if (this.playing) return;
    if (this.atEnd) await this.jump(this.frames.earliest);
    if (this.aside) this.lay(this.aside.ply);
    const asked = ++this.turn;
    this.playing = true;
    while (this.playing && (await this.step(asked))) {
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

  // -- motion ----------------------------------------------------------------------------------
  /** Draw acts on the board; says whether it did. Whatever fails, the cursor goes on. */
  private async move(goal: Shown | null, acts: LogEntry[]): Promise<boolean> {
    const events = acts.flatMap((act) => act.events);
    const { board } = this;
    // Without a picture before it there is nothing to move; a hidden page is not watched.
    if (!board || !goal || !this.cursor?.view || document.hidden) return false;
    if (events.length === 0) return true;
    if (this.moving) await this.motion;
    const cover = this.covered(this.cursor.acting) ?? this.covered(goal.acting);
    this.moving = true;
    this.goal = { ...goal, acts };
    const view = cover ? cover.view(goal.view) : goal.view;
    this.motion = this.show(board, cover ? events.map(cover.event) : events, view);
    return this.motion;
  }

  private async show(board: BoardHandle<unknown>, events: unknown[], view: unknown): Promise<boolean> {
    try {
      await board.show(events, view);
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  /** Finish the running motion at once. */
  skip(): void {
    if (this.moving) this.board?.skip();
  }

  close(): void {
    this.closed = true;
    this.turn++;
    this.pause();
    this.skip();
  }
}
