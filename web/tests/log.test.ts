import { expect, test } from 'vitest';
import { grow, lines, turns, type LogEntry, type Narrator } from '../src/table/log';

/** A game in which a bump keeps no place and a step drops out, unless `keep` is chosen. */
const game: Narrator = {
  line(event, names) {
    const { type, seat, at } = event as { type: string; seat: number; at: string | null };
    return type === 'turn' ? null : { id: type, args: { name: names(seat), at: at ?? '' }, seat };
  },
  faded(event, options) {
    const known = event as { type: string };
    if (options['keep']) return event;
    if (known.type === 'step') return null;
    return known.type === 'bump' ? { ...known, at: null } : event;
  },
};
const step = (ply: number, seat: number): LogEntry => ({
  ply,
  seat,
  events: [{ type: 'step', seat, at: 'b1' }],
});
const bump = (ply: number, seat: number): LogEntry => ({
  ply,
  seat,
  events: [{ type: 'bump', seat, at: 'b1|b2' }],
});
const roll = (ply: number, seat: number): LogEntry => ({
  ply,
  seat: null,
  events: [{ type: 'roll', seat, at: null }],
});
const told = (log: LogEntry[]) =>
  lines(log, game, (seat) => ['Ada', 'Bob'][seat] ?? '').map((line) => `${line.id} ${line.args['at']}`.trim());

test('the turn just made is kept whole, with what chance answered', () => {
  const log = grow([step(1, 0)], [bump(2, 0), roll(3, 1)], game, {});
  expect(told(log)).toEqual(['step b1', 'bump b1|b2', 'roll']);
});

test('once the next seat acts, the turn before it fades', () => {
  const log = grow([step(1, 0), bump(2, 0), roll(3, 1)], [step(4, 1)], game, {});
  expect(told(log)).toEqual(['bump', 'roll', 'step b1']);
});

test('with what the options keep, nothing fades', () => {
  const log = grow([step(1, 0), bump(2, 0), roll(3, 1)], [step(4, 1)], game, { keep: true });
  expect(told(log)).toEqual(['step b1', 'bump b1|b2', 'roll', 'step b1']);
});

test('what is told twice is in the log once', () => {
  const log = grow([step(1, 0)], [step(1, 0), step(2, 0)], game, {});
  expect(log.map((entry) => entry.ply)).toEqual([1, 2]);
});

test('what all agreed to have drawn is one line, which draws all of it', () => {
  const lots: LogEntry = { ply: 2, seat: 1, events: [], call: { what: 'lots' } as LogEntry['call'] };
  const last: LogEntry = { ply: 5, seat: 1, events: [{ type: 'step', seat: 1, at: 'c1' }, { type: 'done', seat: 0, at: null }] };
  const log = [step(1, 0), lots, step(3, 0), step(4, 1), last, bump(6, 0)];
  const drawing: Narrator = { ...game, drawn: (event) => (event as { type: string }).type === 'step' };
  const names = (seat: number): string => ['Ada', 'Bob'][seat] ?? '';
  expect(lines(log, drawing, names).map(({ id }) => id)).toEqual(['step', 'log-call-lots', 'done', 'bump']);
  const [line] = turns(log, drawing, names).flatMap((turn) => turn.lines.filter(({ id }) => id === 'log-call-lots'));
  expect([line?.ply, line?.events.length]).toEqual([5, 3]);
});
