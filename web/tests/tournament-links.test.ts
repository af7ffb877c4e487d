// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Desk from '../src/pages/tournament/Desk.svelte';
import Hall from '../src/pages/tournament/Hall.svelte';
import OwnPlace from '../src/pages/tournament/OwnPlace.svelte';
import { api } from '../src/shell/api';
import { speak } from '../src/shell/words';
import { keepTournament } from '../src/table/evening';
import QrCode from '../src/table/QrCode.svelte';
import type { House, MyPlace, TournamentInfo } from '../src/wire';
import { emptyPage } from './page';

const page = emptyPage();
const here = 'http://192.168.1.7:8000';
const secret = 's'.repeat(22);
const closed: House = { own: true, open: false, links: [] };
const open: House = { own: true, open: true, links: [here] };

const player = { player: 1, name: 'Anna', entrant: 1, level: null };
const told = {
  tournament: 'oak', title: 'Club', game: 'dog', options: {}, status: 'entry', open: true,
  plan: { format: 'swiss' }, teams: 'single', size: 1, round: 0, rounds: 3, revision: 1,
  now: new Date().toISOString(), players: [player], encounters: [], standings: [], groups: [],
  entrants: [{ entrant: 1, name: 'Anna', seed: 1, withdrawn: false, bot: false, players: [1] }],
} as unknown as TournamentInfo;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(10);
  flushSync();
}

async function show(house: House): Promise<void> {
  vi.spyOn(window, 'location', 'get').mockReturnValue(new URL('http://127.0.0.1:8000/') as unknown as Location);
  vi.spyOn(api, 'house').mockResolvedValue(house);
  await speak('en', 'tournament');
}

const links = () => [...document.querySelectorAll<HTMLInputElement>('input[readonly]')].map(({ value }) => value);
const codes = () => [...document.querySelectorAll('svg[role=img] path:last-child')].map((path) => path.getAttribute('d'));

test("the desk's links lead to where others reach the server", async () => {
  await show(open);
  page.put(Desk, { info: told, organiser: secret, onchange: () => undefined });
  await settled();
  expect(links()).toEqual([`${here}/club/oak`, `${here}/club/oak#${secret}`]);
});

test('a new link for a player leads there, too', async () => {
  await show(open);
  vi.spyOn(api, 'reissue').mockResolvedValue({ player: 1, secret: 'new'.repeat(8) });
  page.put(Desk, { info: told, organiser: secret, onchange: () => undefined });
  await settled();
  document.querySelector<HTMLButtonElement>('[aria-label="New link for Anna"]')?.click();
  await settled();
  expect(links()).toContain(`${here}/club/oak#${'new'.repeat(8)}`);
});

test("a player's own link leads there, too", async () => {
  await show(open);
  keepTournament({ tournament: 'elm', title: 'Club', secret, seen: 0 });
  page.put(OwnPlace, { info: { ...told, tournament: 'elm' }, place: { player: 1, table: null } as unknown as MyPlace });
  await settled();
  expect(links()).toEqual([`${here}/club/elm#${secret}`]);
});

test('the code in the hall leads there, too', async () => {
  await show(open);
  vi.spyOn(api, 'tournament').mockResolvedValueOnce(told).mockReturnValue(new Promise(() => undefined));
  page.put(Hall, { tournament: 'oak' });
  await settled();
  const shown = codes();
  page.clear();
  page.put(QrCode, { text: `${here}/club/oak`, label: '' });
  expect(shown).toEqual(codes());
});

test('the desk offers to let others in, and links change at once', async () => {
  await show(closed);
  vi.spyOn(api, 'letIn').mockResolvedValue(open);
  page.put(Desk, { info: told, organiser: secret, onchange: () => undefined });
  await settled();
  expect(links()[0]).toBe('http://127.0.0.1:8000/club/oak');
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Let others in'));
  button?.click();
  await settled();
  expect(links()[0]).toBe(`${here}/club/oak`);
});
