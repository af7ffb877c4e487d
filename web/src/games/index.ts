/** The games that have a client: every folder beside this file. Each loads when first needed. */
import type { GameClient } from './contract';

/** The table hands a game's own views and events back to it without looking inside. */
export type AnyGame = GameClient<any, any>;

interface Generic {
  anyGame(name: string): AnyGame;
}
const generic = import.meta.glob<Generic>('./shared/any/index.ts');
const modules = import.meta.glob<{ default: AnyGame }>('./*/index.ts');

export const games: string[] = Object.keys(modules).map((path) => path.split('/')[1] ?? '');

export async function gameClient(name: string): Promise<AnyGame> {
  const load = modules[`./${name}/index.ts`];
  if (load) return (await load()).default;
  const any = await generic['./shared/any/index.ts']?.();
  if (!any) throw new Error(`no client for the game ${name}`);
  return any.anyGame(name);
}
