/** The hand of the own seat: a shape is chosen, turned, held over the board, and placed. */
import { say } from '../../shell/words';
import { seatName } from '../../table/names';
import type { CaminosView } from '../../wire';
import type { BoardProps } from '../contract';
import { ARROWS } from '../shared/compass';
import { beside, column, middleOf, nameOf, OUTLINES, row, type Cell } from './board';
import { ABOVE, ASLANT, away, closer, isAbove, swung } from './look';
import { firstPose, footprint, poses, tippedSomehow, turnedBy, written, type Pose, type Shape } from './pieces';
import {
  fitsOver,
  nearestPlace,
  obstacle,
  placesFor,
  putPiece,
  shapesLeft,
  type Position,
  type Reason,
} from './position';
import { scene, type Held } from './scene.svelte';
import { answer, heldWords } from './wording';

/** What the hand needs of the board it plays on. */
export interface Touched {
  /** Something is being shown; taps wait. */
  readonly busy: boolean;
  /** The piece cannot stand there and shakes. */
  shake(): void;
  /** A small sound of a piece being turned in the hand. */
  click(): void;
}

const LETTERS: Record<string, Shape> = { l: 'L', t: 'T', z: 'Z', o: 'O', i: 'I' };

export class Hand {
  constructor(
    private readonly look: () => BoardProps<CaminosView>,
    private readonly board: Touched,
  ) {}

  private get table(): BoardProps<CaminosView> {
    return this.look();
  }

  private get position(): Position | null {
    return scene.position;
  }

  readonly names = (seat: number): string => {
    const info = this.table.seats.find((other) => other.seat === seat);
    return info ? seatName(info) : String(seat + 1);
  };

  readonly ready = $derived.by(() => this.table.acting && !scene.sent);

  /** The shapes that can be chosen now. */
  readonly shapes = $derived.by<Shape[]>(() => {
    const { me } = this.table;
    const stock = me === null ? undefined : scene.position?.stocks[me];
    return stock ? shapesLeft(stock) : [];
  });

  /** The held piece where it would stand. */
  readonly ghost = $derived.by(() => {
    const { held, at } = scene;
    const { me } = this.table;
    return held && at !== null && me !== null ? putPiece(held.pose, at, me) : null;
  });

  /** Why it cannot stand there. */
  readonly reason = $derived.by<Reason | null>(() =>
    this.ghost && scene.position ? obstacle(scene.position, this.ghost) : null,
  );

  readonly complete = $derived.by(() => this.ready && this.ghost !== null && this.reason === null);

  /** A shape of the stock goes into the hand, or back if it is there already. */
  readonly choose = (shape: Shape, follows = false): void => {
    if (!this.ready || !this.shapes.includes(shape)) return;
    if (scene.held?.pose.shape === shape) {
      this.back();
      return;
    }
    this.take(shape);
    // In a hand that holds a mouse it goes where that points.
    if (scene.held && follows) scene.held = { ...scene.held, pinned: false };
    this.tell();
  };

  private take(shape: Shape, over: Cell | null = scene.at): void {
    const { position } = this;
    if (!position) return;
    const pose = this.poseFor(shape);
    const to = over ?? middleOf(position.outline);
    const at = nearestPlace(position, pose, to) ?? to;
    scene.hold({ pose, x: column(at) + 0.5, y: row(at) + 0.5, exact: false, pinned: true });
    this.board.click();
  }

  /** As it was held last, unless it fits nowhere so. */
  private poseFor(shape: Shape): Pose {
    const usual = scene.poses[shape] ?? firstPose(shape);
    return this.someFor(usual) ? usual : (poses(shape).find((pose) => this.someFor(pose)) ?? usual);
  }

  private change(how: (pose: Pose) => Pose): void {
    const { held } = scene;
    if (!held || !this.ready) return;
    scene.hold({ ...held, pose: how(held.pose) });
    this.board.click();
    this.tell();
  }

  /** Quarter turns clockwise, as seen from above. */
  readonly turn = (quarters = 1): void => this.change((pose) => turnedBy(pose, quarters));

  /** Over and away from the eye, or the next way over in which it can stand somewhere. */
  readonly tip = (): void =>
    this.change((pose) =>
      tippedSomehow(pose, scene.showsMap ? 0 : away(scene.look), (other) => this.someFor(other)),
    );

  private someFor(pose: Pose): boolean {
    return scene.position !== null && placesFor(scene.position, pose).length > 0;
  }

  /** The pointer is over a point of the board. */
  readonly hover = (x: number, y: number): void => {
    const { held } = scene;
    if (!held || held.pinned || !this.ready) return;
    scene.held = { ...held, x, y, exact: false };
  };

  /** A tap on the board: the piece goes there; on the piece itself: it turns. */
  readonly tap = (x: number, y: number, onPiece: boolean): void => {
    if (this.board.busy || !this.ready) return;
    const { held } = scene;
    if (held?.pinned && onPiece) return this.turn();
    if (!held) {
      const shape = this.shapes.find((one) => scene.poses[one]) ?? this.shapes[0];
      if (!shape) return;
      this.take(shape);
    }
    this.hold(x, y, true);
    this.tell();
  };

