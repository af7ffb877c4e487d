/** The tables that anyone may join, kept up to date while the page is looked at. */
import { api, ApiError } from '../../shell/api';
import { pause } from '../../table/evening';
import type { LobbyInfo } from '../../wire';

/** Milliseconds: until a server that is away is asked again, and between two questions at least. */
const later = 3000;
const apart = 1000;

export class OpenTables {
  info = $state.raw<LobbyInfo | null>(null);
  /** Why it cannot be had, by the server's code; what was there before stays. */
  trouble = $state<string | null>(null);
  private left = false;
  private seen: (() => void) | null = null;

  open(): void {
    void this.follow();
  }

  close(): void {
    this.left = true;
    this.seen?.();
  }

  private async follow(): Promise<void> {
    while (!this.left) {
      if (document.hidden) await this.untilSeen();
      const asked = Date.now();
      try {
        this.info = await api.lobby(this.info?.stamp);
        this.trouble = null;
        // Where too many look on, the answer comes at once.
        await pause(Math.max(0, asked + apart - Date.now()));
      } catch (error) {
        this.trouble = error instanceof ApiError ? error.code : 'internal';
        await pause(later);
      }
    }
  }

  /** Nobody is told who does not look. */
  private untilSeen(): Promise<void> {
    return new Promise((resolve) => {
      const back = () => {
        if (document.hidden && !this.left) return;
        document.removeEventListener('visibilitychange', back);
        this.seen = null;
        resolve();
      };
      this.seen = back;
      document.addEventListener('visibilitychange', back);
    });
  }
}
