/** Acts as they are written (docs/notation.md), read and written. */
import type { Field } from '../shared/squares';
import { split, type Crossing, type Direction, type Edge } from './board';

/** A tile of the own hand or of the depot on an edge; a tile off it. */
export interface OnEdge {
  kind: 'tile' | 'place' | 'remove';
  edge: Edge;
}
/** A corner set or turned. */
export interface OnCrossing {
  kind: 'corner' | 'turn';
  crossing: Crossing;
  direction: Direction;
}
/** A figure moved; `by` is the field an attack enters from (RIA-50). */
export interface Move {
  kind: 'move';
  from: Field;
  to: Field;
  by: Field | null;
}
export interface Done {
  kind: 'done';
}
export type Act = OnEdge | OnCrossing | Move | Done;

const MARKS = { tile: 'T ', place: '+', remove: '-', corner: 'C ', turn: '@' } as const;

export function written(act: Act): string {
  switch (act.kind) {
    case 'done':
      return 'done';
    case 'move':
      return `${act.from}>${act.to}${act.by === null ? '' : `/${act.by}`}`;
    case 'corner':
    case 'turn':
      return `${MARKS[act.kind]}${act.crossing}${act.direction}`;
    default:
      return `${MARKS[act.kind]}${act.edge}`;
  }
}

export function read(text: string): Act {
  if (text === 'done') return { kind: 'done' };
  for (const kind of ['tile', 'place', 'remove'] as const) {
    if (text.startsWith(MARKS[kind])) return { kind, edge: text.slice(MARKS[kind].length) };
  }
  for (const kind of ['corner', 'turn'] as const) {
    if (text.startsWith(MARKS[kind])) return { kind, ...split(text.slice(MARKS[kind].length)) };
  }
  const [from = '', end = ''] = text.split('>');
  const [to = '', by = null] = end.split('/');
  return { kind: 'move', from, to, by };
}

/** What is done with an act: building, moving a figure, or using the ability of the throw (RIA-24). */
export type Task = 'build' | 'move' | 'ability';
export const TASKS: Readonly<Record<Act['kind'], Task | null>> = {
  tile: 'build',
  corner: 'build',
  move: 'move',
  place: 'ability',
  remove: 'ability',
  turn: 'ability',
  done: null,
};

/** Where an act takes place, whatever direction or entry it takes: acts of one place are turned into each other. */
export function placeOf(act: Act): string {
  switch (act.kind) {
    case 'done':
      return 'done';
    case 'move':
      return `${act.from}>${act.to}`;
    case 'corner':
    case 'turn':
      return act.crossing;
    default:
      return act.edge;
  }
}
