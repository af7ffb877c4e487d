/**
 * The words of every page in one file a language: those of the shell, and what each game says of
 * itself on the shelf (`game-…`). Asked for as `shell.ftl?shelf`; no page loads a whole game to name it.
 */
import { FluentParser, FluentSerializer, Message } from '@fluent/syntax';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ASKED = /shell\.ftl\?shelf$/;
const OF_ITSELF = /^game-/;

/** The part of a game's texts that stands on its box. */
export function lid(text: string): string {
  const serializer = new FluentSerializer();
  const { body } = new FluentParser({ withSpans: false }).parse(text);
  return body
    .filter((entry) => entry instanceof Message && OF_ITSELF.test(entry.id.name))
    .map((entry) => serializer.serializeEntry(entry))
    .join('');
}

export function shelf(): Plugin {
  return {
    name: 'shelf',
    enforce: 'pre',
    async load(id) {
      if (!ASKED.test(id)) return null;
      const shell = id.replace(/\?shelf$/, '');
      const folder = dirname(shell);
      const others = (await readdir(folder)).filter((name) => name.endsWith('.ftl')).sort();
      const texts = [await readFile(shell, 'utf-8')];
      for (const name of others) {
        const path = join(folder, name);
        this.addWatchFile(path);
        if (path !== shell) texts.push(lid(await readFile(path, 'utf-8')));
      }
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}
