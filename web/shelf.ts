/**
 * The words of every page in one file a language: those of the shell, and what each game says of
 * itself on the shelf (`game-…`). Asked for as `shell.ftl?shelf`; no page loads a whole game to name it.
 * `shell.ftl?first` is the few words for a page that could load no texts.
 */
import { FluentParser, FluentSerializer, Message } from '@fluent/syntax';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ASKED = /shell\.ftl\?(shelf|first)$/;
const OF_ITSELF = /^game-/;
/** What a page can say that could load no texts. */
const FIRST = /^(problem-unreachable|problem-internal|try-again)$/;

function picked(text: string, wanted: RegExp): string {
  const serializer = new FluentSerializer();
  const { body } = new FluentParser({ withSpans: false }).parse(text);
  return body
    .filter((entry) => entry instanceof Message && wanted.test(entry.id.name))
    .map((entry) => serializer.serializeEntry(entry))
    .join('');
}

/** The part of a game's texts that stands on its box. */
export const lid = (text: string): string => picked(text, OF_ITSELF);

export function shelf(): Plugin {
  return {
    name: 'shelf',
    enforce: 'pre',
    async load(id) {
      const asked = ASKED.exec(id)?.[1];
      if (!asked) return null;
      const shell = id.replace(/\?\w+$/, '');
      if (asked === 'first') {
        return `export default ${JSON.stringify(picked(await readFile(shell, 'utf-8'), FIRST))};`;
      }
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
