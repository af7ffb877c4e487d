/** Which of one's tables wait for oneself, and in what order they are shown. */
import type { MyTable } from '../table/mine';
import type { TableInfo } from '../wire';

/** It is the turn of an own seat, and no bot plays for it. */
export function waitsFor({ seats }: MyTable, info: TableInfo): boolean {
  return seats.some(
    ({ seat }) => seat !== null && info.acting.includes(seat) && info.seats[seat]?.holder === 'person',
  );
}

/** Those that wait for oneself, the longest first; then those that go on; in the end, what is over. */
export function inOrder(tables: MyTable[], infos: ReadonlyMap<string, TableInfo>): MyTable[] {
  const rank = (mine: MyTable): number => {
    const info = infos.get(mine.table);
    if (!info) return mine.over ? 2 : 1;
    if (waitsFor(mine, info)) return 0;
    return info.status === 'over' ? 2 : 1;
  };
  const waited = ({ table }: MyTable) => infos.get(table)?.waits ?? 0;
  return [...tables].sort(
    (a, b) =>
      rank(a) - rank(b) || (rank(a) === 0 ? waited(b) - waited(a) : 0) || b.seen - a.seen,
  );
}
