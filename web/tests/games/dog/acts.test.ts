import { describe, expect, it } from 'vitest';
import { isPart, laidBy, meant, read } from '../../../src/games/dog/acts';
import { Table } from '../../../src/games/dog/board';

const table = new Table(4, 0);
const marbles = [
  ['0.K', '12', '0.S', '0.F2'],
  ['1.K', '1.K', '20', '1.S'],
  ['2.K', '2.K', '2.K', '2.K'],
  ['3.K', '3.K', '3.K', '3.K'],
];

describe('acts are read', () => {
  it.each([
    ['10:23>33', { kind: 'move', card: '10', rank: '10', from: '23', to: '33' }],
    ['A:K>S', { kind: 'move', card: 'A', rank: 'A', from: '0.K', to: '0.S' }],
    ['K:2.K>2.S', { kind: 'move', card: 'K', from: '2.K', to: '2.S' }],
    ['J:12x40', { kind: 'swap', card: 'J', from: '12', to: '40' }],
    ['J:-', { kind: 'idle', card: 'J', from: null }],
    ['X=Q:3>15', { kind: 'move', card: 'X', rank: 'Q' }],
    ['X=7:12>15', { kind: 'move', card: 'X', rank: '7' }],
    ['40>44', { kind: 'move', card: null, rank: '7', from: '40', to: '44' }],
    ['F1>F3', { kind: 'move', card: null, from: '0.F1', to: '0.F3' }],
    ['2:draw 1', { kind: 'draw', card: '2', from: null, to: '1.hand' }],
    ['X=2:draw 1', { kind: 'draw', card: 'X', rank: '2' }],
    ['give 7', { kind: 'give', card: '7' }],
  ])('%s', (text, parts) => expect(read(text, 0)).toMatchObject({ text, ...parts }));

  it('and nothing else', () => expect(read('hello', 0)).toBeNull());

  it('parts of a seven, the first of which names the card', () => {
    expect(['7:12>15', 'X=7:12>15', 'F2>F4'].every((text) => isPart(read(text, 0)!))).toBe(true);
    expect(isPart(read('X=3:12>15', 0)!)).toBe(false);
    expect(['7:12>15', 'X=7:12>15', 'F2>F4'].map(laidBy)).toEqual(['7:', 'X=7:', '']);
  });
});

describe('what somebody means', () => {
  it.each([
    ['10', null, '10:12>22'],
    ['5', '0.K', '5:K>S'],
    ['5', '0.S', '5:S>5'],
    ['6', '0.F2', '6:F2>F4'],
    ['X', '0.K', 'X=A:K>S'],
    ['7', '12', '7:12>13'],
    ['J', null, 'J:12x20'],
    ['3', '1.S', '3:1.S>19'],
    ['K', '2.K', 'K:2.K>2.S'],
    [null, '12', '12>13'],
    [null, '0.K', 'K>S'],
  ])('with %s at %s', (card, from, act) =>
    expect(meant(card, from, { me: 0, plays: [0], marbles, table })).toBe(act),
  );
});

describe('with a card alone', () => {
  const asked = (own: string[], plays = [0]) =>
    meant('9', null, { me: 0, plays, marbles: [own, ['20', '1.K', '1.K', '1.K']], table });
  it('a marble on the track is meant', () =>
    expect(asked(['0.K', '0.F1', '12', '0.F4'])).toBe('9:12>21'));
  it('else one in the kennel', () => expect(asked(['0.F4', '0.K', '0.K', '0.K'])).toBe('9:K>S'));
  it('else one in the finish', () =>
    expect(asked(['0.F1', '0.F2', '0.F3', '0.F4'])).toBe('9:F1>F4'));
  it('of those that are played', () =>
    expect(asked(['0.F1', '0.F2', '0.F3', '0.F4'], [1])).toBe('9:20>29'));
});
