/** Mounts the real table page; HTTP and sockets are fakes, positions come from `tests/plans`. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { notes } from '../src/shell/notes.svelte';
import { forget } from '../src/shell/remember';
import { chosen } from '../src/shell/settings.svelte';
import { speak } from '../src/shell/words';
import { keepSeat } from '../src/table/mine';
import TablePage from '../src/table/TablePage.svelte';
import type { FromClient, FromServer, TableInfo } from '../src/wire';
import { casesOf, type Case } from './plans';
import { Exchange, info, welcome, type FakeSocket } from './server';

type Welcomed = NonNullable<Parameters<typeof welcome>[0]>;

export interface Opening {
  /** One of `tests/plans/<game>.json`. */
  game?: string;
  number?: number;
  /** The own seats; empty for a watcher. Default: the seat of the case. */
  seats?: readonly number[];
  /** Changes to the table info and to every welcome frame. */
  info?: Partial<TableInfo>;
  welcome?: Welcomed;
}

const table = 'oak';
export const secretOf = (seat: number): string => `secret-of-seat-${seat}`;

type HttpAnswer = unknown | ((body: unknown) => unknown);

/** Registers its own beforeEach and afterEach; call it once at the top of a test file. */
export function tablePage() {
  let mounted: Record<string, unknown> | null = null;
  let played: Case<unknown> | null = null;
  const page = {
    exchange: new Exchange(),
    /** HTTP answers by method and path, e.g. `GET /api/tables/oak`; what is missing is 404. */
    http: new Map<string, HttpAnswer>(),
    /** The HTTP requests made, each as method and path. */
    requests: [] as string[],
    info: info(),

    /** The position and the previews that the fake server answers with. */
    get played(): Case<any> {
      if (!played) throw new Error('no table is open');
      return played;
    },

    /** Mount the page without any answer to its socket. */
    mount({ game = 'magic_labyrinth', number = 0, seats, info: over = {} }: Opening = {}): void {
      const found = casesOf(game)[number];
      if (!found) throw new Error(`no case ${number} of ${game}`);
      played = found;
      page.info = info({
        game,
        options: { players: found.players },
        ply: found.ply,
        acting: [found.me],
        seats: Array.from({ length: found.players }, (_, seat) => ({
          seat,
          holder: 'person',
          name: ['Ada', 'Bob', 'Cleo', 'Dan', 'Eva', 'Finn'][seat] ?? null,
          level: null,
          here: true,
          away: null,
          stand_in: null,
        })),
        ...over,
      });
      page.http.set(`GET /api/tables/${table}`, () => page.info);
      for (const seat of seats ?? [found.me]) keepSeat(table, { seat, secret: secretOf(seat) });
      mounted = mount(TablePage, { target: document.body, props: { table } });
      flushSync();
    },

    /** Mount the page, accept its sockets and welcome every seat. */
    async open(opening: Opening = {}): Promise<FakeSocket[]> {
      page.mount(opening);
      const count = Math.max(1, (opening.seats ?? [0]).length);
      await vi.waitFor(() => {
        if (page.exchange.sockets.length < count) throw new Error('the page has not connected yet');
      }, { timeout: 60_000 });
      for (const socket of page.exchange.sockets) {
        socket.answers = page.answer;
        socket.accept();
        page.welcome(socket, opening.welcome);
      }
      await page.settle();
      return page.exchange.sockets;
    },

    /** Welcome one socket to the seat of the secret with which it joined. */
    welcome(socket: FakeSocket, change: Welcomed = {}): void {
      const join = socket.sent.find((frame) => frame.type === 'join');
      const seat = /^secret-of-seat-(\d)$/.exec(join?.secret ?? '')?.[1];
      const own = seat === undefined ? null : Number(seat);
      const { me, ply, view, legal } = page.played;
      socket.tell(
        welcome({
          info: page.info,
          seat: own,
          ply,
          view,
          legal: own === me ? legal : [],
          acting: [me],
          ...change,
        }),
      );
      flushSync();
    },

    /** Answers previews as the rules did; a test may replace it before `open`. */
    answer(frame: FromClient): FromServer | null {
      if (frame.type !== 'preview' || frame.ply !== page.played.ply) return null;
      const found = page.played.previews.find(({ acts }) => acts.join('\n') === frame.acts.join('\n'));
      return found ? { ...found, id: frame.id ?? null } : null;
    },

    /** Wait until promises that are already settled have been drawn. */
    async settle(): Promise<void> {
      for (let turn = 0; turn < 3; turn++) {
        await new Promise((resolve) => setTimeout(resolve));
        flushSync();
      }
    },

    /** Leave the page, as a click on Back does. */
    async leave(): Promise<void> {
      const leaving = mounted;
      mounted = null;
      if (leaving) await unmount(leaving);
    },

    /** The visible button with this accessible name. */
    button(name: string): HTMLButtonElement {
      const named = (one: HTMLButtonElement) =>
        (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name;
      const found = [...document.querySelectorAll('button')].find(named);
      if (!found) throw new Error(`no button "${name}"`);
      return found;
    },

    async press(name: string): Promise<void> {
      page.button(name).click();
      await page.settle();
    },

    get notes(): string[] {
      return notes.map(({ text }) => text);
    },
  };

  async function http(path: string, how: RequestInit = {}): Promise<Response> {
    const request = `${how.method ?? 'GET'} ${path}`;
    page.requests.push(request);
    const given = page.http.get(request);
    if (given === undefined)
      return Response.json({ code: 'not_found', message: request, clause: null, reason: null, about: {} }, { status: 404 });
    const body: unknown = how.body ? JSON.parse(String(how.body)) : undefined;
    const answer: unknown = typeof given === 'function' ? await given(body) : given;
    return answer instanceof Response ? answer : Response.json(answer);
  }

  beforeEach(async () => {
    localStorage.clear();
    // Test files share modules, and with them what a page remembers without storage.
    for (const key of ['tables', 'removed', 'sitting', 'notices', 'lots', 'learnt']) forget(key);
    notes.length = 0;
    page.exchange = new Exchange();
    page.http.clear();
    page.requests.length = 0;
    vi.stubGlobal('fetch', http);
    vi.stubGlobal('WebSocket', class {
      constructor(address: string) {
        return page.exchange.dial(address);
      }
    });
    Object.assign(chosen, { motion: 'reduced', sound: false, confirm: false });
    await speak('en');
  });

  afterEach(async () => {
    await page.leave();
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  return page;
}
