/** The Magic Labyrinth in the browser. */
import type { MagicLabyrinthEvent, MagicLabyrinthView } from '../../wire';
import type { GameClient } from '../contract';
import { aloud, brief } from './aloud';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import Diagram from './Diagram.svelte';
import Ending from './Ending.svelte';
import Picture from './Picture.svelte';
import Setup from './Setup.svelte';
import Tray from './Tray.svelte';
import { chosen, clauses, faded, headline, keys, line, mark } from './wording';

const magicLabyrinth: GameClient<MagicLabyrinthView, MagicLabyrinthEvent> = {
  name: 'magic_labyrinth',
  Board, Tray, Belongings, Setup, Ending, Picture, Diagram,
  line, faded, clauses, mark, chosen, keys, headline, aloud, brief,
};

export default magicLabyrinth;
