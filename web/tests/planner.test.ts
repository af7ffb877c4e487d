// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Planner } from '../src/table/planner.svelte';
import { MOST_ACTS } from '../src/wire';
import { answered, casesOf, planning, previewOf, sourceOf } from './plans';

const GAMES = ['caminos', 'dog', 'labyria', 'labyrinthe', 'magic_labyrinth'];

describe.each(GAMES)('a plan of %s', (game) => {
  const cases = casesOf(game);

  it('shows at each step what the rules say it leads to, and what may follow', async () => {
    expect(cases.length).toBeGreaterThan(5);
    for (const one of cases) {
      const { planner } = planning(one);
      expect(planner.view).toBe(one.view);
      expect(planner.legal).toEqual(one.legal);
      for (const [n, act] of one.plan.entries()) {
        await planner.add(act);
        const { steps, stands } = previewOf(one, one.plan.slice(0, n + 1));
        expect(stands).toBe(n + 1);
        expect(planner.acts).toEqual(one.plan.slice(0, n + 1));
        expect(planner.view).toEqual(steps.at(-1)?.view ?? one.view);
        expect(planner.legal).toEqual(steps[n]?.legal ?? []);
        expect(planner.steps.map(({ outcome }) => outcome?.events)).toEqual(
          planner.acts.map((_, m) => steps[m]?.events),
        );
      }
    }
  });

  it('takes nothing that the rules refuse, and says why', async () => {
    for (const one of cases) {
      for (const [n, wrong] of one.wrong.entries()) {
        const { planner, told } = planning(one);
        await planner.keep(one.plan.slice(0, n));
        for (const act of wrong) {
          expect(await planner.add(act)).toBe(-1);
          expect(planner.acts).toEqual(one.plan.slice(0, n));
          const { length } = told;
          expect(await planner.why(act)).toEqual(previewOf(one, [...one.plan.slice(0, n), act]).refused);
          expect(told).toHaveLength(length);
          await planner.explain(act);
          expect(told.at(-1)).toEqual(previewOf(one, [...one.plan.slice(0, n), act]).refused);
        }
      }
    }
  });
});

describe('a plan', () => {
  const [one] = casesOf<{ seven: unknown }>('dog').filter(({ plan }) => plan.length > 2);
  const some = one!;
  const [first = '', second = ''] = some.plan;

  it('marks a legal act at once, before the server has answered', () => {
    const { planner } = planning(some);
    void planner.add(first);
    expect(planner.acts).toEqual([first]);
    expect(planner.legal).toBeNull();
  });

  it('marks what is put in the place of an act at once, and keeps what followed until it is known not to stand', async () => {
    // Two acts that go in either order, and another one in the place of the one that came first.
    const either = casesOf('labyrinthe').filter(({ plan, legal }) => plan.length > 1 && plan.every((act) => legal.includes(act)));
    const one = either[0]!;
    const { planner } = planning(one);
    const [block = '', pawn = ''] = one.plan;
    await planner.propose([pawn, block]);
    const other = one.legal.find((act) => act !== pawn && !act.startsWith('['))!;
    const ignored = (): void => undefined;
    planner.propose([other, block]).catch(ignored);
    expect(planner.acts).toEqual([other, block]);
    planner.propose([one.wrong[0]![0]!, block]).catch(ignored);
    expect(planner.acts).toEqual([other, block]);
  });

  it('is taken back at once, and an answer that comes later does not bring it back', async () => {
    const { planner } = planning(some);
    const adding = planner.add(first);
    planner.takeBack();
    expect(await adding).toBe(-1);
    await answered();
    expect(planner.acts).toEqual([]);
    expect(planner.view).toBe(some.view);
  });

  it('takes the first of several that stands', async () => {
    const { planner } = planning(some);
    const [wrong = ''] = some.wrong[0] ?? [];
    expect(await planner.propose([wrong], [first, second], [first])).toBe(1);
    expect(planner.acts).toEqual([first, second]);
  });

  it('asks for no more acts than a frame may hold', async () => {
    const asked: number[] = [];
    const preview = async (acts: string[]) => (asked.push(acts.length), null);
    const planner = new Planner({ ...sourceOf(some), preview });
    planner.follow(true);
    const long = Array.from({ length: MOST_ACTS + 4 }, () => 'n');
    await planner.keep(long);
    expect(await planner.propose(long)).toBe(-1);
    expect(Math.max(...asked)).toBe(MOST_ACTS);
  });

  it('keeps as much of a row as stands', async () => {
    const { planner } = planning(some);
    const [wrong = ''] = some.wrong[1] ?? [];
    await planner.keep([first, wrong]);
    expect(planner.acts).toEqual([first]);
  });

  it('stays in sight once it is sent, act by act, until the table stands still again', async () => {
    const { planner, act } = planning(some);
    await planner.keep([first, second]);
    const planned = planner.view;
    planner.send();
    expect(act).toHaveBeenCalledWith([first, second]);
    planner.follow(false);
    expect(planner.view).toEqual(planned);
    planner.made();
    expect(planner.acts).toEqual([second]);
    expect(planner.view).toEqual(planned);
    planner.takeBack();
    expect(planner.acts).toEqual([second]);
  });

  it('stays in sight between two of its acts, which are told one by one', async () => {
    const table = { ...sourceOf(some) };
    const planner = new Planner<unknown, unknown>(table);
    planner.follow(true);
    await planner.keep([first, second]);
    const planned = planner.view;
    planner.send();
    planner.made();
    const one = previewOf(some, [first]).steps[0]!;
    Object.assign(table, { ply: some.ply + 1, view: one.view, legal: one.legal });
    planner.follow(true);
    expect([planner.sent, planner.acts, planner.view]).toEqual([true, [second], planned]);
    planner.made();
    Object.assign(table, { ply: some.ply + 2, view: planned, legal: [] });
    planner.follow(true);
    expect([planner.sent, planner.acts]).toEqual([false, []]);
  });

  it('is past as soon as something else came of it', async () => {
    for (const change of [{ ply: some.ply + 1, legal: [] }, { ply: some.ply + 3 }]) {
      const table = { ...sourceOf(some) };
      const planner = new Planner<unknown, unknown>(table);
      planner.follow(true);
      await planner.keep([first, second]);
      planner.send();
      planner.made();
      Object.assign(table, { legal: [second], ...change });
      planner.follow(true);
      expect([planner.sent, planner.acts]).toEqual([false, []]);
    }
  });

  it('that was not taken can be sent again', async () => {
    const { planner } = planning(some);
    await planner.add(first);
    planner.send();
    planner.follow(true);
    expect([planner.sent, planner.acts]).toEqual([false, [first]]);
  });
});
