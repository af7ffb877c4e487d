/** The games that have a client: every folder beside this file. Each loads when first needed. */
import type { GameClient } from './contract';

/** The table hands a game's own views and events back to it without looking inside. */
export type AnyGame = GameClient<any, any>;

const modules = import.meta.glob<{ default: AnyGame }>('./*/index.ts');

export const games: string[] = Object.keys(modules).map((path) => path.split('/')[1] ?? '');

export async function gameClient(name: string): Promise<AnyGame> {
  const load = modules[`./${name}/index.ts`];
  if (!load) throw new Error(`no client for the game ${name}`);
  return (await load()).default;
}
