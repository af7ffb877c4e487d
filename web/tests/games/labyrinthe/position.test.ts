import { describe, expect, it } from 'vitest';
import { read, written } from '../../../src/games/labyrinthe/acts';
import { along, homes, isWhite, ORDER, towards } from '../../../src/games/labyrinthe/board';
import { outline, seams } from '../../../src/games/labyrinthe/outline';
import { after, blockNamed, blockOn, inCentre, pawnOn } from '../../../src/games/labyrinthe/position';
import { start } from './view';

const on = (names: string): string[] => names.split(' ').filter(Boolean);

describe('the board', () => {
  it('is read from a1, and white in the middle', () => {
    expect([ORDER.get('a1'), ORDER.get('u1'), ORDER.get('a2'), ORDER.get('u21')]).toEqual([0, 20, 21, 440]);
    expect([...ORDER.keys()].filter(isWhite)).toEqual(on('j10 k10 l10 j11 k11 l11 j12 k12 l12'));
  });

  it('knows which way it is, and what goes along', () => {
    expect(towards('a2', 'a9')).toEqual({ direction: 'n', far: 7 });
    expect(towards('a2', 'b9')).toBeNull();
    expect(towards('a2', 'a2')).toBeNull();
    expect(along('e5', 'd3', 'd6')).toBe('e8');
  });

  it('gives two players opposite homes', () => {
    expect(homes(2).map(({ seat }) => seat)).toEqual([0, null, 1, null]);
    expect(homes(4).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });
});

describe('an outline', () => {
  it('goes around a shape once', () => {
    expect(outline(on('a21'))).toBe('M0 0Q0 0 0 0L40 0Q40 0 40 0L40 40Q40 40 40 40L0 40Q0 40 0 40Z');
    expect(outline(on('a21 a20 b20')).split('Q')).toHaveLength(7);
  });

  it('lies within the squares by the inset', () => {
    expect(outline(on('a21'), 2)).toContain('Q2 2');
    expect(outline(on('a21'), 2)).toContain('Q38 38');
  });

  it('has seams where squares meet', () => {
    expect(seams(on('a21 a20 b20')).split('M')).toHaveLength(3);
    expect(seams(on('u20 a19'))).toBe('');
  });
});

describe('acts', () => {
  it.each(['a2-a9', 'k3-k10/l12', '[d4-d9]'])('%s is read and written', (text) => {
    expect(written(read(text))).toBe(text);
  });

  it('that happened change the position', () => {
    const slid = after(start, read('[e1-c1]'));
    expect(slid).toMatchObject({ done: ['block'], moved_block: 'c1' });
    expect(blockNamed(slid, 'c1')).toEqual(on('c1 d1 c2 d2'));
    expect(blockNamed(slid, 'e1')).toEqual([]);
    const met = { ...start, pawns: [on('k1 b1 a2 b2'), on('k10 u20 t21 u21')] };
    expect(after(met, read('k1-k10/l12')).pawns).toEqual([on('k10 b1 a2 b2'), on('l12 u20 t21 u21')]);
  });
});

it('squares say who stands on them', () => {
  expect([pawnOn(start, 'b2'), pawnOn(start, 't20'), pawnOn(start, 'c5')]).toEqual([0, 1, null]);
  expect(start.blocks[blockOn(start, 'f2') ?? -1]).toEqual(on('e1 f1 e2 f2'));
  expect(blockOn(start, 'a1')).toBeNull();
  expect(inCentre({ ...start, pawns: [on('k10 j12 a1 b2'), []] }, 0)).toBe(2);
});
