/** What is said about the game: log lines, headline, squares, and answers to whoever asks by key. */
import { say } from '../../shell/words';
import type { LabyrintheEvent, LabyrintheView } from '../../wire';
import type { KeyLine, LogLine, Mark } from '../contract';
import { type Names, of, plain } from '../shared/lines';
import { DIRECTIONS, type Direction } from '../shared/compass';
import { column, row } from '../shared/squares';
import { read, type Act, type Kind } from './acts';
import { homes, isWhite, towards, TO_WIN, type Square } from './board';
import type { Choice } from './hand.svelte';
import { inCentre, pawnOn, type Position } from './position';
import { scene, type Picked } from './scene.svelte';

/** What the log leads to in the rules. */
export const clauses = {
  shifted: 'LAB-21',
  lapsed: 'LAB-24',
  passed: 'LAB-24',
  won: 'LAB-23',
  drawn: 'LAB-25',
} satisfies Partial<Record<LabyrintheEvent['type'], string>>;

export function line(event: LabyrintheEvent, names: Names): LogLine | null {
  switch (event.type) {
    case 'moved': {
      const { start, end } = event;
      return { ...of('lab-log-moved', event.seat, names, { start, end }), place: end };
    }
    case 'shifted': {
      const { start, end, owner } = event;
      const args = { start, end, owner: names(owner), whose: owner === event.seat ? 'own' : 'other' };
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
      return plain('lab-log-drawn', { turns: event.turns });
    case 'turn':
      return null;
  }
}

/** Blocks that were slid, pawns that had to make room, and pawns that came to the centre. */
export function mark(event: LabyrintheEvent): Mark | null {
  switch (event.type) {
    case 'slid':
      return 'wall';
    case 'shifted':
      return 'bump';
    case 'won':
      return 'win';
    case 'moved':
      return isWhite(event.end) && !isWhite(event.start) ? 'goal' : null;
    default:
      return null;
  }
}

export function headline(view: LabyrintheView, me: number | null, names: Names): LogLine {
  const { turn, winner } = view;
  if (winner === 'draw') return plain('lab-ask-drawn');
  if (winner !== null) return of(winner === me ? 'lab-ask-won-you' : 'lab-ask-won', winner, names);
  if (turn === null) return plain('lab-ask-drawn');
  if (turn !== me) return of('lab-ask-other', turn, names);
  return of(asked(), turn, names);
}

/** What is still to do in the own turn; planned acts count. */
function asked(): string {
  if (scene.asking) return 'lab-shift-ask';
  if (scene.sent) return 'lab-ask-sent';
  const { count, legal } = scene.told;
  const kinds = new Set(legal.map((text) => read(text).kind));
  const { turns, done } = scene.position;
  if (count > 0 && kinds.size === 0) return 'lab-ask-send';
  if (count + done.length === 0) {
    if (turns === 0 && !kinds.has('block')) return 'lab-ask-first';
    if (kinds.size !== 1) return 'lab-ask-both';
  }
  return kinds.has('pawn') ? 'lab-ask-pawn' : 'lab-ask-block';
}

/** LAB-25 */
export const USUAL_LIMIT = 300;

/** The options, for whoever is about to sit down. */
export function chosen(options: Record<string, unknown>): LogLine[] {
  const turns = Number(options['turn_limit'] ?? USUAL_LIMIT);
  const limit = plain('lab-chosen-limit', { turns });
  const own = plain('lab-chosen-layout');
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
function ways(from: Square, stops: readonly Square[]): string {
  return DIRECTIONS.flatMap((direction) => {
    const line = stops.flatMap((square) => {
      const way = towards(from, square);
      return way?.direction === direction ? [{ square, far: way.far }] : [];
    });
    const last = line.toSorted((a, b) => b.far - a.far)[0];
    return last ? [say(DIRECTION_IDS[direction], { square: last.square })] : [];
  }).join(', ');
}

/** "Block of four at d4 can slide north to d9." Where it could is left out if that is not known. */
export function blockWords(position: Position, block: number, stops: readonly Square[] | null): string {
  const squares = position.blocks[block] ?? [];
  const [square = ''] = squares;
  const name = say('lab-block', { size: squares.length, square });
  const { barred, blocks } = scene.position;
  if (barred !== null && blocks[block]?.[0] === barred) return say('lab-block-barred', { block: name });
  if (stops === null) return name;
  if (stops.length === 0) return say('lab-block-stuck', { block: name });
  return say('lab-block-slides', { block: name, ways: ways(square, stops) });
}

/** "Pawn at a2: north to a9, east to c2." */
function lineWords(pawn: string, square: Square, stops: readonly Square[] | null): string {
  if (stops === null) return say('lab-pawn-at', { pawn, square });
  if (stops.length === 0) return say('lab-pawn-stuck', { pawn, square });
  return say('lab-pawn-lines', { pawn, square, ways: ways(square, stops) });
}

const pawnWords = (seat: number, me: number | null, names: Names): string =>
  seat === me ? say('lab-pawn-own') : say('lab-pawn-other', { name: names(seat) });

/** What a piece just taken up can do. */
export function pickedWords(
  piece: Picked,
  position: Position,
  from: Square,
  stops: readonly Square[],
  me: number | null,
  names: Names,
): string {
  return piece.kind === 'block'
    ? blockWords(position, piece.block, stops)
    : lineWords(pawnWords(piece.seat, me, names), from, stops);
}

/** What an act does, in short: for the tray and when it is planned. */
export function plannedWords({ kind, from: start, to: end, shift }: Act): string {
  if (kind === 'block') return say('lab-plan-block', { start, end });
  return shift === null
    ? say('lab-plan-pawn', { start, end })
    : say('lab-plan-shift', { start, end, to: shift });
}

interface Doing {
  /** What is offered on the square. */
  choice: Choice | null;
  /** It is asked where the pawn that is met goes. */
  asking: boolean;
  /** Where a pawn could come to that can be moved now. */
  stops: readonly Square[] | null;
  /** What is said of the block that lies there. */
  block: string | null;
}

/** A square's accessible name. */
export function squareName(
  square: Square,
  position: Position,
  me: number | null,
  names: Names,
  { choice, asking, stops, block }: Doing,
): string {
  const seat = pawnOn(position, square);
  const home = homes(position.players).find((one) => inHome(one.square, square))?.seat ?? null;
  return [
    square,
    isWhite(square) && say('lab-square-white'),
    seat !== null && lineWords(pawnWords(seat, me, names), square, stops),
    block,
    home !== null && seat === null && block === null && say('lab-square-home', { name: names(home) }),
    choice && choiceWords(choice, asking),
  ]
    .filter(Boolean)
    .join(', ');
}

const inHome = (corner: Square, square: Square): boolean =>
  [0, 1].includes(column(square) - column(corner)) && [0, 1].includes(row(square) - row(corner));

function choiceWords({ act, onto }: Choice, asking: boolean): string {
  if (asking) return say('lab-choice-shift');
  if (onto) return say('lab-choice-onto');
  return act.kind === 'pawn' ? say('lab-choice-pawn') : say('lab-choice-block', { square: act.to });
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
      squares: (position.pawns[seat] ?? []).join(', '),
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
