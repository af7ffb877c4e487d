/** What board and tray are given. */
import type { BoardProps } from '../games/contract';
import { announcePrivately } from '../shell/live.svelte';
import { noteOnMove, removeMoveNotes } from '../shell/notes.svelte';
import { settings } from '../shell/settings.svelte';
import { say } from '../shell/words';
import type { TableInfo } from '../wire';
import { lines, type Narrator } from './log';
import type { Looked } from './Log.svelte';
import { Planner } from './planner.svelte';
import type { Sight } from './sight';

/** Each is told of its own changes only: who comes or goes does not touch what is being planned. */
export function boardProps(
  sight: () => Sight,
  names: (seat: number) => string,
  told: () => TableInfo,
  pointed: () => Looked | null,
  game: Narrator,
  pace: () => number = () => 1,
  leave: () => (() => void) | null = () => null,
  near: () => number | null = () => sight().facing,
): BoardProps<unknown> & { plan: Planner<unknown, unknown> } {
  const view = $derived(sight().shown?.view);
  const legal = $derived(sight().shown?.legal ?? []);
  const acting = $derived(sight().acting);
  const plan = new Planner<unknown, unknown>({
    get view() {
      return view;
    },
    get legal() {
      return legal;
    },
    get ply() {
      return sight().shown?.ply ?? 0;
    },
    get acting() {
      return acting;
    },
    preview: (acts) => sight().preview(acts),
    act: (acts) => sight().act(acts),
    explain: ({ reason, about, clause }) => noteOnMove(say(reason, about), clause),
  });
  // The move has been made: what was said about it no longer holds.
  $effect(() => {
    void sight().shown?.ply;
    return removeMoveNotes;
  });
  $effect(() => {
    if (sight().sending) removeMoveNotes();
  });
  return {
    get view() {
      return view;
    },
    get me() {
      return sight().facing;
    },
    get near() {
      return near();
    },
    get acting() {
      return acting;
    },
    get legal() {
      return legal;
    },
    get seats() {
      return told().seats;
    },
    get settings() {
      return { ...settings(), pace: pace() };
    },
    get past() {
      return sight().past;
    },
    get lately() {
      const last = lines(sight().past.slice(-4), game, names).at(-1);
      return last ? say(last.id, last.args) : '';
    },
    get pointed() {
      return pointed()?.place ?? null;
    },
    get drawn() {
      return pointed()?.events ?? null;
    },
    plan,
    look: async (acts, place) => (await sight().look([...acts], place))?.reach ?? [],
    get leave() {
      return leave();
    },
    announce: announcePrivately,
  };
}
