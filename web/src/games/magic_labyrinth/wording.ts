/** What is said about the game: log lines, headline, and answers to whoever asks by key. */
import { say } from '../../shell/words';
import type { MagicLabyrinthEvent, MagicLabyrinthView } from '../../wire';
import type { KeyLine, LogLine, Mark } from '../contract';
import { type Names, of, plain } from '../shared/lines';
import { DIRECTIONS, type Direction } from '../shared/compass';
import { seenAs } from '../shared/turned.svelte';
import { beside, offset, sides, slot } from './floor';

export const symbolName = (symbol: string): string => say(`symbol-${symbol}`);

/** What the log leads to in the rules. */
export const clauses = {
  bumped: 'MAG-15',
  took: 'MAG-20',
  won: 'MAG-23',
  revealed: 'MAG-31',
} satisfies Partial<Record<MagicLabyrinthEvent['type'], string>>;

export function line(event: MagicLabyrinthEvent, names: Names): LogLine | null {
  switch (event.type) {
    case 'rolled':
      return of('mag-log-rolled', event.seat, names, { value: event.value });
    case 'stepped': {
      const { start, end } = event;
      return { ...of('mag-log-stepped', event.seat, names, { start, end }), place: end };
    }
    case 'bumped': {
      const { seat, wall, home } = event;
      if (wall === null) return of('mag-log-bumped-once', seat, names, { home });
      const [a, b] = sides(wall);
      return { ...of('mag-log-bumped', seat, names, { a, b, home }), place: wall };
    }
    case 'stopped':
      return of('mag-log-stopped', event.seat, names);
    case 'took': {
      const id = event.drawn ? 'mag-log-drawn' : 'mag-log-took';
      return of(id, event.seat, names, { symbol: symbolName(event.symbol) });
    }
    case 'wanted':
      return plain('mag-log-wanted', { symbol: symbolName(event.symbol) });
    case 'won':
      return of('mag-log-won', event.seat, names);
    case 'revealed':
      return plain('mag-log-revealed');
    case 'turn':
      return null;
  }
}

/** Bumps, symbols reached, and the end. */
export function mark(event: MagicLabyrinthEvent): Mark | null {
  if (event.type === 'bumped') return 'bump';
  if (event.type === 'won') return 'win';
  return event.type === 'took' && !event.drawn ? 'goal' : null;
}

/** MAG-30: without the memory aid, what is past keeps no place where anybody walked or bumped. */
export function faded(event: MagicLabyrinthEvent, options: Record<string, unknown>): MagicLabyrinthEvent | null {
  if (options['memory_aid'] === true) return event;
  if (event.type === 'stepped') return null;
  return event.type === 'bumped' ? { ...event, at: null, wall: null } : event;
}

export function headline(view: MagicLabyrinthView, me: number | null, names: Names): LogLine {
  const { turn, winner, wanted, steps_left: steps } = view;
  if (winner !== null) {
    return of(winner === me ? 'mag-ask-won-you' : 'mag-ask-won', winner, names);
  }
  if (turn === null || wanted === null || steps === null) {
    return { id: 'mag-ask-wait', args: {}, seat: turn };
  }
  const id = turn === me ? 'mag-ask-walk-you' : 'mag-ask-walk';
  return of(id, turn, names, { steps, symbol: symbolName(wanted) });
}

/** The options, for whoever is about to sit down. */
export function chosen(options: Record<string, unknown>): LogLine[] {
  const walls = WALLS_NAMED[String(options['walls'])] ?? Number(options['walls'] ?? HARD);
  return [
    plain('mag-chosen-walls', { walls }),
    plain(options['memory_aid'] ? 'mag-chosen-aid' : 'mag-chosen-memory'),
  ];
}

/** MAG-04 */
export const EASY = 19;
export const HARD = 24;
const WALLS_NAMED: Record<string, number> = { easy: EASY, hard: HARD };

