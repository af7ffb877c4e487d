// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import GoTo from '../src/table/GoTo.svelte';
import { emptyPage } from './page';

const page = emptyPage();

/** The window, open, at a table where only a1 is to be gone to. */
function show(): { open: boolean } {
  const props = $state({ open: true, go: (place: string) => place === 'a1', play: () => false, line: () => {} });
  page.put(GoTo, props);
  return props;
}

async function ask(place: string): Promise<void> {
  const field = document.querySelector('input')!;
  field.value = place;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  flushSync();
  await vi.runAllTimersAsync();
  flushSync();
}

const dialog = () => document.querySelector('dialog')!;

test('the window closes over a place there is', async () => {
  const props = show();
  await ask('a1');
  expect(props.open).toBe(false);
  expect(dialog().open).toBe(false);
});

test('it stays, with the reason, over a place there is not, however late the browser tells that it was closed', async () => {
  const props = show();
  await ask('zz9');
  dialog().dispatchEvent(new Event('close'));
  flushSync();
  expect(props.open).toBe(true);
  expect(dialog().open).toBe(true);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(
    'There is no such field, and no such move now: zz9.',
  );
});

test('it is closed when the browser closes it, as with Escape', () => {
  const props = show();
  dialog().close();
  flushSync();
  expect(props.open).toBe(false);
});

test('when the window is gone from the page the word of its closing does no harm', () => {
  show();
  const gone = dialog();
  gone.close();
  page.clear();
  flushSync();
  expect(() => gone.dispatchEvent(new Event('close'))).not.toThrow();
});
