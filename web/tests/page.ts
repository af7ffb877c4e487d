import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { speak } from '../src/shell/words';

/** For each test of a file an empty page in English, where time goes on when the test says so. */
export function emptyPage() {
  let shown: Record<string, unknown> | null = null;

  beforeEach(async () => {
    await speak('en');
    vi.useFakeTimers();
  });

  function clear(): void {
    if (shown) void unmount(shown);
    shown = null;
  }

  afterEach(() => {
    clear();
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  return {
    put<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
      shown = mount(part, { target: document.body, props });
      flushSync();
    },
    clear,
  };
}
