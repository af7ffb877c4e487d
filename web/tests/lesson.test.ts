// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { flushSync, mount, unmount } from 'svelte';
import Learn from '../src/pages/Learn.svelte';
import LessonPage from '../src/pages/LessonPage.svelte';
import { minutesOf } from '../src/pages/minutes';
import { keepLearnt } from '../src/shell/learnt';
import { live } from '../src/shell/live.svelte';
import { note } from '../src/shell/notes.svelte';
import { say, speak } from '../src/shell/words';
import { tablePage } from './table-page';

const page = tablePage();
const lesson = { lesson: 'remember', stands: 'open', clause: null, wrong: null, waits: true } as const;

test('lesson that waits begins when the learner says so', async () => {
  page.http.set('GET /api/lessons', []);
  const [socket] = await page.open({ info: { lesson } });
  expect(socket?.sent.map(({ type }) => type)).not.toContain('begin');
  await page.press('Begin');
  expect(socket?.last).toMatchObject({ type: 'begin' });
});

test('when a lesson is settled it is nobody\'s turn', async () => {
  page.http.set('GET /api/lessons', []);
  await page.open({ info: { lesson: { ...lesson, waits: false, stands: 'reached' } } });
  expect(document.title).not.toContain('Your turn');
  expect(document.body.textContent).not.toContain('Your turn');
});

const missed = { ...lesson, waits: false, stands: 'missed', clause: 'MAG-30' } as const;

test('missed lesson shows and announces the answer to what was tried', async () => {
  page.http.set('GET /api/lessons', []);
  await page.open({ info: { lesson: { ...missed, wrong: 'bump' } } });
  const answer = say('lesson-remember-wrong-bump');
  const panel = document.querySelector('section.lesson')?.textContent;
  expect(panel).toContain(answer);
  expect(panel).toContain(say('lesson-remember-goal'));
  expect(panel).toContain(say('show-clause', { clause: 'MAG-30' }));
  expect(live.urgent).toContain(answer);
});

test('missed lesson without an answer shows its idea again', async () => {
  page.http.set('GET /api/lessons', []);
  await page.open({ info: { lesson: missed } });
  expect(document.querySelector('section.lesson')?.textContent).toContain(say('lesson-remember-idea'));
});

test('length of a course is measured in the words of its texts', async () => {
  await speak('en', 'dog');
  const course = (['out', 'strike', 'cards', 'four'] as const).map((lesson) => ({ game: 'dog', lesson, course: 'first' as const }));
  const words = course.flatMap(({ lesson }) =>
    ['', '-idea', '-goal', '-done'].flatMap((part) => say(`lesson-${lesson}${part}`).split(' ')),
  );
  expect(minutesOf(course)).toBe(Math.ceil(words.length / 80 + 1));
  expect(minutesOf(course)).toBeGreaterThan(minutesOf(course.slice(0, 1)));
});

test('notes go when a lesson begins and when it is left', async () => {
  note('How about a5?');
  const lesson = mount(LessonPage, { target: document.body, props: { game: 'dog', lesson: 'out' } });
  flushSync();
  expect(page.notes).toEqual([]);
  note('How about the ace?');
  await unmount(lesson);
  expect(page.notes).toEqual([]);
});

test('once all lessons are learnt, the way on leads to a game', async () => {
  const lessons = ['out', 'strike'].map((lesson) => ({ game: 'dog', lesson, course: 'first' }));
  page.http.set('GET /api/lessons', lessons);
  const wayOn = async (): Promise<[string, string | null]> => {
    const learn = mount(Learn, { target: document.body, props: { game: 'dog' } });
    const button = (): Element | null => document.querySelector('section.sheet a.walnut');
    await vi.waitFor(() => expect(button()).not.toBeNull(), { timeout: 60_000 });
    const shown: [string, string | null] = [button()?.textContent?.trim() ?? '', button()?.getAttribute('href') ?? null];
    await unmount(learn);
    return shown;
  };
  keepLearnt('dog', 'out');
  expect(await wayOn()).toEqual(['Continue', '/learn/dog/strike']);
  keepLearnt('dog', 'strike');
  expect(await wayOn()).toEqual(['Play', '/new/dog']);
});
