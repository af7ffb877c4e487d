/** What is said about the game: log lines, headline, squares, and answers to whoever asks by key. */
import { say } from '../../shell/words';
import type { LabyrintheEvent, LabyrintheView } from '../../wire';
import type { KeyLine, LogLine } from '../contract';
import { DIRECTIONS, type Direction } from '../shared/compass';
import { homes, isWhite, nameOf, SIZE, TO_WIN, type Square } from './board';
import type { Choice } from './hand.svelte';
import {
  blockOn,
  blockStops,
  inCentre,
  next,
  pawnOn,
  pawnStops,
  toDo,
  type Act,
  type Kind,
  type PawnAct,
  type Position,
  type Stop,
} from './play';
import { scene, type Picked } from './scene.svelte';

type Names = (seat: number) => string;

export function line(event: LabyrintheEvent, names: Names): LogLine | null {
  switch (event.type) {
    case 'moved': {
      const { start, end } = event;
      return { ...of('lab-log-moved', event.seat, names, { start, end }), place: end };
    }
    case 'shifted': {
      const { start, end, owner } = event;
      const args = { start, end, owner: names(owner) };
      return { ...of('lab-log-shifted', event.seat, names, args), place: end };
    }
    case 'slid': {
      const { start, end, size } = event;
      return { ...of('lab-log-slid', event.seat, names, { start, end, size }), place: end };
    }
    case 'lapsed':
      return of(event.act === 'pawn' ? 'lab-log-no-pawn' : 'lab-log-no-block', event.seat, names);
    case 'passed':
      return of('lab-log-passed', event.seat, names);
    case 'won':
      return of('lab-log-won', event.seat, names);
    case 'drawn':
      return { id: 'lab-log-drawn', args: { turns: event.turns }, seat: null };
    case 'turn':
      return null;
  }
}

function of(id: string, seat: number, names: Names, args: LogLine['args'] = {}): LogLine {
  return { id, args: { name: names(seat), ...args }, seat };
}

export function headline(view: LabyrintheView, me: number | null, names: Names): LogLine {
  const { turn, winner } = view;
  if (winner === 'draw') return { id: 'lab-ask-drawn', args: {}, seat: null };
  if (winner !== null) return of(winner === me ? 'lab-ask-won-you' : 'lab-ask-won', winner, names);
  if (turn === null) return { id: 'lab-ask-drawn', args: {}, seat: null };
  if (turn !== me) return of('lab-ask-other', turn, names);
  return of(asked(), turn, names);
}

/** What is still to do in the own turn; planned acts count. */
function asked(): string {
  const { shown } = scene;
  if (scene.asking) return 'lab-shift-ask';
  const left = toDo(shown);
  if (left.length === 2) return next(shown).length === 1 ? 'lab-ask-first' : 'lab-ask-both';
  if (left[0] === 'pawn') return 'lab-ask-pawn';
  if (left[0] === 'block') return 'lab-ask-block';
  return scene.plan.length > 0 && !scene.sent ? 'lab-ask-send' : 'lab-ask-sent';
}

/** LAB-25 */
export const USUAL_LIMIT = 300;

/** The options, for whoever is about to sit down. */
export function chosen(options: Record<string, unknown>): LogLine[] {
  const turns = Number(options['turn_limit'] ?? USUAL_LIMIT);
  const limit: LogLine = { id: 'lab-chosen-limit', args: { turns }, seat: null };
  const own: LogLine = { id: 'lab-chosen-layout', args: {}, seat: null };
  return options['layout'] ? [limit, own] : [limit];
}

