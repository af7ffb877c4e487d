/** Brändi Dog in the browser. */
import type { DogEvent, DogView } from '../../wire';
import type { GameClient } from '../contract';
import { aloud } from './aloud';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import Diagram from './Diagram.svelte';
import Ending from './Ending.svelte';
import Legend from './Legend.svelte';
import Picture from './Picture.svelte';
import { publicPart } from './public-part';
import Setup from './Setup.svelte';
import Tray from './Tray.svelte';
import { chosen, clauses, headline, keys, line, mark, retold } from './wording';

const dog: GameClient<DogView, DogEvent> = {
  name: 'dog',
  publicPart,
  anticlockwise: true,
  wideTray: true,
  usual: 4,
  Board, Tray, Belongings, Setup, Ending, Picture, Diagram, Legend,
  // A new deal too: what is given before anybody plays belongs to it.
  begins: ({ type }) => type === 'turn' || type === 'round',
  line, retold, clauses, mark, chosen, keys, headline, aloud,
};

export default dog;
