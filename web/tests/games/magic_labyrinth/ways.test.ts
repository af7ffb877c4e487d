import { describe, expect, it } from 'vitest';
import { tally, walksOf } from '../../../src/games/magic_labyrinth/ways';
import type { MagicLabyrinthEvent } from '../../../src/wire';

const events: MagicLabyrinthEvent[][] = [
  [{ type: 'wanted', symbol: 'owl' }],
  [{ type: 'rolled', seat: 0, value: 3 }],
  [{ type: 'stepped', seat: 0, start: 'a1', end: 'a2', left: 2 }],
  [{ type: 'bumped', seat: 0, at: 'a2', wall: 'a2|a3', home: 'a1' }, { type: 'turn', seat: 1 }],
  [{ type: 'rolled', seat: 1, value: 2 }],
  [{ type: 'stepped', seat: 1, start: 'f6', end: 'f5', left: 1 }],
  [{ type: 'stepped', seat: 1, start: 'f5', end: 'e5', left: 0 }, { type: 'turn', seat: 0 }],
  [{ type: 'rolled', seat: 0, value: 1 }],
  [{ type: 'stopped', seat: 0 }, { type: 'turn', seat: 1 }],
  [{ type: 'rolled', seat: 1, value: 4 }],
  [{ type: 'stepped', seat: 1, start: 'e5', end: 'e6', left: 3 }],
  [{ type: 'stopped', seat: 1 }, { type: 'turn', seat: 0 }],
  [{ type: 'rolled', seat: 0, value: 2 }],
  [{ type: 'stepped', seat: 0, start: 'a1', end: 'b1', left: 1 }],
  [{ type: 'stopped', seat: 0 }],
];
const told = events.map((some, ply) => ({ ply: ply + 1, seat: null, events: some }));

describe('the ways walked', () => {
  const walks = walksOf(told);

  it('are one for each turn that moved', () => {
    expect(walks.map(({ seat, fields }) => [seat, ...fields])).toEqual([
      [0, 'a1', 'a2'],
      [1, 'f6', 'f5', 'e5'],
      [1, 'e5', 'e6'],
      [0, 'a1', 'b1'],
    ]);
  });

  it('end at a bump and begin again at home (MAG-15)', () => {
    expect(walks[0]).toEqual({ seat: 0, fields: ['a1', 'a2'], bump: 'a2|a3' });
    expect(walks[3]?.fields[0]).toBe('a1');
  });

  it('know a bump in any step of a turn', () => {
    const bump: MagicLabyrinthEvent = { type: 'bumped', seat: 1, at: 'f6', wall: 'e6|f6', home: 'f6' };
    expect(walksOf([{ ply: 1, seat: 1, events: [bump] }])).toEqual([{ seat: 1, fields: ['f6'], bump: 'e6|f6' }]);
  });

  it('are counted, for one and for all', () => {
    expect(tally(walks, 0)).toEqual({ steps: 2, bumps: 1 });
    expect(tally(walks, 1)).toEqual({ steps: 3, bumps: 0 });
    expect(tally(walks, null)).toEqual({ steps: 5, bumps: 1 });
  });
});