export const keys: readonly KeyLine[] = [
  { keys: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'], id: 'lab-key-squares' },
  { keys: ['Ctrl + ←↑→↓'], id: 'lab-key-jump' },
  { keys: ['Enter'], id: 'lab-key-pick' },
  { keys: ['Escape'], id: 'lab-key-back' },
  { keys: ['s'], id: 'lab-key-send' },
  { keys: ['n', 'p'], id: 'lab-key-next' },
  { keys: ['b', 'B'], id: 'lab-key-blocks' },
  { keys: ['+', '-', '0'], id: 'lab-key-zoom' },
  { keys: ['t'], id: 'lab-key-todo' },
  { keys: ['m'], id: 'lab-key-mine' },
  { keys: ['o'], id: 'lab-key-others' },
];

const DIRECTION_IDS: Record<Direction, string> = {
  n: 'lab-north',
  e: 'lab-east',
  s: 'lab-south',
  w: 'lab-west',
};

/** The furthest stop each way: "north to a9, east to c2". */
export function ways(stops: readonly Stop[]): string {
  return DIRECTIONS.flatMap((direction) => {
    const last = stops.filter((stop) => stop.direction === direction).at(-1);
    return last ? [say(DIRECTION_IDS[direction], { square: nameOf(last.to) })] : [];
  }).join(', ');
}

export function blockWords(position: Position, block: number): string {
  const squares = position.blocks[block] ?? [];
  return say('lab-block', { size: squares.length, square: nameOf(squares[0] ?? 0) });
}

/** "Block of four at d4 can slide north to d9." */
function slideWords(position: Position, block: number): string {
  const name = blockWords(position, block);
  if (block === position.barred) return say('lab-block-barred', { block: name });
  const stops = blockStops(position, block).filter((stop) => stop.touches);
  return stops.length > 0
    ? say('lab-block-slides', { block: name, ways: ways(stops) })
    : say('lab-block-stuck', { block: name });
}

/** "Pawn at a2: north to a9, east to c2." */
function lineWords(position: Position, from: Square, whose: string): string {
  const stops = pawnStops(position, from);
  return stops.length > 0
    ? say('lab-pawn-lines', { pawn: whose, square: nameOf(from), ways: ways(stops) })
    : say('lab-pawn-stuck', { pawn: whose, square: nameOf(from) });
}

const pawnWords = (seat: number, me: number | null, names: Names): string =>
  seat === me ? say('lab-pawn-own') : say('lab-pawn-other', { name: names(seat) });

/** What a piece just taken up can do. */
export function pickedWords(
  piece: Picked,
  position: Position,
  me: number | null,
  names: Names,
): string {
  if (piece.kind === 'block') return slideWords(position, piece.block);
  const from = position.pawns[piece.seat]?.[piece.pawn] ?? 0;
  return lineWords(position, from, pawnWords(piece.seat, me, names));
}

/** What an act does, in short: for the tray and when it is planned. */
export function plannedWords(act: Act): string {
  const [start, end] = [nameOf(act.from), nameOf(act.to)];
  if (act.kind === 'block') return say('lab-plan-block', { start, end });
  return act.shift === null
    ? say('lab-plan-pawn', { start, end })
    : say('lab-plan-shift', { start, end, to: nameOf(act.shift) });
}

/** What each square's name says of a piece on it, once for a position. */
const told = new WeakMap<Position, Map<string, string>>();

function once(position: Position, key: string, words: () => string): string {
  const known = told.get(position) ?? new Map<string, string>();
  told.set(position, known);
  const text = known.get(key) ?? words();
  known.set(key, text);
  return text;
}

/** A square's accessible name. */
export function squareName(
  square: Square,
  position: Position,
  me: number | null,
  choice: Choice | null,
  asking: PawnAct | null,
  names: Names,
): string {
  const seat = pawnOn(position, square);
  const block = blockOn(position, square);
  const home = homes(position.pawns.length).find((one) => inHome(one.square, square))?.seat ?? null;
  return [
    nameOf(square),
    isWhite(square) && say('lab-square-white'),
    seat !== null && lineWords(position, square, pawnWords(seat, me, names)),
    block !== null && once(position, `block ${block}`, () => slideWords(position, block)),
    home !== null && seat === null && block === null && say('lab-square-home', { name: names(home) }),
    choice && choiceWords(choice, asking),
  ]
    .filter(Boolean)
    .join(', ');
}

const inHome = (corner: Square, square: Square): boolean =>
  [0, 1, SIZE, SIZE + 1].includes(square - corner);

function choiceWords({ act, allowed, onto }: Choice, asking: PawnAct | null): string {
  if (asking) return say('lab-choice-shift');
  if (!allowed) return say('lab-choice-barred', { square: nameOf(act.to) });
  if (onto) return say('lab-choice-onto');
  return act.kind === 'pawn'
    ? say('lab-choice-pawn')
    : say('lab-choice-block', { square: nameOf(act.to) });
}

/** What a key asks about, in a sentence or a few. */
export function answer(
  key: string,
  position: Position,
  me: number | null,
  names: Names,
): string | null {
  const standing = (seat: number): string =>
    say('lab-say-pawns', {
      name: names(seat),
      squares: (position.pawns[seat] ?? []).map(nameOf).join(', '),
      count: inCentre(position, seat),
      most: TO_WIN,
    });
  switch (key) {
    case 't':
      if (position.turn === null) return null;
      return position.turn === me
        ? say(asked())
        : say('lab-ask-other', { name: names(position.turn) });
    case 'm':
      return me === null ? say('lab-say-watching') : standing(me);
    case 'o':
      return position.pawns
        .flatMap((_, seat) => (seat === me ? [] : [standing(seat)]))
        .join(' ');
    default:
      return null;
  }
}

export const kindName = (kind: Kind): string => say(kind === 'pawn' ? 'lab-pawn' : 'lab-the-block');
