/** What is said about the game: log lines, headline, cells and pieces, and answers by key. */
import { listed, say } from '../../shell/words';
import type { CaminosEvent, CaminosView, Reason } from '../../wire';
import type { KeyLine, LogLine, Mark } from '../contract';
import { type Names, of, plain } from '../shared/lines';
import { BOARDS, column, nameOf, row, sidesOf, type Cell } from './board';
import { cellUnder, footprint, heightOf, read, SHAPES, type Cube, type Piece, type Shape } from './pieces';
import { columnOf, topOf, touched, woodOf, type Position, type Wood } from './position';
import { scene } from './scene.svelte';

export const shapeName = (shape: Shape): string => say('cam-shape', { shape });
export const woodName = (wood: Wood): string => say(`cam-${wood}`);

// -- pieces in words -------------------------------------------------------------------------
/** "c3 to e3 and d4": the longest row of cells, then the others. */
export function cellWords(cells: readonly Cell[]): string {
  const rows = [column, row].flatMap((across) =>
    [...new Set(cells.map(across))].map((line) =>
      cells.filter((at) => across(at) === line).toSorted((a, b) => a - b),
    ),
  );
  const corners = cells.toSorted((a, b) => a - b);
  const wide = new Set(cells.map(column)).size * new Set(cells.map(row)).size;
  // A whole rectangle is named by two corners.
  const run = wide === cells.length ? corners : (rows.toSorted((a, b) => b.length - a.length)[0] ?? corners);
  const rest = cells.filter((at) => !run.includes(at)).map(nameOf);
  const [from, to] = [run[0] ?? 0, run.at(-1) ?? 0];
  const first = run.length === 1 ? nameOf(from) : say('cam-from-to', { from: nameOf(from), to: nameOf(to) });
  return rest.length === 0 ? first : say('cam-and', { first, rest: rest.join(', ') });
}

/** "beech at d4, maple at c3 and c4" */
function neighbours(id: string, cubes: readonly Cube[], position: Position): string[] {
  const woods = new Map<Wood, Cell[]>();
  for (const cube of cubes) {
    const wood = position.placed[position.cubes.get(cube) ?? -1]?.wood;
    if (!wood) continue;
    const at = cellUnder(cube);
    woods.set(wood, [...new Set([...(woods.get(wood) ?? []), at])]);
  }
  return [...woods].map(([wood, cells]) =>
    say(id, { wood: woodName(wood), cells: cells.toSorted((a, b) => a - b).map(nameOf).join(', ') }),
  );
}

/** "T, lying, c3 to e3 and d4, against beech at d5, height one" */
export function pieceWords(piece: Piece, position: Position): string {
  const high = Math.max(...piece.cubes.map(heightOf));
  const { below, beside } = touched(position, piece);
  return [
    shapeName(piece.shape),
    say(high === 1 ? 'cam-lying' : 'cam-standing'),
    cellWords(footprint(piece)),
    ...neighbours('cam-upon', below, position),
    ...neighbours('cam-against', beside, position),
    heightWords(high),
  ].join(', ');
}

export const heightWords = (high: number): string => say('cam-height', { height: high });

/** What is held, and whether it can stand there. */
export const fittingWords = (piece: Piece, position: Position): string =>
  `${pieceWords(piece, position)}. ${say('cam-fits')}`;

/** What is held where it cannot stand, and why; without a reason nobody has said it yet. */
export const barredWords = (piece: Piece, reason: Reason | null): string =>
  `${shapeName(piece.shape)}, ${cellWords(footprint(piece))}. ${
    reason ? say(reason.reason, reason.about) : say('cam-barred')
  }`;

/** What stands on a cell: a wood and how high it is, or where woods are mixed, all of them (CAM-23). */
function columnWords(column: readonly Wood[]): string[] {
  const [top] = column;
  if (!top) return [say('cam-empty')];
  const high = heightWords(column.length);
  if (column.every((wood) => wood === top)) return [woodName(top), high];
  return [high, say('cam-column', { woods: column.map(woodName).join(', ') })];
}

/** A cell's accessible name. */
export function cellName(at: Cell, position: Position): string {
  const column = columnOf(position, at);
  const top = topOf(position, at);
  const last = position.placed.at(-1);
  return [
    nameOf(at),
    ...columnWords(column),
    top && top === last && say('cam-last'),
    ...sidesOf(position.outline, at).map(({ name }) => say(`cam-side-${name}`)),
  ]
    .filter(Boolean)
    .join(', ');
}

// -- what happens ----------------------------------------------------------------------------
/** What the log leads to in the rules. */
export const clauses = {
  out: 'CAM-15',
  won: 'CAM-25',
  drawn: 'CAM-32',
} satisfies Partial<Record<CaminosEvent['type'], string>>;

