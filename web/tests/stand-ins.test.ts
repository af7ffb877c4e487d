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
  page.put(StandIns, { info: info({ seats, absence: 120 }), heard: performance.now() });
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
