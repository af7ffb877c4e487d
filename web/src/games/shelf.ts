/** The boxes on the shelf: every game with its picture, in the order they stand there. */
import type { Component } from 'svelte';

export { default as OtherPicture } from './shared/any/Picture.svelte';

const pictures = import.meta.glob<{ default: Component; shelf: number }>('./*/Picture.svelte', {
  eager: true,
});

export const shelf = Object.entries(pictures)
  .map(([path, { default: Picture, shelf: place }]) => ({
    game: path.split('/')[1] ?? '',
    Picture,
    place,
  }))
  .toSorted((a, b) => a.place - b.place);
