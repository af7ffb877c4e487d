// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameOf, squareOf } from '../../../src/games/labyrinthe/board';
import { scene } from '../../../src/games/labyrinthe/scene.svelte';
import { Showing } from '../../../src/games/labyrinthe/showing';
import { Motion } from '../../../src/games/shared/motion';
import { centred, WHOLE } from '../../../src/games/shared/zoom';
import type { LabyrintheEvent, LabyrintheView } from '../../../src/wire';
import { start } from './view';

/** What was moved, in the order in which it moved. */
let moved: string[] = [];
let motion: Motion;
let showing: Showing;

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
  showing = new Showing(motion, {
    pawn: (seat, pawn) => piece(`pawn ${seat}-${pawn}`),
    block: (block) => piece(`block ${start.blocks[block]?.[0]}`),
    sound: false,
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
    expect(scene.position.pawns[0]?.map(nameOf)).toEqual(after.pawns[0]);
    expect(scene.position.turn).toBe(1);
    const { barred } = scene.position;
    expect(barred === null ? null : nameOf(scene.position.blocks[barred]?.[0] ?? 0)).toBe('c1');
  });

  it('stays traceable: from where pawn and block came', async () => {
    await showing.show(turn, after);
    expect(scene.trail.map(({ kind }) => kind)).toEqual(['pawn', 'block']);
    await showing.show([{ type: 'moved', seat: 1, start: 't20', end: 't19' }], after);
    expect(scene.trail).toEqual([
      { kind: 'pawn', seat: 1, from: squareOf('t20'), to: squareOf('t19') },
    ]);
  });

  it('that was planned here lies there already, and does not move again', async () => {
    const block = start.blocks.findIndex((squares) => squares[0] === 'e1');
    scene.plan = [
      { kind: 'pawn', from: squareOf('a2'), to: squareOf('a3'), shift: null },
      { kind: 'block', block, from: squareOf('e1'), to: squareOf('c1') },
    ];
    scene.sent = true;
    await showing.show(turn, after);
    expect(moved).toEqual([]);
    expect(scene.plan).toEqual([]);
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
  expect(scene.position.pawns[1]?.[0]).toBe(squareOf('l12'));
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
