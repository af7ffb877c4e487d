// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import {
  answer,
  chosen,
  faded,
  fieldName,
  headline,
  keys,
  line,
  wayTo,
} from '../../../src/games/magic_labyrinth/wording';
import { scene } from '../../../src/games/magic_labyrinth/scene.svelte';
import { SYMBOL_NAMES } from '../../../src/games/magic_labyrinth/symbols';
import { has, languages, say, speak } from '../../../src/shell/words';
import type { MagicLabyrinthEvent, MagicLabyrinthView } from '../../../src/wire';
import { viewOf } from './view';

const names = (seat: number): string => ['Anna', 'Ben'][seat] ?? '';
const view = viewOf({
  steps_left: 2,
  magicians: ['c3', 'f6'],
  symbols: { c3: 'owl', b5: 'key' },
  chips: [['bat'], []],
});
const events: MagicLabyrinthEvent[] = [
  { type: 'rolled', seat: 0, value: 3 },
  { type: 'stepped', seat: 0, start: 'c3', end: 'c4', left: 2 },
  { type: 'bumped', seat: 0, at: 'c4', wall: 'c4|d4', home: 'a1' },
  { type: 'bumped', seat: 1, at: null, wall: null, home: 'f6' },
  { type: 'stopped', seat: 1 },
  { type: 'took', seat: 0, symbol: 'owl', drawn: false },
  { type: 'took', seat: 1, symbol: 'moon', drawn: true },
  { type: 'wanted', symbol: 'ring' },
  { type: 'turn', seat: 1 },
  { type: 'won', seat: 0 },
  { type: 'revealed', walls: ['c4|d4'] },
];
const told = (event: MagicLabyrinthEvent): string => {
  const made = line(event, names);
  return made ? say(made.id, made.args) : '';
};

beforeAll(() => speak('en', 'magic_labyrinth'));

describe('the log', () => {
  it('says what happened', () => {
    expect(events.map(told)).toEqual([
      'Anna rolls: 3.',
      'Anna walks from c3 to c4.',
      'Anna bumps into a wall between c4 and d4 and goes back to a1.',
      'Ben bumps into a wall and goes back to f6.',
      'Ben stops.',
      'Anna takes the chip “owl”.',
      'Ben gets a chip from the bag: “moon”.',
      'Wanted now: ring.',
      '',
      'Anna has five chips and wins.',
      'The floor is lifted off: here is the labyrinth.',
    ]);
  });

  it('points at the place', () => {
    expect(events.map((event) => line(event, names)?.place)).toEqual([
      undefined,
      'c4',
      'c4|d4',
      ...Array(8).fill(undefined),
    ]);
  });

  it('forgets places without the memory aid, and keeps all with it (MAG-30)', () => {
    const left = events.map((event) => faded(event, { memory_aid: false }));
    expect(left[1]).toBeNull();
    expect(left[2]).toEqual({ type: 'bumped', seat: 0, at: null, wall: null, home: 'a1' });
    expect(left.filter((event) => event !== null)).toHaveLength(events.length - 1);
    expect(events.map((event) => faded(event, { memory_aid: true }))).toEqual(events);
  });

  it('the log fades by the options of its table (MAG-30)', () => {
    scene.begin({ ...view, memory_aid: true });
    const bumped = events[2]!;
    expect(faded(bumped, { memory_aid: false })).toMatchObject({ at: null, wall: null });
    scene.begin({ ...view, memory_aid: false });
    expect(faded(bumped, { memory_aid: true })).toEqual(bumped);
  });
});

describe('the headline', () => {
  const said = (of: MagicLabyrinthView, me: number | null): string => {
    const { id, args } = headline(of, me, names);
    return say(id, args);
  };

  it('asks whoever is to act', () => {
    expect(said(view, 0)).toBe('Your turn: up to 2 steps. Wanted: key.');
    expect(said({ ...view, steps_left: 1 }, 0)).toBe('Your turn: one step. Wanted: key.');
    expect(said(view, 1)).toBe('Anna has up to 2 steps. Wanted: key.');
    expect(said(view, null)).toBe('Anna has up to 2 steps. Wanted: key.');
  });

  it('names the winner', () => {
    const over = { ...view, turn: null, rolled: null, steps_left: null, wanted: null, winner: 0 };
    expect(said(over, 0)).toBe('You have five chips. You win.');
    expect(said(over, 1)).toBe('Anna has five chips and wins.');
  });
});

describe('without looking', () => {
  it('a field says all that is to be seen on it', () => {
    const facts = {
      symbol: 'owl',
      wanted: true,
      standing: [0, 1],
      corner: 1,
      me: 0,
      choice: 'n' as const,
      marked: 2,
      bumped: ['c3|d3'],
      passed: ['c2|c3', 'c3|c4'],
    };
    expect(fieldName('c3', facts, names)).toBe(
      'c3, owl, wanted, your magician, Ben’s magician, Ben’s start corner, one step up, ' +
        'step 2 of your path, wall: right, open: up, down',
    );
  });

  it('tells which way and how far', () => {
    expect(wayTo('c3', 'b5')).toBe('2 up, 1 left');
    expect(wayTo('c3', 'c3')).toBe('here');
  });

  it('every asking key has an answer', () => {
    expect(['p', 't', 'o', 'c', 'd'].map((key) => answer(key, view, 0, names))).toEqual([
      'You stand on c3.',
      'Wanted: key, on b5. From your magician: 2 up, 1 left.',
      'Ben: f6.',
      'Anna: one chip, bat. Ben: no chips.',
      'The die shows 3. 2 steps left.',
    ]);
    expect(answer('t', view, null, names)).toBe('Wanted: key, on b5.');
    expect(answer('x', view, 0, names)).toBeNull();
  });
});

it('tells the options before one sits down', () => {
  const said = (options: Record<string, unknown>): string[] =>
    chosen(options).map(({ id, args }) => say(id, args));
  expect(said({ walls: 'easy', memory_aid: true })[0]).toBe('Labyrinth with 19 walls');
  expect(said({ walls: 0 })).toEqual([
    'Labyrinth without walls',
    'From memory: a bump is shown only when it happens',
  ]);
  expect(said({})[0]).toBe('Labyrinth with 24 walls');
});

it.each(languages)('every word there is, in %s', async (language) => {
  await speak(language, 'magic_labyrinth');
  const asked = [...SYMBOL_NAMES.map((name) => `symbol-${name}`), ...keys.map(({ id }) => id)];
  expect(asked.filter((id) => !has(id))).toEqual([]);
});
