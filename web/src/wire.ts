/**
 * The wire, generated from the server's types. Do not edit:
 * `python tools/wire_types.py > web/src/wire.ts`
 */

/** Acts in one frame. */
export const MOST_ACTS = 16;

export type Holder = 'open' | 'person' | 'bot';

export type Level = 'beginner' | 'casual' | 'skilled' | 'expert' | 'champion';

export type Status = 'waiting' | 'playing' | 'over';

export type Teams = 'single' | 'together' | 'drawn';

export type Overtime = 'draw' | 'organiser';

export type NoShow = 'loss' | 'bot' | 'organiser';

export type Seeding = 'entry' | 'lot';

export type TournamentStatus = 'entry' | 'playing' | 'over';

export type Halves = 0 | 1 | 2;

export type Format = 'round_robin' | 'swiss' | 'knock_out' | 'groups';

export type TieBreak = 'direct' | 'buchholz' | 'sonneborn_berger' | 'points';

export type How = 'played' | 'bye' | 'rest' | 'no_show' | 'overtime' | 'organiser';

export type Language = 'en' | 'de' | 'fr' | 'it' | 'es' | 'nl' | 'de-CH';

export type Ended = 'long' | 'rules' | 'resigned' | 'agreed' | 'time';

export type Proposed = 'back' | 'draw' | 'resign' | 'bot' | 'lots';

export type Phrase = 'hello' | 'good_luck' | 'well_played' | 'thanks' | 'sorry' | 'oops' | 'moment' | 'good_game' | 'again' | 'bye' | 'bravo' | 'smile' | 'laugh' | 'wow' | 'sad' | 'heart';

export type ProblemCode = 'bad_request' | 'forbidden' | 'not_found' | 'not_allowed' | 'conflict' | 'too_large' | 'too_many' | 'unavailable' | 'internal';

export type ErrorCode = 'bad_frame' | 'bad_request' | 'forbidden' | 'not_found' | 'conflict' | 'too_large' | 'too_many' | 'too_slow' | 'unavailable' | 'internal';

/**
 * How much time everybody has: so many seconds for the whole game, and an `increment` for
 * every turn (`real`); or so many `days` for each move.
 *
 * Whoever has none left loses, or from then on a bot plays for her: `ends`. Of more than two
 * sides the others play on, and a bot for who has lost.
 */
export interface ClockChoice {
  kind: 'real' | 'days';
  each: number;
  increment?: number;
  ends?: 'bot' | 'loses';
}

/** Anyone may join. Bots take the seats that are free after so many seconds; or none do. */
export interface Opening {
  bots_after?: number | null;
  level?: Level;
}

/**
 * The secrets of the maker's own seats, and of the host (who seats bots in open seats).
 *
 * `knows`: what the maker laid down by hand tells her all that nobody may know, so she only
 * watches. Nobody else is told, since it would say something of what is hidden.
 */
export interface TableMade {
  info: TableInfo;
  host: string;
  seats: SeatSecret[];
  knows: boolean;
}

/**
 * `rounds` are those of a Swiss tournament; null: as many as it takes to find one winner.
 *
 * `groups` and `advance` (so many of each go on) are for `groups` alone. `tie_breaks` are
 * asked in this order where scores are equal.
 */
export interface Plan {
  format: Format;
  rounds?: number | null;
  groups?: number;
  advance?: number;
  seats?: 'rotating' | 'fixed';
  tie_breaks?: TieBreak[];
}

/** What each side has of it: 1, ½ or 0; and its points, where the game has them. */
export interface Result {
  first: number;
  second: number;
  how: How;
  points: [number, number] | null;
}

/**
 * `ties` are the values of the tie-breaks, in the order of the plan.
 *
 * Whoever is equal in everything shares a place.
 */
export interface Standing {
  place: number;
  entrant: number;
  score: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  ties: number[];
  group: number | null;
}

/** Both have so much. */
export interface SameScore {
  type: 'same_score';
  score: number;
}

/** Nobody nearer was left for both of them. */
export interface ScoresApart {
  type: 'scores_apart';
  higher: number;
  lower: number;
}

/** They had not met. */
export interface NotMet {
  type: 'not_met';
}

/** They have met so often: nobody could be paired without meeting somebody again. */
export interface MetBefore {
  type: 'met_before';
  times: number;
}

/** The table by which everybody meets everybody says so for this one of so many rounds. */
export interface ByTable {
  type: 'by_table';
  round: number;
  rounds: number;
}

/** The strongest and the weakest seeds meet first, so that the strongest meet last. */
export interface Seeds {
  type: 'seeds';
  first: number;
  second: number;
}

/** The winners at these tables of the round before. */
export interface Winners {
  type: 'winners';
  first: number;
  second: number;
}

/** The number is odd; of those without a bye so far nobody stands lower. */
export interface Lowest {
  type: 'lowest';
  score: number;
}

/** The number is odd, and nobody was left to whom a first bye could go. */
export interface LowestAgain {
  type: 'lowest_again';
  byes: number;
}

/** So many entrants are no power of two: the best seeds rest in the first round. */
export interface SeedRests {
  type: 'seed_rests';
  seed: number;
}

/** The number is odd: by the table everybody rests once. */
export interface FreeByTable {
  type: 'free_by_table';
}

/** Whoever would have been met has withdrawn, or nobody went on from there. */
export interface OtherGone {
  type: 'other_gone';
  entrant: number | null;
}

/** The first begins, having begun so often before; the other has so often. */
export interface Begins {
  type: 'begins';
  first: number;
  second: number;
}

/** The table says who begins: in the end everybody has begun about equally often. */
export interface BeginsByTable {
  type: 'begins_by_table';
}

/**
 * `match`: rounds of an encounter, in games that have points; 2 unless said.
 *
 * `minutes` are those of a round, null for as long as it takes. The next round is paired after a
 * `pause` of so many minutes once the last game has ended; null waits for the organiser. Bots of
 * `level` fill up teams. The same `token` again is answered with the same tournament.
 */
export interface NewTournament {
  title: string;
  game: string;
  options: Record<string, unknown>;
  plan: Plan;
  match?: number | null;
  teams?: Teams | null;
  level?: Level;
  seeding?: Seeding;
  minutes?: number | null;
  overtime?: Overtime;
  no_show?: NoShow;
  no_show_minutes?: number;
  pause?: number | null;
  token?: string | null;
}

/**
 * A player enters; into a `team` that is there, or with a new one of that name.
 *
 * The same `token` again is answered with the same player.
 */
export interface Enter {
  name: string;
  team?: number | null;
  team_name?: string | null;
  token?: string | null;
}

/** So many entrants more, all of them bots. */
export interface EnterBots {
  count: number;
  level: Level;
}

