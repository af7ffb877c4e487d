import { describe, expect, it } from 'vitest';
import { BOARDS, cellOf, column, nameOf, OUTLINES, row } from '../../../src/games/caminos/board';
import { cellUnder, firstPose, heightOf, poses, put, read, SHAPES, tipped, tippedSomehow, turnedBy, within, written, type Pose } from '../../../src/games/caminos/pieces';
import { Places } from '../../../src/games/caminos/places';
import { stood, touched, withPiece } from '../../../src/games/caminos/position';
import type { CaminosView } from '../../../src/wire';
import { casesOf } from '../../plans';
import { heldAs } from './view';

const EVERY = [...SHAPES, 'I' as const];
const cases = casesOf<CaminosView>('caminos');
/** All that can be placed on a rhombus on which nothing stands yet. */
const [first] = cases.filter(({ ply, view }) => ply === 0 && view.board === 'rhombus');
const rhombus = new Places(first?.legal ?? [], OUTLINES.rhombus.size);

describe('boards', () => {
  it.each([['square', 64, 4, 8], ['rhombus', 60, 4, 7], ['octagon', 76, 8, 4], ['ring', 60, 8, 4]] as const)(
    '%s has its cells and sides', (name, cells, sides, along) => {
      const outline = OUTLINES[name];
      expect(outline.cells.size).toBe(cells);
      expect(outline.sides).toHaveLength(sides);
      for (const side of outline.sides) {
        expect(side.cells).toHaveLength(along);
        expect(side.cells.every((at) => outline.cells.has(at))).toBe(true);
      }
    },
  );
  it('names the sides as the clauses do', () => {
    const side = (board: 'octagon' | 'rhombus', name: string) =>
      OUTLINES[board].sides.find((one) => one.name === name)?.cells.map(nameOf).sort();
    expect(side('octagon', 'E')).toEqual(['j4', 'j5', 'j6', 'j7']);
    expect(side('octagon', 'SW')).toEqual(['a4', 'b3', 'c2', 'd1']);
    expect(side('rhombus', 'SE')).toEqual(['e1', 'f1', 'g2', 'h3', 'i4', 'j5', 'j6']);
  });
});

describe('poses', () => {
  it('are as many as there are positions in space', () => {
    expect(SHAPES.map((shape) => poses(shape).length)).toEqual([24, 12, 12, 3]);
    expect(poses('I')).toHaveLength(3);
  });
  it('hold every legal act, each in one way', () => {
    for (const { legal, view } of cases) {
      const places = new Places(legal, OUTLINES[view.board].size);
      const held = EVERY.flatMap(poses).flatMap((pose) => places.of(pose).map((at) => written(put(pose, at))));
      expect(held.sort()).toEqual(legal.toSorted());
    }
  });
  it.each(BOARDS)('stay over cells that have a name, whatever they are held by: %s', (board) => {
    const { size } = OUTLINES[board];
    const bad: string[] = [];
    for (const pose of EVERY.flatMap(poses)) {
      for (let x = -3; x < size + 3; x++) {
        for (let y = -3; y < size + 3; y++) {
          const piece = put(pose, within(pose, x, y, size));
          const cubes = piece.cubes.map((cube) => [column(cellUnder(cube)), row(cellUnder(cube)), heightOf(cube)]);
          const named = cubes.every(([east = -1, north = -1, high]) => Math.max(east, north) < size && high! <= 3);
          // It is the same piece still: nothing ran over into another row.
          const apart = (all: readonly (readonly number[])[]): string =>
            all.map((cube) => cube.map((value, axis) => value - (all[0]?.[axis] ?? 0))).join(' ');
          if (!named || apart(cubes) !== apart(pose.cubes)) bad.push(written(piece));
        }
      }
    }
    expect(bad).toEqual([]);
  });
  it('come back after four quarter turns, and after four tips', () => {
    for (const shape of SHAPES) {
      for (const pose of poses(shape)) {
        expect(turnedBy(turnedBy(pose, 3), 1)).toBe(pose);
        for (const way of [0, 1, 2, 3]) {
          let now = pose;
          for (let i = 0; i < 4; i++) now = tipped(now, way);
          expect(now).toBe(pose);
          expect(tipped(tipped(pose, way), way + 2)).toBe(pose);
        }
      }
    }
  });
  it('can all be reached by turning and tipping', () => {
    const seen = new Set([firstPose('L')]);
    for (const pose of seen) seen.add(turnedBy(pose, 1)).add(tipped(pose, 0));
    expect(seen.size).toBe(24);
  });
  it('can be reached by turning and tipping if they fit somewhere, and those alone', () => {
    for (const shape of SHAPES) {
      const some = (pose: Pose): boolean => rhombus.of(pose).length > 0;
      const seen = new Set([firstPose(shape)]);
      for (const pose of seen) {
        seen.add(turnedBy(pose, 1));
        for (const way of [0, 1, 2, 3]) {
          const tip = tippedSomehow(pose, way, some);
          expect(tip).not.toBe(pose);
          seen.add(tip);
        }
      }
      expect(poses(shape).filter((pose) => seen.has(pose))).toEqual(poses(shape).filter(some));
    }
  });
  it('turn about themselves', () => {
    const middle = cellOf('d4');
    for (const shape of ['L', 'T'] as const) {
      let pose = firstPose(shape);
      for (let quarter = 0; quarter < 4; quarter++) {
        // The cube between two others stays where it is.
        const own = put(pose, middle).cubes;
        expect(own.filter((cube) => [1, 16].some((step) => own.includes(cube + step) && own.includes(cube - step)))).toEqual([middle]);
        pose = turnedBy(pose, 1);
      }
    }
  });
  it('are held by a cell below them', () => {
    for (const shape of [...SHAPES, 'I' as const]) {
      for (const pose of poses(shape)) expect(pose.cubes.some(([x, y]) => x === 0 && y === 0)).toBe(true);
    }
  });
});

