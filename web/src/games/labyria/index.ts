/** Brändi Labyria in the browser. */
import type { LabyriaEvent, LabyriaView } from '../../wire';
import type { GameClient } from '../contract';
import { aloud, brief } from './aloud';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import Diagram from './Diagram.svelte';
import Ending from './Ending.svelte';
import Legend from './Legend.svelte';
import Picture from './Picture.svelte';
import Setup from './Setup.svelte';
import Tray from './Tray.svelte';
import { chosen, clauses, headline, keys, line, mark } from './wording';

const labyria: GameClient<LabyriaView, LabyriaEvent> = {
  name: 'labyria',
  Board, Tray, Belongings, Setup, Ending, Picture, Diagram, Legend,
  line, clauses, mark, chosen, keys, headline, aloud, brief,
  drawn: ({ type }) => type !== 'allbuilt',
  rest: ({ phase }) => (phase === 'build' ? { ask: 'ria-rest', sure: 'ria-rest-sure' } : null),
};

export default labyria;
