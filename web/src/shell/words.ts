/** Every text a person reads, in her language: Project Fluent, one set with the Python side. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { SvelteMap } from 'svelte/reactivity';
import type { GameInfo } from '../wire';
import { recall, remember } from './remember';

export const languages = ['de', 'en', 'fr', 'it', 'es', 'nl'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  nl: 'Nederlands',
};

/** A language as this browser writes it: German is `de-CH` in Switzerland and Liechtenstein. */
export function spelling(language: Language, asked: readonly string[] = navigator.languages): Language | 'de-CH' {
  const german = asked.find((tag) => /^de\b/i.test(tag)) ?? '';
  return language === 'de' && /^de-(CH|LI)$/i.test(german) ? 'de-CH' : language;
}

/** Swiss spelling: ss for ß, «» for „“. */
function swiss(german: string): string {
  return german.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»');
}

function resource(language: Language, text: string): FluentResource {
  return new FluentResource(spelling(language) === 'de-CH' ? swiss(text) : text);
}

export type Words = Record<string, FluentVariable>;

/** What is said before anything else has been loaded: that it cannot be. */
const first = import.meta.glob<string>('../../../locales/*/shell.ftl', {
  query: '?first',
  import: 'default',
  eager: true,
});
/** What every page says, the names of the games included. */
const ofPages = import.meta.glob<string>('../../../locales/*/shell.ftl', {
  query: '?shelf',
  import: 'default',
});
const ofGames = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/shell.ftl', '!../../../locales/*/terminal.ftl'],
  { query: '?raw', import: 'default' },
);

/** Reactive: whoever calls `say` in a template is told when one of these changes. */
const spoken = new SvelteMap<'bundle', FluentBundle>();
const state = new SvelteMap<'language', Language>([['language', 'en']]);
let game: string | null = null;
const bundles = new Map<string, Promise<FluentBundle>>();

function load(language: Language, withGame: string | null): Promise<FluentBundle> {
  const key = `${spelling(language)} ${withGame ?? ''}`;
  const known = bundles.get(key);
  if (known) return known;
  const made = assemble(language, withGame);
  bundles.set(key, made);
  made.catch(() => bundles.delete(key));
  return made;
}

async function assemble(language: Language, withGame: string | null): Promise<FluentBundle> {
  const bundle = new FluentBundle(spelling(language), { useIsolating: false });
  const folder = `../../../locales/${language}`;
  const names = (withGame ?? '').split('+').filter((one) => one !== '');
  const own = names.map((one) => ofGames[`${folder}/${one}.ftl`]?.() ?? installed(language, one));
  // Both are under way at once. A game's own words win over the common ones of the same name.
  for (const text of await Promise.all([ofPages[`${folder}/shell.ftl`]?.(), ...own])) {
    if (text) bundle.addResource(resource(language, text), { allowOverrides: true });
  }
  return bundle;
}

/** What all games without a client say, and what the server has of this one: in English if need be. */
async function installed(language: Language, game: string): Promise<string> {
  const [common, all] = await Promise.all([
    ofGames[`../../../locales/${language}/any_game.ftl`]?.(),
    fetch('/api/games').then((answer) => answer.json() as Promise<GameInfo[]>),
  ]);
  const { texts = {} } = all.find((one) => one.game === game) ?? {};
  return [common, texts[language] ?? texts.en].join('\n');
}

/** The language to start in: the one chosen before, else the best the browser asks for. */
export function wished(asked: readonly string[] = navigator.languages): Language {
  const chosen = recall<Language>('language');
  if (chosen && languages.includes(chosen)) return chosen;
  return negotiateLanguages([...asked], [...languages], {
    strategy: 'lookup',
    defaultLocale: 'en',
  })[0] as Language;
}

export function language(): Language {
  return state.get('language') ?? 'en';
}

/** Set the language before its texts are loaded: a few words of it are there at once. */
export function begin(next: Language): void {
  const bundle = new FluentBundle(spelling(next), { useIsolating: false });
  bundle.addResource(resource(next, first[`../../../locales/${next}/shell.ftl`] ?? ''));
  state.set('language', next);
  spoken.set('bundle', bundle);
  document.documentElement.lang = spelling(next);
}

/** Switch to a language, and to the words of one game (or of none, or of several: `a+b`). */
export async function speak(next: Language, withGame: string | null = game): Promise<void> {
  game = withGame;
  state.set('language', next);
  const bundle = await load(next, withGame);
  if (next !== language() || withGame !== game) return;
  spoken.set('bundle', bundle);
  document.documentElement.lang = spelling(next);
}

export async function choose(next: Language): Promise<void> {
  remember('language', next);
  await speak(next);
}

export function has(id: string): boolean {
  return spoken.get('bundle')?.hasMessage(id) ?? false;
}

/** "Ada, Ben and Cleo", with the right "and" before every name. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

const spans = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "5 minutes ago", "yesterday", "now". */
export function ago(seconds: number): string {
  const [unit, span] = spans.find(([, span]) => seconds >= span) ?? ['second', 1];
  // Of the first minute it is not counted how much has gone.
  const count = unit === 'second' ? 0 : Math.floor(seconds / span);
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-count, unit);
}

/** The message in the language spoken now. An unknown one shows its name, never nothing. */
export function say(id: string, words: Words = {}): string {
  const bundle = spoken.get('bundle');
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, words, faults);
  if (import.meta.env.DEV && faults.length > 0) console.error(id, ...faults);
  return text;
}

/** The day of an ISO date in words; empty if it is none. */
export function longDate(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(at);
}
