// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { keepTable, leaveTable } from '../src/table/mine';
import StandIns from '../src/table/StandIns.svelte';
import { emptyPage } from './page';
import { info } from './server';

const table = { table: 'oak', game: null, seats: [], seen: 0, over: false };
const page = emptyPage();

afterEach(() => leaveTable('oak'));

function show(away: number | null): void {
  const [ada, bob] = info().seats;
  if (!ada || !bob) throw new Error('two sit there');
  const seats = [ada, { ...bob, here: away === null, away }];
  page.put(StandIns, { info: info({ seats, absence: 120 }), heard: Date.now() });
}

const text = () => document.body.textContent?.trim();

function after(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
  flushSync();
}

test('the host may let a bot play once somebody has been away for long enough', () => {
  keepTable({ ...table, host: 'secret-of-the-host' });
  show(50);
  expect(text()).toBe('Bob is away. In 70 s you can let a bot play.');
  after(69);
  expect(text()).toContain('In 1 s');
  after(1);
  expect(document.querySelector('button')?.textContent?.trim()).toBe('Let a bot play for Bob');
});

test('nobody is replaced while she is there', () => {
  keepTable({ ...table, host: 'secret-of-the-host' });
  show(null);
  after(1000);
  expect(text()).toBe('');
});

test('who is not the host is offered nothing', () => {
  show(500);
  expect(text()).toBe('');
});

/** A bot plays in the own seat, where there is a clock. */
function withClock(kind: 'real' | 'days', left: number): void {
  keepTable({ ...table, seats: [{ seat: 1, secret: 'x'.repeat(22) }] });
  const [ada, bob] = info().seats;
  if (!ada || !bob) throw new Error('two sit there');
  const clock = { choice: { kind, each: 60 }, stands: { left: [60_000, left], runs: [0] } };
  const seats = [ada, { ...bob, holder: 'bot' as const }];
  page.put(StandIns, { info: info({ seats, clock }), heard: Date.now() });
}

test('a seat whose time is used up cannot be taken back', () => {
  withClock('real', 0);
  expect(document.querySelector('button')).toBeNull();
  expect(text()).toBe('Bob has no time left, so the bot plays to the end.');
});

test('a seat with time left, or with days for each move, can be taken back', () => {
  withClock('real', 1);
  expect(document.querySelector('button')?.textContent?.trim()).toBe('Bob plays again');
  page.clear();
  withClock('days', 0);
  expect(document.querySelectorAll('button')).toHaveLength(1);
});
