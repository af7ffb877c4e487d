/** The outline of a shape made of squares, as an SVG path with rounded corners. */
import { beside, column, row, UNIT } from '../shared/squares';
import { meantBy, seenAt } from '../shared/turned.svelte';
import { SIZE, type Square } from './board';

type Point = readonly [number, number];

/** Clockwise around each square: where a side begins, and which way it goes. */
const SIDES: readonly { at: Point; go: Point; beyond: Point }[] = [
  { at: [0, 0], go: [1, 0], beyond: [0, -1] },
  { at: [1, 0], go: [0, 1], beyond: [1, 0] },
  { at: [1, 1], go: [-1, 0], beyond: [0, 1] },
  { at: [0, 1], go: [0, -1], beyond: [-1, 0] },
];

interface Side {
  at: Point;
  go: Point;
}

/** The outer sides of all squares, chained into loops; a corner that two loops share stays two. */
function loops(cells: readonly Point[]): Side[][] {
  const taken = new Set(cells.map(String));
  const free = cells.flatMap(([x, y]) =>
    SIDES.filter(({ beyond }) => !taken.has(String([x + beyond[0], y + beyond[1]]))).map(
      ({ at, go }): Side => ({ at: [x + at[0], y + at[1]], go }),
    ),
  );
  const found: Side[][] = [];
  for (let side = free.shift(); side; side = free.shift()) {
    const loop = [side];
    for (;;) {
      const last: Side = loop.at(-1) ?? side;
      const end = [last.at[0] + last.go[0], last.at[1] + last.go[1]];
      const next = free
        .filter(({ at }) => at[0] === end[0] && at[1] === end[1])
        .toSorted((a, b) => turn(last.go, b.go) - turn(last.go, a.go))[0];
      if (!next) break;
      free.splice(free.indexOf(next), 1);
      loop.push(next);
    }
    found.push(loop);
  }
  return found;
}

/** Where a square is seen, in squares from the upper left. */
function seenOn(square: Square): Point {
  const [across, up] = seenAt(SIZE, [column(square), row(square)]);
  return [across, SIZE - 1 - up];
}

/** 1 for a turn to the right, -1 to the left (y grows downwards). */
const turn = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];

/** The path around squares, `inset` within their edges; drawn from the upper left of the board. */
export function outline(squares: readonly Square[], inset = 0, round = 0): string {
  const cells = squares.map(seenOn);
  return loops(cells)
    .map((loop) => {
      const corners = loop.flatMap((side, n): string[] => {
        const before = loop.at(n - 1) ?? side;
        if (turn(before.go, side.go) === 0) return [];
        // What lies to the right of a side is inside.
        const x = side.at[0] * UNIT - inset * (before.go[1] + side.go[1]);
        const y = side.at[1] * UNIT + inset * (before.go[0] + side.go[0]);
        const start = `${x - before.go[0] * round} ${y - before.go[1] * round}`;
        return [`${start}Q${x} ${y} ${x + side.go[0] * round} ${y + side.go[1] * round}`];
      });
      return `M${corners.join('L')}Z`;
    })
    .join('');
}

/** The seams between squares of one shape. */
export function seams(squares: readonly Square[]): string {
  const taken = new Set(squares);
  return squares
    .map((square) => {
      const [across, down] = seenOn(square);
      const [x, y] = [across * UNIT, down * UNIT];
      const right = taken.has(beside(SIZE, square, meantBy('e')) ?? '');
      const below = taken.has(beside(SIZE, square, meantBy('s')) ?? '');
      return (
        (right ? `M${x + UNIT} ${y + 7}v${UNIT - 14}` : '') +
        (below ? `M${x + 7} ${y + UNIT}h${UNIT - 14}` : '')
      );
    })
    .join('');
}
