// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { squareOf } from '../../../src/games/labyrinthe/board';
import { positionOf } from '../../../src/games/labyrinthe/play';
import { scene } from '../../../src/games/labyrinthe/scene.svelte';
import {
  answer,
  chosen,
  headline,
  line,
  pickedWords,
  squareName,
} from '../../../src/games/labyrinthe/wording';
import { say, speak } from '../../../src/shell/words';
import type { LabyrintheEvent, LabyrintheView } from '../../../src/wire';
import { start } from './view';

const names = (seat: number): string => ['Anna', 'Ben'][seat] ?? '';
beforeAll(() => speak('en', 'labyrinthe'));
beforeEach(() => scene.begin(start));
afterEach(() => scene.end());

describe('the log', () => {
  const said = (event: LabyrintheEvent): string | null => {
    const found = line(event, names);
    return found && say(found.id, found.args);
  };

  it('tells what happened', () => {
    expect(said({ type: 'moved', seat: 0, start: 'a2', end: 'a9' })).toBe('Anna moves a pawn from a2 to a9.');
    expect(said({ type: 'slid', seat: 1, start: 'd4', end: 'd9', size: 4 })).toBe(
      'Ben slides a block of four from d4 to d9.',
    );
    expect(said({ type: 'shifted', seat: 0, owner: 1, start: 'k10', end: 'l12' })).toBe(
      'Anna shifts the pawn of Ben from k10 to l12.',
    );
    expect(said({ type: 'lapsed', seat: 0, act: 'block' })).toBe('Anna cannot move a block.');
    expect(said({ type: 'drawn', turns: 300 })).toContain('300');
    expect(said({ type: 'turn', seat: 1 })).toBeNull();
  });
});

describe('the headline', () => {
  const asked = (change: Partial<LabyrintheView>, me: number | null = 0): string => {
    const view = { ...start, ...change };
    scene.begin(view);
    return headline(view, me, names).id;
  };

  it('says what is to do', () => {
    expect(asked({})).toBe('lab-ask-both');
    expect(asked({ turns: 0 })).toBe('lab-ask-first');
    expect(asked({ done: ['pawn'] })).toBe('lab-ask-block');
    expect(asked({ done: ['block'] })).toBe('lab-ask-pawn');
    expect(asked({}, 1)).toBe('lab-ask-other');
    expect(asked({ turn: null, winner: 1 })).toBe('lab-ask-won');
    expect(asked({ turn: null, winner: 0 })).toBe('lab-ask-won-you');
    expect(asked({ turn: null, winner: 'draw' })).toBe('lab-ask-drawn');
  });

  it('counts what is planned', () => {
    scene.plan = [{ kind: 'pawn', from: squareOf('a2'), to: squareOf('a3'), shift: null }];
    expect(headline(start, 0, names).id).toBe('lab-ask-block');
  });
});

describe('pieces in words', () => {
  const position = positionOf(start);

  it('a block says where it slides', () => {
    const block = start.blocks.findIndex((squares) => squares[0] === 'd3');
    expect(pickedWords({ kind: 'block', block, grip: 0 }, position, 0, names)).toBe(
      'block of five at d3 can slide north to d6, east to e3, south to d1, west to b3',
    );
  });

  it('a pawn says where it goes', () => {
    expect(pickedWords({ kind: 'pawn', seat: 0, pawn: 2 }, position, 0, names)).toBe('your pawn at a2: north to a3');
    expect(pickedWords({ kind: 'pawn', seat: 0, pawn: 0 }, position, 0, names)).toBe('your pawn at a1 cannot move');
  });

  it('the barred block says so (LAB-19)', () => {
    const barred = positionOf({ ...start, barred: 'd3' });
    const label = squareName(squareOf('e5'), barred, 0, null, null, names);
    expect(label).toBe('e5, block of five at d3, locked: the player before has just moved it');
  });

  it('squares say what they are', () => {
    expect(squareName(squareOf('k11'), position, 0, null, null, names)).toBe('k11, white centre');
    expect(squareName(squareOf('c5'), position, 0, null, null, names)).toBe('c5');
  });
});

it('keys are answered', () => {
  const position = positionOf(start);
  expect(answer('m', position, 0, names)).toBe('Anna: a1, b1, a2, b2; 0 of 3 in the centre.');
  expect(answer('o', position, 0, names)).toContain('Ben: t20');
  expect(answer('t', position, 0, names)).toBe('Your turn: move a pawn and a block.');
  expect(answer('x', position, 0, names)).toBeNull();
});

it('options are told before one sits down', () => {
  expect(chosen({}).map(({ args }) => args)).toEqual([{ turns: 300 }]);
  expect(chosen({ turn_limit: 50, layout: 'x' }).map(({ id }) => id)).toEqual(['lab-chosen-limit', 'lab-chosen-layout']);
});
