import { expect, test } from 'vitest';
import type { SeatInfo } from '../src/wire';
import { seatsOf } from '../src/table/from-position';
import { againstBots, company, companyOf, named, reseated, resized, unused, wishes } from '../src/pages/seating';

const kindsOf = (sitters: ReturnType<typeof company>) => sitters.map((sitter) => sitter.kind);

test('oneself against bots, unless one wishes otherwise', () => {
  expect(kindsOf(company(3, 'Ada'))).toEqual(['me', 'bot', 'bot']);
});

test('there is only one oneself: whoever is asked to be it changes places', () => {
  const moved = reseated(company(3, 'Ada'), 2, 'me');
  expect(kindsOf(moved)).toEqual(['bot', 'bot', 'me']);
  expect(moved.map((sitter) => sitter.name)).toEqual(['', '', 'Ada']);
});

test('more seats are bots; fewer lose the last', () => {
  expect(kindsOf(resized(company(2, 'Ada'), 4))).toEqual(['me', 'bot', 'bot', 'bot']);
  expect(kindsOf(resized(reseated(company(3, ''), 1, 'friend'), 2))).toEqual(['me', 'friend']);
});

test('a player without a name gets a made-up one that nobody else has', () => {
  const sitters = reseated(reseated(company(4, 'Owl'), 1, 'here'), 2, 'here');
  const names = named(sitters, ['Owl', 'Hare', 'Lynx']).map(({ name }) => name);
  expect(names).toEqual(['Owl', 'Hare', 'Lynx', '']);
  expect(named(company(2, '  '), ['Hare'])[0]?.name).toBe('Hare');
});

test('play now puts bots in place of other people and keeps levels', () => {
  const sitters = reseated(company(3, 'Ada'), 1, 'friend').map((one) => ({ ...one, level: 'expert' as const }));
  const seats = againstBots(sitters);
  expect(kindsOf(seats)).toEqual(['me', 'bot', 'bot']);
  expect(seats.map(({ level }) => level)).toEqual(['expert', 'expert', 'expert']);
  expect(kindsOf(againstBots(reseated(company(2, ''), 0, 'bot')))).toEqual(['me', 'bot']);
});

test('playing on keeps bots, their levels and the own seat', () => {
  const seats: SeatInfo[] = [
    { seat: 0, holder: 'person', name: 'Bob', level: null },
    { seat: 1, holder: 'person', name: 'Ada', level: null },
    { seat: 2, holder: 'bot', name: null, level: 'expert' },
  ].map((seat) => ({ ...seat, here: true, away: null, stand_in: null }) as SeatInfo);
  const sitters = companyOf(seatsOf(seats, 1), 'Ada');
  expect(sitters).toEqual([
    { kind: 'bot', name: '', level: 'casual' },
    { kind: 'me', name: 'Ada', level: 'casual' },
    { kind: 'bot', name: '', level: 'expert' },
  ]);
  expect(kindsOf(companyOf(seatsOf(seats, null), 'Cleo'))).toEqual(['me', 'bot', 'bot']);
});

test('what is asked of the server', () => {
  const sitters = reseated(company(3, ' Ada '), 1, 'friend');
  expect(wishes(sitters)).toEqual([
    { holder: 'person', name: 'Ada', adds: true },
    { holder: 'open' },
    { holder: 'bot', level: 'casual' },
  ]);
});

test('names of last time are offered, each once', () => {
  const sitters = company(2, 'Ada');
  expect(unused(['Ada', 'Bob'], sitters)).toBe('Bob');
  expect(unused(['Ada'], sitters)).toBe('');
});
