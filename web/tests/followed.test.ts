// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Followed } from '../src/pages/tournament/followed.svelte';
import { api, ApiError } from '../src/shell/api';
import { followEvening, keepTournament } from '../src/table/evening';
import { keepTable } from '../src/table/mine';
import type { MyPlace, TournamentInfo } from '../src/wire';

const told = (revision: number) =>
  ({ revision, title: 'Club', now: new Date().toISOString() }) as unknown as TournamentInfo;
const refusal = () => new ApiError('too_many', 'too many requests wait');
const place = (revision: number) => ({ revision, table: null, over: false }) as unknown as MyPlace;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a page that is refused a place in the queue asks without waiting, seconds later', async () => {
  const ask = vi.spyOn(api, 'tournament').mockResolvedValueOnce(told(1)).mockRejectedValueOnce(refusal());
  ask.mockResolvedValueOnce(told(2)).mockReturnValue(new Promise(() => undefined));
  const followed = new Followed('oak');
  followed.open();
  await vi.advanceTimersByTimeAsync(4000);
  expect(ask.mock.calls).toEqual([['oak', undefined], ['oak', 1]]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(ask.mock.calls.slice(2)).toEqual([['oak', undefined], ['oak', 2]]);
  expect(followed.info?.revision).toBe(2);
  followed.close();
});

test('a player at a table who is refused asks without waiting, seconds later', async () => {
  keepTournament({ tournament: 'oak', title: 'Club', secret: 's'.repeat(22), seen: 0 });
  keepTable({ table: 't', game: 'dog', seats: [], seen: 0, over: false, tournament: 'oak' });
  const ask = vi.spyOn(api, 'place').mockResolvedValueOnce(place(1)).mockRejectedValueOnce(refusal());
  ask.mockReturnValue(new Promise(() => undefined));
  const leave = followEvening('t', () => false);
  await vi.advanceTimersByTimeAsync(4000);
  expect(ask.mock.calls.map(([, , after]) => after)).toEqual([undefined, 1]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(ask.mock.calls.map(([, , after]) => after)).toEqual([undefined, 1, undefined]);
  leave();
});
