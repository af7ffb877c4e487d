/** Checking a table's lots against what this browser kept: what holds, and what does not. */
import type { GameRecord, TableInfo } from '../wire';
import { hash, joined, sealOf } from './hashing';
import type { KeptLots } from './lots';

export interface Finding {
  what: 'commitment' | 'own' | 'parts' | 'secret' | 'record' | 'set-up';
  holds: boolean;
  /** It holds for a part: the rest was chosen when the table was opened. */
  partly?: boolean;
}

/** The seats that sealed a part and did not open it. */
export function withheld({ fairness }: TableInfo): number[] {
  return fairness.parts.flatMap(({ seal, part }, seat) => (seal && part === '' ? seat : []));
}

export function findings(info: TableInfo, kept: KeptLots, record: GameRecord | null): Finding[] {
  const { table, status, fairness } = info;
  const parts = fairness.parts.map(({ part }) => part ?? '');
  const found: Finding[] = [
    { what: 'commitment', holds: !kept.broken && fairness.commitment === kept.commitment },
  ];
  if (status === 'waiting') return found;
  // A server that has seen a part could go on as if it had not come.
  const isIn = (seat: number) => parts[seat] === kept.parts[seat];
  if (kept.opened.length > 0) found.push({ what: 'own', holds: kept.opened.every(isIn) });
  const { seals } = kept;
  if (seals && !kept.late) {
    const fits = (part: string, seat: number) =>
      part === '' || seals[seat] === sealOf(part, table, seat, kept.commitment);
    found.push({ what: 'parts', holds: parts.every(fits) });
  }
  if (fairness.secret === null) return found;
  found.push({ what: 'secret', holds: hash(fairness.secret) === kept.commitment });
  if (!record) return found;
  found.push({ what: 'record', holds: tells(record, info, kept, parts) });
  if (!info.by_hand?.what.includes('position')) {
    const partly = Object.values(record.given).some((value) => value !== null);
    found.push({ what: 'set-up', holds: record.set_up, partly });
  }
  return found;
}

/** Whether the record tells the same, and its seed follows from it. */
function tells(record: GameRecord, { fairness }: TableInfo, kept: KeptLots, parts: string[]) {
  const { fair, seed } = record;
  return (
    fair !== null &&
    fairness.secret !== null &&
    fair.commitment === kept.commitment &&
    fair.secret === fairness.secret &&
    String(fair.added) === String(parts) &&
    String(fair.seals) === String(kept.seals) &&
    seed === joined(fair.secret, ...fair.added)
  );
}

/** What to type to have everything checked again, with what this browser kept. */
export function verifyCommand({ game, table }: TableInfo, kept: KeptLots): string {
  const parts = kept.opened.map((seat) => ` --part ${seat}:${kept.parts[seat]}`);
  const seals = kept.seals && ` --seals ${joined(...kept.seals.map((seal) => seal ?? ''))}`;
  const file = `${game}-${table}.json`;
  return `irrgarten verify ${file} --commitment ${kept.commitment}${parts.join('')}${seals ?? ''}`;
}
