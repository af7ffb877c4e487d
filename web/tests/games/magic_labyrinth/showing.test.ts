// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Motion } from '../../../src/games/shared/motion';
import { scene } from '../../../src/games/magic_labyrinth/scene.svelte';
import { MagicLabyrinthShowing } from '../../../src/games/magic_labyrinth/showing';
import type { MagicLabyrinthEvent } from '../../../src/wire';
import { viewOf } from './view';

const before = viewOf({
  magicians: ['c3', 'f6'],
  symbols: { c4: 'owl' },
  wanted: 'owl',
  bag: ['key', 'bat'],
});

const rolled: MagicLabyrinthEvent[] = [
  { type: 'turn', seat: 1 },
  { type: 'rolled', seat: 1, value: 2 },
];
const step: MagicLabyrinthEvent = { type: 'stepped', seat: 0, start: 'c3', end: 'c4', left: 2 };
const bump: MagicLabyrinthEvent = { type: 'bumped', seat: 0, at: 'c4', wall: 'c4|c5', home: 'a1' };

let motion: Motion;
let showing: MagicLabyrinthShowing;
/** Never finishes by itself, like the animations of a page that is not painted. */
const stuck = {
  animate: () => ({ finished: new Promise(() => undefined), cancel: () => undefined }),
} as unknown as HTMLElement;

/** What the plan is told. */
let planned: string[];

beforeEach(() => {
  planned = [];
  vi.useFakeTimers();
  motion = new Motion();
  showing = new MagicLabyrinthShowing(motion, () => false, {
    figure: () => stuck,
    ball: () => stuck,
    fly: () => Promise.resolve(),
    stepped: (seat) => planned.push(`${seat} stepped`),
    turnedBack: (seat) => planned.push(`${seat} turned back`),
  });
  scene.begin(before);
});

afterEach(() => {
  showing.close();
  vi.useRealTimers();
});

async function shown(events: MagicLabyrinthEvent[], after = before): Promise<void> {
  const done = showing.show(events, after);
  await vi.runAllTimersAsync();
  await done;
}

describe('showing', () => {
  it('comes to its end even if nothing is painted', async () => {
    const after = { ...before, magicians: ['a1', 'f6'], turn: 1, rolled: 2, steps_left: 2 };
    await shown([step, bump, ...rolled], after);
    expect(scene.magicians).toEqual(['a1', 'f6']);
    expect([scene.turn, scene.rolled, scene.stepsLeft]).toEqual([1, 2, 2]);
    expect(planned).toEqual(['0 stepped', '0 turned back']);
  });

  it('goes one thing after another', async () => {
    const done = showing.show([step, bump, ...rolled], before);
    await vi.advanceTimersByTimeAsync(10);
    expect([scene.magicians[0], scene.bump, scene.throws]).toEqual(['c4', null, 0]);
    await vi.advanceTimersByTimeAsync(700);
    expect([scene.bump, scene.throws]).toEqual(['c4|c5', 0]);
    await vi.runAllTimersAsync();
    await done;
    expect(scene.throws).toBe(1);
  });

  it('is finished at once by a tap', async () => {
    const done = showing.show([step, bump, ...rolled], { ...before, turn: 1 });
    await vi.advanceTimersByTimeAsync(10);
    motion.skip();
    await vi.advanceTimersByTimeAsync(0);
    await done;
    expect(scene.turn).toBe(1);
  });

  it('draws the move just made until the next one begins', async () => {
    await shown([step]);
    expect(scene.trail).toEqual({ seat: 0, fields: ['c3', 'c4'], past: false });
    await shown([{ type: 'stopped', seat: 0 }, ...rolled]);
    expect(scene.trail?.past).toBe(true);
    await shown([{ type: 'stepped', seat: 1, start: 'f6', end: 'f5', left: 1 }]);
    expect(scene.trail).toEqual({ seat: 1, fields: ['f6', 'f5'], past: false });
  });

  it('lets a bump be seen, and then not any more (MAG-30)', async () => {
    const done = showing.show([step, bump, ...rolled], before);
    for (let waited = 0; scene.bump === null && waited < 5000; waited += 50)
      await vi.advanceTimersByTimeAsync(50);
    expect(scene.bump).toBe('c4|c5');
    await vi.runAllTimersAsync();
    await done;
    expect([scene.bump, scene.trail]).toEqual([null, null]);
  });

  it('hands over chips and turns over the next', async () => {
    const done = showing.show(
      [
        { type: 'took', seat: 0, symbol: 'owl', drawn: false },
        { type: 'wanted', symbol: 'key' },
        { type: 'took', seat: 1, symbol: 'bat', drawn: true },
        { type: 'turn', seat: 1 },
        { type: 'won', seat: 0 },
        { type: 'revealed', walls: ['a1|b1'] },
      ],
      before,
    );
    await vi.advanceTimersByTimeAsync(400);
    expect(scene.chips).toEqual([['owl'], ['bat']]);
    expect([scene.wanted, scene.bagged, scene.labyrinth]).toEqual(['key', 0, ['a1|b1']]);
    await vi.runAllTimersAsync();
    await done;
  });
});