export interface ChangePlayer {
  name: string;
}

/** Another name, or withdrawn from now on (before the first round: as if never entered). */
export interface ChangeEntrant {
  name?: string | null;
  withdrawn?: boolean | null;
}

/**
 * Whether players may enter by themselves; and when the next round is paired at the earliest.
 *
 * `next_at` is ISO 8601 with its offset; empty: the organiser says when.
 */
export interface ChangeTournament {
  open?: boolean | null;
  next_at?: string | null;
}

/** What each side has, in halves (2 is a win), by the organiser's word; the reason is shown. */
export interface Settle {
  first: Halves;
  second: Halves;
  reason: string;
}

/** `entrant` is null until teams are drawn; a `level` is a bot's. */
export interface PlayerInfo {
  player: number;
  name: string;
  entrant: number | null;
  level: Level | null;
}

/** Whoever is paired: a player or a team. `bot`: bots alone. */
export interface EntrantInfo {
  entrant: number;
  name: string;
  seed: number;
  withdrawn: boolean;
  bot: boolean;
  players: number[];
}

/** What the organiser has said of a result, and why. */
export interface Correction {
  at: string;
  before: Result | null;
  after: Result;
  reason: string;
}

/**
 * Who meets in a round, and why; `table` is where. Without a `second` it is a bye.
 *
 * A match goes on from table to table; `table` is the latest.
 */
export interface EncounterInfo {
  round: number;
  number: number;
  first: number;
  second: number | null;
  why: (SameScore | ScoresApart | NotMet | MetBefore | ByTable | Seeds | Winners | Lowest | LowestAgain | SeedRests | FreeByTable | OtherGone | Begins | BeginsByTable)[];
  group: number | null;
  slot: number | null;
  result: Result | null;
  table: string | null;
  corrections: Correction[];
}

/**
 * A table of this round as it stands: whose turn it is, and who is not there, by their seats.
 *
 * `board` is drawn as SVG, as whoever watches sees it; null if there is none yet, or if whoever
 * asks has the one of this ply.
 */
export interface LiveTable {
  number: number;
  table: string;
  status: Status;
  ply: number;
  acting: number[];
  away: number[];
  board: string | null;
}

/**
 * A tournament as everybody sees it, with the `encounters` of its latest round.
 *
 * `size` is that of a team; `sides` are the seats of whoever is first in an encounter, and of
 * the other side. `revision` is raised whenever anything changes. Times are ISO 8601
 * in UTC; `now` is the server's. `deadline` is when the time of this round is up. `groups`
 * are the standings within each group.
 */
export interface TournamentInfo {
  title: string;
  game: string;
  options: Record<string, unknown>;
  plan: Plan;
  match: number;
  teams: Teams;
  level: Level;
  seeding: Seeding;
  minutes: number | null;
  overtime: Overtime;
  no_show: NoShow;
  no_show_minutes: number;
  pause: number | null;
  tournament: string;
  size: number;
  sides: number[][];
  status: TournamentStatus;
  open: boolean;
  round: number;
  rounds: number;
  created: string;
  now: string;
  paired_at: string | null;
  deadline: string | null;
  next_at: string | null;
  revision: number;
  entrants: EntrantInfo[];
  players: PlayerInfo[];
  encounters: EncounterInfo[];
  standings: Standing[];
  groups: Standing[][];
}

/** The secret of the organiser: it alone changes anything, and is kept here only as a hash. */
export interface TournamentMade {
  info: TournamentInfo;
  organiser: string;
}

/** What opens a player's place in a tournament, on every device. */
export interface PlayerSecret {
  player: number;
  secret: string;
}

/**
 * What a secret opens: the organiser's desk, or a player's place and her seat of this round.
 *
 * `over`: what came of this round's encounter is known.
 */
export interface MyPlace {
  organiser: boolean;
  player: number | null;
  revision: number;
  status: TournamentStatus;
  round: number;
  number: number | null;
  table: string | null;
  seat: number | null;
  secret: string | null;
  over: boolean;
}

/** One game of an encounter, counted from 1 in a match, and where its record is to be had. */
export interface PlayedGame {
  round: number;
  number: number;
  game: number;
  table: string;
  record: string;
}

/** All of a tournament: `rounds` has the encounters of every round, `games` every game. */
export interface TournamentExport {
  info: TournamentInfo;
  rounds: EncounterInfo[][];
  games: PlayedGame[];
}

/**
 * What somebody wants to play, by the usual options; she waits until others want the same.
 *
 * The same `token` again is answered with the same table. `bots` as in `Opening`.
 */
export interface FindGame {
  game: string;
  players: number;
  name: string;
  adds?: boolean;
  token?: string | null;
  bots?: Opening;
  clock?: ClockChoice | null;
}

export interface LobbySeat {
  holder: Holder;
  name: string | null;
  level: Level | null;
}

/**
 * A table that anyone may join: what is played there, who waits, and since when (`listed`).
 *
 * `bots_after` so many seconds since then, bots take the free seats. `by_hand`: something that
 * nobody may know was laid down by hand there.
 */
export interface LobbyTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  rounds: number;
  clock: ClockChoice | null;
  by_hand: boolean;
  listed: string;
  bots_after: number | null;
  seats: LobbySeat[];
}

/**
 * The tables that anyone may join, the latest first, and how many more there are.
 *
 * `stamp` is another one whenever something in it has changed.
 */
export interface LobbyInfo {
  stamp: number;
  tables: LobbyTable[];
  more: number;
}

/** A table to sit down at, in this free seat; or one's own, where the others will come. */
export interface FoundGame {
  table: string;
  seat: number;
  made: TableMade | null;
}

/** How one can be told here: `push` is the server's public key; `mail` if it sends mails. */
export interface NoticesOffered {
  push: string;
  mail: boolean;
}

/** A device, by what its browser says of its push subscription. `key` is the server's own. */
export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  key: string;
  language: Language;
  token: string;
}

/** An address, to which one mail goes: only whoever reads it can say that it is hers. */
export interface NewMail {
  address: string;
  language: Language;
  token: string;
}

/** By this secret seats are followed, and everything is stopped. */
export interface Subscribed {
  subscriber: string;
  secret: string;
}

/** `confirmed`: whoever reads the mails of this address has said that it is hers. */
export interface SubscriptionInfo {
  kind: 'push' | 'mail';
  confirmed: boolean;
}

/** Tell, or no longer, when it is the turn of the seat whose secret is in the header. */
export interface Follow {
  subscriber: string;
  secret: string;
  on?: boolean;
}

/** What stands in a mail, or in a notice. */
export interface NoticeToken {
  token: string;
}

/** Nothing is sent any more; how it stood in the notice is as it was asked. */
export interface Stopped {
  stopped: boolean;
}

