/** Where pieces can be placed now: the legal acts, looked up by pose and cell. */
import { column, row, type Cell } from './board';
import { poses, put, SHAPES, within, written, type Pose, type Shape } from './pieces';

/** How far from a point a piece still snaps to a place where it fits, in cells. */
const SNAP = 1.35;

export class Places {
  private readonly acts: ReadonlySet<string>;
  /** Of each pose that was asked for: hundreds of acts are looked through once, not with every move. */
  private readonly known = new Map<Pose, readonly Cell[]>();
  /** The shapes that can be chosen. */
  readonly shapes: readonly Shape[];

  /** `size` is that of the square around the board. */
  constructor(
    legal: readonly string[],
    private readonly size: number,
  ) {
    this.acts = new Set(legal);
    const first = new Set(legal.map((act) => act.charAt(0)));
    this.shapes = [...SHAPES, 'I' as const].filter((shape) => first.has(shape));
  }

  has(act: string): boolean {
    return this.acts.has(act);
  }

  /** The cells over which a pose can be held so that it fits. */
  of(pose: Pose): readonly Cell[] {
    const found = this.known.get(pose) ?? this.found(pose);
    this.known.set(pose, found);
    return found;
  }

  private found(pose: Pose): Cell[] {
    const along = Array.from({ length: this.size }, (_, n) => n);
    const cells = along.flatMap((y) => along.map((x) => within(pose, x, y, this.size)));
    return [...new Set(cells)].filter((at) => this.has(written(put(pose, at))));
  }

  /** The ways a shape can be placed so that it stands on or over a cell. */
  over(shape: Shape, at: Cell): { pose: Pose; at: Cell }[] {
    return poses(shape).flatMap((pose) =>
      this.of(pose)
        .filter((grip) => {
          const [east, north] = [column(at) - column(grip), row(at) - row(grip)];
          return pose.cubes.some(([x, y]) => x === east && y === north);
        })
        .map((grip) => ({ pose, at: grip })),
    );
  }

  /** The place where a pose fits that is nearest to a point. */
  nearest(pose: Pose, x: number, y: number): Cell | null {
    const away = (at: Cell): number => Math.hypot(column(at) + 0.5 - x, row(at) + 0.5 - y);
    return this.of(pose).reduce<Cell | null>(
      (best, at) => (best === null || away(at) < away(best) ? at : best),
      null,
    );
  }

  /** The cell over which a piece is held by a point: the nearest where it fits, or the one below. */
  snapped(pose: Pose, x: number, y: number): Cell {
    const near = this.nearest(pose, x, y);
    const close = near !== null && Math.hypot(column(near) + 0.5 - x, row(near) + 0.5 - y) < SNAP;
    return close ? near : within(pose, x, y, this.size);
  }
}
