/** One seat's line to the table: joins, keeps alive, comes back by itself, sends acts once. */
import type {
  Act,
  AskManners,
  AskThreats,
  ErrorCode,
  FromClient,
  FromServer,
  Hint,
  Look,
  Preview,
  Recall,
  Reply,
} from '../wire';

/** `returning`: away for a moment, as the server said; nobody needs to be told. */
export type LinkStatus = 'connecting' | 'open' | 'returning' | 'waiting' | 'closed';

/** Frames that the server answers with a reply of their own, or with an error. */
export type Request = Preview | Look | AskThreats | Hint | Recall | AskManners;

interface Pending {
  frame: Request;
  /** Null: the connection broke, or no reply came in time. */
  resolve: (reply: Reply | null) => void;
  timer: ReturnType<typeof setTimeout>;
}

export interface Told {
  frame(frame: FromServer): void;
  /** The server does not let this secret join, and the connection is given up. */
  denied(code: ErrorCode): void;
  status(status: LinkStatus): void;
  /** Acts are on their way, or have been answered. */
  sending(now: boolean): void;
}

const backoff = [300, 1000, 2000, 4000, 8000, 15000];
const pingEvery = 20_000;
const answerWithin = 8_000;
/** Milliseconds until a socket that has not opened is replaced; and, once the page is back in sight. */
const dialWithin = 10_000;
const hangsAfter = 2_000;
/** Milliseconds after which a request is answered with null. A hint waits for its turn to be computed. */
const replyWithin = 15_000;
const hintWithin = 60_000;
/** So long after the time at which one is to come back nobody is told that the line is away. */
const quietFor = 8_000;
/** After these the table cannot be had with this secret, however often one asks. */
const final: ReadonlySet<ErrorCode> = new Set(['not_found', 'forbidden']);

/** Whether the page is in sight; it is until something says otherwise. */
function sees(): boolean {
  return typeof document === 'undefined' || !document.hidden;
}

export class Connection {
  /** The last ply known here; the server tells what came after it. */
  ply: number | null = null;
  private socket: WebSocket | null = null;
  private joined = false;
  private closed = false;
  private state: LinkStatus = 'closed';
  private dialled = 0;
  private tries = 0;
  private lastId = 0;
  private readonly pending = new Map<number, Pending>();
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
    this.dialled = Date.now();
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.drop(), dialWithin);
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
    this.hangUp();
    if (this.inFlight) this.fly(null);
    this.tell('closed');
  }

  /** The page or the network has come back: dial at once, or see whether the line still stands. */
  hurry(): void {
    if (this.socket?.readyState === 1) return this.probe();
    if (this.socket && Date.now() - this.dialled < hangsAfter) return;
    this.hangUp();
    this.open();
  }

  /** Send acts upon the position known now; kept until the server has answered. */
  act(acts: string[]): void {
    if (this.inFlight || this.ply === null) return;
    const act: Act = { type: 'act', ply: this.ply, acts, id: ++this.lastId };
    this.fly(act);
    this.resent = false;
    if (this.joined) this.put(act);
  }

  /** An act is on its way. */
  get sending(): boolean {
    return this.inFlight !== null;
  }

  /** Send a frame that has no reply; false if there is no connection. */
  ask(frame: Exclude<FromClient, Request | { type: 'act' | 'join' }>): boolean {
    if (!this.joined) return false;
    this.put({ ...frame, id: ++this.lastId });
    return true;
  }

  /**
   * Send a frame and resolve with its reply or error; with null if the connection breaks or no reply
   * comes in time. While the server restarts the request waits and is sent again.
   */
  request(frame: Request): Promise<Reply | null> {
    if (!this.joined && this.state !== 'returning') return Promise.resolve(null);
    const id = ++this.lastId;
    const numbered = { ...frame, id };
    return new Promise((resolve) => {
      const within = frame.type === 'hint' ? hintWithin : replyWithin;
      // It stays pending, so that a late error is still known to be its.
      const timer = setTimeout(() => resolve(null), within);
      this.pending.set(id, { frame: numbered, resolve, timer });
      if (this.joined) this.put(numbered);
    });
  }

  /** True if the frame was the reply or the error to a request. */
  private settle(frame: FromServer): boolean {
    const id = 'id' in frame ? (frame.id ?? null) : null;
    const request = id === null ? undefined : this.pending.get(id);
    if (id === null || !request) return false;
    this.pending.delete(id);
    clearTimeout(request.timer);
    request.resolve(frame as Reply);
    return true;
  }

  private giveUpRequests(): void {
    for (const { resolve, timer } of this.pending.values()) {
      clearTimeout(timer);
      resolve(null);
    }
    this.pending.clear();
  }

  private tell(status: LinkStatus): void {
    this.state = status;
    if (status !== 'open' && status !== 'returning') this.giveUpRequests();
    this.told.status(status);
  }

  private fly(act: Act | null): void {
    this.inFlight = act;
    this.told.sending(act !== null);
  }

  /** The act in flight was answered, if the answer is to its id. */
  private landed(id: number | null | undefined): void {
    if (this.inFlight && this.inFlight.id === id) this.fly(null);
  }

  private put(frame: FromClient): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  private take(frame: FromServer): void {
    if (this.settle(frame)) return;
    switch (frame.type) {
      case 'welcome':
        this.tries = 0;
        this.endQuiet();
        this.joined = true;
        this.ply = frame.ply;
        this.tell('open');
        this.told.frame(frame);
        if (!sees()) this.put({ type: 'sight', sees: false });
        if (this.inFlight) {
          this.resent = true;
          this.put(this.inFlight);
        }
        for (const { frame: request } of this.pending.values()) this.put(request);
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
        this.landed(frame.id);
        if (!late) this.told.frame(frame);
        return;
      }
      case 'error':
        this.landed(frame.id);
        if (this.joined || !final.has(frame.code)) return this.told.frame(frame);
        this.close();
        return this.told.denied(frame.code);
      case 'pong':
        return;
      case 'closing':
        return this.keepQuiet(frame.after * 1000);
      default:
        return this.told.frame(frame);
    }
  }

  private away(status: 'connecting' | 'waiting'): void {
    this.tell(this.quiet === undefined ? status : 'returning');
  }

  /** The server is started again: the line will be lost, and come back after a while. */
  private keepQuiet(after: number): void {
    this.endQuiet();
    this.comeBack = after;
    this.tries = 0;
    this.quiet = setTimeout(() => {
      this.quiet = undefined;
      if (!this.joined) this.tell('waiting');
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
    this.hangUp();
    this.lost();
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.joined = false;
    // Browsers complain about closing a socket that is still connecting.
    if (socket?.readyState === 0) socket.onopen = () => socket.close();
    else socket?.close();
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
