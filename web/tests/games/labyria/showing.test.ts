// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { scene, type Defence } from '../../../src/games/labyria/scene.svelte';
import { LabyriaShowing } from '../../../src/games/labyria/showing';
import { Motion } from '../../../src/games/shared/motion';
import type { LabyriaEvent, LabyriaView } from '../../../src/wire';
import { planned, previewed } from '../planned';
import { building, racing, seats } from './view';

/** The defence and the figures as they were at each pause. */
interface Moment {
  outcome: Defence['outcome'] | undefined;
  figures: string[][];
  lunging: boolean;
}

class Hurried extends Motion {
  readonly moments: Moment[] = [];
  override async wait(): Promise<void> {
    this.moments.push({
      outcome: scene.defence?.outcome,
      figures: scene.position.figures,
      lunging: scene.lunge !== null,
    });
  }
}

async function shown(events: LabyriaEvent[], before: LabyriaView, after = before): Promise<Moment[]> {
  const motion = new Hurried();
  scene.begin(before);
  await new LabyriaShowing(motion, () => false, { figure: () => null, wall: () => null }).show(events, after);
  return motion.moments;
}

const attack: LabyriaEvent = {
  type: 'attacked', seat: 0, victim: 1, start: 'c3', end: 'c5', source: 'c4', way: 'nn',
};
const defended = (outcome: 'invisible' | 'barred' | 'turned' | 'devoured'): LabyriaEvent => ({
  type: 'defended', seat: 1, attacker: 0, field: 'c5', symbol: 'miss', outcome, tile: null,
});

beforeEach(() => scene.end());

describe('an attack', () => {
  it('stops for the defence, then the victim goes home and the attacker advances', async () => {
    const moments = await shown(
      [
        attack,
        defended('devoured'),
        { type: 'wenthome', owner: 1, by: 0, field: 'c5', start: 'j10' },
        { type: 'moved', seat: 0, start: 'c3', end: 'c5', way: 'nn' },
      ],
      racing,
    );
    expect(moments[0]).toMatchObject({ outcome: null, lunging: true });
    expect(moments.some(({ outcome }) => outcome === 'devoured')).toBe(true);
    expect(moments.at(-1)?.figures).toEqual([['a1', 'c5', 'j10'], ['j10', 'j10', 'j10']]);
    expect(scene.defence).toBeNull();
    expect(scene.trail).toHaveLength(3);
  });

  it('that fails leads back', async () => {
    const moments = await shown(
      [attack, defended('invisible'), { type: 'mustevade', seat: 0, field: 'c3' }],
      racing,
    );
    expect(moments.at(-1)).toMatchObject({ lunging: false, figures: racing.figures });
  });

  it('turned around sends the attacker home', async () => {
    const moments = await shown(
      [attack, defended('turned'), { type: 'wenthome', owner: 0, by: 1, field: 'c3', start: 'a1' }],
      racing,
    );
    expect(moments.at(-1)?.lunging).toBe(false);
    expect(scene.trail.at(-1)).toMatchObject({ kind: 'way', seat: 0, fields: ['c3', 'a1'] });
  });
});

it('a throw shows both dice, and those of the turn before are gone', async () => {
  await shown([{ type: 'turn', seat: 1 }, { type: 'rolled', seat: 1, number: 6, symbol: 'turn' }], racing, {
    ...racing,
    turn: 1,
    dice: { number: 6, symbol: 'turn' },
  });
  expect(scene.position).toMatchObject({ turn: 1, dice: { number: 6 } });
  expect(scene.throws).toBe(1);
});

it('what was planned lies there already when it is told', async () => {
  const after = { ...building, tiles: [...building.tiles, 'c3|c4'] };
  const { plan } = planned(building, seats, ['T c3|c4'], (acts) => previewed(acts, [{ view: after }])).at();
  scene.begin(building, [], plan);
  await plan.add('T c3|c4');
  plan.send();
  expect(scene.shown.tiles).toEqual(['c3|d3', 'c3|c4']);
  const showing = new LabyriaShowing(new Hurried(), () => false, { figure: () => null, wall: () => null });
  await showing.show([{ type: 'built', seat: 0, piece: 'tile', place: 'c3|c4' }], after);
  expect(plan.acts).toEqual([]);
  expect(scene.shown.tiles).toEqual(['c3|d3', 'c3|c4']);
  expect(scene.trail).toEqual([{ kind: 'built', seat: 0, place: 'c3|c4' }]);
});

it('what was sent and did not happen is planned no more', async () => {
  const { plan } = planned(racing, seats, ['a1>a3', 'done'], (acts) => previewed(acts, [{ view: racing }])).at();
  scene.begin(racing, [], plan);
  plan.send(['a1>a3', 'done']);
  const showing = new LabyriaShowing(new Hurried(), () => false, { figure: () => null, wall: () => null });
  await showing.show([{ type: 'moved', seat: 0, start: 'c3', end: 'b4', way: 'nw' }], racing);
  expect(plan.acts).toEqual([]);
});

it('a page opened late draws what happened in the last turn', () => {
  scene.begin(racing, [
    { type: 'turn', seat: 1 },
    { type: 'rolled', seat: 1, number: 2, symbol: '+' },
    { type: 'moved', seat: 1, start: 'j10', end: 'j8', way: 'ss' },
    { type: 'laid', seat: 1, tile: 'a1|b1' },
    { type: 'turn', seat: 0 },
    { type: 'rolled', seat: 0, number: 3, symbol: '-' },
  ]);
  expect(scene.trail).toEqual([
    { kind: 'way', seat: 1, fields: ['j10', 'j9', 'j8'] },
    { kind: 'built', seat: 1, place: 'a1|b1' },
  ]);
});