  /** The piece is dragged along. */
  readonly drag = (x: number, y: number): void => this.hold(x, y, true);

  private hold(x: number, y: number, pinned: boolean): void {
    const { held } = scene;
    if (held && this.ready) scene.held = { ...held, x, y, exact: false, pinned };
  }

  /** The keys have come to a cell, and the piece with them. */
  readonly walk = (at: Cell): void => {
    const { held } = scene;
    if (!held || !this.ready) return;
    scene.held = { ...held, x: column(at) + 0.5, y: row(at) + 0.5, exact: true, pinned: true };
    this.tell();
  };

  /** The next way the shape fits over a cell. */
  private fit(at: Cell, by: 1 | -1): void {
    const { position } = this;
    const { held } = scene;
    const shape = held?.pose.shape ?? this.shapes[0];
    if (!position || !shape || !this.ready) return;
    const all = fitsOver(position, shape, at);
    if (all.length === 0) {
      this.table.announce(say('cam-no-fit', { cell: nameOf(at) }));
      return;
    }
    const now = all.findIndex((one) => one.pose === held?.pose && one.at === scene.at);
    const next = all[now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length];
    if (!next) return;
    const spot: Held = { pose: next.pose, x: column(next.at) + 0.5, y: row(next.at) + 0.5, exact: true, pinned: true };
    scene.hold(spot);
    this.tell();
  }

  readonly place = (): void => {
    const { ghost } = this;
    if (!this.ready || !ghost) return;
    if (this.reason) {
      this.board.shake();
      void this.table.whyNot(written(ghost));
      return;
    }
    scene.sent = true;
    this.table.act([written(ghost)]);
  };

  /** The piece goes back to the stock; says whether there was one. */
  readonly back = (): boolean => {
    if (!scene.held || scene.sent) return false;
    scene.held = null;
    this.table.announce(say('cam-put-back'));
    return true;
  };

  /** A new position: what was held is gone, unless it is just being placed. */
  readonly settle = (): void => {
    if (this.table.acting || !scene.sent) scene.letGo();
  };

  private tell(): void {
    const { ghost, reason, position } = this;
    if (ghost && position) this.table.announce(heldWords(ghost, reason, position));
  }

  readonly fromAbove = (): void => {
    scene.look = isAbove(scene.look) ? ASLANT : ABOVE;
  };

  // -- keys ----------------------------------------------------------------------------------
  /** A key pressed beside the board, where the piece that was chosen is the one that is meant. */
  readonly keyBeside = (pressed: string): boolean => {
    const { at, position } = scene;
    const arrow = ARROWS[pressed];
    if (at === null || !position) return !arrow && this.key(pressed, middleOf(position?.outline ?? OUTLINES.square));
    if (!arrow) return this.key(pressed, at);
    const to = beside(position.outline, at, arrow);
    if (to !== null) this.walk(to);
    return true;
  };

  /** A key pressed on a cell; says whether it was one of the board's. */
  readonly key = (pressed: string, at: Cell): boolean => {
    const shape = LETTERS[pressed];
    if (shape) {
      this.pick(shape, at);
      return true;
    }
    switch (pressed) {
      case 'r':
        this.turn();
        return true;
      case 'R':
        this.turn(-1);
        return true;
      case 'x':
        this.tip();
        return true;
      case 'f':
      case 'F':
        this.fit(at, pressed === 'f' ? 1 : -1);
        return true;
      case 'Escape':
        return this.back();
      case 'm':
        if (scene.solid) scene.chooseMap(!scene.flat);
        return true;
      case 'v':
        this.fromAbove();
        return true;
      case ',':
      case '.':
        scene.look = swung(scene.look, pressed === ',' ? 0.1 : -0.1, 0);
        return true;
      case '+':
      case '=':
      case '-':
        scene.look = closer(scene.look, pressed === '-' ? 1 / 1.3 : 1.3);
        return true;
      case '0':
        scene.look = ASLANT;
        return true;
      default: {
        const said = this.position && answer(pressed, this.position, this.table.me, this.names, this);
        if (!said) return false;
        this.table.announce(said);
        return true;
      }
    }
  };

  private pick(shape: Shape, at: Cell): void {
    if (!this.ready) return;
    if (!this.shapes.includes(shape)) {
      const first = this.shapes[0] === 'I';
      const id = first ? 'why-walnut-first' : shape === 'I' ? 'why-no-walnut' : 'why-none-left';
      this.table.announce(say(id, { shape }));
      return;
    }
    if (scene.held?.pose.shape === shape) return this.tell();
    this.take(shape, at);
    this.walk(at);
  }

  /** Enter on a cell: a piece comes there; if it is there already, it is placed. */
  readonly enter = (at: Cell): void => {
    if (!this.ready) return;
    const [shape] = this.shapes;
    if (!scene.held && shape) this.pick(shape, at);
    else if (this.ghost && footprint(this.ghost).includes(at)) this.place();
    else this.walk(at);
  };
}
