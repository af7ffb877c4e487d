/** The web app manifests, one a language: what an installed Irrgarten is called and looks like. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../locales');
const GAMES = ['dog', 'magic_labyrinth', 'caminos', 'labyria', 'labyrinthe'];

/** Where the manifest of a language lies. */
export const manifestPath = (language: string): string => `manifest-${language}.webmanifest`;

/** Return the manifest in a language. */
export async function manifest(language: string): Promise<object> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ['shell', ...GAMES]) {
    const text = await readFile(join(LOCALES, language, `${file}.ftl`), 'utf-8');
    bundle.addResource(new FluentResource(text));
  }
  const say = (id: string): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language} has no text ${id}`);
    return bundle.formatPattern(pattern);
  };
  return {
    id: '/',
    name: say('irrgarten'),
    short_name: say('irrgarten'),
    description: say('front-pitch'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ece5d8',
    theme_color: '#ece5d8',
    categories: ['games'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: GAMES.map((game) => ({
      name: say(`game-${game}`),
      url: `/new/${game}`,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}

/** Write the manifests beside the client, and name the English one in its head. */
export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    async generateBundle() {
      for (const language of (await readdir(LOCALES)).sort()) {
        const source = JSON.stringify(await manifest(language));
        this.emitFile({ type: 'asset', fileName: manifestPath(language), source });
      }
    },
    transformIndexHtml() {
      const attrs = { rel: 'manifest', href: `/${manifestPath('en')}` };
      return [{ tag: 'link', attrs, injectTo: 'head' as const }];
    },
  };
}
