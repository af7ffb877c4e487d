// @vitest-environment happy-dom
/** For every plan that the rules wrote: what the client shows at each step is what they say. */
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { read, written } from '../../../src/games/labyrinthe/acts';
import Board from '../../../src/games/labyrinthe/Board.svelte';
import { middle, type Square } from '../../../src/games/labyrinthe/board';
import { pawnOn } from '../../../src/games/labyrinthe/position';
import { scene } from '../../../src/games/labyrinthe/scene.svelte';
import Tray from '../../../src/games/labyrinthe/Tray.svelte';
import { speak } from '../../../src/shell/words';
import type { LabyrintheView } from '../../../src/wire';
import { answered, casesOf, previewOf, propsAt, type Case } from '../../plans';
import { put } from '../table';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('en', 'labyrinthe'));

const cases = casesOf<LabyrintheView>('labyrinthe');

function laid(one: Case<LabyrintheView>) {
  const table = propsAt(one);
  for (const Part of [Board, Tray]) put(Part, table.props);
  return table;
}

async function tap(square: Square): Promise<void> {
  scene.hand.tap(middle(square), 0);
  flushSync();
  await answered();
}

/** Nothing is in the hand. */
const putBack = (): void => {
  scene.putBack();
  flushSync();
};

/** An act as a person makes it: the piece, where it goes, and where the one goes that it meets. */
async function press(text: string): Promise<void> {
  const { from, to, shift } = read(text);
  putBack();
  await tap(from);
  await tap(to);
  if (shift !== null) await tap(shift);
}

/** All that is offered of pieces that are not planned yet: each is in the hand once. */
function offered(): string[] {
  const { hand } = scene;
  const planned = new Set(scene.acts.map(({ kind }) => kind));
  const pawns = planned.has('pawn') ? [] : (scene.shown.pawns[scene.position.turn ?? 0] ?? []);
  const blocks = planned.has('block') ? [] : scene.shown.blocks.map(([name = '']) => name);
  const found: string[] = [];
  for (const square of [...pawns, ...blocks]) {
    scene.picked = hand.pieceOn(square);
    if (hand.looking) continue;
    for (const { act, onto } of hand.choices) {
      if (!onto) found.push(written(act));
      else {
        scene.ask(act);
        found.push(...hand.choices.map((choice) => written(choice.act)));
        scene.answered();
      }
    }
  }
  putBack();
  return found.toSorted();
}

const lies = ({ pawns, blocks }: LabyrintheView) => ({ pawns, blocks });

describe.each(cases.map((one, number) => ({ number, one })))('plan $number of the rules', ({ one }) => {
  it('is pressed act by act: position, choices and what is sent are theirs', async () => {
    const { act } = laid(one);
    expect(lies(scene.shown)).toEqual(lies(one.view));
    expect(offered()).toEqual(one.legal.toSorted());
    for (const [n, text] of one.plan.entries()) {
      await press(text);
      const planned = one.plan.slice(0, n + 1);
      expect(scene.plan?.acts).toEqual(planned);
      const step = previewOf(one, planned).steps[n]!;
      expect(lies(scene.shown)).toEqual(lies(step.view as LabyrintheView));
      expect(offered()).toEqual(step.legal.toSorted());
      expect(scene.hand.complete).toBe(step.legal.length === 0);
    }
    document.querySelector<HTMLButtonElement>('.send')!.click();
    expect(act.mock.calls).toEqual([[one.plan]]);
  });

  it('takes nothing that they refuse, and says why', async () => {
    for (const [n, wrong] of one.wrong.entries()) {
      const { planner, told } = laid(one);
      for (const text of one.plan.slice(0, n)) await press(text);
      const before = [...planner.acts];
      expect(before).toEqual(one.plan.slice(0, n));
      const choices = offered();
      for (const text of wrong) {
        expect(choices).not.toContain(text);
        if (isAsked(text)) await press(text);
        if (told.at(-1)?.act !== text) await planner.explain(text);
        expect(told.at(-1)).toEqual(previewOf(one, [...before, text]).refused);
        expect(planner.acts).toEqual(before);
      }
    }
  });
});

/** A tap asks for just this: an own piece that is not planned yet, and a square with none on it. */
function isAsked(text: string): boolean {
  const { kind, from, to, shift } = read(text);
  const { hand, shown, position, acts } = scene;
  if (shift !== null || hand.pieceOn(to) || acts.some((act) => act.kind === kind)) return false;
  return kind === 'pawn' ? pawnOn(shown, from) === position.turn : shown.blocks.some(([name]) => name === from);
}
