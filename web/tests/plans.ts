/** Plans as the rules judge them (`python -m tests.plans`), and a table that answers by them. */
import { flushSync } from 'svelte';
import { vi } from 'vitest';
import { Planner } from '../src/table/planner.svelte';
import type { Previewed, Reason } from '../src/wire';
import { propsOf, seatsOf } from './games/table';

export interface Case<View> {
  players: number;
  me: number;
  ply: number;
  view: View;
  legal: string[];
  /** A turn that can be made. */
  plan: string[];
  /** Acts that cannot follow so many of them. */
  wrong: string[][];
  previews: Previewed[];
}

const read = import.meta.glob<string>('./plans/*.json', { query: '?raw', import: 'default', eager: true });

export const casesOf = <View>(game: string): Case<View>[] =>
  JSON.parse(read[`./plans/${game}.json`] ?? '[]') as Case<View>[];

const foundIn = (one: Case<unknown>, acts: readonly string[]): Previewed | undefined =>
  one.previews.find((preview) => preview.acts.join('\n') === acts.join('\n'));

/** What a preview of these acts says. */
export function previewOf(one: Case<unknown>, acts: readonly string[]): Previewed {
  const found = foundIn(one, acts);
  if (!found) throw new Error(`the rules were not asked for ${acts.join(', ')}`);
  return found;
}

/** Something beside the plan is asked for, which the page can do without. */
export const unanswered = async (): Promise<null> => null;

/** The table of a case, whose server says what the rules say. */
export const sourceOf = <View>(one: Case<View>) => ({
  view: one.view,
  legal: one.legal,
  ply: one.ply,
  acting: true,
  preview: async (acts: string[]): Promise<Previewed | null> => previewOf(one, acts),
  act: vi.fn(),
  explain: (_: Reason): void => undefined,
});

/**
 * A planner at the table of a case; what is told of refusals is kept. What the rules were not
 * asked for fails, unless it is answered `otherwise`.
 */
export function planning<View>(one: Case<View>, otherwise?: () => Promise<Previewed | null>) {
  const told: Reason[] = [];
  const source = sourceOf(one);
  const planner = new Planner<View, unknown>({
    ...source,
    preview: async (acts) => (otherwise && !foundIn(one, acts) ? otherwise() : source.preview(acts)),
    explain: (reason) => void told.push(reason),
  });
  planner.follow(true);
  return { planner, act: source.act, told };
}

/** What board and tray are given at that table. */
export function propsAt<View>(
  one: Case<View>,
  change: object = {},
  otherwise?: () => Promise<Previewed | null>,
) {
  const { planner, act, told } = planning(one, otherwise);
  const seats = seatsOf(['Anna', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'].slice(0, one.players));
  const props = { ...propsOf(one.view, seats, one.legal), me: one.me, plan: planner, ...change };
  return { props, planner, act, told };
}

/** What the server was asked for has come. */
export async function answered(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}