export const keys: readonly KeyLine[] = [
  { keys: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'], id: 'mag-key-fields' },
  { keys: ['Enter'], id: 'mag-key-step' },
  { keys: ['n', 'e', 's', 'w'], id: 'mag-key-directions' },
  { keys: ['.'], id: 'mag-key-stop' },
  { keys: ['Escape'], id: 'mag-key-back' },
  { keys: ['m'], id: 'mag-key-mine' },
  { keys: ['p'], id: 'mag-key-position' },
  { keys: ['t'], id: 'mag-key-wanted' },
  { keys: ['o'], id: 'mag-key-others' },
  { keys: ['c'], id: 'mag-key-chips' },
  { keys: ['d'], id: 'mag-key-die' },
];

const DIRECTION_IDS: Record<Direction, string> = {
  n: 'mag-up',
  e: 'mag-right',
  s: 'mag-down',
  w: 'mag-left',
};

/** As it is seen: the board may lie turned. */
export const directionName = (direction: Direction): string =>
  say(DIRECTION_IDS[seenAs(direction)]);

/** Which way and how far it is, walls aside: "2 up, 1 left". */
export function wayTo(from: string, to: string): string {
  const { right, up } = offset(from, to);
  const parts: [number, string][] = [
    [Math.abs(up), up > 0 ? 'mag-up' : 'mag-down'],
    [Math.abs(right), right > 0 ? 'mag-right' : 'mag-left'],
  ];
  const way = parts
    .filter(([count]) => count > 0)
    .map(([count, direction]) => `${count} ${say(direction)}`);
  return way.length > 0 ? way.join(', ') : say('mag-here');
}

export interface FieldFacts {
  symbol: string | undefined;
  wanted: boolean;
  /** Seats standing here, and the seat whose start corner this is. */
  standing: number[];
  corner: number | null;
  me: number | null;
  choice: Direction | null;
  /** Which step of the marked walk leads here. */
  marked: number | null;
  bumped: readonly string[];
  passed: readonly string[];
}

/** A field's accessible name. */
export function fieldName(field: string, facts: FieldFacts, names: Names): string {
  const around = (slots: readonly string[]): string =>
    DIRECTIONS.filter((direction) => {
      const other = beside(field, direction);
      return other !== null && slots.includes(slot(field, other));
    })
      .map(directionName)
      .join(', ');
  const { symbol, corner, me } = facts;
  const [walls, open] = [around(facts.bumped), around(facts.passed)];
  return [
    field,
    symbol && symbolName(symbol),
    facts.wanted && say('mag-field-wanted'),
    ...facts.standing.map((seat) =>
      seat === me ? say('mag-field-own') : say('mag-field-other', { name: names(seat) }),
    ),
    corner !== null &&
      (corner === me
        ? say('mag-field-own-corner')
        : say('mag-field-corner', { name: names(corner) })),
    facts.choice && say('mag-field-choice', { direction: directionName(facts.choice) }),
    facts.marked !== null && say('mag-field-marked', { number: facts.marked }),
    walls && say('mag-field-walls', { sides: walls }),
    open && say('mag-field-open', { sides: open }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a key asks about, in a sentence or a few. */
export function answer(
  key: string,
  view: MagicLabyrinthView,
  me: number | null,
  names: Names,
): string | null {
  const mine = me === null ? undefined : view.magicians[me];
  switch (key) {
    case 'p':
      return mine ? say('mag-say-position', { field: mine }) : say('mag-say-watching');
    case 't': {
      const { wanted } = view;
      if (wanted === null) return say('mag-say-nothing-wanted');
      const field = fieldOf(view.symbols, wanted) ?? '';
      const symbol = symbolName(wanted);
      return mine
        ? say('mag-say-wanted', { symbol, field, way: wayTo(mine, field) })
        : say('mag-say-wanted-on', { symbol, field });
    }
    case 'o':
      return view.magicians
        .flatMap((field, seat) =>
          seat === me ? [] : [say('mag-say-other', { name: names(seat), field })],
        )
        .join(' ');
    case 'c':
      return view.chips
        .map((chips, seat) =>
          say('mag-say-chips', {
            name: names(seat),
            count: chips.length,
            symbols: chips.map(symbolName).join(', '),
          }),
        )
        .join(' ');
    case 'd':
      return view.steps_left === null || view.rolled === null
        ? say('mag-ask-wait')
        : `${say('mag-tray-die', { value: view.rolled })} ${say('mag-tray-steps', { steps: view.steps_left })}`;
    default:
      return null;
  }
}

export function fieldOf(symbols: Record<string, string>, symbol: string | null): string | null {
  return Object.keys(symbols).find((field) => symbols[field] === symbol) ?? null;
}
