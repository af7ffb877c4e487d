// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../src/games/labyria/acts';
import { scene } from '../../../src/games/labyria/scene.svelte';
import { answer, fieldName, headline, line, plannedWords } from '../../../src/games/labyria/wording';
import { say, speak } from '../../../src/shell/words';
import type { LabyriaEvent } from '../../../src/wire';
import { planOf } from '../table';
import { building, moves, racing } from './view';

const names = (seat: number): string => ['Anna', 'Ben'][seat] ?? '';
const nothing = { task: null, choices: [], movable: [], picked: null, planned: null };

beforeAll(() => speak('en', 'labyria'));
beforeEach(() => scene.end());

describe('a field says', () => {
  it('whose corner it is, who stands there, and its walls', () => {
    expect(fieldName('a1', building, 0, names, nothing)).toBe(
      'a1, your start, Ben’s goal, 3 of your figures',
    );
    expect(fieldName('d3', building, 0, names, nothing)).toBe('d3, wall: west');
    expect(fieldName('f6', building, 0, names, nothing)).toBe('f6, walls: south, west');
    expect(fieldName('c5', racing, 0, names, nothing)).toBe('c5, Ben’s figure');
  });

  it('where a tile or a corner can go', () => {
    const at = { x: 0, y: 0 };
    const choice = (text: string) => {
      const act = read(text);
      return { place: text.slice(2).replace(/[ns][ew]$/, ''), at, acts: [act], attack: false };
    };
    const choices = [choice('T c3|c4'), choice('T b3|c3')];
    const tiles = { ...nothing, task: 'build' as const, choices };
    expect(fieldName('c3', building, 0, names, tiles)).toContain('a tile fits on: north, west');
    const corners = { ...tiles, choices: [choice('C c3+ne')] };
    expect(fieldName('c3', building, 0, names, corners)).toContain('an angle fits to the north-east');
    expect(fieldName('c4', building, 0, names, corners)).not.toContain('fits');
  });
});

it('a planned wall is between two fields', () => {
  expect(plannedWords(read('T c3|d3'), building, names)).toBe('Wall between c3 and d3.');
  expect(plannedWords(read('C e5+sw'), building, names)).toBe(
    'Angle north-east of e5, south and west.',
  );
  expect(plannedWords(read('c3>c5/c4'), racing, names)).toBe(
    'Figure from c3 attacks Ben on c5, entering from c4.',
  );
});

describe('the headline', () => {
  /** With what may be done there. */
  const said = (view: typeof building, me: number | null, legal: string[] = []): string => {
    scene.begin(view, [], planOf(view, legal));
    const { id, args } = headline(view, me, names);
    return say(id, args);
  };

  it('asks for what is to do', () => {
    expect(said(building, 0)).toBe('Your turn: place a tile or an angle.');
    expect(said({ ...building, tiles: [], corners: [] }, 0)).toContain('in the middle');
    expect(said(building, 1)).toBe('Anna to build.');
    expect(said(racing, 0, moves)).toBe('Move a figure 2 fields; you may also remove a tile.');
    expect(said({ ...racing, dice: { number: 1, symbol: 'cloak' } }, 0, ['c3>b3'])).toBe(
      'Your turn: move a figure 1 field.',
    );
    expect(said({ ...racing, evade: 'c3' }, 0, moves)).toContain('2 fields to another field');
    expect(said({ ...racing, moved: true }, 0, ['-c3|d3', 'done'])).toContain('Remove a tile too');
    expect(said({ ...racing, phase: 'over', turn: null, winner: 1 }, 0)).toContain('Ben has all');
  });
});

it('dice, hands and walls are answered by key', () => {
  expect(answer('d', racing, 'a1', 0, names)).toBe('2 and Remove: a tile off the board.');
  expect(answer('d', building, 'a1', 0, names)).toBe('Nobody has rolled yet.');
  expect(answer('h', building, 'a1', 0, names)).toBe(
    'Anna: 19 tiles, 9 angles. Ben: 20 tiles, 10 angles. 4 tiles in the depot.',
  );
  expect(answer('w', building, 'd3', 0, names)).toBe('wall: west');
  expect(answer('w', building, 'a5', 0, names)).toBe('No walls around this field.');
  expect(answer('m', racing, 'a1', 0, names)).toBe('Anna: a1, c3, j10; 1 of 3 in the goal.');
  expect(answer('q', racing, 'a1', 0, names)).toBeNull();
});

describe('the log', () => {
  const told = (event: LabyriaEvent): string => {
    const said = line(event, names);
    return said ? say(said.id, said.args) : '';
  };

  it.each<[LabyriaEvent, string]>([
    [{ type: 'built', seat: 0, piece: 'tile', place: 'c3|d3' }, 'Anna places a tile between c3 and d3.'],
    [
      { type: 'built', seat: 0, piece: 'corner', place: 'e5+ne' },
      'Anna places an angle north-east of e5, north and east.',
    ],
    [{ type: 'allbuilt', left: 0 }, 'The labyrinth is built.'],
    [{ type: 'rolled', seat: 1, number: 3, symbol: 'cloak' }, 'Ben rolls 3 and “Cloak”.'],
    [
      { type: 'attacked', seat: 0, victim: 1, start: 'c3', end: 'c5', source: 'c4', way: 'nn' },
      'Anna attacks Ben on c5.',
    ],
    [
      { type: 'defended', seat: 1, attacker: 0, field: 'c5', symbol: '+', outcome: 'barred', tile: 'c4|c5' },
      'Ben rolls “Place”: a tile blocks Anna’s way.',
    ],
    [
      { type: 'defended', seat: 1, attacker: 0, field: 'c5', symbol: 'turn', outcome: 'turned', tile: null },
      'Ben rolls “Turn”: Anna’s figure is devoured.',
    ],
    [{ type: 'wenthome', owner: 0, by: 1, field: 'c3', start: 'a1' }, 'Anna’s figure goes back to a1.'],
    [{ type: 'turned', seat: 0, start: 'e5+ne', end: 'e5+sw' }, 'Anna turns the angle north-east of e5: south and west.'],
    [{ type: 'turn', seat: 0 }, ''],
  ])('tells %o', (event, text) => expect(told(event)).toBe(text));
});
