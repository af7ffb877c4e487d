/** The pieces (CAM-03) in every position in space, and how one is turned into another. */
import { cell, column, nameOf, cellOf, row, ROW, type Cell } from './board';

export const SHAPES = ['L', 'T', 'Z', 'O'] as const;
/** The four shapes, and the walnut's bar (CAM-40). */
export type Shape = (typeof SHAPES)[number] | 'I';

/** A cube: a cell, and one level for each cube below it. */
export type Cube = number;
export const LEVEL = ROW * ROW;

export const cellUnder = (cube: Cube): Cell => cube % LEVEL;
/** Counted from 1, as they are named. */
export const heightOf = (cube: Cube): number => Math.floor(cube / LEVEL) + 1;
export const cubeOn = (at: Cell, height: number): Cube => at + (height - 1) * LEVEL;

type Triple = readonly [x: number, y: number, z: number];

const LYING: Record<Shape, readonly Triple[]> = {
  L: [[0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 0]],
  T: [[0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]],
  Z: [[0, 1, 0], [1, 1, 0], [1, 0, 0], [2, 0, 0]],
  O: [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]],
  I: [[0, 0, 0], [1, 0, 0], [2, 0, 0]],
};

/** A piece as it is held: its cubes around the one cell it is held by. */
export interface Pose {
  shape: Shape;
  cubes: readonly Triple[];
}

/** In order of column, row and height, as an act is written. */
const inOrder = (a: Triple, b: Triple): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** Moved so that its lowest cubes are on the ground and it is held over its middle. */
function settled(cubes: readonly Triple[]): Triple[] {
  const low = (axis: 0 | 1 | 2): number => Math.min(...cubes.map((cube) => cube[axis]));
  // Where it weighs most, so that it turns about itself.
  const mean = (axis: 0 | 1): number => cubes.reduce((sum, cube) => sum + cube[axis], 0) / cubes.length;
  const away = (cube: Triple): number =>
    Math.round(100 * Math.hypot(cube[0] - mean(0), cube[1] - mean(1)));
  const [grip] = cubes.toSorted((a, b) => away(a) - away(b) || a[1] - b[1] || a[0] - b[0]);
  const [x, y] = grip ?? [0, 0];
  return cubes.map((cube) => [cube[0] - x, cube[1] - y, cube[2] - low(2)] as const).toSorted(inOrder);
}

/** Seen from above, clockwise. */
const turn = ([x, y, z]: Triple): Triple => [y, -x, z];
/** Its upper side goes over to the north. */
const tip = ([x, y, z]: Triple): Triple => [x, z, -y];

const keyOf = (cubes: readonly Triple[]): string => cubes.join(' ');

function posesOf(shape: Shape): Pose[] {
  const found = new Map<string, Triple[]>();
  const queue = [settled(LYING[shape])];
  for (let cubes = queue.shift(); cubes; cubes = queue.shift()) {
    if (found.has(keyOf(cubes))) continue;
    found.set(keyOf(cubes), cubes);
    queue.push(settled(cubes.map(turn)), settled(cubes.map(tip)));
  }
  return [...found.values()].map((cubes) => ({ shape, cubes }));
}

const POSES: Record<Shape, readonly Pose[]> = {
  L: posesOf('L'),
  T: posesOf('T'),
  Z: posesOf('Z'),
  O: posesOf('O'),
  I: posesOf('I'),
};

export const poses = (shape: Shape): readonly Pose[] => POSES[shape];
export const firstPose = (shape: Shape): Pose => POSES[shape][0]!;

function changed(pose: Pose, by: (cube: Triple) => Triple, times: number): Pose {
  let { cubes } = pose;
  for (let i = 0; i < times; i++) cubes = settled(cubes.map(by));
  const key = keyOf(cubes);
  return POSES[pose.shape].find((other) => keyOf(other.cubes) === key) ?? pose;
}

/** Quarter turns clockwise, as seen from above. */
export const turnedBy = (pose: Pose, quarters: number): Pose =>
  changed(pose, turn, ((quarters % 4) + 4) % 4);

/** Tipped over to the north (0), east (1), south (2) or west (3). */
export const tipped = (pose: Pose, towards: number): Pose =>
  turnedBy(changed(turnedBy(pose, 4 - (towards % 4)), tip, 1), towards);

/** Tipped over that way if it can be of use so, else to a side, towards oneself, or right over. */
export function tippedSomehow(pose: Pose, towards: number, useful: (pose: Pose) => boolean): Pose {
  const ways = [0, 1, 3, 2].map((more) => towards + more);
  const once = ways.map((way) => tipped(pose, way));
  const twice = ways.map((way) => tipped(tipped(pose, way), way));
  const found = [...once, ...twice].find((other) => other !== pose && useful(other));
  return found ?? tipped(pose, towards);
}

/** A piece where it stands or would stand; its cubes in the order they are written in. */
export interface Piece {
  shape: Shape;
  cubes: readonly Cube[];
}

/** The cell nearest to a point over which all of a piece is within a square of so many cells. */
export function within({ cubes }: Pose, x: number, y: number, size: number): Cell {
  const near = (value: number, axis: 0 | 1): number => {
    const along = cubes.map((cube) => cube[axis]);
    return Math.min(Math.max(Math.floor(value), -Math.min(...along)), size - 1 - Math.max(...along));
  };
  return cell(near(x, 0), near(y, 1));
}

/** Held over a cell that `within` allows; its lowest cubes are on the ground (CAM-12). */
export const put = ({ shape, cubes }: Pose, at: Cell): Piece => ({
  shape,
  cubes: cubes.map(([x, y, z]) => cubeOn(cell(column(at) + x, row(at) + y), z + 1)),
});

/** `T:c3.1,c4.1,c5.1,d4.1` */
export const written = ({ shape, cubes }: Piece): string =>
  `${shape}:${cubes.map((cube) => `${nameOf(cellUnder(cube))}.${heightOf(cube)}`).join(',')}`;

export function read(act: string): Piece {
  const [shape, list = ''] = act.split(':');
  const cubes = list.split(',').map((one) => {
    const [name = '', height] = one.split('.');
    return cubeOn(cellOf(name), Number(height));
  });
  return { shape: shape as Shape, cubes };
}

/** The cells below a piece, without repetition. */
export const footprint = ({ cubes }: Piece): Cell[] => [...new Set(cubes.map(cellUnder))];
