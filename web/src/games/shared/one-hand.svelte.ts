/** One hand at a table: board and tray are given the same plan, and with it the same hand. */
import { untrack } from 'svelte';
import type { BoardProps, Plan } from '../contract';

type Look<View> = () => BoardProps<View>;

export function oneHand<View, Hand extends object>(
  make: (look: Look<View>) => Hand,
): (look: Look<View>) => Hand {
  const hands = new WeakMap<Plan<View>, Hand>();
  return (look) => {
    const plan = untrack(() => look().plan);
    const known = hands.get(plan);
    if (known) return known;
    let hand!: Hand;
    // What it derives must outlive whichever part of the table asked first.
    $effect.root(() => {
      hand = make(look);
    });
    hands.set(plan, hand);
    return hand;
  };
}
