/** Brändi Caminos in the browser. */
import type { CaminosEvent, CaminosView } from '../../wire';
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

const caminos: GameClient<CaminosView, CaminosEvent> = {
  name: 'caminos',
  counts: [2, 4],
  anticlockwise: true,
  Board, Tray, Belongings, Setup, Ending, Picture, Diagram,
  line, clauses, mark, chosen, keys, headline, aloud,
};

export default caminos;
