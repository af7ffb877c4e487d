import { describe, expect, it } from 'vitest';
import { tally, walksOf } from '../../../src/games/magic_labyrinth/ways';

const chance = (act: string) => ({ seat: null, act });
const by = (seat: number, ...acts: string[]) => acts.map((act) => ({ seat, act }));
const record = {
  position: { state: { magicians: ['a1', 'f6'], corners: ['a1', 'f6'], walls: ['a2|a3', 'e6|f6'] } },
  acts: [
    chance('chip owl'),
    chance('roll 3'),
    ...by(0, 'n', 'n'),
    chance('roll 2'),
    ...by(1, 's', 'w'),
    chance('roll 1'),
    ...by(0, 'stop'),
    chance('roll 4'),
    ...by(1, 'n', 'stop'),
    chance('roll 2'),
    ...by(0, 'e', 'stop'),
    chance('chip bat'),
  ],
};

describe('the ways walked', () => {
  const walks = walksOf(record);

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
    const only = { ...record, acts: [chance('roll 4'), ...by(1, 'w')] };
    expect(walksOf(only)).toEqual([{ seat: 1, fields: ['f6'], bump: 'e6|f6' }]);
  });

  it('are counted, for one and for all', () => {
    expect(tally(walks, 0)).toEqual({ steps: 2, bumps: 1 });
    expect(tally(walks, 1)).toEqual({ steps: 3, bumps: 0 });
    expect(tally(walks, null)).toEqual({ steps: 5, bumps: 1 });
  });
});
