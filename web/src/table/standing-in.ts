/** A bot plays for a seat that stays its person's. */
import { api } from '../shell/api';
import { tell } from '../shell/problems';

export async function letBotPlay(table: string, seat: number, secret: string): Promise<void> {
  await api.seatBot(table, seat, 'skilled', secret).catch(tell);
}
