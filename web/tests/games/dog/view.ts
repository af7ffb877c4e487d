import { vi } from 'vitest';
import { Planner } from '../../../src/table/planner.svelte';
import type { DogEvent, DogView, Previewed, Reason, SeatInfo } from '../../../src/wire';
import { propsOf, seatsOf } from '../table';

export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
export const names = (seat: number): string => NAMES[seat] ?? '';

export function viewOf(change: Partial<DogView> = {}): DogView {
  const players = change.players ?? 4;
  return {
    seat: 0,
    players,
    teams: 'pairs',
    canadian_seven: false,
    no_joker_finish: false,
    phase: 'play',
    turn: 0,
    dealer: 3,
    deal: 6,
    seven: null,
    from: null,
    marbles: Array.from({ length: players }, () => ['K', 'K', 'K', 'K']),
    hand: [],
    cards: Array.from({ length: players }, () => 0),
    given: Array.from({ length: players }, () => null),
    discards: [],
    stock: 110,
    winner: null,
    mates: players === 4 ? [[2], [3], [0], [1]] : Array.from({ length: players }, () => []),
    plays: [0],
    ...change,
  };
}

export const seats = (players: number): SeatInfo[] => seatsOf(NAMES.slice(0, players));

/** What the server says of acts that can be made: where each leads, by whom and what may follow. */
export const stands = (
  acts: string[],
  steps: { events: DogEvent[]; view: DogView; legal: string[] }[],
): Previewed => ({ type: 'previewed', ply: 0, acts, steps, stands: acts.length, refused: null, sure: true });

/**
 * A table whose server answers with these previews. Of other acts it knows only whether they can
 * be made on the position; what it refuses is told.
 */
export function tableOf(view: DogView, legal: string[], previews: Previewed[] = []) {
  const act = vi.fn();
  const told: Reason[] = [];
  const props = propsOf(view, seats(view.players), legal);
  const preview = async (acts: string[]): Promise<Previewed> => {
    const known = previews.find((one) => one.acts.join() === acts.join());
    if (known) return known;
    const one = acts.length === 1 && legal.includes(acts[0]!);
    const refused = { act: acts.at(-1)!, clause: 'DOG-28', reason: 'why-whole-value', about: {} };
    return { ...stands(acts, []), stands: one ? 1 : acts.length - 1, refused: one ? null : refused };
  };
  const explain = (reason: Reason): void => void told.push(reason);
  const plan = new Planner<DogView, unknown>({ view, legal, ply: 0, acting: true, preview, act, explain });
  plan.follow(true);
  return { props: { ...props, plan }, act, told, plan };
}
