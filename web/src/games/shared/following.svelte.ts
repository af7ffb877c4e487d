/** How a board goes with the table: its scene follows the view, but not while something is shown. */
import { untrack } from 'svelte';
import type { BoardProps } from '../contract';
import type { Motion } from './motion';

interface Parts<View, Event> {
  scene: { follow(view: View): void };
  motion: Motion;
  showing: { show(events: readonly Event[], after: View): Promise<void> };
}

/** To be called while a board is being made; `show` is what it exports. */
export function following<View, Event>(
  table: () => BoardProps<View>,
  { scene, motion, showing }: Parts<View, Event>,
) {
  let busy = false;
  $effect.pre(() => {
    const { view } = table();
    untrack(() => {
      if (!busy) scene.follow(view);
    });
  });
  $effect.pre(() => {
    const { settings } = table();
    motion.reduced = settings.motion === 'reduced';
    motion.pace = settings.pace ?? 1;
  });
  $effect.pre(() => () => motion.close());
  return {
    /** Something is being shown. */
    isBusy: (): boolean => busy,
    async show(events: readonly Event[], after: View): Promise<void> {
      busy = true;
      try {
        await showing.show(events, after);
      } finally {
        busy = false;
      }
    },
  };
}
