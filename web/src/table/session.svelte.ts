/** A table that is played at: the connections of the own seats, their requests, and moves not yet sent. */
import { api, socketAddress } from '../shell/api';
import type { AnyGame } from '../games';
import type {
  Again,
  ErrorCode,
  FromServer,
  Hinted,
  Looked,
  Manners,
  Phrase,
  Previewed,
  Proposed,
  Recalled,
  Refused,
  Reply,
  SeatChange,
  Stretch,
  TableInfo,
  Threatened,
  Welcome,
} from '../wire';
import { withChange } from './changes';
import { Connection, type LinkStatus, type Request } from './connection';
import { grow, type LogEntry } from './log';
import { keepOpened, owed, witness } from './lots';
import { dropSecret, keepSeat, keepTable, myTable } from './mine';
import { Curtain } from './curtain.svelte';
import { Frames } from './frames';
import type { Table } from './table';
import type { Told } from './time';
import { Timeline, type Shown } from './timeline.svelte';

/** Milliseconds after which somebody wants to know what has become of her move. */
const patienceForAnswer = 2000;

/** One own seat (or the watcher's place), with what it has been told. */
interface Line {
  seat: number | null;
  /** Null for a watcher. */
  secret: string | null;
  connection: Connection;
  status: LinkStatus;
  frames: Frames;
  /** What was told before the first of them. */
  log: LogEntry[];
  /** She is getting up by herself. */
  leaving: boolean;
  /** What of the lots was sent since the last welcome. */
  sent: 'seal' | 'open' | null;
}

export interface Listener {
  /** New lines of the log, as they are shown. */
  happened(entries: LogEntry[]): void;
  refused(refused: Refused): void;
  trouble(code: string): void;
  /** A bot plays for somebody, or somebody is back. */
  changed(change: SeatChange): void;
  /** An own seat has been freed by somebody else. */
  freed(): void;
  /** Somebody has said something. */
  said(seat: number, phrase: Phrase): void;
}

export class Session implements Table {
  info = $state.raw<TableInfo | null>(null);
  /** When that was told, by `Date.now()`. */
  heard = $state(0);
  /** The own seat whose view is shown; null for a watcher. */
  facing = $state<number | null>(null);
  changes = $state.raw<SeatChange[]>([]);
  sending = $state(false);
  /** The ply of the own act shown last: what is past may fade from the log, but not when it was. */
  ownPly = -1;
  /** An own act has waited for its answer longer than an eye blinks. */
  late = $state(false);
  thinking = $state<number | null>(null);
  link = $state<LinkStatus>('connecting');
  /** Why the table cannot be had at all, by the server's code. */
  gone = $state<string | null>(null);
  again = $state.raw<Again | null>(null);
  /** How the clock stands, where there is one. */
  clock = $state.raw<Told | null>(null);
  mySeats = $state.raw<number[]>([]);
  /** This device holds several seats, whether or not their lines stand already. */
  shared = $state(false);
  /** What was told before the frames of the seat shown. */
  private before = $state.raw<LogEntry[]>([]);

  readonly timeline: Timeline;
  readonly curtain: Curtain;

