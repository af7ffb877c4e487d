/** The hand of the own seat: a shape is chosen, turned, held over the board, and placed. */
import { nameAt } from '../../shell/names';
import { say } from '../../shell/words';
import type { CaminosView, Reason } from '../../wire';
import type { BoardProps } from '../contract';
import { ARROWS } from '../shared/compass';
import { oneHand } from '../shared/one-hand.svelte';
import { beside, column, middleOf, nameOf, OUTLINES, row, type Cell } from './board';
import { away, closer, swung } from './look';
import { cellUnder, firstPose, footprint, poses, put, read, tippedSomehow, turnedBy, within, written, type Pose, type Shape } from './pieces';
import { Places } from './places';
import { putPiece } from './position';
import { scene, type Held } from './scene.svelte';
import { answer, barredWords, fittingWords } from './wording';

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
  /** Laid down before anything can be touched. */
  board!: Touched;
  /** What the server has said of a piece that cannot stand where it is held. */
  private told = $state.raw<Reason | null>(null);

  constructor(private readonly look: () => BoardProps<CaminosView>) {}

  private get table(): BoardProps<CaminosView> {
    return this.look();
  }

  readonly names = (seat: number): string => nameAt(this.table.seats, seat);

  readonly ready = $derived.by(() => this.table.acting && !this.table.plan.sent);
  private readonly outline = $derived.by(() => OUTLINES[this.table.view.board]);
  readonly places = $derived.by(() => new Places(this.table.legal, this.outline.size));

  /** The cell over which the piece is held: all of it over cells that have a name. */
  readonly at = $derived.by<Cell | null>(() => {
    const { held } = scene;
    if (!held) return null;
    const { pose, x, y } = held;
    return held.exact ? within(pose, x, y, this.outline.size) : this.places.snapped(pose, x, y);
  });

  /** The held piece where it would stand, and the act that places it there. */
  readonly ghost = $derived.by(() => {
    const { me } = this.table;
    return scene.held && this.at !== null && me !== null ? putPiece(scene.held.pose, this.at, me) : null;
  });
  readonly act = $derived.by(() => this.ghost && written(this.ghost));
  readonly fits = $derived.by(() => this.act !== null && this.places.has(this.act));

  /** Why it cannot stand there, once that is known. */
  readonly reason = $derived.by(() => (this.told?.act === this.act ? this.told : null));

  readonly complete = $derived.by(() => this.ready && this.fits);

  /** A shape of the stock goes into the hand, or back if it is there already. */
  readonly choose = (shape: Shape, follows = false): void => {
    if (!this.ready || !this.places.shapes.includes(shape)) return;
    if (scene.held?.pose.shape === shape) return void this.back();
    this.take(shape);
    // In a hand that holds a mouse it goes where that points.
    if (scene.held && follows) scene.held = { ...scene.held, pinned: false };
    void this.tell();
  };

  /** A shape is carried from the stock over the board; beside it, it goes back. */
  readonly carry = (shape: Shape, over: { x: number; y: number } | null): void => {
    if (!this.ready || !this.places.shapes.includes(shape)) return;
    if (over === null) return scene.letGo();
    if (scene.held?.pose.shape !== shape) this.take(shape);
    this.hold(over.x, over.y, true);
  };

  /** It is let go: over the board it stays in the hand there, to be turned and placed. */
  readonly dropped = (): void => void this.tell();

  private take(shape: Shape, over: Cell = this.at ?? middleOf(this.outline)): void {
    const pose = this.poseFor(shape);
    const at = this.places.nearest(pose, column(over) + 0.5, row(over) + 0.5) ?? over;
    scene.hold({ ...overCell(pose, at), exact: false });
    this.board.click();
  }

  /** As it was held last, unless it fits nowhere so. */
  private poseFor(shape: Shape): Pose {
    const usual = scene.poses[shape] ?? firstPose(shape);
    return [usual, ...poses(shape)].find((pose) => this.someFor(pose)) ?? usual;
  }

  private change(how: (pose: Pose) => Pose): void {
    const { held } = scene;
    if (!held || !this.ready) return;
    scene.hold({ ...held, pose: how(held.pose) });
    this.board.click();
    void this.tell();
  }

  /** Quarter turns clockwise, as seen from above. */
  readonly turn = (quarters = 1): void => this.change((pose) => turnedBy(pose, quarters));

  /** Over and away from the eye, or the next way over in which it can stand somewhere. */
  readonly tip = (): void =>
    this.change((pose) =>
      tippedSomehow(pose, scene.showsMap ? 0 : away(scene.look), (other) => this.someFor(other)),
    );

  private someFor(pose: Pose): boolean {
    return this.places.of(pose).length > 0;
  }

  /** The pointer is over a point of the board. */
  readonly hover = (x: number, y: number): void => {
    if (scene.held && !scene.held.pinned) this.hold(x, y, false);
  };

  /** A tap on the board: the piece goes there; on the piece itself: it turns. */
  readonly tap = (x: number, y: number, onPiece: boolean): void => {
    if (this.board.busy || !this.ready) return;
    if (scene.held?.pinned && onPiece) return this.turn();
    if (!scene.held) {
      const { shapes } = this.places;
      const shape = shapes.find((one) => scene.poses[one]) ?? shapes[0];
      if (!shape) return;
      this.take(shape);
    }
    this.hold(x, y, true);
    void this.tell();
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
    scene.held = overCell(held.pose, at);
    void this.tell();
  };

  /** The next way the shape fits over a cell. */
  private fit(at: Cell, by: 1 | -1): void {
    const { held } = scene;
    const shape = held?.pose.shape ?? this.places.shapes[0];
    if (!shape || !this.ready) return;
    const all = this.places.over(shape, at);
    if (all.length === 0) return this.table.announce(say('cam-no-fit', { cell: nameOf(at) }));
    const now = all.findIndex((one) => one.pose === held?.pose && one.at === this.at);
    const next = all[now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length];
    if (!next) return;
    scene.hold(overCell(next.pose, next.at));
    void this.tell();
  }

  /** A piece is held where an act would place it. */
  readonly show = (act: string): void => {
    const { shape, cubes } = read(act);
    const found = cubes
      .flatMap((cube) => this.places.over(shape, cellUnder(cube)))
      .find(({ pose, at }) => written(put(pose, at)) === act);
    if (!found || !this.ready) return;
    scene.hold(overCell(found.pose, found.at));
    void this.tell();
  };

  readonly place = (): void => {
    if (!this.ready || this.act === null) return;
    if (this.fits) this.table.plan.send([this.act]);
    else this.refuse(this.act);
  };

  private refuse(act: string): void {
    this.board.shake();
    void this.table.plan.explain(act);
  }

  /** The piece goes back to the stock; says whether there was one. */
  readonly back = (): boolean => {
    if (!scene.held || this.table.plan.sent) return false;
    scene.held = null;
    this.table.announce(say('cam-put-back'));
    return true;
  };

  /** A new position: what was held is gone, unless it is just being placed. */
  readonly settle = (): void => {
    if (!this.table.acting && this.table.plan.sent) return;
    scene.letGo();
    this.told = null;
  };

  /** The piece rests where it cannot stand: the server says why. */
  readonly rest = async (): Promise<void> => {
    if (this.act === null || this.fits) return;
    const reason = await this.table.plan.why(this.act);
    if (reason) this.told = reason;
  };

  /** Say in one sentence what is held, where, and whether it can stand there. */
  private async tell(): Promise<void> {
    const { act } = this;
    if (!this.fits) await this.rest();
    const { ghost } = this;
    // By now it may be held elsewhere, and that is told instead.
    if (!ghost || act !== this.act || !scene.position) return;
    this.table.announce(this.fits ? fittingWords(ghost, scene.position) : barredWords(ghost, this.reason));
  }

  readonly fromAbove = (): void => {
    scene.lookFromAbove();
  };

  // -- keys ----------------------------------------------------------------------------------
  /** A key pressed beside the board, where the piece that was chosen is the one that is meant. */
  readonly keyBeside = (pressed: string): boolean => {
    const { at, outline } = this;
    const arrow = ARROWS[pressed];
    if (!arrow) return this.key(pressed, at ?? middleOf(outline));
    const to = at === null ? null : beside(outline, at, scene.meantBy(arrow));
    if (to !== null) this.walk(to);
    return at !== null;
  };

  private readonly keys: Record<string, (at: Cell) => unknown> = {
    r: () => this.turn(),
    R: () => this.turn(-1),
    x: () => this.tip(),
    f: (at) => this.fit(at, 1),
    F: (at) => this.fit(at, -1),
    h: () => (scene.held ? this.tell() : this.table.announce(say('cam-nothing-held'))),
    m: () => scene.solid && scene.chooseMap(!scene.flat),
    v: () => this.fromAbove(),
    g: () => (scene.through = !scene.through),
    ',': () => (scene.look = swung(scene.look, 0.1, 0)),
    '.': () => (scene.look = swung(scene.look, -0.1, 0)),
    '+': () => (scene.look = closer(scene.look, 1.3)),
    '=': () => (scene.look = closer(scene.look, 1.3)),
    '-': () => (scene.look = closer(scene.look, 1 / 1.3)),
    '0': () => scene.lookAsSeated(),
  };

  /** A key pressed on a cell; says whether it was one of the board's. */
  readonly key = (pressed: string, at: Cell): boolean => {
    const [shape, does] = [LETTERS[pressed], this.keys[pressed]];
    if (pressed === 'Escape') return this.back();
    if (shape) this.pick(shape, at);
    else if (does) does(at);
    else {
      const said = scene.position && answer(pressed, scene.position, this.table.me, this.names);
      if (!said) return false;
      this.table.announce(said);
    }
    return true;
  };

  private pick(shape: Shape, at: Cell): void {
    if (!this.ready) return;
    if (!this.places.shapes.includes(shape)) {
      // Whichever way it is held: the server says why there is none to place.
      const pose = scene.poses[shape] ?? firstPose(shape);
      return this.refuse(written(put(pose, this.under(pose, at))));
    }
    if (scene.held?.pose.shape === shape) return void this.tell();
    this.take(shape, at);
    this.walk(at);
  }

  /** The cells over which what is held would fit, or else what Enter would take. */
  stops(): readonly Cell[] {
    const [shape] = this.places.shapes;
    if (!this.ready || !shape) return [];
    return this.places.of(scene.held?.pose ?? scene.poses[shape] ?? firstPose(shape));
  }

  private under(pose: Pose, at: Cell): Cell {
    return within(pose, column(at), row(at), this.outline.size);
  }

  /** Enter on a cell: a piece comes there; if it is there already, it is placed. */
  readonly enter = (at: Cell): void => {
    if (!this.ready) return;
    const [shape] = this.places.shapes;
    const { held } = scene;
    if (!held && shape) this.pick(shape, at);
    else if (held && this.ghost && (footprint(this.ghost).includes(at) || this.under(held.pose, at) === this.at))
      this.place();
    else this.walk(at);
  };
}

/** Held by the keys, exactly over a cell. */
const overCell = (pose: Pose, at: Cell): Held => ({
  pose,
  x: column(at) + 0.5,
  y: row(at) + 0.5,
  exact: true,
  pinned: true,
});

export const handOf = oneHand((look: () => BoardProps<CaminosView>) => new Hand(look));
