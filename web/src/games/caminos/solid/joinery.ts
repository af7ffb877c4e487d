/** Bodies of cubes glued together: their faces with bevelled edges, and the edges of the whole. */
import { BufferAttribute, BufferGeometry } from 'three';
import { column, row, ROW, type Cell } from '../board';
import { cellUnder, heightOf, LEVEL, type Cube } from '../pieces';
import { ACROSS, ALONG, ENDS } from './grain';
import { seeded } from './seeded';

/** Metres of the scene are sides of a cube: x to the east, y up, z to the south. */
export type Point = [x: number, y: number, z: number];

const BEVEL = 0.034;
/** Between one piece and the next there is a hair's breadth. */
const GAP = 0.009;

/** The six faces by axis and sign. */
const FACES = [0, 1, 2].flatMap((axis) => [
  { axis, sign: 1 },
  { axis, sign: -1 },
]);

/** To the next cube along an axis of the scene. */
const NEXT = [1, LEVEL, -ROW] as const;

export const middle = (cube: Cube): Point => {
  const at = cellUnder(cube);
  return [column(at) + 0.5, heightOf(cube) - 0.5, -(row(at) + 0.5)];
};

/** A body: cubes that belong together, of one piece of wood. */
export interface Body {
  cubes: readonly Cube[];
  /** The number of the piece: its wood is always the same. */
  number: number;
}

/** Faces of bodies with their grain; corners where light hardly comes are darker. */
export function joined(bodies: readonly Body[], solid: (cube: Cube) => boolean): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const grain: number[] = [];
  const shade: number[] = [];
  const index: number[] = [];
  for (const body of bodies) {
    const own = new Set(body.cubes);
    const axis = longest(body.cubes);
    for (const cube of body.cubes) {
      cut(cube, own, axis, seeded(body.number * 17 + 5), seeded(cube * 3 + body.number));
    }
  }

  function cut(cube: Cube, own: Set<Cube>, along: number, piece: () => number, lots: () => number): void {
    const centre = middle(cube);
    const first = positions.length / 3;
    const [shiftU, shiftV] = [piece() * (ALONG - 3.2), piece()];
    const origin = middle(Math.min(...own));
    const reach = (axis: number, sign: number): number =>
      own.has(cube + sign * (NEXT[axis] ?? 0)) ? 0.5 : 0.5 - GAP;
    const corners = FACES.map(({ axis, sign }) => {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      const tile = [Math.floor(lots() * ENDS), Math.floor(lots() * ACROSS)] as const;
      return [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([su = 0, sv = 0]) => {
        const at: Point = [...centre];
        at[axis] = (at[axis] ?? 0) + sign * reach(axis, sign);
        at[u] = (at[u] ?? 0) + su * (reach(u, su) - BEVEL);
        at[v] = (at[v] ?? 0) + sv * (reach(v, sv) - BEVEL);
        const normal: Point = [0, 0, 0];
        normal[axis] = sign;
        positions.push(...at);
        normals.push(...normal);
        grain.push(...grained(at, axis, along, origin, tile, shiftU, shiftV, centre));
        const lit = light(cube, axis, sign, u, su, v, sv);
        shade.push(lit, lit, lit);
        return { at: positions.length / 3 - 1, su, sv };
      });
    });
    FACES.forEach(({ axis, sign }, face) => {
      if (own.has(cube + sign * (NEXT[axis] ?? 0))) return;
      const at = first + face * 4;
      if (sign > 0) index.push(at, at + 1, at + 2, at, at + 2, at + 3);
      else index.push(at, at + 2, at + 1, at, at + 3, at + 2);
    });
    bevels(corners.map((four) => four.map(({ at }) => at)));
  }

  /** The strips between two faces and the small triangles at the corners. */
  function bevels(corners: number[][]): void {
    const at = (axis: number, sign: number, where: readonly number[]): number => {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      const [su, sv] = [where[u] ?? 0, where[v] ?? 0];
      const place = sv < 0 ? (su < 0 ? 0 : 1) : su < 0 ? 3 : 2;
      return corners[axis * 2 + (sign > 0 ? 0 : 1)]?.[place] ?? 0;
    };
    for (let axis = 0; axis < 3; axis++) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      for (const su of [1, -1]) {
        for (const sv of [1, -1]) {
          const where = (along: number): number[] => {
            const corner = [0, 0, 0];
            corner[axis] = along;
            corner[u] = su;
            corner[v] = sv;
            return corner;
          };
          const a = at(u, su, where(-1));
          const b = at(u, su, where(1));
          const c = at(v, sv, where(1));
          const d = at(v, sv, where(-1));
          if (su * sv > 0) index.push(a, c, b, a, d, c);
          else index.push(a, b, c, a, c, d);
        }
      }
    }
    for (const x of [1, -1]) {
      for (const y of [1, -1]) {
        for (const z of [1, -1]) {
          const three = [at(0, x, [x, y, z]), at(1, y, [x, y, z]), at(2, z, [x, y, z])] as const;
          if (x * y * z > 0) index.push(three[0], three[1], three[2]);
          else index.push(three[0], three[2], three[1]);
        }
      }
    }
  }

  /** How much of the sky a corner of a face sees, by the cubes around it. */
  function light(
    cube: Cube,
    axis: number,
    sign: number,
    u: number,
    su: number,
    v: number,
    sv: number,
  ): number {
    const out = cube + sign * (NEXT[axis] ?? 0);
    const blocked = (other: Cube): number => (solid(other) ? 1 : 0);
    const a = blocked(out + su * (NEXT[u] ?? 0));
    const b = blocked(out + sv * (NEXT[v] ?? 0));
    const c = blocked(out + su * (NEXT[u] ?? 0) + sv * (NEXT[v] ?? 0));
    return 1 - 0.17 * (a && b ? 3 : a + b + c);
  }

  const geometry = new BufferGeometry();
  const attribute = (name: string, numbers: number[], size: number): void => {
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(numbers), size));
  };
  attribute('position', positions, 3);
  attribute('normal', normals, 3);
  attribute('uv', grain, 2);
  attribute('color', shade, 3);
  geometry.setIndex(index);
  return geometry;
}

