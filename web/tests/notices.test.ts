// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remember } from '../src/shell/remember';
import { keepTable } from '../src/table/mine';
import { askMail, follow, kept, mailStands, stopMail } from '../src/table/notices';

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
  secret: string | null;
}

let asked: Asked[];
let answers: Record<string, [number, unknown]>;

beforeEach(() => {
  localStorage.clear();
  remember('notices', {});
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (path: string, about: RequestInit) => {
    const headers = about.headers as Record<string, string>;
    asked.push({
      method: about.method ?? 'GET',
      path,
      body: typeof about.body === 'string' ? JSON.parse(about.body) : null,
      secret: headers['authorization']?.replace('Bearer ', '') ?? null,
    });
    const [status, answer] = answers[path] ?? [200, {}];
    return new Response(JSON.stringify(answer), { status });
  });
});

afterEach(() => vi.unstubAllGlobals());

const mine = { table: 't1', game: 'dog', seats: [{ seat: 0, secret: 's'.repeat(32) }], seen: 1, over: false };
const told = { subscriber: 'a'.repeat(32), secret: 'b'.repeat(32) };
const forbidden = { code: 'forbidden', message: '', clause: null, reason: null, about: {} };

test('an address follows all tables that are not over, each by the secret of its seat', async () => {
  keepTable(mine);
  keepTable({ ...mine, table: 't2', over: true });
  answers['/api/notices/mails'] = [200, told];
  await askMail('ada@example.org');
  expect(kept().mail).toEqual({ ...told, address: 'ada@example.org' });
  const follows = asked.filter(({ path }) => path.endsWith('/notices'));
  expect(follows).toEqual([
    { method: 'PUT', path: '/api/tables/t1/notices', body: { ...told, on: true }, secret: 's'.repeat(32) },
  ]);
});

test('what the server has forgotten is forgotten here', async () => {
  remember('notices', { mail: { ...told, address: 'ada@example.org' } });
  answers[`/api/notices/${told.subscriber}`] = [403, forbidden];
  expect(await mailStands()).toBe(null);
  expect(kept()).toEqual({});
});

test('a seat that is another’s by now does not end what is told of others', async () => {
  remember('notices', { mail: { ...told, address: 'ada@example.org' } });
  answers['/api/tables/t1/notices'] = [403, forbidden];
  answers[`/api/notices/${told.subscriber}`] = [200, { kind: 'mail', confirmed: true }];
  await follow(mine);
  expect(kept().mail).toBeDefined();
});

test('it is stopped here and there, also where it was stopped already', async () => {
  remember('notices', { mail: { ...told, address: 'ada@example.org' } });
  answers[`/api/notices/${told.subscriber}`] = [403, forbidden];
  await stopMail();
  expect(kept()).toEqual({});
  expect(asked).toEqual([
    { method: 'DELETE', path: `/api/notices/${told.subscriber}`, body: null, secret: told.secret },
  ]);
});
