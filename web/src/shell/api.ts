/** The HTTP interface of the server. Secrets travel in a header, never in an address. */
import type {
  FindGame,
  Follow,
  FoundGame,
  GameInfo,
  GameRecord,
  Happened,
  House,
  Instead,
  Learner,
  LessonInfo,
  Level,
  LobbyInfo,
  NewDevice,
  NewMail,
  NewTable,
  NoticesOffered,
  OpenedRecord,
  Opening,
  Problem,
  Replay,
  ReviewState,
  SeatSecret,
  SetUp,
  SetUpTried,
  SitDown,
  Stopped,
  Subscribed,
  SubscriptionInfo,
  Stretch,
  TableInfo,
  TableMade,
  ChangeEntrant,
  ChangeTournament,
  EncounterInfo,
  Enter,
  EnterBots,
  LiveTable,
  MyPlace,
  NewTournament,
  PlayerSecret,
  Settle,
  TournamentExport,
  TournamentInfo,
  TournamentMade,
} from '../wire';

/** What went wrong, by the server's code; `message` is for the curious, not for the page. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The rule that forbids it, and its wording in the game's texts. */
    readonly clause: string | null = null,
    readonly reason: string | null = null,
    /** What fills that in. */
    readonly about: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (secret !== undefined) headers['authorization'] = `Bearer ${secret}`;
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await answer.text();
  } catch {
    throw new ApiError('unreachable', 'the server cannot be reached');
  }
  if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
  throw failure(answer, text);
}

function failure({ status, statusText }: Response, text: string): ApiError {
  try {
    const { code, message, clause, reason, about } = JSON.parse(text) as Problem;
    return new ApiError(code, message, clause, reason, about);
  } catch {
    // A proxy answers for a server that it cannot reach.
    return new ApiError([502, 504].includes(status) ? 'unreachable' : 'internal', statusText);
  }
}

