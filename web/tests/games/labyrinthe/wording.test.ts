// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scene } from '../../../src/games/labyrinthe/scene.svelte';
import { answer, blockWords, chosen, headline, line, pickedWords, squareName } from '../../../src/games/labyrinthe/wording';
import { say, speak } from '../../../src/shell/words';
import type { LabyrintheEvent, LabyrintheView } from '../../../src/wire';
import { planned, previewed } from '../planned';
import { seats, start } from './view';

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
      'Anna shifts Ben’s pawn from k10 to l12.',
    );
    expect(said({ type: 'shifted', seat: 0, owner: 0, start: 'k10', end: 'l12' })).toBe(
      'Anna shifts a pawn of their own from k10 to l12.',
    );
    expect(said({ type: 'lapsed', seat: 0, act: 'block' })).toBe('Anna cannot move a block.');
    expect(said({ type: 'drawn', turns: 300 })).toContain('300');
    expect(said({ type: 'turn', seat: 1 })).toBeNull();
  });
});

describe('the headline', () => {
  const [pawn, block] = ['a2-a3', '[e1-c1]'];
  const at = (view: LabyrintheView, legal: string[]) =>
    planned(view, seats, legal, (acts) =>
      previewed(acts, acts.map((_, n) => ({ view, legal: legal.filter((act) => !acts.slice(0, n + 1).includes(act)) }))),
    ).at().plan;
  const asked = (change: Partial<LabyrintheView>, legal: string[] = [], me: number | null = 0): string => {
    const view = { ...start, ...change };
    scene.begin(view, [], at(view, legal));
    return headline(view, me, names).id;
  };

  it('says what is to do', () => {
    expect(asked({}, [pawn, block])).toBe('lab-ask-both');
    expect(asked({}, [pawn])).toBe('lab-ask-pawn');
    expect(asked({ turns: 0 }, [pawn])).toBe('lab-ask-first');
    expect(asked({ done: ['pawn'] }, [block])).toBe('lab-ask-block');
    expect(asked({ done: ['block'] }, [pawn])).toBe('lab-ask-pawn');
    expect(asked({}, [], 1)).toBe('lab-ask-other');
    expect(asked({ turn: null, winner: 1 })).toBe('lab-ask-won');
    expect(asked({ turn: null, winner: 0 })).toBe('lab-ask-won-you');
    expect(asked({ turn: null, winner: 'draw' })).toBe('lab-ask-drawn');
  });

  it('counts what is planned, as soon as it is known what follows', async () => {
    const plan = at(start, [pawn, block]);
    scene.begin(start, [], plan);
    const adding = plan.add(pawn);
    expect(headline(start, 0, names).id).toBe('lab-ask-both');
    await adding;
    expect(headline(start, 0, names).id).toBe('lab-ask-block');
    await plan.add(block);
    expect(headline(start, 0, names).id).toBe('lab-ask-send');
    plan.send();
    expect(headline(start, 0, names).id).toBe('lab-ask-sent');
  });
});

describe('pieces in words', () => {
  const nothing = { choice: null, asking: false, stops: null, block: null };

  it('a block says where it slides', () => {
    const block = start.blocks.findIndex((squares) => squares[0] === 'd3');
    const stops = ['d4', 'd5', 'd6', 'e3', 'd2', 'd1', 'c3', 'b3'];
    expect(pickedWords({ kind: 'block', block, grip: 0 }, start, 'd3', stops, 0, names)).toBe(
      'block of five at d3 can slide: north to d6, east to e3, south to d1, west to b3',
    );
    expect(blockWords(start, block, [])).toBe('block of five at d3 cannot move');
    expect(blockWords(start, block, null)).toBe('block of five at d3');
  });

  it('a pawn says where it goes', () => {
    const words = (seat: number, from: string, stops: string[]): string =>
      pickedWords({ kind: 'pawn', seat, pawn: 0 }, start, from, stops, 0, names);
    expect(words(0, 'a2', ['a3'])).toBe('your pawn at a2: north to a3');
    expect(words(0, 'a1', [])).toBe('your pawn at a1 cannot move');
    expect(words(1, 't20', ['t19'])).toBe('Ben’s pawn at t20: south to t19');
  });

  it('the barred block says so (LAB-19)', () => {
    const view = { ...start, barred: 'd3' };
    scene.begin(view);
    const block = start.blocks.findIndex((squares) => squares[0] === 'd3');
    expect(blockWords(view, block, [])).toBe('block of five at d3, barred: the player before has just moved it');
  });

  it('squares say what they are, and who stands there', () => {
    expect(squareName('k11', start, 0, names, nothing)).toBe('k11, white centre');
    expect(squareName('c5', start, 0, names, nothing)).toBe('c5');
    expect(squareName('t20', start, 0, names, nothing)).toBe('t20, Ben’s pawn at t20');
    expect(squareName('a2', start, 0, names, { ...nothing, stops: ['a3'] })).toBe('a2, your pawn at a2: north to a3');
  });
});

it('keys are answered', () => {
  expect(answer('m', start, 0, names)).toBe('Anna: a1, b1, a2, b2; 0 of 3 in the centre.');
  expect(answer('o', start, 0, names)).toContain('Ben: t20');
  expect(answer('t', start, 0, names)).toBe('Your turn: move a pawn and a block.');
  expect(answer('x', start, 0, names)).toBeNull();
});

it('options are told before one sits down', () => {
  expect(chosen({}).map(({ args }) => args)).toEqual([{ turns: 300 }]);
  expect(chosen({ turn_limit: 50, layout: 'x' }).map(({ id }) => id)).toEqual(['lab-chosen-limit', 'lab-chosen-layout']);
});
