import { describe, expect, it } from 'vitest';
import { between, choices, diagonal, dragged, fieldsOf } from '../../../src/games/magic_labyrinth/walk';

it('leads over fields, one for each step', () => {
  expect(fieldsOf('c3', ['n', 'e', 's', 'stop'])).toEqual(['c4', 'd4', 'd3']);
  expect(fieldsOf('c3', ['w', 'e', 'w'])).toEqual(['b3', 'c3', 'b3']);
});

describe('dragging', () => {
  it('fills in what the pointer jumped over', () => {
    expect(between('c3', 'c5')).toEqual(['c4', 'c5']);
    expect(between('a1', 'b3').at(-1)).toBe('b3');
    expect(dragged('c3', [], 'c5')).toEqual(['n', 'n']);
    expect(dragged('c3', ['n', 'n'], 'd5')).toEqual(['n', 'n', 'e']);
  });

  it('goes back along its own way, and up at the magician', () => {
    expect(dragged('c3', ['n', 'n', 'e'], 'c4')).toEqual(['n']);
    expect(dragged('c3', ['n', 'e', 's'], 'c3')).toEqual([]);
  });

  it('may come by a field twice', () => {
    expect(dragged('b4', ['e', 'n', 'e', 's'], 'c4')).toEqual(['e', 'n', 'e', 's', 'w']);
  });
});

it('knows the steps that may be made and where they lead', () => {
  expect(choices('a1', ['n', 'e', 'stop'])).toEqual([
    { act: 'n', to: 'a2' },
    { act: 'e', to: 'b1' },
  ]);
});

it('names a diagonal step, to have it refused', () => {
  expect([diagonal('c3', 'd4'), diagonal('c3', 'b2'), diagonal('c3', 'c5')]).toEqual(['ne', 'sw', null]);
});