/**
 * A seat as the person who sets the table up wants it: left open, her own, or a bot's.
 *
 * `adds`: her client adds a part to the lots; the game waits for it, but not long.
 */
export interface SeatWish {
  holder: Holder;
  name?: string | null;
  level?: Level | null;
  adds?: boolean;
}

/**
 * `given` is what is laid down by hand instead of drawn; it is never shown.
 *
 * More `rounds` than one are a match, in games that have points. The same `token` again
 * is answered with the same table and secrets: an answer may be lost. With a `position` the game
 * begins there: it says the options too, so that `options` and `given` are empty, and all are
 * told that it was laid down by hand. It is private unless it has an `opening`: then anyone
 * finds it in the lobby, and somebody must wait there. Without a `clock` there is all the time
 * in the world. After `stand_in_after` so many seconds a bot plays for a person who is to act
 * and away while somebody else is there; never with null, nor where there are days for a move.
 */
export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  given?: Record<string, unknown>;
  rounds?: number;
  token?: string | null;
  position?: Record<string, unknown> | null;
  opening?: Opening | null;
  clock?: ClockChoice | null;
  stand_in_after?: number | null;
}

/** A game as it would be set up; `plays` says that whoever lays it down plays in it. */
export interface SetUp {
  game: string;
  options: Record<string, unknown>;
  given?: Record<string, unknown>;
  plays?: boolean;
}

/** A clause that forbids something; `reason` is its wording in the game's texts. */
export interface Forbidden {
  clause: string;
  reason: string;
  about: Record<string, string | number>;
}

/** Whether a game could begin so: `refused` is null if it could. */
export interface SetUpTried {
  refused: Forbidden | null;
}

/**
 * The same `token` again is answered with the same secret, as long as the seat is held.
 *
 * Once the host has freed the seat, that token does not take it again. `adds` as in
 * `SeatWish`.
 */
export interface SitDown {
  name: string;
  adds?: boolean;
  token?: string | null;
}

/** Who begins a lesson. The same `token` again is answered with the same table. */
export interface Learner {
  name: string;
  token?: string | null;
}

export interface SeatBot {
  level: Level;
}

/**
 * A seat as everybody sees it; `here` says that somebody is connected in it.
 *
 * A bot with a name plays for that person, who may take the seat back. `away` are the
 * seconds that a person has not been connected, null while she is; `stand_in` those until a
 * bot plays for her, null unless others wait for her to act.
 */
export interface SeatInfo {
  seat: number;
  holder: Holder;
  name: string | null;
  level: Level | null;
  here: boolean;
  away: number | null;
  stand_in: number | null;
}

/**
 * From the position at `ply` on a bot plays for a person, or she is back in her seat.
 *
 * `number` counts such changes at the table; `by` says whose doing it was: the host's, her
 * own, that of her `time`, which was up, of all others, who `agreed` to it, of her having been
 * `away` for long, or of her coming `back`.
 */
export interface SeatChange {
  number: number;
  ply: number;
  seat: number;
  holder: 'person' | 'bot';
  level: Level | null;
  by: 'host' | 'own' | 'time' | 'agreed' | 'back' | 'away';
}

/**
 * What a seat adds to the lots: first its seal, and when the game begins the part itself.
 *
 * `due`: the seal is waited for, or, once all is sealed, the part. An empty part was sealed
 * but never opened.
 */
export interface Part {
  due: boolean;
  seal: string | null;
  part: string | null;
}

/**
 * The hash of the table's secret; what each seat adds; after the end the secret itself.
 *
 * `sealed`: no seal changes any more, and parts are opened.
 */
export interface Fairness {
  commitment: string;
  sealed: boolean;
  parts: Part[];
  secret: string | null;
}

/**
 * What nobody may know and yet was laid down by hand, and the names of whoever did it.
 *
 * `position` is a whole position, from which the game begins. Without a name it was somebody
 * who took no seat when she set the table up.
 */
export interface ByHand {
  what: string[];
  by: string[];
}

/**
 * A match of so many rounds, the game at this table being one of them, counted from 1.
 *
 * `scores` has the points of each seat in each round that is over; `totals` are their sums.
 */
export interface Match {
  round: number;
  rounds: number;
  scores: number[][];
  totals: number[];
}

/** Anyone may join; in so many seconds bots of this level take the free seats, or never. */
export interface Opened {
  bots_in: number | null;
  level: Level | null;
}

/**
 * The lesson that a table is, and whether its goal is reached, missed, or still open.
 *
 * When it is missed, `clause` gives the rule, and `wrong` the name of the wrong answer if the
 * lesson has a text for it (`lesson-<lesson>-wrong-<wrong>`). Nobody acts any more once it is
 * not open. While it `waits`, the bots whose turn comes first wait for the frame `begin`.
 */
export interface LessonStands {
  lesson: string;
  stands: 'open' | 'reached' | 'missed';
  clause: string | null;
  wrong: string | null;
  waits: boolean;
}

/** The milliseconds that each seat has `left`, and the seats whose time `runs`. */
export interface ClockStands {
  left: number[];
  runs: number[];
}

/** The clock of a table. `stands` is null before the game begins. */
export interface ClockInfo {
  choice: ClockChoice;
  stands: ClockStands | null;
}

/**
 * What the seat `by` asks, and the seats that it still `waits` for.
 *
 * With `bot` it is `about` another's seat. It holds for the position at `ply` alone.
 * `number` counts the proposals at the table.
 */
export interface Proposal {
  number: number;
  what: Proposed;
  by: number;
  about: number | null;
  ply: number;
  waits: number[];
}

/**
 * `created` is ISO 8601 in UTC; `result` is what each seat has once the game is over.
 *
 * `ended` is null unless the game is over before its rules have ended it: `long`, it went on
 * for longer than any real game, and nobody has won; `rules`, the rules by which it began are
 * here no more, so that nothing of it can be shown, and `result` is null; the record can be had
 * all the same; `resigned` or `time`, all sides but one gave up or ran out of time;
 * `agreed`, it was drawn by agreement.
 * `match` is null where the game stands alone, `by_hand` where all that is hidden was drawn,
 * `lesson` where none is taught.
 * After so many seconds of `absence` the host may let a bot play for a person; after
 * `stand_in_after` one plays for whoever is awaited without being asked, or with null never.
 * `opened` is null at a private table.
 * `acting` are the seats that may act now, and `waits` is for how many seconds already: null
 * where nobody is to act, or nobody knows. `clock` is null where time does not matter;
 * `asked` is what a seat asks of the others.
 */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, unknown>;
  status: Status;
  seats: SeatInfo[];
  ply: number;
  fairness: Fairness;
  watchers: number;
  created: string;
  result: number[] | null;
  ended: Ended | null;
  match: Match | null;
  absence: number;
  stand_in_after: number | null;
  by_hand: ByHand | null;
  acting: number[];
  waits: number | null;
  lesson: LessonStands | null;
  opened: Opened | null;
  clock: ClockInfo | null;
  asked: Proposal | null;
}

