import { expect, test } from 'vitest';
import { story, withChange } from '../src/table/changes';
import type { Narrator } from '../src/table/log';
import type { SeatChange } from '../src/wire';

const game: Narrator = {
  line: (event) => ({ id: String(event), args: {}, seat: 0 }),
  begins: () => true,
};
const act = (ply: number) => ({ ply, seat: 0, events: [`act-${ply}`] });
const names = (seat: number) => ['Ada', 'Bob'][seat] ?? '';
const change = (number: number, ply: number, more: Partial<SeatChange> = {}): SeatChange => ({
  number,
  ply,
  seat: 1,
  holder: 'bot',
  level: 'skilled',
  by: 'host',
  ...more,
});

test('a change stands between the acts before and after it', () => {
  const changes = [
    change(0, 0),
    change(1, 2, { holder: 'person', by: 'own' }),
    change(2, 2, { by: 'own' }),
    change(4, 3),
  ];
  const told = story([act(1), act(2), act(3)], changes, game, names);
  expect(told.map(({ lines: [line] }) => line?.id)).toEqual([
    'log-bot-host',
    'act-1',
    'act-2',
    'log-back',
    'log-bot-own',
    'act-3',
    'log-bot-host',
  ]);
  expect(told[0]?.lines[0]).toMatchObject({ seat: 1, args: { name: 'Bob' } });
});

test('where what is past has faded, changes keep their place', () => {
  const told = story([act(1), act(9)], [change(0, 4)], game, names);
  expect(told.map(({ lines: [line] }) => line?.id)).toEqual(['act-1', 'log-bot-host', 'act-9']);
});

test('each change is there once, in its order', () => {
  const two = withChange(withChange([], change(3, 5)), change(1, 5));
  expect(withChange(two, change(3, 5)).map(({ number }) => number)).toEqual([1, 3]);
});
