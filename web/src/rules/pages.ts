/** The rules of each game as people read them (`python tools/rule_pages.py`). Each loads when first needed. */

/** A position that goes through the rules before it is drawn. */
export interface Picture {
  name: string;
  view: unknown;
  events: unknown[];
  near: [string, string] | null;
}

export interface Section {
  name: string;
  /** Its fine print. */
  clauses: string[];
  /** What the game's cards or symbols mean stands here. */
  legend: boolean;
  pictures: Picture[];
}

const pressed = import.meta.glob<{ sections: Section[] }>('./pages/*.json', { import: 'default' });

export async function sectionsOf(game: string): Promise<Section[]> {
  const load = pressed[`./pages/${game}.json`];
  if (!load) throw new Error(`no rules for the game ${game}`);
  return (await load()).sections;
}

/** A text of several paragraphs, or of several lines. */
export const paragraphs = (text: string): string[] => text.split(/\n\s*\n/);
export const lines = (text: string): string[] => text.split('\n');