/** The axis along which a piece is sawn: its longest. */
function longest(cubes: readonly Cube[]): number {
  const spans = [0, 1, 2].map((axis) => {
    const places = cubes.map((cube) => middle(cube)[axis] ?? 0);
    return Math.max(...places) - Math.min(...places);
  });
  return spans.indexOf(Math.max(...spans));
}

function grained(
  at: Point,
  axis: number,
  along: number,
  origin: Point,
  tile: readonly [number, number],
  shiftU: number,
  shiftV: number,
  centre: Point,
): [number, number] {
  const whole = ALONG + ENDS;
  const [p, q] = [(axis + 1) % 3, (axis + 2) % 3];
  if (axis === along) {
    const u = ALONG + tile[0] + 0.5 + ((at[p] ?? 0) - (centre[p] ?? 0)) * 0.96;
    const v = tile[1] + 0.5 + ((at[q] ?? 0) - (centre[q] ?? 0)) * 0.96;
    return [u / whole, v / ACROSS];
  }
  const across = 3 - axis - along;
  const u = (at[along] ?? 0) - (origin[along] ?? 0) + shiftU + 0.6;
  const v = (at[across] ?? 0) + shiftV * ACROSS + axis * 1.37;
  return [Math.min(Math.max(u, 0.02), ALONG - 0.02) / whole, v / ACROSS];
}

/** The edges of a body: pairs of ends, where two of its faces meet at an angle. */
export function edges(cubes: readonly Cube[]): [Point, Point][] {
  const own = new Set(cubes);
  const met = new Map<string, { ends: [Point, Point]; axes: Set<string> }>();
  for (const cube of cubes) {
    const centre = middle(cube);
    for (const { axis, sign } of FACES) {
      if (own.has(cube + sign * (NEXT[axis] ?? 0))) continue;
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      for (const [fixed, free] of [
        [u, v],
        [v, u],
      ] as const) {
        for (const side of [-1, 1]) {
          const ends = [-1, 1].map((end): Point => {
            const at: Point = [...centre];
            at[axis] = (at[axis] ?? 0) + sign / 2;
            at[fixed] = (at[fixed] ?? 0) + side / 2;
            at[free] = (at[free] ?? 0) + end / 2;
            return at;
          }) as [Point, Point];
          const key = ends.map((end) => end.join()).join(' ');
          const known = met.get(key) ?? { ends, axes: new Set<string>() };
          known.axes.add(`${axis} ${sign}`);
          met.set(key, known);
        }
      }
    }
  }
  return [...met.values()].filter(({ axes }) => axes.size > 1).map(({ ends }) => ends);
}

/** A square face of a cube: its middle, and the way it looks. */
export interface Facing {
  at: Point;
  normal: Point;
}

export function facing(cube: Cube, normal: Point): Facing {
  const at = middle(cube);
  return { at: [at[0] + normal[0] / 2, at[1] + normal[1] / 2, at[2] + normal[2] / 2], normal };
}

/** The top of a cube, or its side towards a neighbouring cell. */
export function faceOf(cube: Cube, toward: Cell | null): Facing {
  if (toward === null) return facing(cube, [0, 1, 0]);
  const under = cellUnder(cube);
  return facing(cube, [column(toward) - column(under), 0, row(under) - row(toward)]);
}

/** All faces that no other cube hides; the one below is never seen. */
export const seenFaces = (cubes: readonly Cube[], solid: (cube: Cube) => boolean): Facing[] =>
  cubes.flatMap((cube) =>
    FACES.filter(({ axis, sign }) => (axis !== 1 || sign > 0) && !solid(cube + sign * (NEXT[axis] ?? 0))).map(
      ({ axis, sign }) => {
        const normal: Point = [0, 0, 0];
        normal[axis] = sign;
        return facing(cube, normal);
      },
    ),
  );
