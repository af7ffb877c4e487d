/** Turning points are told in the words of the log, and nothing of what comes to others next. */
import { describe, expect, it, vi } from 'vitest';
import { wording } from '../src/table/turning';

vi.mock('../src/shell/words', () => ({
  say: (id: string, args: Record<string, unknown>) => `${id} ${Object.values(args).join(' ')}.`,
  language: () => 'en',
}));

type Told = { type: string; seat: number };
const names = (seat: number): string => ['Anna', 'Ben'][seat] ?? '';
const line = (event: unknown) => {
  const { type, seat } = event as Told;
  return type === 'turn' ? null : { id: type, args: { name: names(seat) }, seat };
};
const events: Told[] = [
  { type: 'laid', seat: 0 },
  { type: 'moved', seat: 0 },
  { type: 'turn', seat: 1 },
  { type: 'dropped', seat: 1 },
];

describe('a turning point', () => {
  it('is told by all that the act itself did', () => {
    expect(wording(events, '7:5>9', { line }, names)).toBe('laid Anna. moved Anna.');
  });

  it('ends where the game says that the next turn begins', () => {
    const begins = (event: unknown): boolean => (event as Told).type === 'moved';
    expect(wording(events, '7:5>9', { line, begins }, names)).toBe('laid Anna.');
  });

  it('says more than the log did, once nothing is hidden', () => {
    const retold = () => ({ id: 'card', args: { card: '7' }, seat: 0 });
    expect(wording(events.slice(0, 1), 'give 7', { line, retold }, names)).toBe('card 7.');
  });

  it('is told in notation where there are no words', () => {
    expect(wording([], 'J:-', { line }, names)).toBe('J:-');
  });
});