  private lines: Line[] = [];
  private front: Line | null = null;
  private ahead: Session | null = null;
  private lotsOnly = false;
  private closed = false;
  private lateness: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    private readonly game: () => AnyGame | null,
    private readonly listener: Listener,
    private readonly dial?: (address: string) => WebSocket,
  ) {
    this.curtain = new Curtain(this, game);
    this.timeline = new Timeline({
      load: (ply) => this.recall(ply),
      told: (acts) => this.told(acts),
      settled: () => this.settle(),
      covers: (acting) => this.curtain.covers(acting),
    });
  }

  /** The log up to the present, with what fades left out. */
  readonly log = $derived.by((): LogEntry[] => {
    const game = this.game();
    const { before, timeline } = this;
    const acts = timeline.between(before.at(-1)?.ply ?? 0, timeline.present?.ply ?? 0);
    return game ? grow(before, acts, game, this.info?.options ?? {}) : before;
  });

  /** While an own act that ends the turn is drawn: the position that it leads to. */
  readonly outcome = $derived.by((): Shown | null => {
    const { facing, mySeats, timeline } = this;
    const { heading } = timeline;
    if (!heading || facing === null || !timeline.follows || this.curtain.closed) return null;
    const own = heading.acts.findLast(({ seat }) => seat !== null && mySeats.includes(seat));
    return own?.seat === facing && !heading.acting.includes(facing) ? heading : null;
  });

  /** Connect every own seat, or a watcher; does nothing once open or closed. */
  open(): void {
    if (this.lines.length > 0) return;
    const { seats } = myTable(this.table);
    if (seats.length === 0) this.add(null);
    for (const seat of seats) this.add(seat.secret, seat.seat);
  }

  /** Only look on, whatever seats this browser holds: others see this screen too. */
  watch(): void {
    this.add(null);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.lateness);
    this.timeline.close();
    this.ahead?.close();
    for (const line of this.lines) line.connection.close();
    this.lines = [];
    this.front = null;
  }

  hurry(): void {
    for (const line of this.lines) line.connection.hurry();
  }

  /** The page has come into sight, or gone out of it: who does not see it is told in other ways. */
  sight(sees: boolean): void {
    for (const line of this.lines) line.connection.ask({ type: 'sight', sees });
  }

  /** A seat taken from this page: its line comes first, and a watcher's is no longer needed. */
  sit(secret: string, seat: number): void {
    for (const line of this.lines.filter((line) => line.seat === null)) this.remove(line);
    this.add(secret, seat);
  }

  /** Get up from an own seat, before the game begins. */
  async getUp(seat: number): Promise<void> {
    const line = this.lines.find((own) => own.seat === seat);
    const secret = myTable(this.table).seats.find((own) => own.seat === seat)?.secret;
    if (!line || secret === undefined) return;
    line.leaving = true;
    try {
      await api.free(this.table, seat, secret);
    } catch (error) {
      line.leaving = false;
      throw error;
    }
    this.lookOn(line, secret);
  }

  act(acts: string[]): void {
    if (this.canAsk) this.front?.connection.act(acts);
  }

  /** The position that is shown is the present one, and not withheld. */
  private get canAsk(): boolean {
    return this.timeline.follows && !this.curtain.closed;
  }

  preview(acts: string[]): Promise<Previewed | null> {
    return this.about({ type: 'preview', ply: this.timeline.ply, acts });
  }

  look(acts: string[], place: string): Promise<Looked | null> {
    return this.about({ type: 'look', ply: this.timeline.ply, acts, place });
  }

  /** What the pieces could do to each other. */
  threats(): Promise<Threatened | null> {
    return this.about({ type: 'threats', ply: this.timeline.ply, acts: [] });
  }

  private async about<Given extends Reply>(frame: Request): Promise<Given | null> {
    return this.canAsk ? this.ask<Given>(frame) : null;
  }

  /** A strong player's turn that begins with these acts if it can; null where there is no hint. */
  async hint(acts: string[]): Promise<Hinted | null> {
    const { ply } = this.timeline;
    const reply = await this.front?.connection.request({ type: 'hint', ply, acts });
    if (reply?.type === 'hinted') return reply;
    // A player who has moved on no longer waits for the hint.
    if (reply?.type === 'error' && this.acting && this.timeline.ply === ply)
      this.listener.trouble(reply.code);
    return null;
  }

  /** The stretch of the past that holds a position, as far as it may still be seen. */
  private async recall(ply: number): Promise<Stretch | null> {
    const { front } = this;
    const recalled = await this.ask<Recalled>({ type: 'recall', ply });
    if (!recalled || !front) return null;
    front.frames.earliest = recalled.earliest;
    return recalled.stretch;
  }

  /** What this seat may ask of the others now. */
  manners(): Promise<Manners | null> {
    return this.ask({ type: 'manners' });
  }

  propose(what: Proposed, seat: number | null = null): void {
    this.front?.connection.ask({ type: 'propose', ply: this.front.frames.plies, what, seat });
  }

  /** An own seat answers the proposal of this number, or takes it back if it is its own. */
  answer(seat: number, number: number, agrees: boolean): void {
    const line = this.lines.find((own) => own.seat === seat);
    line?.connection.ask({ type: 'answer', number, agrees });
  }

  /** The learner has read the lesson: its bots may play. */
  beginLesson(): void {
    this.front?.connection.ask({ type: 'begin' });
  }

  say(phrase: Phrase): void {
    this.front?.connection.ask({ type: 'say', phrase });
  }

  /** Resolves with the reply; with null if there is none, or an error instead. */
  private async ask<Given extends Reply>(frame: Request): Promise<Given | null> {
    const reply = (await this.front?.connection.request(frame)) ?? null;
    return reply === null || reply.type === 'error' ? null : (reply as Given);
  }

  /** The own seat is to act, and nothing is being drawn or sent. */
  get acting(): boolean {
    const { timeline, facing } = this;
    return (
      timeline.follows &&
      facing !== null &&
      (timeline.shown?.acting.includes(facing) ?? false) &&
      this.info?.seats[facing]?.holder === 'person' &&
      (this.info.lesson?.stands ?? 'open') === 'open' &&
      !timeline.moving &&
      !this.sending &&
      !this.curtain.closed
    );
  }

  private add(secret: string | null, seat: number | null = null): void {
    if (this.closed) return;
    const line: Line = {
      seat,
      secret,
      status: 'connecting',
      frames: new Frames(0),
      log: [],
      leaving: false,
      sent: null,
      connection: new Connection(
        socketAddress(this.table),
        secret,
        {
          frame: (frame) => this.take(line, frame, secret),
          denied: (code) => this.denied(line, code, secret),
          status: (status) => {
            line.status = status;
            this.countLinks();
          },
          sending: (now) => {
            if (line === this.front) this.waitFor(now);
          },
        },
        this.dial,
      ),
    };
    this.lines.push(line);
    if (!this.front) {
      this.front = line;
      this.timeline.frames = line.frames;
    }
    this.countSeats();
    line.connection.open();
  }

  private turnTo(line: Line | null): void {
    this.front = line;
    this.facing = line?.seat ?? null;
    this.waitFor(line?.connection.sending ?? false);
    if (!line) return;
    this.before = line.log;
    this.timeline.turnTo(line.frames);
  }

  private waitFor(answer: boolean): void {
    this.sending = answer;
    clearTimeout(this.lateness);
    this.late = false;
    if (answer) this.lateness = setTimeout(() => (this.late = true), patienceForAnswer);
  }

  private remove(line: Line): void {
    this.lines = this.lines.filter((other) => other !== line);
    if (this.front === line) this.turnTo(this.lines[0] ?? null);
    this.countSeats();
    line.connection.close();
  }

  private countSeats(): void {
    this.mySeats = this.lines.flatMap((own) => own.seat ?? []).sort((a, b) => a - b);
    this.shared = this.lines.filter(({ secret }) => secret !== null).length > 1;
  }

  /** The server cannot be had, and a person should know. */
  get lineLost(): boolean {
    return this.link !== 'open' && this.link !== 'returning';
  }

  private countLinks(): void {
    const worst = (['waiting', 'connecting', 'returning', 'open'] as const).find((status) =>
      this.lines.some((line) => line.status === status),
    );
    this.link = worst ?? 'closed';
  }

  private take(line: Line, frame: FromServer, secret: string | null): void {
    switch (frame.type) {
      case 'welcome':
        return this.welcome(line, frame, secret);
      case 'started':
        this.setInfo(frame.info);
        return this.end(line, frame.stretch, frame.legal);
      case 'played':
        if (line === this.front) return this.timeline.extend(frame.acts, frame.legal);
        line.frames.extend(frame.acts, frame.legal);
        return this.settle();
      case 'table':
        if (frame.change) this.change(frame.change);
        return this.setInfo(frame.info);
      case 'clock':
        if (line === this.front) this.clock = { stands: frame.stands, at: Date.now() };
        return;
      case 'again':
        return this.playAgain(frame);
      case 'thinking':
        this.thinking = frame.seat;
        return;
      case 'said':
        if (line === this.front) this.listener.said(frame.seat, frame.phrase);
        return;
      case 'refused':
        return this.listener.refused(frame);
      case 'error':
        if (frame.code === 'not_found') this.gone = frame.code;
        else this.listener.trouble(frame.code);
    }
  }

  /** Only the refusal to join says that the secret opens no seat; it is dropped then. */
  private denied(line: Line, code: ErrorCode, secret: string | null): void {
    if (code === 'forbidden' && secret !== null) this.lookOn(line, secret);
    else if (code === 'not_found') this.gone = code;
    else this.listener.trouble(code);
  }

  /** The secret opens no seat, or no more: look on instead. */
  private lookOn(line: Line, secret: string): void {
    if (!this.lines.includes(line)) return;
    if (line.seat !== null && !line.leaving) this.listener.freed();
    dropSecret(this.table, secret);
    this.remove(line);
    if (this.lines.length === 0) this.add(null);
  }

  private change(change: SeatChange): void {
    if (this.changes.every(({ number }) => number !== change.number)) this.listener.changed(change);
    this.changes = withChange(this.changes, change);
  }

  private welcome(line: Line, frame: Welcome, secret: string | null): void {
    if (secret !== null && frame.seat === null) {
      this.setInfo(frame.info);
      return this.lookOn(line, secret);
    }
    line.seat = frame.seat;
    line.sent = null;
    if (secret !== null && frame.seat !== null)
      keepSeat(this.table, { seat: frame.seat, secret });
    this.setInfo(frame.info);
    this.changes = frame.changes;
    this.countSeats();
    line.log = frame.log;
    if (line === this.front) {
      this.facing = frame.seat;
      // Told again after the welcome if a bot is still thinking.
      this.thinking = null;
      this.before = frame.log;
    }
    this.end(line, frame.stretch, frame.legal);
  }

  private end(line: Line, stretch: Stretch, legal: string[]): void {
    if (line === this.front) return this.timeline.welcome(stretch, legal);
    line.frames.end(stretch, legal);
    this.settle();
  }

  /** Acts come to be shown. */
  private told(acts: LogEntry[]): void {
    if (acts.some(({ seat }) => seat !== null && seat === this.thinking)) this.thinking = null;
    this.listener.happened(acts);
    const own = acts.findLast(({ seat }) => seat !== null && this.mySeats.includes(seat));
    if (own) this.ownPly = own.ply;
  }

  /** When all is shown: turn to the own seat that is to act, as soon as it knows as much. */
  private settle(): void {
    const { present, moving } = this.timeline;
    if (moving || !present || (this.facing !== null && present.acting.includes(this.facing))) return;
    const next = this.lines.find(
      (line) => line.seat !== null && present.acting.includes(line.seat) && line !== this.front,
    );
    if (next && next.frames.plies >= present.ply && next.frames.knows(present.ply)) this.turnTo(next);
  }

  private setInfo(info: TableInfo): void {
    witness(info);
    this.info = info;
    this.heard = Date.now();
    const stands = info.clock?.stands;
    this.clock = stands ? { stands, at: this.heard } : null;
    for (const line of this.lines) this.addToLots(line, info);
    if (this.lotsOnly && info.status !== 'waiting') this.close();
    const mine = myTable(this.table);
    if (mine.seats.length === 0 && !mine.host) return;
    keepTable({
      ...mine,
      game: info.game,
      over: info.status === 'over',
      seen: Date.now(),
    });
  }

  /** What an own seat owes the lots, each thing once for each time the line stands. */
  private addToLots(line: Line, info: TableInfo): void {
    if (line.seat === null) return;
    const frame = owed(info, line.seat);
    if (!frame || line.sent === frame.type || !line.connection.ask(frame)) return;
    line.sent = frame.type;
    if (frame.type === 'open') keepOpened(this.table, line.seat);
  }

  private playAgain(frame: Again): void {
    this.keepAgain(frame.table);
    this.again = frame;
    if (!this.ahead && this.mySeats.length > 0) this.goAhead(frame.table);
  }

  /** Whoever still looks at this game adds to the lots of the next one all the same. */
  private goAhead(table: string): void {
    const ignored = (): void => undefined;
    const nobody: Listener = {
      happened: ignored,
      changed: ignored,
      freed: ignored,
      refused: ignored,
      trouble: ignored,
      said: ignored,
    };
    this.ahead = new Session(table, () => null, nobody, this.dial);
    this.ahead.lotsOnly = true;
    this.ahead.open();
  }

  /** The secrets of this table hold at the one that follows. */
  keepAgain(next: string): void {
    const mine = myTable(this.table);
    if (mine.seats.length > 0 || mine.host)
      keepTable({ ...mine, table: next, watchesOnly: false, over: false, seen: Date.now() });
  }
}
