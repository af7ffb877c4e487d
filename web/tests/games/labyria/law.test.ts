// @vitest-environment happy-dom
/** For every plan that the rules wrote: what the client shows at each step is what they say. */
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { read, TASKS, type Act } from '../../../src/games/labyria/acts';
import Board from '../../../src/games/labyria/Board.svelte';
import { crossingPoint, edgePoint } from '../../../src/games/labyria/board';
import { scene } from '../../../src/games/labyria/scene.svelte';
import Tray from '../../../src/games/labyria/Tray.svelte';
import { middle, type Point } from '../../../src/games/shared/squares';
import { speak } from '../../../src/shell/words';
import type { LabyriaView } from '../../../src/wire';
import { answered, casesOf, previewOf, propsAt, type Case } from '../../plans';
import { put } from '../table';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('en', 'labyria'));

const cases = casesOf<LabyriaView>('labyria');

function laid(one: Case<LabyriaView>) {
  const table = propsAt(one);
  for (const Part of [Board, Tray]) put(Part, table.props);
  return table;
}

async function tap(at: Point): Promise<void> {
  scene.hand.tap(at, 0);
  flushSync();
  await answered();
}

/** Where an act takes place; a move, where it leads. */
function place(act: Act): Point {
  const { size } = scene.position;
  if ('edge' in act) return edgePoint(size, act.edge);
  if ('crossing' in act) return crossingPoint(size, act.crossing);
  return act.kind === 'move' ? middle(size, act.to) : { x: 0, y: 0 };
}

function take(act: Act): void {
  const task = TASKS[act.kind];
  if (act.kind === 'tile' || act.kind === 'corner') scene.hand.take(act.kind);
  else if (task === 'move' || task === 'ability') scene.hand.take(task);
  flushSync();
}

/** An act as a person makes it: what is taken up, where it is put; one of several there, as if turned to it. */
async function press(text: string): Promise<void> {
  const { hand } = scene;
  const act = read(text);
  take(act);
  if (act.kind === 'move' && scene.picked !== act.from) await tap(middle(scene.position.size, act.from));
  const there = hand.choices.find(({ acts }) => acts.some((one) => write(one) === write(act)));
  if (there?.acts.length === 1) return tap(place(act));
  hand.put(act);
  await answered();
}

/** All that is offered, of whatever has not been planned yet. */
function offered(): string[] {
  const { hand } = scene;
  const found: string[] = [];
  const look = (): void => {
    flushSync();
    found.push(...hand.choices.flatMap(({ acts }) => acts.map(write)));
  };
  const planned = new Set(scene.acts.map(({ kind }) => TASKS[kind]));
  if (scene.position.phase === 'build' && !planned.has('build')) {
    for (const piece of ['tile', 'corner'] as const) {
      hand.take(piece);
      look();
    }
  }
  if (scene.position.phase === 'race' && !planned.has('ability')) {
    hand.take('ability');
    look();
  }
  if (scene.position.phase === 'race' && !planned.has('move')) {
    hand.take('move');
    for (const field of hand.movable) {
      if (scene.picked !== field) hand.pick(field);
      look();
    }
  }
  return found.toSorted();
}
const write = (act: Act): string => JSON.stringify(act);
const written = (legal: readonly string[]): string[] =>
  legal.filter((text) => text !== 'done').map((text) => write(read(text))).toSorted();

/** What lies on the board. */
const lies = ({ figures, tiles, corners, reserve, depot }: LabyriaView) => ({ figures, tiles, corners, reserve, depot });

describe.each(cases.map((one, number) => ({ number, one })))('plan $number of the rules', ({ one }) => {
  it('is pressed act by act: position, choices and what is sent are theirs', async () => {
    const { act } = laid(one);
    expect(lies(scene.shown)).toEqual(lies(one.view));
    expect(offered()).toEqual(written(one.legal));
    for (const [n, text] of one.plan.filter((text) => text !== 'done').entries()) {
      await press(text);
      const planned = one.plan.slice(0, n + 1);
      expect(scene.plan?.acts).toEqual(planned);
      const step = previewOf(one, planned).steps[n];
      expect(lies(scene.shown)).toEqual(lies((step?.view ?? one.view) as LabyriaView));
      const legal = step?.legal ?? [];
      expect(offered()).toEqual(written(legal));
      expect(scene.hand.complete).toBe(legal.length === 0 || legal.includes('done'));
    }
    scene.hand.send();
    expect(act.mock.calls).toEqual([[one.plan]]);
  });

  it('takes nothing that they refuse, and says why', async () => {
    for (const [n, wrong] of one.wrong.entries()) {
      const { planner, told } = laid(one);
      for (const text of one.plan.slice(0, n)) await press(text);
      expect(planner.acts).toEqual(one.plan.slice(0, n));
      const before = [...planner.acts];
      for (const text of wrong) {
        expect(offered()).not.toContain(write(read(text)));
        const act = read(text);
        if (isAsked(act)) {
          take(act);
          if (act.kind === 'move') await tap(middle(scene.position.size, act.from));
          if (act.kind !== 'move' || scene.picked === act.from) await tap(place(act));
        }
        if (told.at(-1)?.act !== text) await planner.explain(text);
        expect(told.at(-1)).toEqual(previewOf(one, [...before, text]).refused);
        expect(planner.acts).toEqual(before);
      }
    }
  });
});

/** A tap asks for just this: what is done now, on an edge, with a figure of one's own. */
function isAsked(act: Act): boolean {
  const { phase, dice, figures } = scene.position;
  if (act.kind === 'tile') return phase === 'build';
  if (phase !== 'race' || scene.acts.some(({ kind }) => TASKS[kind] === TASKS[act.kind])) return false;
  if (act.kind === 'move') return act.by === null && (figures[scene.position.turn ?? 0] ?? []).includes(act.from);
  return (act.kind === 'place' && dice?.symbol === '+') || (act.kind === 'remove' && dice?.symbol === '-');
}
