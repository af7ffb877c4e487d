/** How events are shown: one thing after another, cause before effect. */
import type { CaminosEvent, CaminosView } from '../../wire';
import type { Motion } from '../shared/motion';
import { Showing } from '../shared/showing';
import { heightOf, written } from './pieces';
import type { Placed } from './position';
import { facesOf, placedBy, scene } from './scene.svelte';
import type { Stage as Solid } from './solid/stage';
import { sounds } from './sound';

/** What of the page takes part. */
export interface Stage {
  /** The board in three dimensions, if that is what is seen. */
  readonly solid: Solid | null;
  /** The piece that is held where it would stand, as it is written. */
  readonly ghost: string | null;
}

const FALL = 340;
/** A piece of one's own stands there already, and only settles. */
const SETTLE = 140;
const PAUSE = 260;
const FACE = 170;
const ADMIRE = 900;

export class CaminosShowing extends Showing<CaminosEvent, CaminosView, typeof sounds, Stage> {
  constructor(motion: Motion, heard: () => boolean, stage: Stage) {
    super(motion, heard, stage, sounds, scene);
  }

  protected override async one(event: CaminosEvent, _: readonly CaminosEvent[], after: CaminosView): Promise<void> {
    switch (event.type) {
      case 'placed':
        return this.place(placedBy(event.piece, event.seat, event.wood));
      case 'out':
        this.play('out');
        return this.motion.wait(PAUSE);
      case 'turn':
        return scene.turnCame(event.seat);
      case 'won':
        return this.walk(after);
      case 'drawn':
        return this.motion.wait(PAUSE);
    }
  }

  private async place(piece: Placed): Promise<void> {
    const { solid } = this.stage;
    const high = Math.max(...piece.cubes.map(heightOf));
    const mine = written(piece) === this.stage.ghost;
    if (solid && !mine) {
      scene.letGo();
      await this.fall(solid, piece);
    }
    scene.placed(piece);
    solid?.fall(null, 0, 1);
    this.play('placed', high);
    await this.motion.wait(mine ? SETTLE : PAUSE);
  }

  /** From above onto its place; reduced, it fades in there. */
  private async fall(solid: Solid, piece: Placed): Promise<void> {
    const stop = this.motion.reduced
      ? solid.tween(180, (share) => solid.fall(piece, 0, share))
      : this.drop(solid, piece);
    await this.motion.wait(this.motion.reduced ? 180 : FALL);
    stop();
  }

  private drop(solid: Solid, piece: Placed): () => void {
    solid.fall(piece, 4, 1);
    return solid.tween(FALL, (share) => solid.lift(4 * (1 - share * share)));
  }

  /** The way that won, face by face. */
  private async walk(after: CaminosView): Promise<void> {
    scene.faces = facesOf(after);
    scene.lit = 0;
    for (let face = 1; face <= scene.faces.length; face++) {
      scene.lit = face;
      this.play('face', face);
      await this.motion.wait(this.motion.reduced ? 20 : FACE);
    }
    this.play('won');
    await this.motion.wait(ADMIRE);
  }
}
