// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/games/magic_labyrinth/Board.svelte';
import { beside } from '../../../src/games/magic_labyrinth/floor';
import { handOf } from '../../../src/games/magic_labyrinth/hand.svelte';
import Tray from '../../../src/games/magic_labyrinth/Tray.svelte';
import { DIRECTIONS, type Direction } from '../../../src/games/shared/compass';
import { seenAs } from '../../../src/games/shared/turned.svelte';
import { notes } from '../../../src/shell/notes.svelte';
import { say, speak } from '../../../src/shell/words';
import type { MagicLabyrinthView } from '../../../src/wire';
import { answered, casesOf, previewOf, propsAt, type Case } from '../../plans';
import { put } from '../table';

const cases = casesOf<MagicLabyrinthView>('magic_labyrinth');
const settings = { motion: 'reduced', sound: false, confirm: true } as const;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('en', 'magic_labyrinth'));
beforeEach(() => {
  notes.length = 0;
});

/** The real board and tray at the table of a case, whose server says what the rules said of it. */
function lay(one: Case<MagicLabyrinthView>, confirm = true) {
  const at = propsAt(one, { settings: { ...settings, confirm } });
  put(Board, at.props);
  put(Tray, at.props);
  return { ...at, hand: handOf(() => at.props) };
}

const field = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-field="${name}"]`)!;
/** The key of a step: north is up, however the board lies. */
const keyOf = (act: string): string => (isStep(act) ? seenAs(act) : act);
async function press(act: string, at: string): Promise<void> {
  const key = keyOf(act);
  field(at).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await answered();
}
async function tap(name: string): Promise<void> {
  field(name).click();
  await answered();
}
const isStep = (act: string): act is Direction => (DIRECTIONS as readonly string[]).includes(act);
const placeOf = (one: Case<MagicLabyrinthView>, acts: readonly string[]): string => {
  const { steps } = previewOf(one, acts);
  return ((steps.at(-1)?.view ?? one.view) as MagicLabyrinthView).magicians[one.me]!;
};
const legalOf = (one: Case<MagicLabyrinthView>, acts: readonly string[]): readonly string[] =>
  acts.length === 0 ? one.legal : (previewOf(one, acts).steps[acts.length - 1]?.legal ?? []);
/** What a tap may go on to, as the board shows it. */
const offered = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button.choice')].map((one) => one.dataset['field'] ?? '').sort();

describe.each(cases.map((one, number) => [number, one] as const))('case %i', (_, one) => {
  const start = one.view.magicians[one.me]!;

  it('marks the walk, shows where it leads and what may follow, and sends it', async () => {
    const { hand, act, planner } = lay(one);
    for (let n = 0; n < one.plan.length; n++) {
      const before = one.plan.slice(0, n);
      const here = n === 0 ? start : placeOf(one, before);
      const legal = legalOf(one, before);
      expect(hand.walk.at(-1) ?? hand.mine).toBe(here);
      expect(offered()).toEqual(legal.filter(isStep).map((step) => beside(here, step)).sort());
      const next = one.plan[n] ?? '';
      expect(legal).toContain(next);
      if (!isStep(next)) {
        await press('.', start);
        break;
      }
      await press(next, start);
      expect(planner.acts).toEqual(one.plan.slice(0, n + 1));
      expect(hand.walk).toHaveLength(n + 1);
      expect(document.querySelectorAll('.walk circle')).toHaveLength(n + 1);
      expect(planner.view).toEqual(previewOf(one, planner.acts).steps.at(-1)?.view ?? one.view);
    }
    if (isStep(one.plan.at(-1) ?? '')) {
      expect(hand.walk.at(-1)).toBe(placeOf(one, one.plan));
      document.querySelector<HTMLElement>('.tray .walnut')!.click();
    }
    expect(act.mock.calls).toEqual([[one.plan]]);
    flushSync();
    expect([planner.sent, offered()]).toEqual([true, []]);
  });
});

const refused = cases.flatMap((one, number) =>
  one.wrong.flatMap((wrong, n) =>
    wrong
      .filter((act) => /^([nesw]|[ns][ew]|stop)$/.test(act))
      .map((act) => [number, one.plan.slice(0, n).join(' '), act, one] as const),
  ),
);
it.each(refused)('case %i: after "%s" %s is refused as the rules refuse it', async (_, walked, act, one) => {
  const { hand, planner, told } = lay(one);
  const before = walked.split(' ').filter(Boolean);
  await planner.keep(before);
  flushSync();
  const start = one.view.magicians[one.me]!;
  if (act.length !== 2) await press(act === 'stop' ? '.' : act, start);
  else {
    const here = hand.walk.at(-1) ?? start;
    const to = [...act].reduce<string | null>((at, step) => at && beside(at, step as Direction), here);
    // Beside the floor there is no field to tap; a field of the walk takes it back.
    if (!to || [start, hand.walk.at(-2)].includes(to)) return;
    await tap(to);
  }
  expect(told).toEqual([previewOf(one, [...before, act]).refused]);
  expect(planner.acts).toEqual(before);
});

const steps = cases.flatMap((one, number) => DIRECTIONS.map((step) => [number, step, one] as const));
it.each(steps)('case %i: without confirmation a step %s is sent at once if it is legal, else asked about', async (_, step, one) => {
  const start = one.view.magicians[one.me]!;
  const to = beside(start, step);
  const { act, planner } = lay(one, false);
  const asked = vi.spyOn(planner, 'explain').mockResolvedValue(null);
  await (to ? tap(to) : press(step, start));
  const legal = one.legal.includes(step);
  expect(act.mock.calls).toEqual(legal ? [[[step]]] : []);
  expect(asked.mock.calls).toEqual(legal ? [] : [[step]]);
});

describe('a walk', () => {
  const [bent] = cases.filter(({ plan }) => plan.length > 2 && plan.slice(0, 3).join() === 'w,s,s');
  const one = bent!;
  const fields = [1, 2, 3].map((count) => placeOf(one, one.plan.slice(0, count)));
  const start = one.view.magicians[one.me]!;

  it('is marked by taps, taken back by tapping back, and sent by tapping its end', async () => {
    const { hand, act, planner } = lay(one);
    for (const name of fields) await tap(name);
    expect(hand.walk).toEqual(fields);
    await tap(fields[1]!);
    expect(planner.acts).toEqual(one.plan.slice(0, 2));
    await press('Escape', start);
    expect(planner.acts).toEqual(one.plan.slice(0, 1));
    await tap(start);
    expect(planner.acts).toEqual([]);
    for (const name of fields) await tap(name);
    await tap(fields[2]!);
    expect(act.mock.calls).toEqual([[one.plan]]);
  });

  it('is marked at once, before the server has answered', () => {
    const { hand } = lay(one);
    field(fields[0]!).click();
    flushSync();
    expect(hand.walk).toEqual([fields[0]]);
  });

  it('is dragged over several fields at once, as far as it goes', async () => {
    const { hand, act, planner } = lay(one, false);
    hand.drag(fields[0]!);
    hand.drag(fields[2]!);
    await hand.drop();
    expect(planner.acts).toEqual(one.plan);
    expect(act.mock.calls).toEqual([[one.plan]]);
  });

  it('that is dragged back gets shorter, and is not sent before it is confirmed', async () => {
    const { hand, act, planner } = lay(one);
    hand.drag(fields[0]!);
    hand.drag(fields[2]!);
    hand.drag(fields[0]!);
    await hand.drop();
    expect(planner.acts).toEqual(one.plan.slice(0, 1));
    expect(act).not.toHaveBeenCalled();
    hand.cancel();
    expect(hand.walk).toEqual([]);
  });

  it('that ends is not gone on with', async () => {
    const { planner, told } = lay(one);
    await planner.keep(one.plan);
    expect(planner.ends).toBe(true);
    vi.spyOn(planner, 'propose').mockResolvedValue(-1);
    vi.spyOn(planner, 'stands').mockReturnValue(false);
    vi.spyOn(planner, 'explain').mockResolvedValue(null);
    await press('s', start);
    expect(notes.map(({ text, clause }) => [text, clause])).toEqual([[say('mag-no-further'), null]]);
    expect(told).toEqual([]);
  });
});
