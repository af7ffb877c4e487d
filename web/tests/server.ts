/** A table's end of the wire, in the hands of a test. */
import type { FromClient, FromServer, Happened, StretchAct, TableInfo, Welcome } from '../src/wire';

export class FakeSocket {
  readyState = 0;
  sent: FromClient[] = [];
  /** The answer to a frame, sent a moment later; none by default. */
  answers: (frame: FromClient) => FromServer | null = () => null;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    const frame = JSON.parse(text) as FromClient;
    this.sent.push(frame);
    const answer = this.answers(frame);
    if (answer) queueMicrotask(() => this.tell(answer));
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(frame: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  get last(): FromClient | undefined {
    return this.sent.at(-1);
  }
}

/** Dials fake sockets and keeps them, newest last. */
export class Exchange {
  sockets: FakeSocket[] = [];
  dial = (address: string): WebSocket => {
    const socket = new FakeSocket(address);
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };

  get newest(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('nobody dialled');
    return socket;
  }
}

export function info(over: Partial<TableInfo> = {}): TableInfo {
  return {
    table: 'oak',
    game: 'magic_labyrinth',
    options: { players: 2 },
    status: 'playing',
    seats: [0, 1].map((seat) => ({
      seat,
      holder: 'person',
      name: ['Ada', 'Bob'][seat] ?? null,
      level: null,
      here: true,
      away: null,
      stand_in: null,
    })),
    ply: 0,
    fairness: {
      commitment: 'c0',
      sealed: true,
      parts: [0, 1].map(() => ({ due: false, seal: null, part: null })),
      secret: null,
    },
    watchers: 0,
    created: '2026-01-01T00:00:00Z',
    result: null,
    ended: null,
    match: null,
    absence: 120,
    stand_in_after: 300,
    by_hand: null,
    acting: [],
    waits: null,
    lesson: null,
    opened: null,
    clock: null,
    asked: null,
    ...over,
  };
}

/** A welcome; `view` is the one at its end, and `acts` are those that were missed before it. */
export function welcome({ view = { at: 4 }, acts = [], ...over }: Partial<Welcome> & { view?: unknown; acts?: StretchAct[] } = {}): Welcome {
  const { ply = 4, acting = [0] } = over;
  const since = (acts[0]?.ply ?? ply + 1) - 1;
  return {
    type: 'welcome',
    info: info(),
    seat: 0,
    ply,
    stretch: { since, view, acting: acts.length > 0 ? [1] : acting, acts },
    legal: ['n', 'stop'],
    acting,
    log: [],
    changes: [],
    ...over,
  };
}

export const happened = (ply: number, seat: number | null = 0): Happened => ({
  ply,
  seat,
  events: [{ type: 'step', ply }],
});

/** An act after which `acting` may act. */
export const act = (ply: number, acting: number[], seat: number | null = 0): StretchAct => ({
  ...happened(ply, seat),
  changed: { at: ply },
  acting,
});

export function played(ply: number, acting: number[], seat: number | null = 0): FromServer {
  return { type: 'played', ply, acts: [act(ply, acting, seat)], legal: [], acting };
}
