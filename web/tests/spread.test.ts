import { expect, test } from 'vitest';
import { columns, found, letters, lines, most, parts, placed } from '../src/pages/tournament/spread';

const hall = { width: 1860, height: 920 };
const desk = { width: 1390, height: 740 };
const phone = { width: 340, height: 500 };

test('as many tables are seen at once as can be told apart from afar', () => {
  expect([hall, desk, phone].map(most)).toEqual([12, 6, 2]);
});

test('few tables are large, and lie as the screen is', () => {
  expect([1, 2, 4, 6, 12].map((count) => columns(count, hall))).toEqual([1, 2, 2, 3, 4]);
  expect(columns(2, phone)).toBe(1);
});

test('however many there are, all get a place, in parts that are about as large', () => {
  const all = Array.from({ length: 100 }, (_, at) => at);
  const leaves = parts(all, most(hall));
  expect(leaves.flat()).toEqual(all);
  expect(Math.max(...leaves.map((leaf) => leaf.length))).toBeLessThanOrEqual(most(hall));
  expect(leaves.length).toBe(9);
  expect(parts([], 5)).toEqual([]);
});

test('a list is as long as the screen is high, and never nothing', () => {
  expect(lines(hall)).toEqual({ below: 14, beside: 2 });
  expect(lines(phone)).toEqual({ below: 6, beside: 1 });
  expect(lines({ width: 300, height: 100 }).below).toBe(4);
});

test('a short list has large letters, and a full one still fits', () => {
  expect([4, 8, 14].map((rows) => letters(rows, hall))).toEqual([34, 34, 28]);
  expect(letters(40, hall)).toBe(16);
  expect(letters(2, phone)).toBe(18);
});

test('the leaf that is read stays, whatever has come or gone before it', () => {
  const leaves = (...kinds: string[]) => kinds.map((kind) => ({ kind }));
  const playing = leaves('tables', 'tables', 'pairings', 'standings', 'standings');
  const over = leaves('standings', 'standings', 'pairings');
  for (let at = 0; at < playing.length; at += 1) expect(found(playing, placed(playing, at))).toBe(at);
  expect(found(over, placed(playing, 4))).toBe(1);
  expect(found(over, placed(playing, 2))).toBe(2);
  expect(found(leaves('pairings', 'standings'), placed(playing, 4))).toBe(1);
  expect(found(over, placed(playing, 1))).toBe(0);
  expect(found([], placed(playing, 1))).toBe(0);
});