/** What opens a seat: told only to who sat down, and kept here only as a hash. */
export interface SeatSecret {
  seat: number;
  secret: string;
}

/** How two sides meet, as in a tournament: so many players, of whom `size` are a team. */
export interface Duel {
  players: number;
  size: number;
  options: Record<string, unknown>;
}

/**
 * A game on offer. `options` is the JSON schema of its options.
 *
 * `usual` are those that people begin with where nobody has chosen, and all who look for a game.
 * `match`: several rounds of it can be a match. `duels` are the ways in which two sides can
 * meet, the usual one first. `texts`: by language, those of a game that another package has
 * installed; the client has those of the others.
 */
export interface GameInfo {
  game: string;
  version: string;
  players: [number, number];
  options: Record<string, unknown>;
  usual: Record<string, unknown>;
  clauses: string[];
  levels: Level[];
  match: boolean;
  duels: Duel[];
  texts: Record<string, string>;
}

/** A lesson on offer. Its texts are among the game's, and begin with `lesson-<lesson>`. */
export interface LessonInfo {
  game: string;
  lesson: string;
  course: 'first' | 'further';
}

/**
 * What a seat could do if it were its turn now.
 *
 * With its piece at `start` (null: with one from its stock) it comes to `place`, where it
 * sends away a piece of `other`; without `other` it wins the game there. `by` is what that
 * takes, any one of them: cards, throws, or the piece that is placed. Empty, it takes nothing.
 */
export interface Threat {
  seat: number;
  start: string | null;
  place: string;
  other: number | null;
  by: string[];
}

/**
 * A record replays without any generator; with its seed, the draws can be checked too.
 *
 * `seed` is null where chance was played by hand or nobody tells the seed.
 * `given` is what was laid down by hand at set-up; `set_up` says whether the first position
 * was drawn from the seed at all (or loaded).
 */
export interface GameRecord {
  game: string;
  version: string;
  options: Record<string, unknown>;
  position: Record<string, unknown>;
  acts: Made[];
  seed: string | null;
  set_up: boolean;
  given: Record<string, unknown>;
  fair: Fair | null;
  headers: Headers | null;
}

/**
 * Who played and when, as the table showed it; only the `result` can be checked.
 *
 * `date` is when the table was made (ISO 8601); `result` is null for a game not finished.
 */
export interface Headers {
  players: HeadersPlayer[];
  date: string;
  result: number[] | null;
}

/** Who held a seat: the name of a person, or the level of a bot. */
export interface HeadersPlayer {
  name: string | null;
  level: string | null;
}

/** An act in notation and the seat that made it; null for chance. */
export interface Made {
  seat: number | null;
  act: string;
}

/**
 * Where the seed of a table came from: its secret, hashed before, and what each seat added.
 *
 * `seals` are the hashes of those parts, shown before any was opened and bound to the
 * `table`; null for a seat without a part.
 */
export interface Fair {
  commitment: string;
  secret: string;
  added: string[];
  table: string;
  seals: (string | null)[];
}

/**
 * `turning` are all acts that lost more than `error.lost`, by their place among all acts,
 * the greatest loss first.
 */
export interface Review {
  game: string;
  version: string;
  level: string;
  playouts: number;
  start: number[];
  acts: ReviewedAct[];
  shares: ReviewShare[];
  turning: number[];
  error: ReviewError;
}

/**
 * A decision or an answer of chance, and what it did to the chances of each seat.
 *
 * It begins on the position after `ply` acts; `chances` are those after it. Of a decision:
 * what the `made` act and the `best` one promised the seat that decided, from what it knew;
 * `best` is null unless the act is a turning point, and then there are no promises either.
 */
export interface ReviewedAct {
  ply: number;
  seat: number | null;
  acts: string[];
  chances: number[];
  luck: number[];
  skill: number[];
  best: string | null;
  promised: number | null;
  promised_best: number | null;
}

/**
 * How a seat came to its result: `start` + `luck` + `own` + `others` = `result`.
 *
 * `own` is the skill of its own acts, `others` that of all others'. `error` is the margin of
 * the luck, and so of both kinds of skill together.
 */
export interface ReviewShare {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  error: number;
}

/** Margins: of a chance, and of what an act lost. 95 of 100 estimates are off by less. */
export interface ReviewError {
  chances: number;
  lost: number;
}

/**
 * How this server is reached. `own`: whoever asks does so on the server's own machine.
 *
 * She alone is told what `links` for others begin with, the best first; there is none as long
 * as it is not `open` to others.
 */
export interface House {
  own: boolean;
  open: boolean;
  links: string[];
}

/**
 * What a seat called across the table, which is no act of the rules.
 *
 * It gave up (`resigned`), a draw was `agreed` on that it had offered, or its `time` was
 * up; or, with the agreement of all others, it took `back` what it did last: the game stands
 * again as at `ply`, and goes on from there; or the acts that follow were left to the `lots`.
 */
export interface Called {
  what: 'resigned' | 'agreed' | 'time' | 'back' | 'lots';
  ply: number | null;
}

/**
 * What one act brought about, as this seat perceives it. `ply` is the ply after it.
 *
 * What was called instead of an act has `call`, and no events.
 */
export interface Happened {
  ply: number;
  seat: number | null;
  events: unknown[];
  call?: Called | null;
}

/**
 * One act as its viewer was told of it, and where it led.
 *
 * `changed` has the fields of the view that it changed, `acting` the seats that may act next.
 */
export interface StretchAct {
  ply: number;
  seat: number | null;
  events: unknown[];
  call?: Called | null;
  changed: Record<string, unknown>;
  acting: number[];
}

/**
 * Part of a game as one viewer was told of it: the position it begins with, and the acts.
 *
 * `since` is the ply of that position. Play, catching up after a lost connection, looking back
 * and replays all consist of these.
 */
export interface Stretch {
  since: number;
  view: unknown;
  acting: number[];
  acts: StretchAct[];
}

/**
 * A game that is over, to be seen again: so many acts, in stretches of `size` each.
 *
 * While the `stamp` is the same, so is every stretch. `bygone`: the rules of the game are here
 * no more, so it can be looked at as it was told, but nothing can be tried in it or played on from
 * it. `plies` is null where not even that was kept: then there are only its end and its log.
 */
export interface Replay {
  stamp: string;
  plies: number | null;
  size: number;
  changes: SeatChange[];
  bygone: boolean;
}

