// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frames } from '../src/table/frames';
import { later, turns, type LogEntry, type Narrator } from '../src/table/log';
import { SPEEDS, Timeline } from '../src/table/timeline.svelte';
import type { StretchAct, Stretch } from '../src/wire';

/**
 * A small game: chance deals twice, then seats 0, 0 and 1 act, chance answers, and 1 ends it.
 * `at` of the view says how many acts were made.
 */
const SEATS: (number | null)[] = [null, null, 0, 0, 1, null, 1];
const acting = (ply: number): number[] => {
  const seat = SEATS[ply];
  return seat === null || seat === undefined ? [] : [seat];
};
const act = (ply: number): StretchAct => ({
  ply,
  seat: SEATS[ply - 1] ?? null,
  events: [{ type: 'act', ply }],
  changed: { at: ply },
  acting: acting(ply),
});
const stretch = (since: number, until: number): Stretch => ({
  since,
  view: { at: since, same: 'always' },
  acting: acting(since),
  acts: Array.from({ length: until - since }, (_, n) => act(since + n + 1)),
});
const PLIES = SEATS.length;
const SIZE = 3;
const loadOf = (ply: number): Promise<Stretch> => {
  const number = Math.floor((ply === PLIES ? ply - 1 : ply) / SIZE);
  return Promise.resolve(stretch(number * SIZE, Math.min(PLIES, (number + 1) * SIZE)));
};

function film(): Frames {
  const made = new Frames(PLIES);
  made.take(stretch(0, PLIES));
  return made;
}

const replay = (load: (ply: number) => Promise<Stretch | null> = loadOf): Timeline => new Timeline({ load }, new Frames(PLIES));

function board() {
  return {
    show: vi.fn((_: unknown[], __: unknown) => new Promise<void>((shown) => setTimeout(shown, 100))),
    skip: vi.fn(),
    hint: vi.fn(),
    go: () => true,
    at: () => null,
    stops: () => [],
    turnTo: vi.fn((_: unknown, __: readonly unknown[]) => undefined),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a stretch becomes every position in it', () => {
  const whole = film();
  expect(whole.at(0)?.view).toEqual({ at: 0, same: 'always' });
  expect(whole.at(5)?.view).toEqual({ at: 5, same: 'always' });
  expect(whole.missing).toBeNull();
  expect(new Frames(PLIES).missing).toBe(0);
});

test('what chance does is no stop of its own', () => {
  const whole = film();
  const stops = [0];
  while (stops.at(-1)! < PLIES) stops.push(whole.next(stops.at(-1)!, 'act'));
  expect(stops).toEqual([0, 2, 3, 4, 6, 7]);
  const back = [PLIES];
  while (back.at(-1)! > 0) back.push(whole.previous(back.at(-1)!, 'act'));
  expect(back.toReversed()).toEqual(stops);
});

test('a turn ends where somebody else acts', () => {
  const whole = film();
  expect(whole.next(0, 'turn')).toBe(2);
  expect(whole.next(2, 'turn')).toBe(4);
  expect(whole.next(4, 'turn')).toBe(7);
  expect(whole.previous(7, 'turn')).toBe(4);
  expect(whole.turnBegan(3)).toBe(2);
});

test('an act is shown with what chance answered to it', () => {
  expect(film().stop(5)).toBe(6);
  expect(film().stop(1)).toBe(2);
  expect(film().stop(99)).toBe(PLIES);
});

test('of a past that has faded nothing is stepped through', () => {
  const rest = new Frames(PLIES, 4);
  rest.take(stretch(4, PLIES));
  expect(rest.previous(6, 'act')).toBe(4);
  expect(rest.previous(4, 'turn')).toBe(4);
  expect(rest.between(4, PLIES).map(({ ply }) => ply)).toEqual([5, 6, 7]);
});

test('forth is shown with its motions, back is laid out at once', async () => {
  const timeline = replay();
  await timeline.jump(2);
  const shows = board();
  timeline.board = shows;
  const going = timeline.forth('act');
  await vi.advanceTimersByTimeAsync(50);
  expect(timeline.moving).toBe(true);
  expect(timeline.ply).toBe(2);
  await vi.advanceTimersByTimeAsync(60);
  await going;
  expect(shows.show).toHaveBeenCalledWith([{ type: 'act', ply: 3 }], { at: 3, same: 'always' });
  expect(timeline.ply).toBe(3);
  await timeline.back('act');
  expect(shows.turnTo).toHaveBeenCalledWith(
    { at: 2, same: 'always' },
    [{ type: 'act', ply: 1 }, { type: 'act', ply: 2 }],
  );
  expect(timeline.ply).toBe(2);
});

