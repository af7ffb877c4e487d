/** A tournament as it stands, kept up to date: every change comes by itself. */
import { api, ApiError } from '../../shell/api';
import { dropSecret, keepTournament, myTournament, pause, takenSecret } from '../../table/evening';
import type { MyPlace, TournamentInfo } from '../../wire';

/** Milliseconds until a server that is away is asked again. */
const later = 1500;
/** Milliseconds between two requests where too many others of this network wait for news. */
const apart = 5000;

export class Followed {
  info = $state.raw<TournamentInfo | null>(null);
  /** What the secret of this browser opens, if it has one. */
  place = $state.raw<MyPlace | null>(null);
  /** Why it cannot be had at all, by the server's code. */
  gone = $state<string | null>(null);
  /** By how much the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);
  private left = false;
  /** Whether the next request must not wait: the last one was refused a place. */
  private crowded = false;

  constructor(readonly name: string) {}

  get organiser(): string | undefined {
    return this.place || this.info ? myTournament(this.name).organiser : undefined;
  }

  open(): void {
    void this.follow();
  }

  close(): void {
    this.left = true;
  }

  /** What was just answered is newer than what is awaited. */
  take(info: TournamentInfo): void {
    this.info = info;
    this.ahead = Date.parse(info.now) - Date.now();
    keepTournament({ ...myTournament(this.name), title: info.title });
  }

  /** She has entered, or her link was made anew. */
  async enter(secret: string): Promise<void> {
    keepTournament({ ...myTournament(this.name), secret });
    this.place = await api.place(this.name, secret);
    this.take(await api.tournament(this.name));
  }

  private async follow(): Promise<void> {
    await this.opened();
    while (!this.left) {
      try {
        const { secret } = myTournament(this.name);
        const after = this.crowded ? undefined : this.info?.revision;
        this.crowded = false;
        if (secret) {
          const place = await api.place(this.name, secret, after);
          if (this.left) return;
          this.place = place;
          if (place.revision === this.info?.revision) continue;
        }
        const info = await api.tournament(this.name, secret ? undefined : after);
        if (this.left) return;
        if (info.revision !== this.info?.revision) this.take(info);
        this.gone = null;
      } catch (error) {
        if (!(await this.goesOn(error))) return;
      }
    }
  }

  /** A secret that came with the address is a player's or the organiser's. */
  private async opened(): Promise<void> {
    const secret = takenSecret();
    if (!secret) return;
    try {
      const place = await api.place(this.name, secret);
      const mine = myTournament(this.name);
      keepTournament(place.organiser ? { ...mine, organiser: secret } : { ...mine, secret });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unreachable')
        keepTournament({ ...myTournament(this.name), secret });
    }
  }

  private async goesOn(error: unknown): Promise<boolean> {
    const code = error instanceof ApiError ? error.code : 'internal';
    if (code === 'forbidden') {
      dropSecret(this.name);
      this.place = null;
      return true;
    }
    if (code === 'not_found') {
      this.gone = code;
      return false;
    }
    if (!this.info) this.gone = code;
    this.crowded = code === 'too_many';
    await pause(this.crowded ? apart : later);
    return true;
  }
}
