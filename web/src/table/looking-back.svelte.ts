/** During a game, or after it: back through what this device was told, and to the present again. */
import { tick } from 'svelte';
import { Player } from './player.svelte';
import type { Session } from './session.svelte';

/** While what was being shown comes to its end, it is looked at so often whether it has. */
const SOON = 10;

export class LookingBack {
  player = $state.raw<Player | null>(null);
  private busy = false;

  constructor(private readonly session: Session) {}

  /** From another seat of this device, or from a table without a game, nothing is looked at. */
  get possible(): boolean {
    const { shown } = this.session;
    return shown !== null && shown.view !== null && shown.ply > 0;
  }

  /** To the position before the one that is shown, or to any other. */
  async to(ply: number | null): Promise<void> {
    if (this.player) return ply === null ? this.player.back('act') : this.player.jump(ply);
    const { session } = this;
    if (this.busy || !this.possible) return;
    this.busy = true;
    try {
      const now = session.shown?.ply ?? 0;
      const first = await session.recall(ply ?? Math.max(0, now - 1));
      if (!first) return;
      const player = new Player({
        plies: now,
        earliest: first.earliest,
        facing: session.facing,
        load: async (asked) => (await session.recall(asked))?.stretch ?? null,
        changes: session.changes,
      });
      player.film.take(first.stretch);
      await player.jump(now);
      await player.jump(ply ?? player.film.previous(now, 'act'));
      await this.hush();
      this.player = player;
      await tick();
      player.draw();
      void player.open(player.ply);
    } finally {
      this.busy = false;
    }
  }

  /** What the table is showing just now is finished first. */
  private async hush(): Promise<void> {
    this.session.skip();
    this.session.board = null;
    while (this.session.showing) await new Promise((soon) => setTimeout(soon, SOON));
  }

  async now(): Promise<void> {
    const { player, session } = this;
    if (!player) return;
    player.close();
    this.player = null;
    await tick();
    session.board?.turnTo(session.shown?.view, session.past.flatMap(({ events }) => events));
  }
}
