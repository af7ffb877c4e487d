/** The boxes on the shelf: every game with its picture, in the order they stand there. */
import type { Component } from 'svelte';

export { default as OtherPicture } from './shared/any/Picture.svelte';

const pictures = import.meta.glob<{ default: Component; shelf: number; age?: number }>('./*/Picture.svelte', {
  eager: true,
});

export const shelf = Object.entries(pictures)
  .map(([path, { default: Picture, shelf: place, age = null }]) => ({
    game: path.split('/')[1] ?? '',
    Picture,
    place,
    /** The youngest age, where the box names one. */
    age,
  }))
  .toSorted((a, b) => a.place - b.place);
