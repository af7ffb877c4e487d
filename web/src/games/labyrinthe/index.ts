/** Le Jeu du Labyrinthe in the browser. */
import type { LabyrintheEvent, LabyrintheView } from '../../wire';
import type { GameClient } from '../contract';
import { aloud } from './aloud';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import Diagram from './Diagram.svelte';
import Ending from './Ending.svelte';
import Picture from './Picture.svelte';
import Setup from './Setup.svelte';
import Tray from './Tray.svelte';
import { chosen, clauses, headline, keys, line, mark } from './wording';

const labyrinthe: GameClient<LabyrintheView, LabyrintheEvent> = {
  name: 'labyrinthe',
  counts: [2, 4],
  Board, Tray, Belongings, Setup, Ending, Picture, Diagram,
  line, clauses, mark, chosen, keys, headline, aloud,
};

export default labyrinthe;