export const api = {
  house: () => ask<House>('GET', '/house'),
  letIn: () => ask<House>('POST', '/house/open'),
  games: () => ask<GameInfo[]>('GET', '/games'),
  gameNames: () => ask<string[]>('GET', '/games/names'),
  setUp: (wish: SetUp) => ask<SetUpTried>('POST', '/set-up', wish),
  make: (table: NewTable) => ask<TableMade>('POST', '/tables', table),
  table: (table: string) => ask<TableInfo>('GET', `/tables/${table}`),
  sit: (table: string, seat: number, who: SitDown) =>
    ask<SeatSecret>('POST', `/tables/${table}/seats/${seat}`, who),
  free: (table: string, seat: number, secret: string) =>
    ask<TableInfo>('DELETE', `/tables/${table}/seats/${seat}`, undefined, secret),
  seatBot: (table: string, seat: number, level: Level, secret: string) =>
    ask<TableInfo>('PUT', `/tables/${table}/seats/${seat}/bot`, { level }, secret),
  unseatBot: (table: string, seat: number, secret: string) =>
    ask<TableInfo>('DELETE', `/tables/${table}/seats/${seat}/bot`, undefined, secret),
  openTable: (table: string, opening: Opening, secret: string) =>
    ask<TableInfo>('PUT', `/tables/${table}/opening`, opening, secret),
  closeTable: (table: string, secret: string) =>
    ask<TableInfo>('DELETE', `/tables/${table}/opening`, undefined, secret),
  notices: () => ask<NoticesOffered>('GET', '/notices'),
  addDevice: (device: NewDevice) => ask<Subscribed>('POST', '/notices/devices', device),
  addMail: (mail: NewMail) => ask<Subscribed>('POST', '/notices/mails', mail),
  confirmMail: (token: string) => ask<Stopped>('POST', '/notices/confirm', { token }),
  stopByToken: (token: string) =>
    ask<Stopped>('POST', `/notices/stop/${encodeURIComponent(token)}`),
  subscription: (subscriber: string, secret: string) =>
    ask<SubscriptionInfo>('GET', `/notices/${subscriber}`, undefined, secret),
  stopNotices: (subscriber: string, secret: string) =>
    ask<Stopped>('DELETE', `/notices/${subscriber}`, undefined, secret),
  follow: (table: string, wish: Follow, secret: string) =>
    ask<Stopped>('PUT', `/tables/${table}/notices`, wish, secret),
  lobby: (after?: number) =>
    ask<LobbyInfo>('GET', `/lobby${after === undefined ? '' : `?after=${after}`}`),
  find: (wish: FindGame) => ask<FoundGame>('POST', '/lobby/find', wish),
  lessons: () => ask<LessonInfo[]>('GET', '/lessons'),
  teach: (game: string, lesson: string, learner: Learner) =>
    ask<TableMade>('POST', `/lessons/${game}/${lesson}`, learner),
  again: (table: string, secret: string) =>
    ask<TableInfo>('POST', `/tables/${table}/again`, undefined, secret),
  record: (table: string) => ask<GameRecord>('GET', `/tables/${table}/record`),
  review: (table: string) => ask<ReviewState>('GET', `/tables/${table}/review`),
  askReview: (table: string) => ask<ReviewState>('POST', `/tables/${table}/review`),
  makeTournament: (wish: NewTournament) => ask<TournamentMade>('POST', '/tournaments', wish),
  tournament: (name: string, after?: number) =>
    ask<TournamentInfo>('GET', `/tournaments/${name}${after === undefined ? '' : `?after=${after}`}`),
  place: (name: string, secret: string, after?: number) =>
    ask<MyPlace>(
      'GET',
      `/tournaments/${name}/me${after === undefined ? '' : `?after=${after}`}`,
      undefined,
      secret,
    ),
  round: (name: string, round: number) =>
    ask<EncounterInfo[]>('GET', `/tournaments/${name}/rounds/${round}`),
  boards: (name: string, tables: readonly number[], known: readonly number[]) =>
    ask<LiveTable[]>(
      'GET',
      `/tournaments/${name}/boards?${[...tables.map((table) => `table=${table}`), ...known.map((ply) => `known=${ply}`)].join('&')}`,
    ),
  export: (name: string) => ask<TournamentExport>('GET', `/tournaments/${name}/export`),
  enter: (name: string, who: Enter, secret?: string) =>
    ask<PlayerSecret>('POST', `/tournaments/${name}/players`, who, secret),
  addBots: (name: string, wish: EnterBots, secret: string) =>
    ask<TournamentInfo>('POST', `/tournaments/${name}/bots`, wish, secret),
  renamePlayer: (name: string, player: number, wish: string, secret: string) =>
    ask<TournamentInfo>('PATCH', `/tournaments/${name}/players/${player}`, { name: wish }, secret),
  removePlayer: (name: string, player: number, secret: string) =>
    ask<TournamentInfo>('DELETE', `/tournaments/${name}/players/${player}`, undefined, secret),
  reissue: (name: string, player: number, secret: string) =>
    ask<PlayerSecret>('POST', `/tournaments/${name}/players/${player}/link`, undefined, secret),
  changeEntrant: (name: string, entrant: number, wish: ChangeEntrant, secret: string) =>
    ask<TournamentInfo>('PATCH', `/tournaments/${name}/entrants/${entrant}`, wish, secret),
  changeTournament: (name: string, wish: ChangeTournament, secret: string) =>
    ask<TournamentInfo>('PATCH', `/tournaments/${name}`, wish, secret),
  beginTournament: (name: string, secret: string) =>
    ask<TournamentInfo>('POST', `/tournaments/${name}/begin`, undefined, secret),
  nextRound: (name: string, secret: string) =>
    ask<TournamentInfo>('POST', `/tournaments/${name}/next`, undefined, secret),
  settle: (name: string, round: number, table: number, wish: Settle, secret: string) =>
    ask<TournamentInfo>(
      'PUT',
      `/tournaments/${name}/rounds/${round}/tables/${table}/result`,
      wish,
      secret,
    ),
  told: (table: string) => ask<Happened[]>('GET', `/tables/${table}/told`),
  replay: (table: string) => ask<Replay>('GET', `/tables/${table}/replay`),
  /** By its stamp it is kept here for good. */
  stretch: (table: string, seen: string, number: number, stamp: string) =>
    ask<Stretch>('GET', `/tables/${table}/replay/${seen}/${number}?stamped=${stamp}`),
  positionAt: (table: string, ply: number) =>
    ask<Record<string, unknown>>('GET', `/tables/${table}/replay/position/${ply}`),
  instead: (table: string, seen: string, ply: number, seat: number, act: string) =>
    ask<Instead>('GET', `/tables/${table}/replay/${seen}/instead/${ply}?seat=${seat}&act=${encodeURIComponent(act)}`),
  openRecord: (record: Record<string, unknown>, seen: string) =>
    ask<OpenedRecord>('POST', `/records?seen=${seen}`, record),
  positionIn: (record: Record<string, unknown>, ply: number) =>
    ask<Record<string, unknown>>('POST', `/records/position?ply=${ply}`, record),
};

export const pictureOf = (table: string, language: string): string =>
  `/api/tables/${table}/picture.png?language=${language}`;

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${table}/socket`;
}
