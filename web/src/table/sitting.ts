/** Sitting down. What was asked for is kept until the answer has come, so it can be asked again. */
import { api } from '../shell/api';
import { recall, remember } from '../shell/remember';
import { newToken, untilAnswered, wasLost } from '../shell/resend';
import type { SeatSecret, TableInfo } from '../wire';
import { keepSeat } from './mine';

interface Sitting {
  seat: number;
  name: string;
  token: string;
}

const key = 'sitting';
const all = () => recall<Record<string, Sitting>>(key) ?? {};

function keep(table: string, sitting: Sitting): void {
  remember(key, { ...all(), [table]: sitting });
}

function drop(table: string): void {
  const { [table]: _, ...others } = all();
  remember(key, others);
}

export function sitDown(table: string, seat: number, name: string): Promise<SeatSecret> {
  const asked = all()[table];
  const again = asked?.seat === seat ? asked : { token: newToken() };
  const sitting = { ...again, seat, name };
  keep(table, sitting);
  return send(table, sitting);
}

async function send(table: string, { seat, ...who }: Sitting): Promise<SeatSecret> {
  try {
    const taken = await untilAnswered(() => api.sit(table, seat, { ...who, adds: true }));
    keepSeat(table, taken);
    drop(table);
    return taken;
  } catch (error) {
    if (!wasLost(error)) drop(table);
    throw error;
  }
}

/** The page went before the answer came: whoever sits there now may be oneself. */
export async function sitAfterAll({ table, seats }: TableInfo): Promise<void> {
  const asked = all()[table];
  if (!asked) return;
  // A seat that is free was never taken, or has been freed: it is not taken unasked.
  if (seats[asked.seat]?.holder === 'open') drop(table);
  else await send(table, asked).catch(() => undefined);
}