/**
 * Another act on a position of a game that is over: what would have come of it.
 *
 * `meant` are its events as the seat could foresee them, `events` as the viewpoint would have
 * been told of them, up to where chance would answer; `view` and `acting` are those after it.
 */
export interface Instead {
  ply: number;
  seat: number;
  act: string;
  meant: unknown[];
  events: unknown[];
  view: unknown;
  acting: number[];
}

/** Who held a seat in an opened record: the name of a person, or the level of a bot. */
export interface ShownPlayer {
  name: string | null;
  level: Level | null;
}

/** Who played an opened record and when, as the record says it. */
export interface ShownHeaders {
  players: ShownPlayer[];
  date: string;
  result: number[] | null;
}

/**
 * The game of a record that somebody has brought, as one viewpoint would have been told of it.
 *
 * `result` is null if it was not played to its end; `headers` if the record has none.
 */
export interface OpenedRecord {
  game: string;
  options: Record<string, unknown>;
  plies: number;
  result: number[] | null;
  stretches: Stretch[];
  headers: ShownHeaders | null;
}

/** That the process answers; `store` is "ok", or why nothing could be kept when last tried. */
export interface Health {
  live: boolean;
  store: string;
}

/** That games can be kept here, found out by writing. */
export interface Ready {
  ready: boolean;
}

/**
 * The body of every HTTP error.
 *
 * Where a rule forbids it, `clause` names it, and `reason` the wording in the game's texts.
 * What is wrong with a record has a wording in the client's texts, filled in by `about`.
 */
export interface Problem {
  code: ProblemCode;
  message: string;
  clause: string | null;
  reason: string | null;
  about: Record<string, string | number>;
}

/**
 * `none` was asked for, it is `waiting` to be made (`percent` of it is), `made`,
 * or could not be made (`failed`) and may be asked for again.
 */
export interface ReviewState {
  state: 'none' | 'waiting' | 'made' | 'failed';
  percent: number;
  review: Review | null;
}

/** The first frame. Without a secret one watches. `ply` is the last one already known. */
export interface Join {
  type: 'join';
  secret?: string | null;
  ply?: number | null;
  id?: number | null;
}

/**
 * One act or several of one turn, made on top of position `ply`.
 *
 * They are played one after the other and stop where one ends the turn. A resend of what
 * was already taken is answered by what happened since, in the last round at most.
 */
export interface Act {
  type: 'act';
  ply: number;
  acts: string[];
  id?: number | null;
}

export interface WhyNot {
  type: 'why_not';
  act: string;
  id?: number | null;
}

/** Acts of a plan, to be tried one after the other on top of position `ply`. */
export interface Preview {
  type: 'preview';
  ply: number;
  acts: string[];
  id?: number | null;
}

/** Asks where a piece could come, whoever it belongs to, with the `acts` of a plan made. */
export interface Look {
  type: 'look';
  ply: number;
  acts: string[];
  place: string;
  id?: number | null;
}

/** Asks what the pieces could do to each other, with the `acts` of a plan made. */
export interface AskThreats {
  type: 'threats';
  ply: number;
  acts: string[];
  id?: number | null;
}

/**
 * Ask what a strong player would do on the position at `ply`, knowing what this seat knows.
 *
 * `acts` are already planned: the hint completes them where it can. Answered by `hinted`
 * where all other seats are bots, and by an error elsewhere, or once the game has gone on.
 */
export interface Hint {
  type: 'hint';
  ply: number;
  acts?: string[];
  id?: number | null;
}

/** The hash of this seat's part of the lots, sent once the table's commitment is known. */
export interface Seal {
  type: 'seal';
  seal: string;
  id?: number | null;
}

/** The part itself, sent once all is sealed. */
export interface Open {
  type: 'open';
  part: string;
  id?: number | null;
}

/** Whether whoever sits there sees the page: it may lie behind others, or the screen be off. */
export interface Sight {
  type: 'sight';
  sees: boolean;
  id?: number | null;
}

/** Asks for `pong`: the connection still stands. */
export interface Ping {
  type: 'ping';
  id?: number | null;
}

/** Asks for the position at `ply` as it was told, and for what came after it. */
export interface Recall {
  type: 'recall';
  ply: number;
  id?: number | null;
}

/** Asks for what this seat may ask of the others now. Answered by `manners`. */
export interface AskManners {
  type: 'manners';
  id?: number | null;
}

/**
 * Asks something of the others, on the position at `ply`; done at once if nobody is asked.
 *
 * `seat` is whom a bot should play for, if that is asked.
 */
export interface Propose {
  type: 'propose';
  ply: number;
  what: Proposed;
  seat?: number | null;
  id?: number | null;
}

/**
 * Answers what another seat asks, or takes back what this seat has asked.
 *
 * `number` is that of the proposal; an answer to an earlier proposal is refused.
 */
export interface Answer {
  type: 'answer';
  number: number;
  agrees: boolean;
  id?: number | null;
}

/** Says something to all who are at the table. */
export interface Say {
  type: 'say';
  phrase: Phrase;
  id?: number | null;
}

/** The learner has read a lesson that waits: its bots may play. */
export interface Begin {
  type: 'begin';
  id?: number | null;
}

/**
 * The answer to `join`: all there is to know now.
 *
 * `stretch` begins at the ply the client named if the last few acts lead from there, else later,
 * and ends at `ply`, where `acting` are to act; `log` is what came before it (some thousand
 * acts at most), with what fades left out. Before the game starts its view is null, and for games
 * of earlier rules that cannot be shown. `changes` are those of seats during the game.
 *
 * It comes again whenever all is different: without a seat, to whoever had one that was freed.
 */
export interface Welcome {
  type: 'welcome';
  info: TableInfo;
  seat: number | null;
  ply: number;
  stretch: Stretch;
  legal: string[];
  acting: number[];
  log: Happened[];
  changes: SeatChange[];
}

/**
 * One act and what chance answered to it, durable before it is told.
 *
 * They follow on what this connection was told before; a resend is answered by the acts since.
 */
export interface Played {
  type: 'played';
  ply: number;
  acts: StretchAct[];
  legal: string[];
  acting: number[];
}

/** How the clock stands at this moment; it comes after every act where there is one. */
export interface Clock {
  type: 'clock';
  ply: number;
  stands: ClockStands;
}

/** Seats, watchers or status changed; `change` is what the log says of it. */
export interface Table {
  type: 'table';
  info: TableInfo;
  change: SeatChange | null;
}

/** The game begins: the first position, and what chance did first. */
export interface Started {
  type: 'started';
  info: TableInfo;
  ply: number;
  stretch: Stretch;
  legal: string[];
  acting: number[];
}

