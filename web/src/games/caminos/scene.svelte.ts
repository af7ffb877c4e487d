/**
 * What board, tray and plates show at this moment.
 *
 * It follows the view, and runs ahead of it while events are being shown; the board leads it.
 */
import { recall, remember } from '../../shell/remember';
import type { CaminosView } from '../../wire';
import type { Plan } from '../contract';
import { quartersFrom, type Direction } from '../shared/compass';
import { ABOVE, ASLANT, away, from, isAbove, type Look } from './look';
import { cellOf, type Cell } from './board';
import { read, type Cube, type Pose, type Shape } from './pieces';
import { cubeOf, positionOf, withPiece, type Placed, type Position } from './position';

/** A piece held over the board: by a point of it, or (by the keys) exactly over a cell. */
export interface Held {
  pose: Pose;
  /** In cells, from the lower left corner. */
  x: number;
  y: number;
  exact: boolean;
  /** It stays where it is until it is moved; otherwise it follows the pointer. */
  pinned: boolean;
}

/** A face of the winning way: the top of a cube, or its side towards a cell. */
export interface Face {
  cube: Cube;
  toward: Cell | null;
}

const FLAT = 'caminos-flat';

class Scene {
  position = $state.raw<Position | null>(null);
  held = $state.raw<Held | null>(null);
  private plan = $state.raw<Plan<CaminosView> | null>(null);
  /** How each shape was held last. */
  poses = $state.raw<Partial<Record<Shape, Pose>>>({});
  faces = $state.raw<readonly Face[]>([]);
  /** So many faces of the way are lit. */
  lit = $state(0);
  /** From where the own seat looks at it, and from where it is looked at now. */
  private seated = $state.raw<Look>(ASLANT);
  look = $state.raw<Look>(ASLANT);
  /** One looks through the pieces. */
  through = $state(false);
  /** The board's place on the page, to drop a piece from the stock on; null where there is none. */
  surface: ((clientX: number, clientY: number) => { x: number; y: number } | null) | null = null;
  /** The map is wanted instead of the board. */
  flat = $state(recall<boolean>(FLAT) ?? false);
  /** The device can draw in three dimensions; not known before it has tried. */
  solid = $state(true);

  readonly showsMap = $derived(this.flat || !this.solid);

  /** The piece is on its way to the server. */
  get sent(): boolean {
    return this.plan?.sent ?? false;
  }

  follow(view: CaminosView): void {
    this.position = positionOf(view);
    this.faces = facesOf(view);
    this.lit = this.faces.length;
  }

  begin(view: CaminosView, plan: Plan<CaminosView>, near: number | null = null): void {
    this.follow(view);
    this.plan = plan;
    this.poses = {};
    this.sitDown(near, view.players);
    this.letGo();
  }

  /** Look at the board from a seat. */
  sitDown(near: number | null, players: number): void {
    this.seated = from(near, players, ASLANT);
    this.lookAsSeated();
    this.through = false;
  }

  lookAsSeated(): void {
    this.look = this.seated;
  }

  /** Straight from above, or as before. */
  lookFromAbove(): void {
    const above = { ...ABOVE, round: this.seated.round - ASLANT.round };
    this.look = isAbove(this.look) ? this.seated : above;
  }

  /** Where an arrow leads: up is up, however the board is turned; on the map up is north. */
  readonly meantBy = (arrow: Direction): Direction =>
    quartersFrom(arrow, this.showsMap ? 0 : away(this.look));

  end(): void {
    this.letGo();
    this.position = this.plan = null;
  }

  hold(held: Held): void {
    this.held = held;
    this.poses = { ...this.poses, [held.pose.shape]: held.pose };
  }

  letGo(): void {
    this.held = null;
  }

  placed(piece: Placed): void {
    if (this.position) this.position = withPiece(this.position, piece);
    this.letGo();
  }

  turnCame(seat: number): void {
    if (this.position) this.position = { ...this.position, turn: seat };
  }

  chooseMap(flat: boolean): void {
    this.flat = flat;
    remember(FLAT, flat);
  }
}

export const facesOf = (view: CaminosView): Face[] =>
  (view.way?.faces ?? []).map(({ cube, toward }) => ({
    cube: cubeOf(cube),
    toward: toward === null ? null : cellOf(toward),
  }));

/** A piece as it was written, with who placed it. */
export const placedBy = (act: string, by: number, wood: Placed['wood']): Placed => ({
  ...read(act),
  by,
  wood,
});

export const scene = new Scene();
