/** A game that can be stepped through: every position of it as it was told, as far as it is known. */
import type { Stretch } from '../wire';
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
export class Film {
  private readonly positions = new Map<number, Position>();
  private readonly acts = new Map<number, LogEntry>();

  constructor(
    /** The last position. */
    readonly plies: number,
    /** The first that is told. */
    readonly earliest = 0,
  ) {}

  /** Whatever of it is longer than the film is left out. */
  take({ since, view, acting, acts }: Stretch): void {
    let now = view as Record<string, unknown>;
    this.positions.set(since, { view: now, acting });
    for (const act of acts) {
      if (act.ply > this.plies) break;
      now = { ...now, ...act.changed };
      this.positions.set(act.ply, { view: now, acting: act.acting });
      const { ply, seat, events, call } = act;
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

  get log(): LogEntry[] {
    return this.between(this.earliest, this.plies);
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
