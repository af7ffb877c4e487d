/** A position of Caminos as the wire tells it. */
import { OUTLINES, nameOf, type BoardName, type Cell } from '../../../src/games/caminos/board';
import { heightOf, poses, read, type Pose, type Shape } from '../../../src/games/caminos/pieces';
import { Places } from '../../../src/games/caminos/places';
import type { CaminosPiece, CaminosTop, CaminosView } from '../../../src/wire';
import { cellUnder } from '../../../src/games/caminos/pieces';
import { seatsOf } from '../table';

export const seats = seatsOf(['Anna', 'Ben']);

/** Pieces in turn, beech first; a bar is walnut. */
export function view(board: BoardName, pieces: readonly string[] = [], over: Partial<CaminosView> = {}): CaminosView {
  const outline = OUTLINES[board];
  const placed = pieces.map((piece, number): CaminosPiece => {
    const { shape, cubes } = read(piece);
    const wood = shape === 'I' ? 'walnut' : number % 2 === 0 ? 'beech' : 'maple';
    return { by: number % 2, piece, wood, shape, cubes: cubes.map(String), edge: false };
  });
  const tops = new Map<string, CaminosTop>();
  placed.forEach(({ piece, wood }, number) => {
    for (const cube of read(piece).cubes) {
      const cell = nameOf(cellUnder(cube));
      if ((tops.get(cell)?.height ?? 0) < heightOf(cube)) tops.set(cell, { cell, height: heightOf(cube), wood, piece: number });
    }
  });
  const stock = (seat: number) => {
    const used = (shape: string) => placed.filter((one) => one.by === seat && one.shape === shape).length;
    return { L: 4 - used('L'), T: 4 - used('T'), Z: 4 - used('Z'), O: 2 - used('O'), I: 0 };
  };
  return {
    seat: 0,
    players: 2,
    board,
    neutral: false,
    size: outline.size,
    cells: [...outline.cells].map(nameOf),
    sides: outline.sides.map(({ name, cells }) => ({ name, cells: cells.map(nameOf) })),
    turn: placed.length % 2,
    out: [],
    stocks: [stock(0), stock(1)],
    placed,
    tops: [...tops.values()],
    edges: [0, 0],
    winner: null,
    points: null,
    way: null,
    ...over,
  };
}

/** How a piece that stands there is held. */
export function heldAs(act: string, size = 10): { pose: Pose; at: Cell } {
  const places = new Places([act], size);
  for (const pose of poses(act.charAt(0) as Shape)) {
    const [at] = places.of(pose);
    if (at !== undefined) return { pose, at };
  }
  throw new Error(`${act} cannot be held`);
}
