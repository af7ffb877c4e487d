import { describe, expect, it } from 'vitest';
import { armOf, followed, marbleAt, put, Table } from '../../../src/games/dog/board';

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('the board', () => {
  for (const players of [2, 4, 6]) {
    const table = new Table(players, 0);
    const { ring } = table.shape;

    it(`of ${players} has fields one step apart all around`, () => {
      for (let field = 0; field < ring; field++)
        expect(far(table.field(field), table.field((field + 1) % ring))).toBeCloseTo(40, 5);
    });

    it(`of ${players} lets no two places touch`, () => {
      const all = [
        ...Array.from({ length: ring }, (_, field) => table.field(field)),
        ...Array.from({ length: table.shape.arms }, (_, arm) => arm).flatMap((arm) =>
          [0, 1, 2, 3].flatMap((n) => [table.kennel(arm, n), table.finish(arm, n + 1)]),
        ),
      ];
      for (const [n, place] of all.entries()) {
        expect(Math.max(Math.abs(place.x), Math.abs(place.y))).toBeLessThan(table.half - 15);
        for (const other of all.slice(n + 1)) expect(far(place, other)).toBeGreaterThan(33);
      }
    });
  }

  it('turns so that the own start is below, and runs anticlockwise (DOG-04)', () => {
    const table = new Table(4, 2);
    const start = table.at('2.S');
    expect(start.x).toBeCloseTo(0, 5);
    expect(start.y).toBeGreaterThan(200);
    expect(table.field(33).x).toBeGreaterThan(start.x);
    expect(table.at('3.S').x).toBeGreaterThan(200);
    expect(armOf(2, 1)).toBe(2);
  });

  it('knows the way over the start into the finish (DOG-38)', () => {
    const table = new Table(4, 0);
    expect(table.way(0, '62', '0.F2')).toEqual(['62', '63', '0', '0.F1', '0.F2']);
    expect(table.way(1, '16', '1.F1')).toEqual(['16', '1.F1']);
    expect(table.way(0, '0.F1', '0.F3')).toEqual(['0.F1', '0.F2', '0.F3']);
    expect(table.way(0, '0.S', '3')).toEqual(['0.S', '1', '2', '3']);
    expect(table.way(0, '0.K', '0.S')).toEqual(['0.K', '0.S']);
  });

  it('goes back with a four, around the corner too (DOG-24)', () => {
    expect(new Table(4, 0).way(0, '2', '62')).toEqual(['2', '1', '0', '63', '62']);
    expect(new Table(6, 0).way(0, '2', '94')).toEqual(['2', '1', '0', '95', '94']);
  });
});

describe('marbles', () => {
  it('stay who they are when others move', () => {
    const before = [['0.K', '12', '0.S', '40']];
    expect(followed(before, [['0.K', '0.S', '15', '40']])).toEqual([['0.K', '15', '0.S', '40']]);
  });

  it('are put somewhere else one by one', () => {
    const marbles = [['5', '0.F1', '0.K', '0.K'], ['7', '1.S', '1.K', '1.K']];
    expect(put(marbles, marbleAt(marbles, '5')!, '8')[0]).toEqual(['8', '0.F1', '0.K', '0.K']);
  });
});
