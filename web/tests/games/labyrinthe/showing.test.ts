// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scene } from '../../../src/games/labyrinthe/scene.svelte';
import { LabyrintheShowing } from '../../../src/games/labyrinthe/showing';
import { Motion } from '../../../src/games/shared/motion';
import { centred, WHOLE } from '../../../src/games/shared/zoom';
import type { LabyrintheEvent, LabyrintheView } from '../../../src/wire';
import { planned, previewed } from '../planned';
import { seats, start } from './view';

/** What was moved, in the order in which it moved. */
let moved: string[] = [];
let motion: Motion;
let showing: LabyrintheShowing;

class Watched extends Motion {
  override animate(element: Element | null | undefined): Promise<void> {
    moved.push(String((element as unknown as { name: string }).name));
    return Promise.resolve();
  }
  override wait(): Promise<void> {
    return Promise.resolve();
  }
}

const piece = (name: string): Element => ({ name }) as unknown as Element;

beforeEach(() => {
  moved = [];
  motion = new Watched();
  showing = new LabyrintheShowing(motion, () => false, {
    pawn: (seat, pawn) => piece(`pawn ${seat}-${pawn}`),
    block: (block) => piece(`block ${start.blocks[block]?.[0]}`),
  });
  scene.begin(start);
});
afterEach(() => scene.end());

const turn: LabyrintheEvent[] = [
  { type: 'moved', seat: 0, start: 'a2', end: 'a3' },
  { type: 'slid', seat: 0, start: 'e1', end: 'c1', size: 4 },
  { type: 'turn', seat: 1 },
];
const after: LabyrintheView = {
  ...start,
  turn: 1,
  turns: 5,
  pawns: [['a1', 'b1', 'a3', 'b2'], start.pawns[1] ?? []],
  blocks: start.blocks.map((squares) =>
    squares[0] === 'e1' ? ['c1', 'd1', 'c2', 'd2'] : squares,
  ),
  barred: 'c1',
};

describe('a turn', () => {
  it('is shown one piece after the other, and ends as the view says', async () => {
    await showing.show(turn, after);
    expect(moved).toEqual(['pawn 0-2', 'block e1']);
    expect(scene.position.pawns[0]).toEqual(after.pawns[0]);
    expect(scene.position.turn).toBe(1);
    expect(scene.position.barred).toBe('c1');
  });

  it('stays traceable: from where pawn and block came', async () => {
    await showing.show(turn, after);
    expect(scene.trail.map(({ kind }) => kind)).toEqual(['pawn', 'block']);
    await showing.show([{ type: 'moved', seat: 1, start: 't20', end: 't19' }], after);
    expect(scene.trail).toEqual([
      { kind: 'pawn', seat: 1, from: 't20', to: 't19' },
    ]);
  });

  it('that was planned here lies there already, and does not move again', async () => {
    const acts = ['a2-a3', '[e1-c1]'];
    const { plan } = planned(start, seats, acts, (asked) => previewed(asked, asked.map(() => ({ view: after })))).at();
    scene.begin(start, [], plan);
    await plan.propose(acts);
    plan.send();
    await showing.show(turn, after);
    expect(moved).toEqual([]);
    expect(plan.acts).toEqual([]);
  });
});

it('who makes room goes first (LAB-21)', async () => {
  const pawns = [['k1', 'b1', 'a2', 'b2'], ['k10', 'u20', 't21', 'u21']];
  scene.begin({ ...start, pawns });
  const events: LabyrintheEvent[] = [
    { type: 'moved', seat: 0, start: 'k1', end: 'k10' },
    { type: 'shifted', seat: 0, owner: 1, start: 'k10', end: 'l12' },
  ];
  const shifted = [['k10', 'b1', 'a2', 'b2'], ['l12', 'u20', 't21', 'u21']];
  await showing.show(events, { ...start, pawns: shifted });
  // The mover waits where it was, then follows.
  expect(moved).toEqual(['pawn 0-0', 'pawn 1-0', 'pawn 0-0']);
  expect(scene.position.pawns[1]?.[0]).toBe('l12');
});

it('what happens out of sight is shown on the whole board', async () => {
  scene.zoom = centred(3, 1, 0);
  await showing.show(turn, after);
  expect(scene.zoom).toEqual(WHOLE);
});

it('a page opened late draws what moved in the last turn', async () => {
  await showing.show(turn, after);
  const seen = scene.trail;
  expect(seen).toHaveLength(2);
  scene.begin(after, [{ type: 'moved', seat: 1, start: 'a2', end: 'a3' }, { type: 'turn', seat: 0 }, ...turn]);
  expect(scene.trail).toEqual(seen);
  scene.begin(after);
  expect(scene.trail).toEqual([]);
});
