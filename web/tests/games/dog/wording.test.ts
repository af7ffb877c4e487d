// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { hand } from '../../../src/games/dog/hand.svelte';
import { answer, chosen, headline, keys, line } from '../../../src/games/dog/wording';
import { named } from '../../../src/games/dog/board';
import { has, languages, say, speak } from '../../../src/shell/words';
import type { DogEvent } from '../../../src/wire';
import { names, viewOf } from './view';

const EVENTS: DogEvent[] = [
  { type: 'laid', seat: 0, card: 'X', rank: 'Q' },
  { type: 'laid', seat: 0, card: '5', rank: '5' },
  { type: 'moved', seat: 0, owner: 0, start: 'K', end: 'S', left: 0 },
  { type: 'moved', seat: 0, owner: 2, start: '12', end: 'F1', left: 0 },
  { type: 'moved', seat: 0, owner: 0, start: '12', end: '15', left: 0 },
  { type: 'wenthome', owner: 1, field: '15' },
  { type: 'swapped', seat: 0, owner: 0, field: '3', other_owner: 1, other_field: '40' },
  { type: 'idled', seat: 1, lacks: [] },
  { type: 'droppedout', seat: 1, cards: ['5', 'Q'] },
  { type: 'gave', seat: 0, to: 2, card: '7' },
  { type: 'drew', seat: 0, source: 1, card: '7' },
  { type: 'allhome', seat: 0 },
  { type: 'round', dealer: 1, deal: 5 },
  { type: 'shuffled', cards: 60 },
  { type: 'won', seats: [0, 2] },
];
const told = (event: DogEvent): string => {
  const found = line(event, names);
  return found ? say(found.id, found.args) : '';
};

describe.each(languages)('in %s', (language) => {
  beforeAll(() => speak(language, 'dog'));

  it('every event has its line, with every name filled in', () => {
    for (const event of EVENTS) {
      const found = line(event, names)!;
      expect(has(found.id)).toBe(true);
      expect(told(event)).not.toMatch(/[{}$]/);
    }
  });

  it('keys and options have their words', () => {
    for (const { id } of keys) expect(has(id)).toBe(true);
    for (const teams of ['pairs', 'trios', 'none'])
      for (const { id } of chosen({ players: 6, teams, canadian_seven: true, no_joker_finish: true }))
        expect(has(id)).toBe(true);
  });
});

describe('in English', () => {
  beforeAll(() => speak('en', 'dog'));

  it('a log tells no card that is secret', () => {
    expect(told({ type: 'gave', seat: 0, to: 2, card: '7' })).toBe('Anna gives Cleo a card.');
    expect(line({ type: 'got', seat: 2, source: 0, card: '7' }, names)).toBeNull();
    expect(told({ type: 'drew', seat: 0, source: 1, card: '7' })).toBe('Anna draws a card from Ben.');
  });

  it('dropping out tells what is thrown away', () => {
    expect(told({ type: 'droppedout', seat: 1, cards: ['5', 'Q'] })).toContain('5, queen');
  });

  const asked = (view: ReturnType<typeof viewOf>, me: number | null): string => {
    const { id, args } = headline(view, me, names);
    return say(id, args);
  };
  it('the headline says what is asked', () => {
    expect(asked(viewOf(), 0)).toBe('Your turn: play a card.');
    expect(asked(viewOf(), 1)).toBe('Anna to play.');
    expect(asked(viewOf({ phase: 'exchange', turn: null }), 1)).toBe('Choose a card for Dan.');
    expect(asked(viewOf({ seven: { left: 4, by: '7' } }), 0)).toBe('Your seven: 4 points left.');
    expect(asked(viewOf({ plays: [2] }), 0)).toBe('Your marbles are in the finish. Play for Cleo.');
    expect(asked(viewOf({ winner: [0, 2], turn: null }), 1)).toBe('Anna and Cleo win.');
    expect(asked(viewOf({ winner: [0, 2], turn: null }), 2)).toBe('All marbles are in the finish. You win.');
  });

  it('no points are left of a seven whose last part is being shown', () => {
    const view = viewOf({ seven: { left: 4, by: '7' } });
    hand.busy = true;
    expect(asked(view, 0)).toBe('Your seven is played.');
    hand.busy = false;
    expect(asked(view, 0)).toBe('Your seven: 4 points left.');
  });

  it('who deals, and how many come next (DOG-10, DOG-11)', () => {
    const view = viewOf({ dealer: 3, deal: 2 });
    expect(answer('d', view, 0, named(view.marbles), names)).toBe('Dan deals 2. Next: Anna deals 6.');
    expect(answer('m', view, 0, named(view.marbles), names)).toBe('Anna: 4 × Anna’s kennel.');
    expect(answer('z', view, 0, named(view.marbles), names)).toBeNull();
  });
});
