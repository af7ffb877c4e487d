/** What board and tray are given. */
import type { BoardProps } from '../games/contract';
import { announce } from '../shell/live.svelte';
import { note } from '../shell/notes.svelte';
import { settings } from '../shell/settings.svelte';
import { say } from '../shell/words';
import type { TableInfo } from '../wire';
import { lines, type Narrator } from './log';
import { Planner } from './planner.svelte';
import type { Session } from './session.svelte';
import type { Standing } from './standing.svelte';

/** Each is told of its own changes only: who comes or goes does not touch what is being planned. */
export function boardProps(
  session: Session,
  standing: Standing,
  told: () => TableInfo,
  pointed: () => string | null,
  game: Narrator,
): BoardProps<unknown> & { plan: Planner<unknown, unknown> } {
  const view = $derived(session.shown?.view);
  const legal = $derived(session.shown?.legal ?? []);
  const acting = $derived(session.acting && !standing.covered);
  const plan = new Planner<unknown, unknown>({
    get view() {
      return view;
    },
    get legal() {
      return legal;
    },
    get ply() {
      return session.shown?.ply ?? 0;
    },
    get acting() {
      return acting;
    },
    preview: (acts) => session.preview(acts),
    act: (acts) => session.act(acts),
    explain: ({ reason, about, clause }) => note(say(reason, about), clause),
  });
  return {
    get view() {
      return view;
    },
    get me() {
      return session.facing;
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
      return settings();
    },
    get past() {
      return session.log;
    },
    get lately() {
      const last = lines(session.log.slice(-4), game, standing.names).at(-1);
      return last ? say(last.id, last.args) : '';
    },
    get pointed() {
      return pointed();
    },
    plan,
    look: async (acts, place) => (await session.look([...acts], place))?.reach ?? [],
    announce,
  };
}