/**
 * The same company plays again at another table.
 *
 * The secrets of seats and host hold there too; everybody keeps the seat.
 */
export interface Again {
  type: 'again';
  table: string;
  seat: number | null;
}

/** A bot has begun to think about its act. */
export interface Thinking {
  type: 'thinking';
  seat: number;
}

/** The clause that forbids an act, or null for a legal one; `reason` names its wording. */
export interface Why {
  type: 'why';
  act: string;
  clause: string | null;
  reason: string | null;
  about: Record<string, string | number>;
  id?: number | null;
}

/** What one act of a plan would lead to, and what may follow it. */
export interface Foreseen {
  events: unknown[];
  view: unknown;
  legal: string[];
}

/** Why an act is refused. */
export interface Reason {
  act: string;
  clause: string | null;
  reason: string;
  about: Record<string, string | number>;
}

/**
 * The acts of a plan tried one after the other, on top of position `ply`.
 *
 * The first `stands` of them can be made; that is one more than there are `steps` if chance
 * or something hidden answers the last. The next one is `refused`, or the turn is over.
 * Unless it is `sure`, what is hidden may stop the acts earlier.
 */
export interface Previewed {
  type: 'previewed';
  ply: number;
  acts: string[];
  steps: Foreseen[];
  stands: number;
  refused: Reason | null;
  sure: boolean;
  id?: number | null;
}

/** Where the piece at a place could come; nowhere if there is none, or the ply is past. */
export interface Looked {
  type: 'looked';
  ply: number;
  acts: string[];
  place: string;
  reach: string[];
  id?: number | null;
}

/** What each seat could do to another one if it were its turn; nothing if the ply is past. */
export interface Threatened {
  type: 'threatened';
  ply: number;
  acts: string[];
  threats: Threat[];
  id?: number | null;
}

/**
 * A strong player's whole turn, as far as neither chance nor anything hidden answers.
 *
 * `acts` begin with those that were planned, unless these cannot be completed. `reason`
 * names the wording of why, `about` what is put into it; `other` in it is a seat.
 */
export interface Hinted {
  type: 'hinted';
  ply: number;
  acts: string[];
  reason: string;
  about: Record<string, string | number>;
  id?: number | null;
}

/**
 * The part of the game that holds the position asked for, as this guest was told of it.
 *
 * Nothing is told of what came before `earliest`: it has faded.
 */
export interface Recalled {
  type: 'recalled';
  ply: number;
  earliest: number;
  stretch: Stretch;
  id?: number | null;
}

/** What this seat may ask of the others, on the position at `ply`. */
export interface Manners {
  type: 'manners';
  ply: number;
  may: Proposed[];
  id?: number | null;
}

/** Somebody has said something. Nothing is kept of it. */
export interface Said {
  type: 'said';
  seat: number;
  phrase: Phrase;
}

/**
 * An act was not legal, or came for a position that is past; nothing changed.
 *
 * Besides the game's own reasons there are `why-past` (another act came first),
 * `why-unknown` (the text names no act) and `why-ended` (the game went on for too long).
 */
export interface Refused {
  type: 'refused';
  ply: number;
  act: string;
  clause: string | null;
  reason: string;
  about: Record<string, string | number>;
  id?: number | null;
}

/**
 * The frame could not be understood or allowed; nothing changed.
 *
 * Without an `id` it concerns the connection as a whole, or a frame that carried none.
 */
export interface Error {
  type: 'error';
  code: ErrorCode;
  message: string;
  id?: number | null;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
  id?: number | null;
}

/**
 * The server is about to stop, and closes this line once what was sent is answered.
 *
 * Whoever comes back does so `after` so many seconds, and sends again what was not answered.
 */
export interface Closing {
  type: 'closing';
  after: number;
}

export type PairingReason = SameScore | ScoresApart | NotMet | MetBefore | ByTable | Seeds | Winners | Lowest | LowestAgain | SeedRests | FreeByTable | OtherGone | Begins | BeginsByTable;

export type FromClient = Join | Act | WhyNot | Preview | Look | AskThreats | Hint | Seal | Open | Ping | Recall | Sight | AskManners | Propose | Answer | Say | Begin;

export type Reply = Why | Previewed | Looked | Threatened | Hinted | Recalled | Manners | Refused | Pong | Error;

export type FromServer = Welcome | Played | Clock | Table | Started | Again | Thinking | Why | Previewed | Looked | Threatened | Hinted | Recalled | Manners | Said | Refused | Error | Pong | Closing;

export interface CaminosOptions {
  players?: 2 | 4;
  board?: 'square' | 'rhombus' | 'octagon' | 'ring';
  neutral?: boolean;
}

export interface CaminosView {
  seat: number | null;
  players: number;
  board: 'square' | 'rhombus' | 'octagon' | 'ring';
  neutral: boolean;
  size: number;
  cells: string[];
  sides: CaminosSide[];
  stocks: CaminosStock[];
  tops: CaminosTop[];
  edges: number[];
  way: CaminosWay | null;
  turn: number | null;
  out: number[];
  placed: CaminosPiece[];
  winner: number[] | 'draw' | null;
  points: number[] | null;
}

/** A side of the board; the opposite one is half way round the list. */
export interface CaminosSide {
  name: string;
  cells: string[];
}

/** How many pieces of each shape a seat still has. */
export interface CaminosStock {
  L: number;
  T: number;
  Z: number;
  O: number;
  I: number;
}

/**
 * What is seen of a cell from above: the highest cube, and the piece (by its number) it is of.
 *
 * Cells that are empty have none.
 */
export interface CaminosTop {
  cell: string;
  height: number;
  wood: 'beech' | 'maple' | 'walnut';
  piece: number;
}

/**
 * The shortest way that has won, from side to side, in the order it is walked.
 *
 * `faces` has the tops of `cells` and the upright faces between them: as many as count
 * (CAM-30). `double`: it leads to the exactly opposite side of an octagon or ring (CAM-31).
 */
export interface CaminosWay {
  sides: [string, string];
  cells: string[];
  faces: CaminosFace[];
  double: boolean;
}

/** A square face of a way: the top of a cube, or the side of it `toward` another cell. */
export interface CaminosFace {
  cube: string;
  toward: string | null;
}

/** A piece on the board. `edge`: it counts on the edge if the game is drawn (CAM-32). */
export interface CaminosPiece {
  by: number;
  piece: string;
  wood: 'beech' | 'maple' | 'walnut';
  shape: 'L' | 'T' | 'Z' | 'O' | 'I';
  cubes: string[];
  edge: boolean;
}

/** It is the seat's turn. */
export interface CaminosTurnCame {
  type: 'turn';
  seat: number;
}

