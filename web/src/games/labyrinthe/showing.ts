/** How events are shown: one thing after another, cause before effect. */
import { tick } from 'svelte';
import type { LabyrintheEvent, LabyrintheView } from '../../wire';
import type { Motion } from '../shared/motion';
import { Showing } from '../shared/showing';
import { apart } from '../shared/squares';
import type { Act } from './acts';
import { MARGIN, middle, SIZE, type Square } from './board';
import { blockOn, pawnOn } from './position';
import { scene } from './scene.svelte';
import { sounds } from './sound';

/** What of the page takes part. */
type Stage = { pawn(seat: number, pawn: number): Element | null; block(block: number): Element | null };

const LAPSE = 350;
/** What was planned lies there already, and only settles. */
const SETTLE = 150;
/** Between two acts of one turn the eye needs a moment. */
const PAUSE = 150;

/** The longer the way the longer it takes, between 180 and 400 ms. */
const time = (far: number): number => Math.min(400, 170 + 0.45 * far);

export class LabyrintheShowing extends Showing<LabyrintheEvent, LabyrintheView, typeof sounds, Stage> {
  constructor(motion: Motion, heard: () => boolean, stage: Stage) {
    super(motion, heard, stage, sounds, scene);
  }

  protected override one(event: LabyrintheEvent, all: readonly LabyrintheEvent[]): void | Promise<void> {
    switch (event.type) {
      case 'moved': {
        // The pawn that makes room goes in the same act (LAB-21).
        const shifted = all.find((other) => other.type === 'shifted' && other.start === event.end);
        return this.move(event.seat, event.start, event.end, shifted?.type === 'shifted' ? shifted.end : null);
      }
      case 'slid':
        return this.slide(event.seat, event.start, event.end);
      case 'lapsed':
      case 'passed':
        return this.motion.wait(LAPSE);
      case 'turn':
        return scene.turnCame(event.seat);
      case 'won':
        return this.play('won');
      case 'shifted':
      case 'drawn':
        return;
    }
  }

  private async move(seat: number, from: Square, to: Square, shift: Square | null): Promise<void> {
    const pawn = (scene.position.pawns[seat] ?? []).indexOf(from);
    const owner = shift === null ? null : pawnOn(scene.position, to);
    const met = owner === null ? -1 : (scene.position.pawns[owner] ?? []).indexOf(to);
    const planned = await this.make(seat, { kind: 'pawn', from, to, shift });
    if (!planned && shift !== null && owner !== null) {
      this.play('shift');
      const waiting = this.glide(this.stage.pawn(seat, pawn), from, from, to);
      await this.glide(this.stage.pawn(owner, met), to, shift);
      await waiting;
    }
    this.play('pawn');
    if (planned) return this.motion.wait(SETTLE);
    await this.glide(this.stage.pawn(seat, pawn), from, to);
    await this.motion.wait(PAUSE);
  }

  private async slide(seat: number, from: Square, to: Square): Promise<void> {
    const block = blockOn(scene.position, from);
    if (block === null) return;
    const planned = await this.make(seat, { kind: 'block', from, to, shift: null });
    this.play('block');
    if (planned) return this.motion.wait(SETTLE);
    await this.glide(this.stage.block(block), from, to);
    await this.motion.wait(PAUSE);
  }

  /** The act in the scene; says whether it lay there already, as planned. */
  private async make(seat: number, act: Act): Promise<boolean> {
    const planned = scene.happens(seat, act);
    // What was planned lies in sight.
    if (!planned) for (const square of [act.from, act.to]) scene.reveal(SIZE, MARGIN, middle(square));
    await tick();
    return planned;
  }

  /** From where it was to where it is; `drawn` where it stands while another makes room. */
  private glide(element: Element | null, from: Square, to: Square, drawn = to): Promise<void> {
    const [a, b, now] = [middle(from), middle(to), middle(drawn)];
    if (this.motion.reduced) {
      if (from === to) return Promise.resolve();
      return this.motion.animate(element, [{ opacity: 0.1 }, { opacity: 1 }], 180);
    }
    const at = (spot: { x: number; y: number }): Keyframe => ({
      transform: `translate(${spot.x - now.x}px, ${spot.y - now.y}px)`,
    });
    return this.motion.animate(element, [at(a), at(b)], time(from === to ? 120 : apart(a, b)));
  }
}
