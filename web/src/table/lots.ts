/** Fair lots: what this browser saw first, and the parts that it seals and opens. */
import { recall, remember } from '../shell/remember';
import type { Open, Seal, TableInfo } from '../wire';
import { sealOf } from './hashing';

export interface KeptLots {
  /** The first one that was seen; the part was sealed after that. */
  commitment: string;
  /** When the game had begun already, it was too late to prove anything. */
  late: boolean;
  /** The seals that stood before this browser opened its part. */
  seals: (string | null)[] | null;
  /** The parts of this browser's own seats. */
  parts: Record<number, string>;
  /** The own seats whose part was sent open. */
  opened: number[];
  /** The server has shown something else since. */
  broken: boolean;
}

const key = 'lots';
const most = 100;

export function keptLots(table: string): KeptLots | null {
  return recall<Record<string, KeptLots>>(key)?.[table] ?? null;
}

function keepLots(table: string, lots: KeptLots): void {
  const { [table]: _, ...others } = recall<Record<string, KeptLots>>(key) ?? {};
  const kept = [...Object.entries(others), [table, lots] as const].slice(-most);
  remember(key, Object.fromEntries(kept));
}

/** Keep what is seen for the first time; notice what is not what it was. */
export function witness({ table, status, fairness }: TableInfo): KeptLots {
  const before = keptLots(table);
  const seals = fairness.sealed ? fairness.parts.map((part) => part.seal) : null;
  const kept: KeptLots = {
    commitment: before?.commitment ?? fairness.commitment,
    late: before?.late ?? status !== 'waiting',
    seals: before?.seals ?? seals,
    parts: before?.parts ?? {},
    opened: before?.opened ?? [],
    broken: before?.broken ?? false,
  };
  if (fairness.commitment !== kept.commitment) kept.broken = true;
  if (seals && String(seals) !== String(kept.seals)) kept.broken = true;
  if (JSON.stringify(kept) !== JSON.stringify(before)) keepLots(table, kept);
  return kept;
}

/** What a seat of this browser owes the table, once the table has been witnessed. */
export function owed(info: TableInfo, seat: number): Seal | Open | null {
  const { table, fairness } = info;
  const kept = keptLots(table);
  const asked = fairness.parts[seat];
  if (!kept || kept.broken || info.status !== 'waiting' || !asked?.due) return null;
  const part = kept.parts[seat] ?? newPart(table, kept, seat);
  const seal = sealOf(part, table, seat, kept.commitment);
  if (!fairness.sealed) return { type: 'seal', seal };
  // Only where the own seal is among those that stand can nobody choose after seeing the part.
  return kept.seals?.[seat] === seal ? { type: 'open', part } : null;
}

/** The part of this seat has been sent: it must be in the game now. */
export function keepOpened(table: string, seat: number): void {
  const kept = keptLots(table);
  if (kept) keepLots(table, { ...kept, opened: [...new Set([...kept.opened, seat])] });
}

function newPart(table: string, kept: KeptLots, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const part = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keepLots(table, { ...kept, parts: { ...kept.parts, [seat]: part } });
  return part;
}
