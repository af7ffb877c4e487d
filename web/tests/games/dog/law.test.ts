// @vitest-environment happy-dom
/** Plans that the rules wrote, pressed through board and tray: what is shown is what they say. */
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { laidBy, read } from '../../../src/games/dog/acts';
import Board from '../../../src/games/dog/Board.svelte';
import { type Marbles, named } from '../../../src/games/dog/board';
import { hand } from '../../../src/games/dog/hand.svelte';
import Tray from '../../../src/games/dog/Tray.svelte';
import { speak } from '../../../src/shell/words';
import type { DogEvent, DogView } from '../../../src/wire';
import { answered, type Case, casesOf, previewOf, propsAt, unanswered } from '../../plans';
import { put } from '../table';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('en', 'dog'));

const cases = casesOf<DogView>('dog').map((one) => [one.plan.join(', '), one] as const);

const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)];
const press = (one: HTMLElement | undefined): void => {
  expect(one).toBeDefined();
  one!.click();
  flushSync();
};
const tap = (place: string): void => press(all(`[data-place="${place}"]`)[0]);

function sat(one: Case<DogView>) {
  const { props, planner, act, told } = propsAt(one, {}, unanswered);
  put(Board, props);
  put(Tray, props);
  /** The acts that can be chosen: with each card of the fan, or as the next part of a seven. */
  const choices = (): string[] => {
    if (hand.layingOut) return hand.open.map(({ text }) => text);
    return all('.fan button').flatMap((card) => {
      if (card.matches('.dull')) return [];
      press(card);
      const open = hand.open.map(({ text }) => text);
      expect(all('.hot').map((hot) => hot.dataset['place'])).toEqual(
        expect.arrayContaining(hand.open.flatMap(({ from }) => from ?? [])),
      );
      press(card);
      return open;
    });
  };
  /** Makes an act as a person would: card, marble, target, and which if that is asked. */
  const make = async (text: string): Promise<void> => {
    const act = read(text, one.me)!;
    const count = planner.acts.length;
    if (act.card !== null) press(all('.fan button')[one.view.hand.indexOf(act.card)]);
    if (hand.from !== act.from) tap(act.from!);
    if (planner.acts.length === count) tap(act.to!);
    if (hand.asking.length > 0)
      press(all('.which button')[hand.asking.findIndex((asked) => asked.text === text)]);
    await answered();
  };
  return { planner, act, told, choices, make };
}

const sorted = (marbles: Marbles): string[][] => marbles.map((own) => [...own].sort());
const last = (one: Case<DogView>, acts: readonly string[]) => previewOf(one, acts).steps.at(-1)!;
const viewAfter = (one: Case<DogView>, acts: readonly string[]): DogView =>
  acts.length > 0 ? (last(one, acts).view as DogView) : one.view;
const legalAfter = (one: Case<DogView>, acts: readonly string[]): string[] =>
  acts.length > 0 ? last(one, acts).legal : one.legal;

/** The parts as the rules tell them: whose marble, how many points, and from where to where. */
function partsOf(one: Case<DogView>, acts: readonly string[]): string[] {
  let left = one.view.seven?.left ?? 7;
  const steps = acts.length > 0 ? previewOf(one, acts).steps : [];
  return steps.map(({ events }) => {
    const moved = (events as DogEvent[]).find((event) => event.type === 'moved')!;
    const points = left - moved.left;
    left = moved.left;
    const short = (place: string): string => (place === 'S' ? '⌂' : place);
    return `${moved.owner} ${points} ${short(moved.start)}→${short(moved.end)}`;
  });
}
const parts = (): string[] =>
  all('.part').map((part) => {
    const owner = part.querySelector('circle')!.getAttribute('fill')!.match(/\d/)![0];
    return `${owner} ${part.querySelector('strong')!.textContent} ${part.querySelector('span')!.textContent}`;
  });

function expectShown(one: Case<DogView>, acts: readonly string[]): void {
  const view = viewAfter(one, acts);
  expect(sorted(hand.marbles)).toEqual(sorted(named(view.marbles)));
  const lying = all('[data-place]').map((place) => place.dataset['place']);
  expect(lying).toEqual(expect.arrayContaining(named(view.marbles).flat()));
  if (acts.length > 0 || one.view.seven)
    expect(all('.points').map((points) => points.textContent)).toEqual([`${view.seven?.left ?? 0}`]);
  expect(parts()).toEqual(partsOf(one, acts));
}

describe.each(cases)('the plan %s', (_, one) => {
  it('is shown at each step as the rules say, with what may follow and why not, and sent', async () => {
    const { planner, act, told, choices, make } = sat(one);
    for (const [n, text] of one.plan.entries()) {
      const before = one.plan.slice(0, n);
      expectShown(one, before);
      expect(new Set(choices())).toEqual(new Set(legalAfter(one, before)));
      for (const wrong of one.wrong[n] ?? []) {
        hand.why(wrong);
        await answered();
        expect(told.at(-1)).toEqual(previewOf(one, [...before, wrong]).refused);
      }
      await make(text);
      expect(planner.acts).toEqual([...before, text]);
    }
    expectShown(one, one.plan);
    expect(choices()).toEqual([]);
    expect(act).not.toHaveBeenCalled();
    press(all('.send')[0]);
    expect(act).toHaveBeenCalledWith(one.plan);
  });

  it('without a part keeps as much as still stands, and nothing is refused aloud', async () => {
    const { planner, told, make } = sat(one);
    const [first = '', second = '', ...later] = one.plan;
    for (const [gone, head] of [laidBy(first) + second, first].entries()) {
      planner.clear();
      hand.reset();
      flushSync();
      for (const text of one.plan) await make(text);
      let kept = one.legal.includes(head) ? [head, ...later] : [];
      while (kept.length > 0 && previewOf(one, kept).stands < kept.length) kept = kept.slice(0, -1);
      press(all('.part')[gone]);
      for (const _ of one.plan) await answered();
      expect(planner.acts).toEqual(kept);
      expectShown(one, kept);
      expect(told).toEqual([]);
    }
  });
});
