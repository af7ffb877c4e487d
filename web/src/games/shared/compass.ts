/** The four ways on a board of squares, and the keys that go there. */
export type Direction = 'n' | 'e' | 's' | 'w';
export const DIRECTIONS: readonly Direction[] = ['n', 'e', 's', 'w'];

/** The way so many quarters further round, clockwise. */
export const quartersFrom = (direction: Direction, quarters: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters + 4) % 4] ?? direction;

/** By `KeyboardEvent.key`. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'n',
  ArrowRight: 'e',
  ArrowDown: 's',
  ArrowLeft: 'w',
};
