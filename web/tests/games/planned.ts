/** A table at which a turn is planned, for tests of boards and trays. */
import { vi } from 'vitest';
import { Planner } from '../../src/table/planner.svelte';
import type { Foreseen, Previewed, Reason, SeatInfo } from '../../src/wire';
import { propsOf } from './table';

/** A server's answer: what each act leads to; where one leads nowhere, nobody can foresee it. */
export const previewed = (acts: string[], steps: (Partial<Foreseen> | null)[]): Previewed => ({
  type: 'previewed',
  ply: 0,
  acts,
  steps: steps.flatMap((step) => (step ? [{ events: [], view: null, legal: [], ...step }] : [])),
  stands: steps.length,
  refused: null,
  sure: true,
});

/** The last act is refused, on top of what is said of those before it. */
export const refused = (acts: string[], clause: string, before: Previewed | null = null): Previewed => ({
  ...(before ?? previewed(acts, [])),
  acts,
  refused: before?.refused ?? { act: acts.at(-1) ?? '', clause, reason: 'why-over', about: {} },
});

/** What board and tray are given, with a plan; what it asks, sends and tells can be looked at. */
export function planned<View>(
  view: View,
  seats: SeatInfo[],
  legal: string[],
  answer: (acts: string[]) => Previewed | null | Promise<Previewed | null> = () => null,
) {
  const preview = vi.fn(async (acts: string[]) => answer(acts));
  const act = vi.fn<(acts: string[]) => void>();
  const told = vi.fn<(reason: Reason) => void>();
  return {
    /** Props of a table where this is so, the plan included. */
    at(change: Partial<ReturnType<typeof propsOf<View>>> = {}) {
      const props = { ...propsOf(view, seats, legal), ...change };
      const plan = new Planner<View, unknown>({
        view: props.view,
        legal: props.legal,
        ply: 0,
        acting: props.acting,
        preview,
        act,
        explain: told,
      });
      plan.follow(true);
      return { ...props, plan };
    },
    preview,
    act,
    told,
  };
}
