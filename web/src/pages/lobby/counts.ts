/** With how many a game is played: all that there are, and what is usual. */
import { gameClient } from '../../games';
import type { GameInfo } from '../../wire';

export async function counts({ game, players }: GameInfo): Promise<{ all: number[]; usual: number }> {
  const { counts, usual } = await gameClient(game);
  const [fewest, most] = players;
  const all = counts ?? Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
  const several = all.filter((one) => one > 1);
  return { all: several, usual: usual ?? several[0] ?? 2 };
}
