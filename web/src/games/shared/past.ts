import type { BoardProps } from '../contract';

/** The events told so far, newest last: what a page opened late still knows of the last move. */
export const told = <Event>({ past }: BoardProps<unknown>): Event[] =>
  (past ?? []).flatMap(({ events }) => events as Event[]);
