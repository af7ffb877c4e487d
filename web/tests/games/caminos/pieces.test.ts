import { describe, expect, it } from 'vitest';
import { BOARDS, cellOf, nameOf, OUTLINES } from '../../../src/games/caminos/board';
import { firstPose, poseOf, poses, put, read, SHAPES, tipped, tippedSomehow, turnedBy, written, type Pose } from '../../../src/games/caminos/pieces';
import { fits, fitsOver, nearestPlace, obstacle, placesFor, putPiece, snapped, stood, touched, withPiece } from '../../../src/games/caminos/position';

const empty = (board: (typeof BOARDS)[number]) =>
  stood({ outline: OUTLINES[board], placed: [], stocks: [], turn: 0, out: [] });
const count = (board: (typeof BOARDS)[number], shape: (typeof SHAPES)[number]): number =>
  poses(shape).reduce((sum, pose) => sum + placesFor(empty(board), pose).length, 0);

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
  it('fit an empty board as often as the clauses say', () => {
    expect(SHAPES.map((shape) => count('square', shape))).toEqual([752, 264, 168, 161]);
    expect(SHAPES.reduce((sum, shape) => sum + count('rhombus', shape), 0)).toBe(1189);
    expect(SHAPES.reduce((sum, shape) => sum + count('ring', shape), 0)).toBe(892);
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
    for (const shape of [...SHAPES, 'I' as const]) {
      const some = (pose: Pose): boolean => placesFor(empty('square'), pose).length > 0;
      const seen = new Set([firstPose(shape)]);
      for (const pose of seen) {
        seen.add(turnedBy(pose, 1));
        for (const way of [0, 1, 2, 3]) {
          const tip = tippedSomehow(pose, way, some);
          expect(tip).not.toBe(pose);
          seen.add(tip);
        }
      }
      expect([...seen].sort((a, b) => a.number - b.number)).toEqual(poses(shape).filter(some));
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
    const { pose, at } = poseOf(read(T));
    expect(written(put(pose, at))).toBe(T);
  });
  it('stands on board or cubes, and leaves no hollow', () => {
    const position = withPiece(
      { ...empty('square'), stocks: [{ L: 4, T: 4, Z: 4, O: 2, I: 0 }] },
      { ...read(T), by: 0, wood: 'beech' },
    );
    expect(position.stocks[0]?.T).toBe(3);
    expect(obstacle(position, read('O:a1.1,a2.1,b1.1,b2.1'))).toBeNull();
    expect(obstacle(position, read('O:c3.1,c4.1,d3.1,d4.1'))).toMatchObject({ clause: 'CAM-10' });
    expect(obstacle(position, read('O:h1.1,h2.1,i1.1,i2.1'))).toMatchObject({ clause: 'CAM-10' });
    expect(obstacle(position, read('L:c2.1,c2.2,c3.2,c4.2'))).toBeNull();
    expect(obstacle(position, read('L:c1.1,c1.2,c2.2,c3.2'))).toMatchObject({ clause: 'CAM-11' });
    for (const pose of poses('L')) {
      for (const at of OUTLINES.square.cells) {
        expect(fits(position, pose, at)).toBe(obstacle(position, put(pose, at)) === null);
      }
    }
    const over = touched(position, read('L:c2.1,c2.2,c3.2,c4.2'));
    expect(over.below).toEqual([cellOf('c3'), cellOf('c4')]);
    expect(over.beside).toEqual([cellOf('c3')]);
  });
});

describe('snapping', () => {
  const lying = poseOf(read('T:c3.1,d3.1,d4.1,e3.1')).pose;
  const position = withPiece({ ...empty('square'), stocks: [] }, putPiece(lying, cellOf('d3'), 0));
  it('keeps the cell below the pointer where the piece fits', () => {
    expect(nameOf(snapped(position, lying, 4.5, 6.5))).toBe('e7');
  });
  it('moves to the next place where it fits, if that is near', () => {
    expect(nameOf(snapped(position, lying, 0.4, 5.5))).toBe('b6');
    expect(placesFor(position, lying)).toContain(snapped(position, lying, 3.5, 4.3));
  });
  it('stays over what is in the way, where nothing is near', () => {
    const standing = poses('T').find((pose) => pose.high === 3)!;
    const at = snapped(position, lying, 3.4, 2.5);
    expect(nameOf(at)).toBe('d3');
    expect(placesFor(position, lying)).not.toContain(at);
    expect(standing.lies).toBe(false);
  });
  it('finds the nearest place', () => {
    expect(nearestPlace(position, lying, cellOf('e6'))).toBe(cellOf('e6'));
    expect(nearestPlace(position, lying, cellOf('a1'))).toBe(cellOf('b1'));
  });
  it('goes round all places over a cell', () => {
    const all = fitsOver(empty('square'), 'O', cellOf('d4'));
    expect(all).toHaveLength(4 + 2 + 2);
    expect(fitsOver(position, 'O', cellOf('d3'))).toHaveLength(0);
    expect(fitsOver(position, 'L', cellOf('d3')).map(({ pose, at }) => written(put(pose, at)))).toContain(
      'L:b3.1,b3.2,c3.2,d3.2',
    );
  });
});