/** `number` is the place of the piece in the view's `placed`. */
export interface CaminosPlaced {
  type: 'placed';
  seat: number;
  number: number;
  piece: string;
  wood: 'beech' | 'maple' | 'walnut';
}

/** The seat has nothing left, or nothing that fits: it is out for good (CAM-15). */
export interface CaminosWentOut {
  type: 'out';
  seat: number;
  left: number;
}

/** A way is complete; `faces` are on the shortest, `points` may be twice as many. */
export interface CaminosWon {
  type: 'won';
  seats: number[];
  wood: 'beech' | 'maple' | 'walnut';
  faces: number;
  points: number;
}

/** Everybody is out. `edges` and `points` are those of beech and of maple (CAM-32). */
export interface CaminosDrawn {
  type: 'drawn';
  edges: number[];
  points: number[];
}

export type CaminosEvent = CaminosTurnCame | CaminosPlaced | CaminosWentOut | CaminosWon | CaminosDrawn;

export interface DogOptions {
  players?: number;
  teams?: 'pairs' | 'trios' | 'none' | null;
  canadian_seven?: boolean;
  no_joker_finish?: boolean;
}

/** Marbles and discards are open; of the hands only the own one, and how many cards (DOG-15). */
export interface DogView {
  seat: number | null;
  players: number;
  teams: 'pairs' | 'trios' | 'none';
  canadian_seven: boolean;
  no_joker_finish: boolean;
  hand: string[];
  cards: number[];
  given: (string | null)[];
  discards: string[];
  stock: number;
  winner: number[] | null;
  mates: number[][];
  plays: number[];
  hands?: string[][] | null;
  phase: 'deal' | 'exchange' | 'draw' | 'play' | 'take' | 'over';
  turn: number | null;
  dealer: number;
  deal: number;
  seven: DogSeven | null;
  from: number | null;
  marbles: string[][];
}

/** A seven under way: the points left, and the card that was laid (`7` or `X`). */
export interface DogSeven {
  left: number;
  by: '7' | 'X';
}

/** It is the seat's turn. */
export interface DogTurnCame {
  type: 'turn';
  seat: number;
}

export interface DogDealt {
  type: 'dealt';
  seat: number;
  card: string | null;
}

/** The discards have become the new stock (DOG-12). */
export interface DogShuffled {
  type: 'shuffled';
  cards: number;
}

/** A card laid face down for a team-mate (DOG-13). */
export interface DogGave {
  type: 'gave';
  seat: number;
  to: number;
  card: string | null;
}

/** The card of a team-mate, once all have given theirs. */
export interface DogGot {
  type: 'got';
  seat: number;
  source: number;
  card: string | null;
}

/** A card drawn face down from another hand (DOG-61, DOG-64). */
export interface DogDrew {
  type: 'drew';
  seat: number;
  source: number;
  card: string | null;
}

/** A card played open; `rank` is what it stands for. */
export interface DogLaid {
  type: 'laid';
  seat: number;
  card: string;
  rank: string;
}

/** A marble of `owner` was moved by `seat`; `left` are the points left of a seven. */
export interface DogMoved {
  type: 'moved';
  seat: number;
  owner: number;
  start: string;
  end: string;
  left: number;
}

/** A marble of `owner` was sent home from a field. */
export interface DogWentHome {
  type: 'wenthome';
  owner: number;
  field: string;
}

/** A marble from `field` and another owner's from `other_field` changed places. */
export interface DogSwapped {
  type: 'swapped';
  seat: number;
  owner: number;
  field: string;
  other_owner: number;
  other_field: string;
}

/** A jack laid without effect (DOG-54): none of these cards can be in the hand. */
export interface DogIdled {
  type: 'idled';
  seat: number;
  lacks: string[];
}

/** Nothing was playable; the rest of the hand went to the pile, open (DOG-18). */
export interface DogDroppedOut {
  type: 'droppedout';
  seat: number;
  cards: string[];
}

/** The fourth marble of this seat has come into the finish. */
export interface DogAllHome {
  type: 'allhome';
  seat: number;
}

export interface DogRoundBegan {
  type: 'round';
  dealer: number;
  deal: number;
}

export interface DogWon {
  type: 'won';
  seats: number[];
}

export type DogEvent = DogTurnCame | DogDealt | DogShuffled | DogGave | DogGot | DogDrew | DogLaid | DogMoved | DogWentHome | DogSwapped | DogIdled | DogDroppedOut | DogAllHome | DogRoundBegan | DogWon;

export interface LabyriaOptions {
  players?: number;
  size?: number;
}

export interface LabyriaView {
  seat: number | null;
  players: number;
  size: number;
  starts: string[];
  goals: string[];
  ways: Record<string, string>;
  phase: 'build' | 'throw' | 'race' | 'over';
  turn: number | null;
  dice: LabyriaDice | null;
  moved: boolean;
  used: boolean;
  attack: string | null;
  evade: string | null;
  figures: string[][];
  tiles: string[];
  corners: string[];
  reserve: [number, number][];
  depot: number;
  winner: number | null;
}

/** The number as thrown, not doubled. */
export interface LabyriaDice {
  number: number;
  symbol: '+' | '-' | 'miss' | 'double' | 'cloak' | 'turn';
}

/** It is the seat's turn. */
export interface LabyriaTurnCame {
  type: 'turn';
  seat: number;
}

/** The seat alone has won. */
export interface LabyriaWon {
  type: 'won';
  seat: number;
}

/** A tile (`c3|d3`) or a corner (`e5+ne`) of the seat's own was placed. */
export interface LabyriaBuilt {
  type: 'built';
  seat: number;
  piece: 'tile' | 'corner';
  place: string;
}

/** No obstacle of the seat had a place (RIA-14). */
export interface LabyriaPassedOver {
  type: 'passedover';
  seat: number;
}

/** Building is over; `left` obstacles could not be placed (RIA-14). */
export interface LabyriaAllBuilt {
  type: 'allbuilt';
  left: number;
}

/** The seat threw highest and moves first (RIA-20). */
export interface LabyriaWonThrow {
  type: 'wonthrow';
  seat: number;
}

export interface LabyriaRolled {
  type: 'rolled';
  seat: number;
  number: number;
  symbol: '+' | '-' | 'miss' | 'double' | 'cloak' | 'turn';
}

/** `miss`: nothing is moved (RIA-32). */
export interface LabyriaSatOut {
  type: 'satout';
  seat: number;
}

/** A figure walked; after a successful attack this is the attacker's advance. */
export interface LabyriaMoved {
  type: 'moved';
  seat: number;
  start: string;
  end: string;
  way: string;
}

/** A figure came to its goal, where `figures` of the seat now are. */
export interface LabyriaCameHome {
  type: 'camehome';
  seat: number;
  field: string;
  figures: number;
}

