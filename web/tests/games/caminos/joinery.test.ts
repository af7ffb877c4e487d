import { describe, expect, it } from 'vitest';
import { Vector3 } from 'three';
import { cellOf } from '../../../src/games/caminos/board';
import { LEVEL, read } from '../../../src/games/caminos/pieces';
import { edges, faceOf, joined } from '../../../src/games/caminos/solid/joinery';

const corner = 'L:c3.1,c3.2,c4.1,d3.1';

describe('a body of cubes', () => {
  const { cubes } = read(corner);
  const geometry = joined([{ cubes, number: 3 }], () => false);
  const at = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const index = geometry.getIndex()!;
  const triangles = Array.from({ length: index.count / 3 }, (_, i) =>
    [0, 1, 2].map((k) => index.getX(3 * i + k)),
  );
  const point = (i: number): Vector3 => new Vector3().fromBufferAttribute(at, i);

  it('looks outwards with every face and bevel', () => {
    for (const [a = 0, b = 0, c = 0] of triangles) {
      const out = new Vector3().crossVectors(point(b).sub(point(a)), point(c).sub(point(a)));
      if (out.length() < 1e-9) continue;
      const meant = [a, b, c].reduce(
        (sum, i) => sum.add(new Vector3().fromBufferAttribute(normal, i)),
        new Vector3(),
      );
      expect(out.dot(meant)).toBeGreaterThan(0);
    }
  });
  it('stays within its cubes', () => {
    for (let i = 0; i < at.count; i++) {
      expect(at.getX(i)).toBeGreaterThanOrEqual(2);
      expect(at.getX(i)).toBeLessThanOrEqual(4);
      expect(at.getY(i)).toBeGreaterThanOrEqual(0);
      expect(at.getY(i)).toBeLessThanOrEqual(2);
      expect(at.getZ(i)).toBeGreaterThanOrEqual(-4);
      expect(at.getZ(i)).toBeLessThanOrEqual(-2);
    }
  });
  it('has no triangle longer than a cube', () => {
    for (const three of triangles) {
      for (const [i, j] of [[0, 1], [1, 2], [2, 0]] as const) {
        expect(point(three[i] ?? 0).distanceTo(point(three[j] ?? 0))).toBeLessThan(1.5);
      }
    }
  });
});

describe('edges', () => {
  it('are twelve for a cube, and not drawn where faces lie flush', () => {
    expect(edges([cellOf('c3')])).toHaveLength(12);
    // A bar of two: eight edges across, and four along of two parts each.
    expect(edges([cellOf('c3'), cellOf('d3')])).toHaveLength(8 + 8);
  });
});

it('faces look up, or towards a cell', () => {
  expect(faceOf(cellOf('c3') + LEVEL, null)).toEqual({ at: [2.5, 2, -2.5], normal: [0, 1, 0] });
  expect(faceOf(cellOf('c3') + LEVEL, cellOf('c4'))).toEqual({ at: [2.5, 1.5, -3], normal: [0, 0, -1] });
});
