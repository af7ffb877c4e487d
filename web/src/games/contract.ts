/** What a game gives to the table page. The table knows no game; a game knows no socket. */
import { getContext, setContext, type Component } from 'svelte';
import type { Settings } from '../shell/settings.svelte';
import type { Forbidden, GameRecord, Happened, Reason, SeatInfo, Threat } from '../wire';

export type { GameRecord };

/** Where acts lead: the view there, what may be done next, and what the last of them brings about. */
export interface Outcome<View, Event = unknown> {
  view: View;
  legal: readonly string[];
  events: readonly Event[];
}

/** The turn that is being planned, one for a table: board and tray share it. */
export interface Plan<View, Event = unknown> {
  /** The acts chosen so far, in notation. */
  readonly acts: readonly string[];
  /** They are on their way; what has been shown as having happened is left out. */
  readonly sent: boolean;
  /** Each with what it leads to: null until that is known, or where it cannot be foreseen. */
  readonly steps: readonly { act: string; outcome: Outcome<View, Event> | null }[];
  /** Where they lead, as far as it is known; without any, the position itself. */
  readonly view: View;
  /** What may follow; null until it is known. */
  readonly legal: readonly string[] | null;
  /** The acts end the turn, or what they lead to is answered by what nobody can foresee. */
  readonly ends: boolean;

  /** What other acts would lead to, on the position as it stands; undefined until it is known. */
  after(acts: readonly string[]): Outcome<View, Event> | null | undefined;
  /** What could follow them; null until it is known. */
  legalAfter(acts: readonly string[]): readonly string[] | null;
  /** Whether they can be made one after the other; undefined until it is known. */
  stands(acts: readonly string[]): boolean | undefined;

  /** Plan the first of these that stands: which it is, or -1 if none, or if something came between. */
  propose(...plans: readonly (readonly string[])[]): Promise<number>;
  /** Plan one act more. */
  add(act: string): Promise<number>;
  /** Plan as many of these as stand. */
  keep(acts: readonly string[]): Promise<void>;
  takeBack(count?: number): void;
  clear(): void;
  /** Send what is planned, or something else. */
  send(acts?: readonly string[]): void;
  /** Ask why an act cannot be made, on top of what is planned; null if it can, or nobody answers. */
  why(act: string, after?: readonly string[]): Promise<Reason | null>;
  /** The same, and the table tells the answer. */
  explain(act: string, after?: readonly string[]): Promise<Reason | null>;
  /** The next act of those that were sent is shown as having happened. */
  made(): void;
}

/** What a board is given. `me` is the own seat, null for whoever watches. */
export interface BoardProps<View> {
  view: View;
  me: number | null;
  /** The seat from whose side the board is seen; null for no seat's. */
  near: number | null;
  /** The own seat is to act, and nothing is being shown or sent at the moment. */
  acting: boolean;
  legal: string[];
  seats: SeatInfo[];
  settings: Settings;
  plan: Plan<View>;
  /** What has been told so far, newest last; of a page opened late, only what is still told. */
  past?: readonly { events: unknown[] }[];
  /** What happened last, in words: for whoever waits or watches. */
  lately?: string;
  /** A place to point out: that of the log line someone looks at. */
  pointed?: string | null;
  /** What that line tells of, to be drawn instead of what happened last. */
  drawn?: readonly unknown[] | null;
  /** Where the piece at a place could come, whoever it belongs to, once acts are made. */
  look(acts: readonly string[], place: string): Promise<readonly string[]>;
  /** Say something to a screen reader. */
  announce(text: string): void;
  /** Ask all others to leave what is left to do here to the lots; null where that cannot be asked. */
  leave?: (() => void) | null;
}

/** What a mounted board can do, through `bind:this`. */
export interface BoardHandle<Event> {
  /** Show an act's events one after the other; `after` is the view they lead to. Resolves when shown. */
  show(events: Event[], after: unknown): Promise<void>;
  /** Finish at once what is being shown (a tap, or a hidden page). */
  skip(): void;
  /** Show a turn of the own seat as if it were planned, to be sent, changed or taken back. */
  hint(acts: readonly string[]): void;
  /** The act that is held ready but not planned, if the game has such. */
  holds?(): string | null;
  /** The keys come to a place; false if there is none of that name. */
  go(place: string): boolean;
  /** The place that the keys stand on. */
  at(): string | null;
  /** Where Enter is good for something now, in the order in which the keys go round. */
  stops(): readonly string[];
  /** Lay out another position, earlier or later; `past` are the events that led there. */
  turnTo(view: unknown, past: readonly Event[]): void;
}

export interface SetupProps {
  players: number;
  /** Bindable: the options without `players`, and what is laid down by hand. */
  options: Record<string, unknown>;
  given: Record<string, unknown>;
  /** What the rules forbid of it, as the server said last: the game shows that. */
  refused?: Forbidden | null;
}

const drawn = 'all is drawn';

/** Whoever sets up what is the same for everybody lets nothing be laid down by hand. */
export function drawAll(): void {
  setContext(drawn, true);
}

export function allDrawn(): boolean {
  return getContext(drawn) === true;
}

/** What the end screen's picture is given; once they are there, the whole game and all that happened. */
export interface EndingProps<View> {
  view: View;
  /** The seat from whose side the board was seen. */
  near: number | null;
  seats: SeatInfo[];
  record: GameRecord | null;
  told: readonly Happened[] | null;
  settings: Settings;
}