/** An attack is announced; `source` is the field from which `end` would be entered. */
export interface LabyriaAttacked {
  type: 'attacked';
  seat: number;
  victim: number;
  start: string;
  end: string;
  source: string;
  way: string;
}

/**
 * The attacked seat threw the symbol die, and so it ended (RIA-52 to RIA-55).
 *
 * `tile` is the edge that a tile from the depot now bars.
 */
export interface LabyriaDefended {
  type: 'defended';
  seat: number;
  attacker: number;
  field: string;
  symbol: '+' | '-' | 'miss' | 'double' | 'cloak' | 'turn';
  outcome: 'invisible' | 'barred' | 'turned' | 'devoured';
  tile: string | null;
}

/** A figure of `owner` was devoured by `by` and went from `field` back to its start. */
export interface LabyriaWentHome {
  type: 'wenthome';
  owner: number;
  by: number;
  field: string;
  start: string;
}

/** The attack failed: the figure must move elsewhere by the same number (RIA-57). */
export interface LabyriaMustEvade {
  type: 'mustevade';
  seat: number;
  field: string;
}

/** The attack failed, and there is nowhere else for the figure to move (RIA-57). */
export interface LabyriaStayed {
  type: 'stayed';
  seat: number;
  field: string;
}

/** `+`: a tile from the depot onto an edge. */
export interface LabyriaLaid {
  type: 'laid';
  seat: number;
  tile: string;
}

/** `-`: a tile from an edge into the depot. */
export interface LabyriaLifted {
  type: 'lifted';
  seat: number;
  tile: string;
}

/** `turn`: a corner, as it stood and as it stands (`e5+ne`). */
export interface LabyriaTurned {
  type: 'turned';
  seat: number;
  start: string;
  end: string;
}

/** There was no move, and the turn passed by itself (RIA-44). */
export interface LabyriaPassed {
  type: 'passed';
  seat: number;
}

export type LabyriaEvent = LabyriaTurnCame | LabyriaWon | LabyriaBuilt | LabyriaPassedOver | LabyriaAllBuilt | LabyriaWonThrow | LabyriaRolled | LabyriaSatOut | LabyriaMoved | LabyriaCameHome | LabyriaAttacked | LabyriaDefended | LabyriaWentHome | LabyriaMustEvade | LabyriaStayed | LabyriaLaid | LabyriaLifted | LabyriaTurned | LabyriaPassed;

export interface LabyrintheOptions {
  players?: 2 | 4;
  turn_limit?: number;
  layout?: string | null;
}

export interface LabyrintheView {
  seat: number | null;
  players: number;
  turn_limit: number;
  figures: string[][];
  turn: number | null;
  turns: number;
  done: ('pawn' | 'block')[];
  pawns: string[][];
  blocks: string[][];
  barred: string | null;
  moved_block: string | null;
  winner: number | 'draw' | null;
}

/** It is the seat's turn. */
export interface LabyrintheTurnCame {
  type: 'turn';
  seat: number;
}

/** The seat alone has won. */
export interface LabyrintheWon {
  type: 'won';
  seat: number;
}

/** A pawn moved along its line. */
export interface LabyrintheMoved {
  type: 'moved';
  seat: number;
  start: string;
  end: string;
}

/** The pawn of `owner` made room in the centre for the one that `seat` moved (LAB-21). */
export interface LabyrintheShifted {
  type: 'shifted';
  seat: number;
  owner: number;
  start: string;
  end: string;
}

/** A block of so many squares slid; both squares are its name, before and after. */
export interface LabyrintheSlid {
  type: 'slid';
  seat: number;
  start: string;
  end: string;
  size: number;
}

/** The second act of a turn was not possible (LAB-24). */
export interface LabyrintheLapsed {
  type: 'lapsed';
  seat: number;
  act: 'pawn' | 'block';
}

/** Neither act was possible, and the turn passed by itself (LAB-24). */
export interface LabyrinthePassed {
  type: 'passed';
  seat: number;
}

/** So many turns went by without a winner (LAB-25). */
export interface LabyrintheDrawn {
  type: 'drawn';
  turns: number;
}

export type LabyrintheEvent = LabyrintheTurnCame | LabyrintheWon | LabyrintheMoved | LabyrintheShifted | LabyrintheSlid | LabyrintheLapsed | LabyrinthePassed | LabyrintheDrawn;

export interface MagicLabyrinthOptions {
  players?: number;
  walls?: number | 'easy' | 'hard';
  memory_aid?: boolean;
}

/** Everything on the table is open to all; only the walls are hidden (MAG-05). */
export interface MagicLabyrinthView {
  seat: number | null;
  players: number;
  memory_aid: boolean;
  labyrinth: string[] | null;
  turn: number | null;
  rolled: number | null;
  steps_left: number | null;
  magicians: string[];
  corners: string[];
  walls: number;
  symbols: Record<string, string>;
  wanted: string | null;
  owed: number | null;
  chips: string[][];
  bag: string[];
  bumped: string[] | null;
  passed: string[] | null;
  winner: number | null;
}

/** It is the seat's turn. */
export interface MagicLabyrinthTurnCame {
  type: 'turn';
  seat: number;
}

/** The seat alone has won. */
export interface MagicLabyrinthWon {
  type: 'won';
  seat: number;
}

export interface MagicLabyrinthRolled {
  type: 'rolled';
  seat: number;
  value: number;
}

/** A step succeeded: there is no wall between the two fields. */
export interface MagicLabyrinthStepped {
  type: 'stepped';
  seat: number;
  start: string;
  end: string;
  left: number;
}

/** The ball dropped; where is shown when it happens, and later only with the memory aid. */
export interface MagicLabyrinthBumped {
  type: 'bumped';
  seat: number;
  at: string | null;
  wall: string | null;
  home: string;
}

/** The rest of the roll is not used (MAG-11). */
export interface MagicLabyrinthStopped {
  type: 'stopped';
  seat: number;
}

/** A chip for reaching the wanted symbol, or (`drawn`) one from the bag (MAG-22). */
export interface MagicLabyrinthTook {
  type: 'took';
  seat: number;
  symbol: string;
  drawn: boolean;
}

export interface MagicLabyrinthWanted {
  type: 'wanted';
  symbol: string;
}

/** The labyrinth, shown whole after the end (MAG-31). */
export interface MagicLabyrinthRevealed {
  type: 'revealed';
  walls: string[];
}

export type MagicLabyrinthEvent = MagicLabyrinthTurnCame | MagicLabyrinthWon | MagicLabyrinthRolled | MagicLabyrinthStepped | MagicLabyrinthBumped | MagicLabyrinthStopped | MagicLabyrinthTook | MagicLabyrinthWanted | MagicLabyrinthRevealed;
