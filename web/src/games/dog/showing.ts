/** How events are shown: one thing after another, cause before effect. */
import { tick } from 'svelte';
import type { DogEvent, DogMoved, DogSwapped, DogView, DogWentHome } from '../../wire';
import type { Motion } from '../shared/motion';
import { Showing } from '../shared/showing';
import { common, type Found, type Point, type Table } from './board';
import { scene } from './scene.svelte';
import { sounds } from './sound';

/** What of the page takes part. */
export interface Stage {
  readonly table: Table;
  readonly me: number | null;
  /** The next of the own acts has been seen as it was planned. */
  readonly seen: boolean;
  /** An own act is shown as having happened. */
  made(): void;
  marble(found: Found): Element | null;
  /** The element that shows the top of the pile. */
  pile(): Element | null;
  /** A card leaves the own hand: its number in the fan, if it was chosen there. */
  chosen(card: string): number | null;
  /** The fourth marble of a seat is home; `plays` says whose marbles the own seat plays now. */
  allHome(seat: number, plays: readonly number[]): void;
  /** A card came into the own hand from another one. */
  got(card: string | null, source: number): void;
}

/** What an act of a seat is told by, besides the card. */
const ACTS = new Set<DogEvent['type']>(['moved', 'swapped', 'idled', 'gave', 'drew']);

const FIELD = 85;
const LONGEST = 1000;
const OUT = 380;
const HOME = 400;
const LAY = 300;
const LOOK = 250;
const DEAL = 70;
const THROWN = 1500;

export class DogShowing extends Showing<DogEvent, DogView, typeof sounds, Stage> {
  private hit: DogWentHome[] = [];

  constructor(motion: Motion, heard: () => boolean, stage: Stage) {
    super(motion, heard, stage, sounds, scene);
  }

  override async show(events: readonly DogEvent[], after: DogView): Promise<void> {
    this.hit = [];
    await super.show(events, after);
    scene.thrown = null;
  }

  protected override async one(event: DogEvent, _: readonly DogEvent[], after: DogView): Promise<void> {
    await this.shown(event, after);
    if (ACTS.has(event.type) && 'seat' in event && this.mine(event.seat)) this.stage.made();
  }

  private mine(seat: number): boolean {
    return seat === this.stage.me;
  }

  private lose(seat: number, card: string | null): number | null {
    const mine = this.mine(seat);
    return scene.lose(seat, card, mine, mine && card !== null ? this.stage.chosen(card) : null);
  }

  private async shown(event: DogEvent, after: DogView): Promise<void> {
    switch (event.type) {
      case 'dealt':
        scene.gain(event.seat, event.card, this.mine(event.seat));
        if (!this.mine(event.seat)) return;
        this.play('card');
        return this.motion.wait(DEAL);
      case 'gave':
        this.lose(event.seat, event.card);
        scene.given = scene.given.with(event.seat, true);
        this.play('card');
        return this.motion.wait(LOOK);
      case 'got':
        scene.given = scene.given.with(event.source, false);
        scene.gain(event.seat, event.card, this.mine(event.seat));
        if (!this.mine(event.seat)) return;
        scene.newest = event.card;
        this.stage.got(event.card, event.source);
        return this.motion.wait(LOOK * 3);
      case 'drew':
        this.lose(event.source, event.card);
        scene.gain(event.seat, event.card, this.mine(event.seat));
        if (this.mine(event.seat)) {
          scene.newest = event.card;
          this.stage.got(event.card, event.source);
        }
        this.play('card');
        return this.motion.wait(LOOK * 2);
      case 'laid':
        return this.lay(event.seat, event.card, event.rank);
      case 'wenthome':
        // It is told before the move that strikes it, and seen after.
        this.hit.push(event);
        return;
      case 'moved':
        return this.move(event);
      case 'swapped':
        return this.swap(event);
      case 'idled':
        return this.motion.wait(LOOK);
      case 'droppedout':
        return this.dropOut(event.seat, event.cards);
      case 'allhome':
        this.play('won');
        return this.stage.allHome(event.seat, after.plays);
      case 'round':
        scene.dealer = event.dealer;
        scene.deal = event.deal;
        scene.turn = null;
        return this.motion.wait(LOOK);
      case 'shuffled':
        scene.laid = [];
        scene.discards = 0;
        return;
      case 'turn':
        scene.turn = event.seat;
        return;
      case 'won':
        this.play('won');
        return this.motion.wait(LOOK * 2);
    }
  }

