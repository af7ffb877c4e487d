// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Motion } from '../../../src/games/shared/motion';

test('play ends and shows nothing more once the board is gone', async () => {
  const motion = new Motion();
  const shown: string[] = [];
  const showing = motion.play(async () => {
    shown.push('first');
    await motion.wait(60_000);
    shown.push('second');
  });
  motion.close();
  await showing;
  await new Promise((soon) => setTimeout(soon));
  expect(shown).toEqual(['first']);
});
