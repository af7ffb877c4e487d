/** What a game gives to the table page. The table knows no game; a game knows no socket. */
import type { Component } from 'svelte';
import type { GameRecord, Previewed, SeatInfo, Why } from '../wire';

export type { GameRecord };

export interface Settings {
  motion: 'full' | 'reduced';
  sound: boolean;
  confirm: boolean;
}

/** What a board is given. `me` is the own seat, null for whoever watches. */
export interface BoardProps<View> {
  view: View;
  me: number | null;
  /** The own seat is to act, and nothing is being shown or sent at the moment. */
  acting: boolean;
  legal: string[];
  seats: SeatInfo[];
  settings: Settings;
  /** What has been told so far, newest last; of a page opened late, only what is still told. */
  past?: readonly { events: unknown[] }[];
  /** A place to point out: that of the log line someone looks at. */
  pointed?: string | null;
  /** Send acts of the own seat, in order. */
  act(acts: string[]): void;
  /** Ask why an act is not legal; the table shows the answer, the board may shake a piece. */
  whyNot(act: string): Promise<Why>;
  /** Ask how acts would look, without sending them; null if they cannot be tried. */
  preview(acts: string[]): Promise<Previewed | null>;
  /** Say something to a screen reader. */
  announce(text: string): void;
}

/** What a mounted board can do, through `bind:this`. */
export interface BoardHandle<Event> {
  /** Show an act's events one after the other; `after` is the view they lead to. Resolves when shown. */
  show(events: Event[], after: unknown): Promise<void>;
  /** Finish at once what is being shown (a tap, or a hidden page). */
  skip(): void;
}

export interface SetupProps {
  players: number;
  /** Bindable: the options without `players`, and what is laid down by hand. */
  options: Record<string, unknown>;
  given: Record<string, unknown>;
  /** Bindable: false while what is laid down cannot be played with; the game says why itself. */
  ready: boolean;
}

export interface GameClient<View, Event> {
  name: string;
  /** How many can play, where not every number between fewest and most will do. */
  counts?: readonly number[];
  /** Hands are secret: who shares a device passes it on before the next hand shows. */
  hidesHands?: boolean;
  /** The own seat is at the lower edge, and turns pass anticlockwise; plates lie accordingly. */
  anticlockwise?: boolean;
  /** The board with everything that is touched on it; exports BoardHandle. */
  Board: Component<BoardProps<View>, BoardHandle<Event>>;
  /** The lower edge, within reach of the thumb: die, wanted symbol, hand, stop button. */
  Tray: Component<BoardProps<View>>;
  /** What a seat owns, shown on its plate. */
  Belongings: Component<{ view: View; seat: number }>;
  /** The game's own options at set-up. */
  Setup: Component<SetupProps>;
  /** The end screen's picture; `record` is the whole game. */
  Ending: Component<{ view: View; seats: SeatInfo[]; record: GameRecord | null }>;
  /** A picture for the front page. */
  Picture: Component;
  /** The log line of an event as message id and arguments, or null for none. */
  line(event: Event, names: (seat: number) => string): LogLine | null;
  /** What is left of an event in the log once others followed; all of it if not given. */
  faded?(event: Event, options: Record<string, unknown>): Event | null;
  /** The options in words, for whoever is about to sit down. */
  chosen(options: Record<string, unknown>): LogLine[];
  /** The board's own keys, for the `?` sheet. */
  keys: readonly KeyLine[];
  /** What is asked of the seat to act, as message id and arguments. */
  headline(view: View, me: number | null, names: (seat: number) => string): LogLine;
}

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
}
