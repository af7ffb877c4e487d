/** The frames of a game as one viewer was told of them: every position, and the acts between them. */
import type { Stretch, StretchAct } from '../wire';
import type { LogEntry } from './log';

interface Position {
  view: unknown;
  /** The seats that may act; none where chance answers. */
  acting: number[];
}

/**
 * Positions are numbered by ply. A stop is one where somebody is to act, or the last: what chance
 * answers is shown together with what it answers.
 */
export class Frames {
  private readonly positions = new Map<number, Position>();
  private readonly acts = new Map<number, LogEntry>();
  /** What the viewer may do on the last position. */
  legal: string[] = [];

  constructor(
    /** The last position. */
    public plies: number,
    /** The first that may be shown. */
    public earliest = 0,
  ) {}

  /** Take part of the game; acts after the last position are left out. */
  take({ since, view, acting, acts }: Stretch): void {
    this.positions.set(since, { view, acting });
    this.follow(acts);
  }

  /** The game is where this stretch ends. */
  end(stretch: Stretch, legal: string[]): void {
    this.plies = stretch.acts.at(-1)?.ply ?? stretch.since;
    this.legal = legal;
    this.take(stretch);
  }

  /** The game went on from the last position; what was told before is left out. */
  extend(acts: StretchAct[], legal: string[]): void {
    const fresh = acts.filter(({ ply }) => ply > this.plies);
    const last = fresh.at(-1);
    if (!last || fresh[0]?.ply !== this.plies + 1) return;
    this.plies = last.ply;
    this.legal = legal;
    this.follow(fresh);
  }

  private follow(acts: StretchAct[]): void {
    for (const { ply, seat, events, call, changed, acting } of acts) {
      const before = this.positions.get(ply - 1);
      if (ply > this.plies || !before) break;
      this.positions.set(ply, { view: { ...(before.view as object), ...changed }, acting });
      this.acts.set(ply, { ply, seat, events, ...(call ? { call } : {}) });
    }
  }

  knows(ply: number): boolean {
    return this.positions.has(ply);
  }

  /** The first ply that is not known yet; null if all is. */
  get missing(): number | null {
    for (let ply = this.earliest; ply <= this.plies; ply++) if (!this.knows(ply)) return ply;
    return null;
  }

  at(ply: number): Position | null {
    return this.positions.get(ply) ?? null;
  }

  /** The acts after one ply up to another, as far as they are known. */
  between(after: number, until: number): LogEntry[] {
    const found: LogEntry[] = [];
    for (let ply = after + 1; ply <= until; ply++) {
      const act = this.acts.get(ply);
      if (act) found.push(act);
    }
    return found;
  }

  private isStop = (ply: number): boolean =>
    ply <= this.earliest || ply >= this.plies || (this.at(ply)?.acting.length ?? 0) > 0;

  /** A turn is over where the next act is somebody else's. */
  private isTurn = (ply: number): boolean => {
    if (!this.isStop(ply)) return false;
    if (ply <= this.earliest || ply >= this.plies) return true;
    return this.actorAfter(ply) !== this.actorBefore(ply);
  };

  private actorAfter(ply: number): number | null {
    for (let at = ply + 1; at <= this.plies; at++) {
      const seat = this.acts.get(at)?.seat ?? null;
      if (seat !== null) return seat;
    }
    return null;
  }

  private actorBefore(ply: number): number | null {
    for (let at = ply; at > this.earliest; at--) {
      const seat = this.acts.get(at)?.seat ?? null;
      if (seat !== null) return seat;
    }
    return null;
  }

  /** The stop at which an act has been answered. */
  stop(ply: number): number {
    return this.seek(Math.max(ply, this.earliest), 1, this.isStop);
  }

  next(ply: number, by: 'act' | 'turn'): number {
    return this.seek(ply + 1, 1, by === 'act' ? this.isStop : this.isTurn);
  }

  previous(ply: number, by: 'act' | 'turn'): number {
    return this.seek(ply - 1, -1, by === 'act' ? this.isStop : this.isTurn);
  }

  /** What is not known yet may be what is looked for: whoever asks loads it and asks again. */
  private seek(from: number, step: 1 | -1, fits: (ply: number) => boolean): number {
    let ply = from;
    while (ply > this.earliest && ply < this.plies && this.knows(ply) && !fits(ply)) ply += step;
    return Math.min(Math.max(ply, this.earliest), this.plies);
  }

  /** Where the turn began that led to a position. */
  turnBegan(ply: number): number {
    return this.seek(ply - 1, -1, this.isTurn);
  }
}
