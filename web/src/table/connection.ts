/** One seat's line to the table: joins, keeps alive, comes back by itself, sends acts once. */
import type { Act, FromClient, FromServer } from '../wire';

/** `returning`: away for a moment, as the server said; nobody needs to be told. */
export type LinkStatus = 'connecting' | 'open' | 'returning' | 'waiting' | 'closed';

export interface Told {
  frame(frame: FromServer): void;
  status(status: LinkStatus): void;
  /** Acts are on their way, or have been answered. */
  sending(now: boolean): void;
}

const backoff = [300, 1000, 2000, 4000, 8000, 15000];
const pingEvery = 20_000;
const answerWithin = 8_000;
/** So long after the time at which one is to come back nobody is told that the line is away. */
const quietFor = 8_000;
/** After these the table cannot be had with this secret, however often one asks. */
const final = new Set(['not_found', 'forbidden']);

/** Whether the page is in sight; it is until something says otherwise. */
function sees(): boolean {
  return typeof document === 'undefined' || !document.hidden;
}

/** A line that is still being put through is hung up once it stands: browsers complain otherwise. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === 0) socket.onopen = () => socket.close();
  else socket?.close();
}

export class Connection {
  /** The last ply known here; the server tells what came after it. */
  ply: number | null = null;
  private socket: WebSocket | null = null;
  private joined = false;
  private closed = false;
  private tries = 0;
  private inFlight: Act | null = null;
  private resent = false;
  /** Milliseconds after which the server wants one back, once the line is closed. */
  private comeBack: number | null = null;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly secret: string | null,
    private readonly told: Told,
    private readonly dial: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  open(): void {
    clearTimeout(this.retry);
    if (this.closed || this.socket) return;
    this.away('connecting');
    const socket = this.dial(this.address);
    this.socket = socket;
    this.joined = false;
    socket.onopen = () => {
      this.put({ type: 'join', secret: this.secret, ply: this.ply });
      this.watch();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.watch();
      this.take(JSON.parse(message.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  close(): void {
    this.closed = true;
    this.endQuiet();
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    const socket = this.socket;
    this.socket = null;
    hangUp(socket);
    this.told.status('closed');
  }

  /** The page or the network has come back: dial at once, or see whether the line still stands. */
  hurry(): void {
    if (!this.socket) this.open();
    else if (this.joined) this.probe();
  }

  /** Send acts upon the position known now; kept until the server has answered. */
  act(acts: string[]): void {
    if (this.inFlight || this.ply === null) return;
    const act: Act = { type: 'act', ply: this.ply, acts };
    this.fly(act);
    this.resent = false;
    if (this.joined) this.put(act);
  }

  ask(frame: Exclude<FromClient, { type: 'act' | 'join' }>): boolean {
    if (!this.joined) return false;
    this.put(frame);
    return true;
  }

  private fly(act: Act | null): void {
    this.inFlight = act;
    this.told.sending(act !== null);
  }

  private put(frame: FromClient): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  private take(frame: FromServer): void {
    switch (frame.type) {
      case 'welcome':
        this.tries = 0;
        this.endQuiet();
        this.joined = true;
        this.ply = frame.ply;
        this.told.status('open');
        this.told.frame(frame);
        if (!sees()) this.put({ type: 'sight', sees: false });
        if (this.inFlight) {
          this.resent = true;
          this.put(this.inFlight);
        }
        return;
      case 'started':
      case 'played': {
        if (this.inFlight && frame.ply > this.inFlight.ply) this.fly(null);
        const known = this.ply !== null && frame.ply <= this.ply;
        // What is told twice (the answer to a resend) has been shown already.
        if (known && frame.type === 'played') return;
        this.ply = frame.ply;
        return this.told.frame(frame);
      }
      case 'refused': {
        // The first sending had arrived: the resend only came too late.
        const late = this.resent && frame.reason === 'why-past';
        this.fly(null);
        if (!late) this.told.frame(frame);
        return;
      }
      case 'error':
        this.fly(null);
        this.told.frame(frame);
        if (final.has(frame.code) && !this.joined) this.close();
        return;
      case 'pong':
        return;
      case 'closing':
        return this.keepQuiet(frame.after * 1000);
      default:
        return this.told.frame(frame);
    }
  }

  private away(status: 'connecting' | 'waiting'): void {
    this.told.status(this.quiet === undefined ? status : 'returning');
  }

  /** The server is started again: the line will be lost, and come back after a while. */
  private keepQuiet(after: number): void {
    this.endQuiet();
    this.comeBack = after;
    this.tries = 0;
    this.quiet = setTimeout(() => {
      this.quiet = undefined;
      if (!this.joined) this.told.status('waiting');
    }, after + quietFor);
  }

  private endQuiet(): void {
    clearTimeout(this.quiet);
    this.quiet = undefined;
    this.comeBack = null;
  }

  private watch(): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.probe(), pingEvery);
  }

  private probe(): void {
    clearTimeout(this.ping);
    this.put({ type: 'ping' });
    this.ping = setTimeout(() => this.drop(), answerWithin);
  }

  private drop(): void {
    const socket = this.socket;
    this.lost();
    hangUp(socket);
  }

  private lost(): void {
    clearTimeout(this.ping);
    this.socket = null;
    this.joined = false;
    if (this.closed) return;
    this.away('waiting');
    if (this.comeBack !== null) {
      this.retry = setTimeout(() => this.open(), this.comeBack);
      this.comeBack = null;
      return;
    }
    const wait = backoff[Math.min(this.tries, backoff.length - 1)] ?? 0;
    this.tries += 1;
    // Not all tables come back at the same moment after a restart.
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }
}