test('stretches are loaded when they are come to, and all of them in the end', async () => {
  const asked = vi.fn(loadOf);
  const timeline = replay(asked);
  await timeline.jump(3);
  expect(asked).toHaveBeenCalledTimes(1);
  await timeline.back('act');
  expect(timeline.ply).toBe(2);
  await timeline.open(2);
  expect(timeline.frames.missing).toBeNull();
  expect(timeline.log).toHaveLength(PLIES);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('it plays by itself to the end, with a pause after each act', async () => {
  const timeline = replay();
  await timeline.open(0);
  timeline.board = board();
  timeline.speed = 'fast';
  const playing = timeline.play();
  expect(timeline.playing).toBe(true);
  expect(timeline.pace).toBe(SPEEDS.fast.pace);
  await vi.advanceTimersByTimeAsync(100);
  expect(timeline.ply).toBe(2);
  await vi.advanceTimersByTimeAsync(SPEEDS.fast.pause - 1);
  expect(timeline.moving).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  await playing;
  expect(timeline.atEnd).toBe(true);
  expect(timeline.playing).toBe(false);
});

test('each speed is faster than the one before it', () => {
  const all = Object.values(SPEEDS);
  expect(all).toHaveLength(3);
  expect(all.map(({ pause }) => pause)).toEqual(all.map(({ pause }) => pause).toSorted((a, b) => b - a));
});

test('a pause stops it where it is, and whatever else is asked for takes over', async () => {
  const timeline = replay();
  await timeline.open(0);
  const playing = timeline.play();
  await vi.advanceTimersByTimeAsync(0);
  timeline.pause();
  await playing;
  expect(timeline.ply).toBe(2);
  void timeline.play();
  const shows = board();
  timeline.board = shows;
  await vi.advanceTimersByTimeAsync(10);
  const jump = timeline.jump(0);
  await vi.advanceTimersByTimeAsync(3000);
  await jump;
  expect(timeline.ply).toBe(0);
  expect(timeline.playing).toBe(false);
});

test('what is being shown when one jumps does not come after', async () => {
  const timeline = replay();
  await timeline.open(2);
  const shows = board();
  timeline.board = shows;
  void timeline.forth('act');
  await vi.advanceTimersByTimeAsync(10);
  const jump = timeline.jump(7);
  expect(shows.skip).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await jump;
  expect(timeline.ply).toBe(7);
  expect(shows.turnTo.mock.invocationCallOrder[0]).toBeGreaterThan(shows.show.mock.invocationCallOrder[0]!);
});

test('what cannot be loaded is told, and nothing moves', async () => {
  const timeline = replay(() => Promise.resolve(null));
  await timeline.open(4);
  expect(timeline.failed).toBe(true);
  expect(timeline.shown).toBeNull();
});

// -- the log ------------------------------------------------------------------------------------
const narrator: Narrator = {
  line(event) {
    const { type, seat } = event as { type: string; seat: number };
    return type === 'turn' ? null : { id: type, args: {}, seat };
  },
  faded: (event) => ((event as { type: string }).type === 'step' ? null : event),
};
const LOG: LogEntry[] = [
  { ply: 1, seat: 0, events: [{ type: 'step', seat: 0 }, { type: 'bump', seat: 0 }, { type: 'turn', seat: 1 }] },
  { ply: 2, seat: null, events: [{ type: 'roll', seat: 1 }] },
  { ply: 3, seat: 1, events: [{ type: 'step', seat: 1 }] },
];

test('a turn is a line, with its parts under it', () => {
  const told = turns(LOG, narrator, String);
  expect(told.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['step', 'bump'], ['roll', 'step']]);
  expect(told.map(({ ply }) => ply)).toEqual([1, 3]);
  expect(told[1]?.events).toEqual([{ type: 'roll', seat: 1 }, { type: 'step', seat: 1 }]);
});

test('in what was seen then, all but the turn that is looked at has faded', () => {
  const shown = later(LOG, narrator, {}, { began: 1, ply: 3 });
  expect(turns(shown, narrator, String).map(({ lines }) => lines.map(({ id }) => id))).toEqual([
    ['bump'],
    ['roll', 'step'],
  ]);
});

test('another act is shown beside the game, which goes on from before it', async () => {
  const timeline = replay();
  const shows = board();
  timeline.board = shows;
  await timeline.open(0);
  const other = { ply: 3, seat: 0, act: 'x', meant: [], events: [{ type: 'other' }], view: { at: 'aside' }, acting: [1] };
  const showing = timeline.playInstead(other);
  await vi.runAllTimersAsync();
  await showing;
  expect(shows.show).toHaveBeenLastCalledWith(other.events, other.view);
  expect(timeline.aside).toBe(other);
  expect(timeline.shown).toEqual({ ply: 3, view: other.view, legal: [], acting: [1] });
  // One step back leads to where it was made.
  await timeline.back('act');
  expect(timeline.aside).toBeNull();
  expect(timeline.shown?.view).toEqual({ at: 3, same: 'always' });
  const again = timeline.playInstead(other);
  await vi.runAllTimersAsync();
  await again;
  // One step on is what was played.
  const forth = timeline.forth('act');
  await vi.runAllTimersAsync();
  await forth;
  expect(timeline.aside).toBeNull();
  expect(timeline.shown?.view).toEqual({ at: 4, same: 'always' });
  const played = timeline.playFrom(2);
  await vi.runAllTimersAsync();
  await played;
  expect(timeline.ply).toBe(3);
  expect(shows.show).toHaveBeenLastCalledWith([{ type: 'act', ply: 3 }], { at: 3, same: 'always' });
});
