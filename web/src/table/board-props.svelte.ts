/** What board and tray are given. */
import type { BoardProps } from '../games/contract';
import { announcePrivately } from '../shell/live.svelte';
import { noteOnMove, removeMoveNotes } from '../shell/notes.svelte';
import { settings } from '../shell/settings.svelte';
import { say } from '../shell/words';
import type { TableInfo } from '../wire';
import { lines, type LogEntry, type Narrator } from './log';
import type { Looked } from './Log.svelte';
import { Planner } from './planner.svelte';
import type { Table } from './table';

/** Each is told of its own changes only: who comes or goes does not touch what is being planned. */
export function boardProps(
  table: () => Table,
  past: () => readonly LogEntry[],
  names: (seat: number) => string,
  told: () => TableInfo,
  pointed: () => Looked | null,
  game: Narrator,
  pace: () => number = () => 1,
  leave: () => (() => void) | null = () => null,
  near: () => number | null = () => table().facing,
): BoardProps<unknown> & { plan: Planner<unknown, unknown> } {
  const view = $derived(table().timeline.shown?.view);
  const legal = $derived(table().timeline.shown?.legal ?? []);
  const acting = $derived(table().acting);
  const plan = new Planner<unknown, unknown>({
    get view() {
      return view;
    },
    get legal() {
      return legal;
    },
    get ply() {
      return table().timeline.shown?.ply ?? 0;
    },
    get acting() {
      return acting;
    },
    preview: (acts) => table().preview(acts),
    act: (acts) => table().act(acts),
    explain: ({ reason, about, clause }) => noteOnMove(say(reason, about), clause),
  });
  // The move has been made: what was said about it no longer holds.
  $effect(() => {
    void table().timeline.shown?.ply;
    return removeMoveNotes;
  });
  $effect(() => {
    if (table().sending) removeMoveNotes();
  });
  return {
    get view() {
      return view;
    },
    get me() {
      return table().facing;
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
      return past();
    },
    get lately() {
      const last = lines(past().slice(-4), game, names).at(-1);
      return last ? say(last.id, last.args) : '';
    },
    get pointed() {
      return pointed()?.place ?? null;
    },
    get drawn() {
      return pointed()?.events ?? null;
    },
    plan,
    look: async (acts, place) => (await table().look([...acts], place))?.reach ?? [],
    get leave() {
      return leave();
    },
    announce: announcePrivately,
  };
}
