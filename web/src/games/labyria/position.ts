/** The position, and what events make of it while they are being shown. */
import type { LabyriaDice, LabyriaView } from '../../wire';
import { beside, type Field } from '../shared/squares';
import { arms, split, type Edge, type Side } from './board';

export type Symbol = LabyriaDice['symbol'];
/** The position is what the view says; while things are shown it runs behind it. */
export type Position = LabyriaView;

export function built(
  position: Position,
  seat: number,
  [tiles, corners]: readonly [number, number],
  more: Partial<Position>,
): Position {
  const reserve = position.reserve.map((left, one): [number, number] =>
    one === seat ? [left[0] - tiles, left[1] - corners] : left,
  );
  return { ...position, ...more, reserve };
}

export const laid = (position: Position, tile: Edge): Position => ({
  ...position,
  tiles: [...position.tiles, tile],
  depot: position.depot - 1,
  used: true,
});

export const lifted = (position: Position, tile: Edge): Position => ({
  ...position,
  tiles: position.tiles.filter((one) => one !== tile),
  depot: position.depot + 1,
  used: true,
});

export function turned(position: Position, corner: string): Position {
  const { crossing } = split(corner);
  const corners = position.corners.map((one) => (split(one).crossing === crossing ? corner : one));
  return { ...position, corners, used: true };
}

/** One figure of a seat elsewhere; the others keep their places in the list. */
export function relocated(position: Position, seat: number, from: Field, to: Field): Position {
  const figures = position.figures.map((fields, one) => {
    if (one !== seat) return fields;
    const figure = fields.indexOf(from);
    return fields.map((field, other) => (other === figure ? to : field));
  });
  return { ...position, figures };
}

export const moved = (position: Position, seat: number, from: Field, to: Field): Position => ({
  ...relocated(position, seat, from, to),
  moved: true,
  evade: null,
});

/** All edges with a wall on them. */
export function walls(position: Pick<Position, 'tiles' | 'corners'>): Set<Edge> {
  const edges = new Set(position.tiles);
  for (const corner of position.corners) {
    const { crossing, direction } = split(corner);
    for (const edge of arms(crossing, direction)) edges.add(edge);
  }
  return edges;
}

/** Whose figures stand on a field, one entry for each. */
export const ownersOn = (position: Position, field: Field): number[] =>
  position.figures.flatMap((fields, seat) => fields.filter((one) => one === field).map(() => seat));

export const inGoal = (position: Position, seat: number): number =>
  (position.figures[seat] ?? []).filter((field) => field === position.goals[seat]).length;

/** How many fields a throw moves (RIA-33). */
export const reach = ({ number, symbol }: LabyriaDice): number =>
  symbol === 'double' ? 2 * number : number;

/** The fields of a way told by its steps, the first one included. */
export function fieldsAlong(size: number, start: Field, way: string): Field[] {
  const fields = [start];
  for (const step of way) fields.push(beside(size, fields.at(-1) ?? start, step as Side) ?? start);
  return fields;
}