  private async lay(seat: number, card: string, rank: string): Promise<void> {
    scene.trails = [];
    scene.newest = null;
    scene.turn = seat;
    scene.lay(seat, card, rank, this.lose(seat, card));
    this.play('card');
    if (this.stage.seen && this.mine(seat)) return;
    await tick();
    const from = this.stage.table.kennelMiddle(this.stage.table.start(seat) / 16);
    const start = this.motion.reduced
      ? { opacity: 0 }
      : { transform: `translate(${from.x}px, ${from.y}px) scale(0.5)`, opacity: 0.4 };
    await this.motion.animate(this.stage.pile(), [start, {}], LAY);
    await this.motion.wait(LOOK);
  }

  private async move(event: DogMoved): Promise<void> {
    const { owner, seat } = event;
    const [from, to] = [common(event.start, owner), common(event.end, owner)];
    const found = scene.find(from);
    const way = this.stage.table.way(owner, from, to);
    const struck = this.hit.splice(0).flatMap(({ field }) => scene.find(field) ?? []);
    scene.trace(event, this.stage.table);
    const quick = this.stage.seen && this.mine(seat);
    const old = struck.map((one) => scene.marbles[one.seat]?.[one.marble] ?? '');
    if (found) {
      const points = way.map((place) => this.stage.table.at(place, found.marble));
      scene.move(found, to);
      await tick();
      if (!quick) {
        if (from.endsWith('K')) this.play('out');
        await this.roll(found, points);
      }
      this.play('land');
    }
    if (struck.length === 0) return;
    for (const one of struck) scene.move(one, `${one.seat}.K`);
    this.play('strike');
    await tick();
    if (quick) return;
    await Promise.all(
      struck.map((one, n) => {
        const { table } = this.stage;
        const points = [table.at(old[n] ?? '0'), table.at(`${one.seat}.K`, one.marble)];
        return this.fly(one, points, HOME);
      }),
    );
  }

  private async swap(event: DogSwapped): Promise<void> {
    const here = common(event.field, event.owner);
    const there = common(event.other_field, event.other_owner);
    const [one, two] = [scene.find(here), scene.find(there)];
    if (!one || !two) return;
    const { table } = this.stage;
    const [a, b] = [table.at(here), table.at(there)];
    scene.move(one, there);
    scene.move(two, here);
    scene.trace(event, table);
    this.play('out');
    await tick();
    await Promise.all([this.fly(one, [a, b], HOME * 1.2), this.fly(two, [b, a], HOME * 1.2)]);
    this.play('land');
  }

  private async dropOut(seat: number, cards: string[]): Promise<void> {
    scene.thrown = { seat, cards };
    for (const card of cards) {
      this.lose(seat, card);
      this.play('card');
    }
    await this.motion.wait(THROWN);
    for (const card of cards) scene.lay(seat, card, card);
    scene.thrown = null;
  }

  private async roll(found: Found, points: Point[]): Promise<void> {
    const element = this.stage.marble(found);
    const end = points.at(-1);
    if (!end) return;
    if (this.motion.reduced) {
      return this.motion.animate(element, [{ opacity: 0.1 }, { opacity: 1 }], 180);
    }
    const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const steps = points.length - 1;
    const ms = steps === 1 ? OUT : Math.min(LONGEST, FIELD * steps + 150);
    const knocks = setInterval(() => this.play('step'), ms / steps);
    const spin = element?.querySelector('.spin');
    void this.motion.animate(spin, [{ rotate: '0deg' }, { rotate: `${90 * steps}deg` }], ms, {
      easing: 'ease-in-out',
    });
    await this.motion.animate(element, frames, ms, { easing: 'ease-in-out' });
    clearInterval(knocks);
  }

  /** Lifted over the board. */
  private async fly(found: Found, points: [Point, Point] | Point[], ms: number): Promise<void> {
    const element = this.stage.marble(found);
    const [a, b] = [points[0], points[1]];
    if (!a || !b) return;
    if (this.motion.reduced) {
      return this.motion.animate(element, [{ opacity: 0.1 }, { opacity: 1 }], 180);
    }
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2 - 20];
    await this.motion.animate(
      element,
      [
        { transform: `translate(${a.x}px, ${a.y}px) scale(1)` },
        { transform: `translate(${x}px, ${y}px) scale(1.35)` },
        { transform: `translate(${b.x}px, ${b.y}px) scale(1)` },
      ],
      ms,
      { easing: 'ease-in-out' },
    );
  }
}