export function line(event: CaminosEvent, names: Names): LogLine | null {
  switch (event.type) {
    case 'placed': {
      const piece = read(event.piece);
      const high = Math.max(...piece.cubes.map(heightOf));
      const args = { shape: piece.shape, cells: cellWords(footprint(piece)), height: high };
      const id = event.wood === 'walnut' ? 'cam-log-walnut' : 'cam-log-placed';
      return { ...of(id, event.seat, names, args), place: event.piece };
    }
    case 'out':
      return of(event.left > 0 ? 'cam-log-out' : 'cam-log-none', event.seat, names, { left: event.left });
    case 'won': {
      const { faces, points } = event;
      const args = { name: listed(event.seats.map(names)), count: event.seats.length, faces, points };
      return { id: 'cam-log-won', args, seat: event.seats[0] ?? null };
    }
    case 'drawn': {
      const [beech = 0, maple = 0] = event.edges;
      const args = { beech, maple, points: Math.max(...event.points) };
      const id = beech === maple ? 'cam-log-drawn' : beech < maple ? 'cam-log-edge-beech' : 'cam-log-edge-maple';
      return plain(id, args);
    }
    case 'turn':
      return null;
  }
}

/** Walnut pieces, and the end. */
export function mark(event: CaminosEvent): Mark | null {
  if (event.type === 'won') return 'win';
  return event.type === 'placed' && event.wood === 'walnut' ? 'wall' : null;
}

export function headline(view: CaminosView, me: number | null, names: Names): LogLine {
  const { turn, winner } = view;
  if (winner === 'draw') return plain('cam-ask-drawn');
  if (winner !== null) {
    const points = Math.max(...(view.points ?? [0]));
    const won = me !== null && winner.includes(me);
    const id = won ? (winner.length > 1 ? 'cam-ask-won-team' : 'cam-ask-won-you') : 'cam-ask-won';
    const args = { name: listed(winner.map(names)), count: winner.length, points };
    return { id, args, seat: winner[0] ?? null };
  }
  if (turn === null) return plain('cam-ask-drawn');
  if (turn !== me) return of('cam-ask-other', turn, names);
  return of(asked(view, me), turn, names);
}

/** What is still to do in the own turn. */
function asked(view: CaminosView, me: number): string {
  if (scene.sent) return 'cam-ask-sent';
  if (scene.held) return 'cam-ask-place';
  return (view.stocks[me]?.I ?? 0) > 0 ? 'cam-ask-walnut' : 'cam-ask-choose';
}

/** The options, for whoever is about to sit down. */
export function chosen(options: Record<string, unknown>): LogLine[] {
  const name = String(options['board'] ?? BOARDS[0]);
  const board: LogLine = { id: `cam-chosen-${name}`, args: {}, seat: null };
  const walnut = plain('cam-chosen-walnut');
  return options['neutral'] ? [board, walnut] : [board];
}

export const keys: readonly KeyLine[] = [
  { keys: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'], id: 'cam-key-cells' },
  { keys: ['l', 't', 'z', 'o'], id: 'cam-key-shape' },
  { keys: ['i'], id: 'cam-key-walnut' },
  { keys: ['r', 'R'], id: 'cam-key-turn' },
  { keys: ['x'], id: 'cam-key-tip' },
  { keys: ['f', 'F'], id: 'cam-key-fit' },
  { keys: ['Enter'], id: 'cam-key-place' },
  { keys: ['Escape'], id: 'cam-key-back' },
  { keys: ['v'], id: 'cam-key-above' },
  { keys: ['m'], id: 'cam-key-map' },
  { keys: ['g'], id: 'cam-key-through' },
  { keys: [',', '.'], id: 'cam-key-swing' },
  { keys: ['+', '-', '0'], id: 'cam-key-zoom' },
  { keys: ['h'], id: 'cam-key-held' },
  { keys: ['s'], id: 'cam-key-stock' },
  { keys: ['p'], id: 'cam-key-last' },
];

/** "3 L, 4 T, 1 Z" */
export function stockWords(position: Position, seat: number): string {
  const stock = position.stocks[seat];
  const shapes = [...SHAPES, 'I' as const].filter((shape) => (stock?.[shape] ?? 0) > 0);
  if (shapes.length === 0) return say('cam-stock-empty');
  return shapes.map((shape) => say('cam-shapes', { shape, count: stock?.[shape] ?? 0 })).join(', ');
}

/** What a key asks about, in a sentence or a few. */
export function answer(
  key: string,
  position: Position,
  me: number | null,
  names: Names,
): string | null {
  switch (key) {
    case 's':
      return position.stocks
        .map((_, seat) => seat)
        .toSorted((a, b) => Number(b === me) - Number(a === me))
        .map((seat) =>
          say('cam-say-stock', {
            name: names(seat),
            wood: woodName(woodOf(seat)),
            stock: position.out.includes(seat) ? say('cam-out') : stockWords(position, seat),
          }),
        )
        .join(' ');
    case 'p': {
      const last = position.placed.at(-1);
      if (!last) return say('cam-say-nothing-placed');
      return say('cam-say-last', { name: names(last.by), piece: pieceWords(last, position) });
    }
    default:
      return null;
  }
}
