import { describe, expect, it } from 'vitest';
import { placeOf, read, written } from '../../../src/games/labyria/acts';
import { arms, between, cornerFields, crossingPoint, edgeOf, edgePoint, MARGIN, sideOf, split } from '../../../src/games/labyria/board';
import { built, fieldsAlong, inGoal, laid, lifted, moved, reach, turned, walls } from '../../../src/games/labyria/position';
import { spotOf, spots } from '../../../src/games/labyria/standing';
import { beside, drawn, fieldAt, middle, nearest, rows, share } from '../../../src/games/shared/squares';
import { tally } from '../../../src/games/labyria/tally';
import { building, racing } from './view';

describe('fields and edges', () => {
  it('are named from the lower left, the smaller field first', () => {
    expect(rows(10)[0]?.[0]).toBe('a10');
    expect(rows(10).at(-1)?.at(-1)).toBe('j1');
    expect(between('d3', 'c3')).toBe('c3|d3');
    expect(between('c10', 'c9')).toBe('c9|c10');
    expect(cornerFields(8)).toEqual(['a1', 'a8', 'h8', 'h1']);
  });

  it('end at the rim, which holds no wall', () => {
    expect(beside(10, 'j10', 'n')).toBeNull();
    expect(edgeOf(10, 'a1', 'w')).toBeNull();
    expect(edgeOf(10, 'a1', 'n')).toBe('a1|a2');
    expect(sideOf(10, 'd3', 'c3|d3')).toBe('w');
    expect(sideOf(10, 'e3', 'c3|d3')).toBeNull();
  });

  it('are found again where they are drawn', () => {
    for (const field of ['a1', 'c9', 'j10']) {
      expect(fieldAt(10, drawn(10, MARGIN, share(10, MARGIN, middle(10, field))))).toBe(field);
    }
    expect(fieldAt(10, { x: -1, y: 5 })).toBeNull();
    expect(edgePoint(10, 'a1|b1')).toMatchObject({ x: 40, upright: true });
    expect(edgePoint(10, 'a1|a2')).toMatchObject({ x: 20, upright: false });
  });

  it('the nearest is taken, if it is within reach', () => {
    const place = (edge: string) => edgePoint(10, edge);
    const at = { x: 41, y: 375 };
    expect(nearest(['a1|b1', 'a1|a2'], place, at, 20)).toBe('a1|b1');
    expect(nearest(['h8|i8'], place, at, 20)).toBeNull();
  });
});

describe('corners', () => {
  it('fill the two edges their arms point to (RIA-03)', () => {
    expect(arms('e5+', 'ne')).toEqual(['e6|f6', 'f5|f6']);
    expect(arms('e5+', 'sw')).toEqual(['e5|f5', 'e5|e6']);
    expect(split('e10+nw')).toEqual({ crossing: 'e10+', direction: 'nw' });
  });

  it('stand where four fields meet', () => {
    const { x, y } = crossingPoint(10, 'e5+');
    expect([x, y]).toEqual([200, 200]);
  });

  it('and tiles are the walls', () => {
    expect([...walls(building)].toSorted()).toEqual(['c3|d3', 'e6|f6', 'f5|f6']);
  });
});

describe('acts', () => {
  it.each(['T c3|d3', 'C e5+ne', '+c9|c10', '-c3|d3', '@e5+sw', 'a1>b3', 'a1>d3/c3', 'done'])(
    '%s is read and written',
    (text) => expect(written(read(text))).toBe(text),
  );

  it('of one place differ by direction or entry only', () => {
    expect(placeOf(read('C e5+ne'))).toBe(placeOf(read('C e5+sw')));
    expect(placeOf(read('a1>d3/c3'))).toBe(placeOf(read('a1>d3/d4')));
  });

  it('that happened change the position as everybody sees it', () => {
    const wider = built(building, 0, [1, 0], { tiles: [...building.tiles, 'e5|e6'] });
    expect(wider.tiles).toContain('e5|e6');
    expect(wider.reserve[0]).toEqual([18, 9]);
    expect(laid(racing, 'a1|a2')).toMatchObject({ tiles: ['c3|d3', 'a1|a2'], depot: 3, used: true });
    expect(lifted(racing, 'c3|d3')).toMatchObject({ tiles: [], depot: 5, used: true });
    expect(turned(racing, 'e5+sw').corners).toEqual(['e5+sw']);
    expect(moved(racing, 0, 'c3', 'b4').figures[0]).toEqual(['a1', 'b4', 'j10']);
  });

  it('are counted at the end', () => {
    const acts = ['T a1|a2', 'C e5+ne', 'a1>a2', 'a1>c3/b3', '+a1|b1', 'done'];
    const record = { acts: acts.map((act) => ({ seat: 0, act })) };
    expect(tally(record, 0)).toEqual({ built: 2, moves: 1, attacks: 1, abilities: 1 });
    expect(tally(record, 1)).toEqual({ built: 0, moves: 0, attacks: 0, abilities: 0 });
  });
});

describe('ways and figures', () => {
  it('a way is told by its steps', () => {
    expect(fieldsAlong(10, 'c9', 'nes')).toEqual(['c9', 'c10', 'd10', 'd9']);
  });

  it('a double counts twice (RIA-33)', () => {
    expect(reach({ number: 4, symbol: 'double' })).toBe(8);
    expect(reach({ number: 4, symbol: 'cloak' })).toBe(4);
  });

  it('figures are home in the corner opposite', () => expect(inGoal(racing, 0)).toBe(1));

  it('stand side by side on a corner field, alone in the middle of another', () => {
    const all = spots(racing);
    expect(spotOf(all, 0, 1)).toMatchObject({ x: 100, scale: 1 });
    const home = all.filter(({ field }) => field === 'j10');
    expect(home).toHaveLength(3);
    expect(new Set(home.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  });

  it('an attacker stands before the field it would enter', () => {
    const spot = spotOf(spots(racing, { seat: 0, figure: 1, at: 'c4', to: 'c5' }), 0, 1);
    expect(spot?.y).toBeLessThan(middle(10, 'c4').y);
    expect(spot?.y).toBeGreaterThan(middle(10, 'c5').y);
  });
});
