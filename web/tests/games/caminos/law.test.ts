// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../../src/games/caminos/Board.svelte';
import { nameOf, OUTLINES } from '../../../src/games/caminos/board';
import { handOf } from '../../../src/games/caminos/hand.svelte';
import { cellUnder, poses, read, SHAPES, type Shape } from '../../../src/games/caminos/pieces';
import { scene } from '../../../src/games/caminos/scene.svelte';
import Tray from '../../../src/games/caminos/Tray.svelte';
import { notes } from '../../../src/shell/notes.svelte';
import { say, speak } from '../../../src/shell/words';
import type { CaminosEvent, CaminosView } from '../../../src/wire';
import { answered, casesOf, previewOf, propsAt, type Case } from '../../plans';
import { put } from '../table';
import { heldAs } from './view';

const cases = casesOf<CaminosView>('caminos');
const numbered = cases.map((one, number) => [number, one.view.board, one] as const);
const EVERY: readonly Shape[] = [...SHAPES, 'I'];

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak('en', 'caminos'));
beforeEach(() => {
  scene.flat = true;
});

/** The real board and tray at the table of a case, whose server says what the rules said of it. */
function lay(one: Case<CaminosView>) {
  const at = propsAt(one);
  const board = put(Board, at.props);
  put(Tray, at.props);
  return { ...at, board, hand: handOf(() => at.props) };
}

const field = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-cell="${name}"]`)!;
const press = (key: string, at: string): void => {
  field(at).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};
const button = (title: string): HTMLButtonElement =>
  document.querySelector<HTMLButtonElement>(`.shape[title="${title}"]`)!;
const send = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('.send')!;
const nameOfShape = (shape: Shape): string => say('cam-shape', { shape });
const shapesOf = (acts: readonly string[]): Shape[] =>
  EVERY.filter((shape) => acts.some((act) => act.startsWith(shape)));
const stands = (): string[] =>
  [...scene.position!.heights].map(([at, high]) => `${nameOf(at)} ${high}`).sort();
const told = ({ tops }: CaminosView): string[] => tops.map((top) => `${top.cell} ${top.height}`).sort();

describe.each(numbered)('case %i, on the %s', (_, name, one) => {
  const { size, cells } = OUTLINES[name];

  it('shows the position, and the shapes of the legal acts can be chosen', () => {
    lay(one);
    expect(stands()).toEqual(told(one.view));
    const free = [...document.querySelectorAll<HTMLButtonElement>('.shape:not(:disabled)')];
    expect(free.map(({ title }) => title)).toEqual(shapesOf(one.legal).map(nameOfShape));
  });

  it('offers exactly the legal acts, cell by cell', () => {
    const { hand } = lay(one);
    const offered = new Set<string>();
    for (const shape of shapesOf(one.legal)) {
      button(nameOfShape(shape)).click();
      for (const at of cells) {
        hand.key('f', at);
        for (let first = hand.act; hand.complete; ) {
          offered.add(hand.act ?? '');
          hand.key('f', at);
          if (hand.act === first) break;
        }
      }
    }
    expect([...offered].sort()).toEqual(one.legal.toSorted());
  });

  it('shows a piece as good exactly where an act is legal, and asks nobody for that', () => {
    const { hand, planner } = lay(one);
    const asked = vi.spyOn(planner, 'why').mockResolvedValue(null);
    const legal = new Set(one.legal);
    const good = new Set<string>();
    const wrong: string[] = [];
    for (const pose of EVERY.flatMap(poses)) {
      for (let at = 0; at < size * size; at++) {
        scene.held = { pose, x: (at % size) + 0.5, y: Math.floor(at / size) + 0.5, exact: true, pinned: true };
        const act = hand.act ?? '';
        if (hand.complete !== legal.has(act)) wrong.push(act);
        if (hand.complete) good.add(act);
      }
    }
    expect(wrong).toEqual([]);
    expect([...good].sort()).toEqual(one.legal.toSorted());
    expect(asked).not.toHaveBeenCalled();
  });

  it('sends what is planned, and shows what comes of it', async () => {
    const { hand, act, board, planner } = lay(one);
    const [planned = ''] = one.plan;
    const { shape, cubes } = read(planned);
    const [at = 0] = cubes.map(cellUnder);
    button(nameOfShape(shape)).click();
    for (let tries = 0; hand.act !== planned && tries < 200; tries++) press('f', nameOf(at));
    expect(hand.ghost?.cubes).toEqual(cubes);
    send().click();
    expect(act.mock.calls).toEqual([[[planned]]]);
    expect(planner.sent).toBe(true);
    const [step] = previewOf(one, one.plan).steps;
    const after = step?.view as CaminosView;
    const showing = board.show(step?.events as CaminosEvent[], after);
    expect(stands()).toEqual(told(after));
    expect(scene.position?.stocks).toEqual(after.stocks);
    await showing;
    expect(scene.position?.turn).toEqual(after.turn);
  });
});

const refused = numbered.flatMap(([number, , one]) =>
  (one.wrong[0] ?? []).map((act) => [number, act, one] as const),
);
it.each(refused)('case %i: %s is refused as the rules refuse it', async (_, act, one) => {
  const { hand, told, props, planner } = lay(one);
  const { pose, at } = heldAs(act, OUTLINES[one.view.board].size);
  const reason = previewOf(one, [act]).refused!;
  const words = say(reason.reason, reason.about);
  scene.poses = { [pose.shape]: pose };
  if (hand.places.shapes.includes(pose.shape)) {
    // Held so that it fits somewhere, then walked to where it does not.
    scene.hold({ pose, x: 0, y: 0, exact: true, pinned: true });
    hand.walk(at);
    flushSync();
    expect([hand.act, hand.fits, send().disabled]).toEqual([act, false, true]);
    await answered();
    expect(notes.at(-1)?.text).toBe(words);
    expect(props.announce.mock.calls.at(-1)?.[0]).toContain(words);
    expect(told).toEqual([]);
    field(nameOf(at)).click();
  } else press(pose.shape.toLowerCase(), nameOf(at));
  await answered();
  expect(told).toEqual([reason]);
  expect(planner.acts).toEqual([]);
});

it('keeps every cube over a cell that has a name, however it is held and wherever the pointer is', () => {
  for (const [, name, one] of numbered.slice(0, 5)) {
    const { hand } = lay(one);
    const { size } = OUTLINES[name];
    const edges = [-2, -1, 0, 1, size - 2, size - 1, size, size + 1];
    const bad: string[] = [];
    for (const pose of EVERY.flatMap(poses)) {
      for (const exact of [true, false]) {
        for (const x of edges) {
          for (const y of edges) {
            scene.held = { pose, x: x + 0.5, y: y + 0.5, exact, pinned: true };
            const names = hand.act!.slice(2).split(',');
            const right = names.every((cube) => {
              const [, column = '', row, height] = /^([a-j])(\d+)\.(\d)$/.exec(cube) ?? [];
              return column.charCodeAt(0) - 96 <= size && Number(row) >= 1 && Number(row) <= size && Number(height) <= 3;
            });
            const far = names.map((cube) => cube.charCodeAt(0));
            if (!right || Math.max(...far) - Math.min(...far) > 2) bad.push(`${name} ${hand.act}`);
          }
        }
      }
    }
    expect(bad).toEqual([]);
  }
});
