// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cellOf } from '../../../src/games/caminos/board';
import { read } from '../../../src/games/caminos/pieces';
import Plan from '../../../src/games/caminos/Plan.svelte';
import { positionOf } from '../../../src/games/caminos/position';
import { scene } from '../../../src/games/caminos/scene.svelte';
import { answer, cellName, cellWords, chosen, headline, line, pieceWords } from '../../../src/games/caminos/wording';
import { say, speak } from '../../../src/shell/words';
import type { CaminosEvent } from '../../../src/wire';
import { planOf, put } from '../table';
import { view } from './view';

const names = (seat: number): string => ['Anna', 'Ben'][seat] ?? '';
const T = 'T:c3.1,d3.1,d4.1,e3.1';
const start = view('square');
beforeAll(() => speak('en', 'caminos'));
beforeEach(() => scene.begin(start, planOf(start, [])));
afterEach(() => scene.end());

describe('pieces in words', () => {
  const position = positionOf(view('square', [T]));
  it('name the longest row of cells, then the others', () => {
    expect(cellWords(['c3', 'd3', 'e3', 'd4'].map(cellOf))).toBe('c3 to e3 and d4');
    expect(cellWords(['c3', 'd3', 'c4', 'd4'].map(cellOf))).toBe('c3 to d4');
    expect(cellWords([cellOf('b7')])).toBe('b7');
    expect(cellWords(['c3', 'c4', 'd4', 'd5'].map(cellOf))).toBe('c3 to c4 and d4, d5');
  });
  it('tell how a piece stands, upon what and against what', () => {
    expect(pieceWords(read('L:c4.1,c4.2,d4.2,e4.2'), position)).toBe(
      'L, standing, c4 to e4, on beech at d4, up against beech at c3, d4, height two',
    );
    expect(pieceWords(read('I:h1.1,h1.2,h1.3'), position)).toBe('bar, standing, h1, height three');
    expect(pieceWords(read('T:a1.1,b1.1,b2.1,c1.1'), position)).toBe('T, lying, a1 to c1 and b2, height one');
  });
});

describe('a cell', () => {
  // Maple stands upon beech: by the top alone CAM-23 cannot be judged.
  const position = positionOf(view('square', [T, 'L:c4.1,c4.2,d4.2,e4.2'.replace('e4.2', 'd4.3')]));
  it('is named with its whole column where woods are mixed', () => {
    expect(cellName(cellOf('d4'), position)).toBe('d4, height three, from the top: maple, maple, beech, placed last');
    expect(cellName(cellOf('c3'), position)).toBe('c3, beech, height one');
    expect(cellName(cellOf('f6'), position)).toBe('f6, empty');
  });
  it('shows its whole column on the map, and no step between what is level', () => {
    put(Plan, { position });
    const columns = [...document.querySelectorAll('[data-column]')].map((one) => one.getAttribute('data-column'));
    expect(columns).toEqual(['beech maple maple']);
    expect(document.querySelectorAll('.column rect')).toHaveLength(3);
  });
});

describe('the log', () => {
  const said = (event: CaminosEvent): string | null => {
    const found = line(event, names);
    return found && say(found.id, found.args);
  };
  it('tells what happened', () => {
    expect(said({ type: 'placed', seat: 0, number: 0, piece: T, wood: 'beech' })).toBe(
      'Anna places the T: c3 to e3 and d4.',
    );
    expect(said({ type: 'placed', seat: 1, number: 1, piece: 'I:h1.1,h1.2,h1.3', wood: 'walnut' })).toBe(
      'Ben places a walnut bar: h1, standing.',
    );
    expect(said({ type: 'out', seat: 1, left: 2 })).toBe('Ben is out: none of the 2 pieces left fits.');
    expect(said({ type: 'won', seats: [0], wood: 'beech', faces: 9, points: 18 })).toBe(
      'Anna connects two sides: 9 faces, 18 points.',
    );
    expect(said({ type: 'drawn', edges: [5, 6], points: [6, 0] })).toContain('Beech scores 6 points.');
    expect(said({ type: 'drawn', edges: [5, 5], points: [0, 0] })).toContain('Nobody scores.');
    expect(said({ type: 'turn', seat: 1 })).toBeNull();
  });
  it('points to the piece a line is about', () => {
    expect(line({ type: 'placed', seat: 0, number: 0, piece: T, wood: 'beech' }, names)?.place).toBe(T);
  });
});

describe('the headline', () => {
  const asks = (now = start, me: number | null = 0): string => {
    const { id, args } = headline(now, me, names);
    return say(id, args);
  };
  it('says whose turn it is and what is asked', () => {
    expect(asks()).toBe('Your turn: choose a piece.');
    expect(asks(start, 1)).toBe('Anna to place a piece.');
    expect(asks(view('square', [], { winner: [1], points: [0, 11], turn: null }))).toBe(
      'Ben wins: two sides connected, 11 points.',
    );
    expect(asks(view('square', [], { winner: 'draw', points: [0, 0], turn: null }))).toContain('a draw');
  });
});

it('answers keys', () => {
  const position = positionOf(view('square', [T]));
  expect(answer('s', position, 1, names)).toBe(
    'Ben, maple: 4 L, 4 T, 4 Z, 2 squares. Anna, beech: 4 L, 3 T, 4 Z, 2 squares.',
  );
  expect(answer('p', position, 1, names)).toBe('Anna: T, lying, c3 to e3 and d4, height one.');
  expect(answer('q', position, 1, names)).toBeNull();
});

it('tells the options', () => {
  const told = chosen({ board: 'ring', neutral: true }).map(({ id, args }) => say(id, args));
  expect(told).toEqual(['On the ring', 'With walnut']);
});