describe('a piece', () => {
  const T = 'T:c3.1,c4.1,c5.1,d4.1';
  it('is written as it is read', () => {
    expect(written(read(T))).toBe(T);
    const { pose, at } = heldAs(T);
    expect(written(put(pose, at))).toBe(T);
  });
  it('lies on others and beside them', () => {
    const position = withPiece(
      stood({ outline: OUTLINES.square, placed: [], stocks: [{ L: 4, T: 4, Z: 4, O: 2, I: 0 }], turn: 0, out: [] }),
      { ...read(T), by: 0, wood: 'beech' },
    );
    expect(position.stocks[0]?.T).toBe(3);
    const over = touched(position, read('L:c2.1,c2.2,c3.2,c4.2'));
    expect(over.below).toEqual([cellOf('c3'), cellOf('c4')]);
    expect(over.beside).toEqual([cellOf('c3')]);
  });
});

describe('snapping', () => {
  const T = 'T:d4.1,e4.1,e5.1,f4.1';
  const { pose, at } = heldAs(T);
  it('keeps the cell below the pointer where the piece fits', () => {
    expect(nameOf(rhombus.snapped(pose, 4.5, 6.5))).toBe('e7');
  });
  it('moves to the next place where it fits, if that is near', () => {
    expect(nameOf(rhombus.snapped(pose, 0.4, 5.5))).toBe('b6');
  });
  it('stays over what is in the way, where nothing is near, and never leaves the square', () => {
    const one = new Places([T], 10);
    expect(nameOf(one.snapped(pose, 7.4, 7.5))).toBe('h8');
    expect(nameOf(one.snapped(pose, -1, 11))).toBe('b9');
    expect(one.snapped(pose, 5.4, 4.2)).toBe(at);
  });
  it('finds the nearest place', () => {
    expect(nameOf(rhombus.nearest(pose, 4.5, 5.5)!)).toBe('e6');
    expect(new Places([], 10).nearest(pose, 4.5, 5.5)).toBeNull();
  });
  it('goes round all places over a cell', () => {
    expect(rhombus.over('O', cellOf('e5'))).toHaveLength(4 + 2 + 2);
    expect(rhombus.over('O', cellOf('a1'))).toHaveLength(0);
  });
});