/** A position as a picture in the rules, with what happened last in it. */
export interface DiagramProps<View, Event> {
  view: View;
  events: readonly Event[];
  /** Only the part of the board between these two places. */
  near: readonly [string, string] | null;
}

/** What everybody may know of a view and of an event, in games with secret hands. */
export interface PublicPart<View, Event> {
  view(view: View): View;
  event(event: Event): Event;
}

export interface GameClient<View, Event> {
  name: string;
  /** How many can play, where not every number between fewest and most will do. */
  counts?: readonly number[];
  /** So many sit down unless somebody says otherwise; two if not given. */
  usual?: number;
  /** A device that several people share shows no more than this until it has been passed on. */
  publicPart?: PublicPart<View, Event>;
  /** Turns pass anticlockwise; plates lie accordingly. */
  anticlockwise?: boolean;
  /** A hand of cards lies along the lower edge, on a desk too. */
  wideTray?: boolean;
  /** The board with everything that is touched on it; exports BoardHandle. */
  Board: Component<BoardProps<View>, BoardHandle<Event>>;
  /** The lower edge, within reach of the thumb: die, wanted symbol, hand, stop button. */
  Tray: Component<BoardProps<View>>;
  /** What a seat owns, shown on its plate. */
  Belongings: Component<{ view: View; seat: number }>;
  /** The game's own options at set-up. */
  Setup: Component<SetupProps>;
  /** The end screen's picture. */
  Ending: Component<EndingProps<View>>;
  /** A picture for the front page. */
  Picture: Component;
  /** A position as the rules show it. Several may be on a page, beside a board that is played on. */
  Diagram: Component<DiagramProps<View, Event>>;
  /** What the game's cards or symbols mean, if it has any: in the rules, and a tap away at the table. */
  Legend?: Component;
  /** The log line of an event as message id and arguments, or null for none. */
  line(event: Event, names: (seat: number) => string): LogLine | null;
  /** The same once the game is over and nothing is hidden, where the log says less. */
  retold?(event: Event, names: (seat: number) => string): LogLine | null;
  /** The clause behind an event, by its type, where whoever reads the log may wonder. */
  clauses: Readonly<Record<string, string>>;
  /** Whether the log begins a new turn here; it does where the turn comes to a seat, if not given. */
  begins?(event: Event): boolean;
  /** Whether this still belongs to what all agreed to have drawn by lot. */
  drawn?(event: Event): boolean;
  /** What is told at once of a turn; the rest when somebody asks. All of it if not given. */
  brief?(events: readonly Event[]): readonly Event[];
  /** What is told to whoever asks by key. */
  aloud: Aloud<View>;
  /** What of a game is worth finding again, and which events are that. */
  mark?(event: Event): Mark | null;
  /** What is left of an event in the log once others followed; all of it if not given. */
  faded?(event: Event, options: Record<string, unknown>): Event | null;
  /** The options in words, for whoever is about to sit down. */
  chosen(options: Record<string, unknown>): LogLine[];
  /** The board's own keys, for the `?` sheet. */
  keys: readonly KeyLine[];
  /** What is left to do here, if it can be left to the lots: what asks for it, and whether one is sure. */
  rest?(view: View): { ask: string; sure: string } | null;
  /** What is asked of the seat to act, as message id and arguments. */
  headline(view: View, me: number | null, names: (seat: number) => string): LogLine;
}

/** What is said: short first, and the whole of it for whoever asks for more. */
export interface Said {
  short: string;
  more?: string;
}

/** A piece that the keys can come to. */
export interface PieceAt {
  seat: number;
  place: string;
  /** What is said of it besides what is read at its place. */
  said?: string;
}

type Names = (seat: number) => string;

/** What a game tells whoever asks by key; the keys are the table's, alike in all games. */
export interface Aloud<View> {
  /** What stands on the board, seat by seat, in the order in which it is walked. */
  pieces(view: View): readonly PieceAt[];
  /** Those who win with this seat, itself left out. */
  allies?(view: View, seat: number): readonly number[];
  /** What nobody may see; null where everything lies open. */
  hidden(view: View, me: number | null, names: Names): Said | null;
  /** How all stand. */
  standing(view: View, names: Names): Said;
  /** What can be done, by what it is done with. */
  can(legal: readonly string[], view: View, me: number): readonly { what: string; count: number }[];
  /** Where the legal acts lead from a place, in words. */
  from(place: string, legal: readonly string[], view: View, me: number, names: Names): readonly string[];
  /** The place of a threat that the keys come to, by the name it has on the board. */
  place?(name: string, seat: number): string;
  /** A place in words; its name if not given. */
  placeName?(place: string, names: Names): string;
  /** What a threat takes, in words. */
  by?(threat: Threat, view: View): string;
}

/** What happened, as the bar of a replay marks it. */
export const marks = ['strike', 'bump', 'devour', 'wall', 'goal', 'win'] as const;
export type Mark = (typeof marks)[number];

export interface KeyLine {
  /** What is pressed, as `KeyboardEvent.key` says it; any one of them. */
  keys: readonly string[];
  /** The message that says what it does. */
  id: string;
}

export interface LogLine {
  id: string;
  args: Record<string, string | number>;
  seat: number | null;
  /** A place on the board that the line is about, for highlighting. */
  place?: string;
  /** The clause that says why it came so. */
  clause?: string;
}
