/** The four boards (CAM-02): their cells, and the sides that are to be joined. */
import type { Direction } from '../shared/compass';

export const BOARDS = ['square', 'rhombus', 'octagon', 'ring'] as const;
export type BoardName = (typeof BOARDS)[number];

/** A cell by column and row, counted from the lower left corner of the surrounding rectangle. */
export type Cell = number;

/** So many columns fit beside each other without running into the next row. */
export const ROW = 16;

export const cell = (x: number, y: number): Cell => y * ROW + x;
export const column = (at: Cell): number => at % ROW;
export const row = (at: Cell): number => Math.floor(at / ROW);

export const nameOf = (at: Cell): string => String.fromCharCode(97 + column(at)) + (row(at) + 1);
export const cellOf = (name: string): Cell =>
  cell(name.charCodeAt(0) - 97, Number(name.slice(1)) - 1);

export interface Outline {
  name: BoardName;
  /** The surrounding rectangle is a square of so many cells. */
  size: number;
  cells: ReadonlySet<Cell>;
  /** Clockwise from the north; opposite sides are half the number apart. */
  sides: readonly Side[];
}

export interface Side {
  name: SideName;
  cells: readonly Cell[];
}

export type SideName = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

const DRAWINGS: Record<BoardName, string> = {
  square: `
    oooooooo
    oooooooo
    oooooooo
    oooooooo
    oooooooo
    oooooooo
    oooooooo
    oooooooo`,
  rhombus: `
    ....oo....
    ...oooo...
    ..oooooo..
    .oooooooo.
    oooooooooo
    oooooooooo
    .oooooooo.
    ..oooooo..
    ...oooo...
    ....oo....`,
  octagon: `
    ...oooo...
    ..oooooo..
    .oooooooo.
    oooooooooo
    oooooooooo
    oooooooooo
    oooooooooo
    .oooooooo.
    ..oooooo..
    ...oooo...`,
  ring: `
    ...oooo...
    ..oooooo..
    .oooooooo.
    ooo....ooo
    ooo....ooo
    ooo....ooo
    ooo....ooo
    .oooooooo.
    ..oooooo..
    ...oooo...`,
};

/** One side of each kind; the others follow by quarter turns. */
const SIDES: Record<BoardName, Partial<Record<SideName, string>>> = {
  square: { N: 'a8 b8 c8 d8 e8 f8 g8 h8' },
  rhombus: { NE: 'e10 f10 g9 h8 i7 j6 j5' },
  octagon: { N: 'd10 e10 f10 g10', NE: 'g10 h9 i8 j7' },
  ring: { N: 'd10 e10 f10 g10', NE: 'g10 h9 i8 j7' },
};

const ROUND: readonly SideName[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

const turned = (at: Cell, size: number): Cell => cell(row(at), size - 1 - column(at));

function drawn(name: BoardName): Outline {
  const lines = DRAWINGS[name].trim().split(/\s+/);
  const size = lines.length;
  const cells = lines.flatMap((line, down) =>
    [...line].flatMap((sign, x) => (sign === 'o' ? [cell(x, size - 1 - down)] : [])),
  );
  const sides: Side[] = [];
  for (const [first, text] of Object.entries(SIDES[name])) {
    let along = text.split(' ').map(cellOf);
    for (let quarter = 0; quarter < 4; quarter++) {
      const at = (ROUND.indexOf(first as SideName) + 2 * quarter) % ROUND.length;
      sides.push({ name: ROUND[at] ?? 'N', cells: along });
      along = along.map((one) => turned(one, size));
    }
  }
  sides.sort((a, b) => ROUND.indexOf(a.name) - ROUND.indexOf(b.name));
  return { name, size, cells: new Set(cells.sort((a, b) => a - b)), sides };
}

export const OUTLINES: Record<BoardName, Outline> = {
  square: drawn('square'),
  rhombus: drawn('rhombus'),
  octagon: drawn('octagon'),
  ring: drawn('ring'),
};

const STEPS: Record<Direction, number> = { n: ROW, e: 1, s: -ROW, w: -1 };

/** The next cell that way; over the ring's hole to the other rim of it. */
export function beside(outline: Outline, at: Cell, direction: Direction): Cell | null {
  for (let next = at + STEPS[direction]; next >= 0 && next < ROW * ROW; next += STEPS[direction]) {
    if (outline.cells.has(next)) return next;
    const inside = column(next) < outline.size && row(next) < outline.size;
    if (!inside) return null;
  }
  return null;
}

export const sidesOf = (outline: Outline, at: Cell): Side[] =>
  outline.sides.filter((side) => side.cells.includes(at));

/** The cell in the middle, or the nearest to it where the ring has its hole. */
export function middleOf(outline: Outline): Cell {
  const half = Math.floor(outline.size / 2);
  const middle = cell(half, half);
  return outline.cells.has(middle) ? middle : cell(half, 2);
}
