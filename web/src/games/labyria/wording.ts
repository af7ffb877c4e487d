/** What is said about the game: log lines, headline, fields, and answers to whoever asks by key. */
import { say } from '../../shell/words';
import type { LabyriaDice, LabyriaEvent, LabyriaView } from '../../wire';
import type { KeyLine, LogLine, Mark } from '../contract';
import { type Names, of, plain } from '../shared/lines';
import type { Field } from '../shared/squares';
import { placeOf, read, TASKS, type Act, type Task } from './acts';
import { edgeOf, FIGURES, fieldOf, fieldsOf, SIDES, split, USUAL_SIZE, type Edge, type Side } from './board';
import type { Choice } from './hand.svelte';
import { inGoal, ownersOn, reach, walls, type Position, type Symbol } from './position';
import { scene } from './scene.svelte';
import { WORDS } from './symbols';

/** What the log leads to in the rules. */
export const clauses = {
  passedover: 'RIA-14',
  wonthrow: 'RIA-20',
  satout: 'RIA-32',
  camehome: 'RIA-46',
  attacked: 'RIA-50',
  defended: 'RIA-51',
  wenthome: 'RIA-56',
  mustevade: 'RIA-57',
  stayed: 'RIA-57',
  passed: 'RIA-44',
  won: 'RIA-60',
} satisfies Partial<Record<LabyriaEvent['type'], string>>;

export function line(event: LabyriaEvent, names: Names): LogLine | null {
  switch (event.type) {
    case 'built':
      return event.piece === 'tile'
        ? { ...of('ria-log-tile', event.seat, names, ends(event.place)), place: event.place }
        : { ...of('ria-log-corner', event.seat, names, corner(event.place)), place: event.place };
    case 'passedover':
      return of('ria-log-passed-over', event.seat, names);
    case 'allbuilt':
      return plain('ria-log-all-built', { left: event.left });
    case 'wonthrow':
      return of('ria-log-first', event.seat, names);
    case 'rolled': {
      const { number, symbol } = event;
      return of('ria-log-rolled', event.seat, names, { number, symbol: WORDS[symbol] });
    }
    case 'satout':
      return of('ria-log-sat-out', event.seat, names);
    case 'moved': {
      const { start, end } = event;
      return { ...of('ria-log-moved', event.seat, names, { start, end }), place: end };
    }
    case 'camehome': {
      const { figures } = event;
      return { ...of('ria-log-goal', event.seat, names, { figures, most: FIGURES }), place: event.field };
    }
    case 'attacked': {
      const { start, end } = event;
      const args = { start, end, victim: names(event.victim) };
      return { ...of('ria-log-attacked', event.seat, names, args), place: end };
    }
    case 'defended': {
      const args = { symbol: WORDS[event.symbol], attacker: names(event.attacker) };
      return { ...of(`ria-defended-${event.outcome}`, event.seat, names, args), place: event.field };
    }
    case 'wenthome':
      return { ...of('ria-log-went-home', event.owner, names, { start: event.start }), place: event.start };
    case 'mustevade':
      return { ...of('ria-log-evade', event.seat, names, { field: event.field }), place: event.field };
    case 'stayed':
      return { ...of('ria-log-stayed', event.seat, names, { field: event.field }), place: event.field };
    case 'laid':
      return { ...of('ria-log-laid', event.seat, names, ends(event.tile)), place: event.tile };
    case 'lifted':
      return { ...of('ria-log-lifted', event.seat, names, ends(event.tile)), place: event.tile };
    case 'turned':
      return { ...of('ria-log-turned', event.seat, names, corner(event.end)), place: event.end };
    case 'passed':
      return of('ria-log-passed', event.seat, names);
    case 'won':
      return of('ria-log-won', event.seat, names);
    case 'turn':
      return null;
  }
}

/** Figures devoured, walls that were moved in the race, and figures that came home. */
export function mark(event: LabyriaEvent): Mark | null {
  switch (event.type) {
    case 'wenthome':
      return 'devour';
    case 'laid':
    case 'lifted':
    case 'turned':
      return 'wall';
    case 'camehome':
      return 'goal';
    case 'won':
      return 'win';
    default:
      return null;
  }
}

/** "between c3 and d3" */
function ends(edge: Edge): { a: string; b: string } {
  const [a, b] = fieldsOf(edge);
  return { a, b };
}

/** A corner by the field at its lower left, and where its arms point. */
function corner(text: string): { field: string; direction: string } {
  const { crossing, direction } = split(text);
  return { field: fieldOf(crossing), direction };
}

export function headline(view: LabyriaView, me: number | null, names: Names): LogLine {
  const { turn, winner } = view;
  if (winner !== null) return of(winner === me ? 'ria-ask-won-you' : 'ria-ask-won', winner, names);
  if (turn === null) return plain('ria-ask-throw');
  if (turn !== me) {
    return of(view.phase === 'build' ? 'ria-ask-other-builds' : 'ria-ask-other', turn, names);
  }
  const { id, args } = asked(scene.position.turn === turn ? scene.position : view);
  return of(id, turn, names, args);
}

/** What is still to do in the own turn; planned acts count. */
function asked({ phase, tiles, corners, dice, evade }: Position): Pick<LogLine, 'id' | 'args'> {
  // What is being shown has not come to what is asked.
  if (scene.sent || scene.hand?.waits) return { id: 'ria-ask-sent', args: {} };
  if (phase === 'build') {
    if (scene.acts.length > 0) return { id: 'ria-ask-set', args: {} };
    const first = tiles.length + corners.length === 0;
    return { id: first ? 'ria-ask-build-first' : 'ria-ask-build', args: {} };
  }
  if (!dice) return { id: 'ria-ask-throw', args: {} };
  const { count: planned, legal } = scene.told;
  const can = (task: Task): boolean => legal.some((text) => TASKS[read(text).kind] === task);
  const args = { count: reach(dice), symbol: WORDS[dice.symbol] };
  if (can('move')) {
    if (evade !== null) return { id: 'ria-ask-evade', args };
    return { id: can('ability') ? 'ria-ask-move-able' : 'ria-ask-move', args };
  }
  if (planned > 0) return { id: can('ability') ? 'ria-ask-ready-able' : 'ria-ask-ready', args };
  return { id: 'ria-ask-ability', args };
}

/** The options, for whoever is about to sit down. */
export function chosen(options: Record<string, unknown>): LogLine[] {
  const size = Number(options['size'] ?? USUAL_SIZE);
  return [plain('ria-chosen-size', { size })];
}

export const keys: readonly KeyLine[] = [
  { keys: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'], id: 'ria-key-fields' },
  { keys: ['Enter'], id: 'ria-key-enter' },
  { keys: ['Shift + ←↑→↓'], id: 'ria-key-side' },
  { keys: ['r', 'R'], id: 'ria-key-turn' },
  { keys: ['x'], id: 'ria-key-swap' },
  { keys: ['n', 'p'], id: 'ria-key-next' },
  { keys: ['s'], id: 'ria-key-send' },
  { keys: ['Escape'], id: 'ria-key-back' },
  { keys: ['+', '-', '0'], id: 'ria-key-zoom' },
  { keys: ['w'], id: 'ria-key-walls' },
  { keys: ['d'], id: 'ria-key-dice' },
  { keys: ['h'], id: 'ria-key-hands' },
  { keys: ['t'], id: 'ria-key-todo' },
  { keys: ['m'], id: 'ria-key-mine' },
  { keys: ['o'], id: 'ria-key-others' },
];

// -- dice ----------------------------------------------------------------------------------
export const symbolName = (symbol: Symbol): string => say(`ria-symbol-${WORDS[symbol]}`);
/** What a symbol means for the turn, in a few words. */
export const symbolMeans = (symbol: Symbol, depot: number): string =>
  symbol === '+' && depot === 0 ? say('ria-depot-empty') : say(`ria-means-${WORDS[symbol]}`);
export const diceWords = (dice: LabyriaDice, depot: number): string =>
  say('ria-dice', {
    number: dice.number,
    symbol: symbolName(dice.symbol),
    means: symbolMeans(dice.symbol, depot),
  });

/** What an act does, in a sentence: when it is planned. */
export function plannedWords(act: Act, position: Position, names: Names): string {
  switch (act.kind) {
    case 'tile':
    case 'place':
      return say('ria-plan-tile', ends(act.edge));
    case 'remove':
      return say('ria-plan-remove', ends(act.edge));
    case 'corner':
    case 'turn': {
      const args = { field: fieldOf(act.crossing), direction: act.direction };
      return say(act.kind === 'corner' ? 'ria-plan-corner' : 'ria-plan-turn', args);
    }
    case 'move': {
      const { from, to, by } = act;
      if (by === null) return say('ria-plan-move', { from, to });
      const [victim = 0] = ownersOn(position, to);
      return say('ria-plan-attack', { from, to, by, victim: names(victim) });
    }
    case 'done':
      return say('ria-end-turn');
  }
}

/** The same as short as the tray needs it. */
export function shortly(act: Act): string {
  switch (act.kind) {
    case 'move':
      return `${act.from}\u00a0→\u00a0${act.to}`;
    case 'corner':
    case 'turn':
      return `${fieldOf(act.crossing)}\u00a0${say('ria-direction-short', { direction: act.direction })}`;
    case 'done':
      return '';
    default:
      return fieldsOf(act.edge).join('\u00a0|\u00a0');
  }
}

// -- fields --------------------------------------------------------------------------------
interface Doing {
  task: Task | null;
  choices: readonly Choice[];
  movable: readonly Field[];
  picked: Field | null;
  planned: Act | null;
}

/** A field's accessible name: who stands there, its walls, and what can be done. */
export function fieldName(
  field: Field,
  position: Position,
  me: number | null,
  names: Names,
  doing: Doing,
): string {
  const start = position.starts.indexOf(field);
  const goal = position.goals.indexOf(field);
  return [
    field,
    start >= 0 && (start === me ? say('ria-start-own') : say('ria-start', { name: names(start) })),
    goal >= 0 && (goal === me ? say('ria-goal-own') : say('ria-goal', { name: names(goal) })),
    ...standing(position, field, me, names),
    wallWords(position, field),
    doing.task !== null && offered(field, position, doing),
  ]
    .filter(Boolean)
    .join(', ');
}

function standing(position: Position, field: Field, me: number | null, names: Names): string[] {
  const counts = new Map<number, number>();
  for (const seat of ownersOn(position, field)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, count]) =>
    seat === me ? say('ria-figures-own', { count }) : say('ria-figures', { count, name: names(seat) }),
  );
}

/** On which sides of a field walls stand, edge by edge once for a position. */
const known = new WeakMap<Position, Set<Edge>>();
function standingWalls(position: Position): Set<Edge> {
  const edges = known.get(position) ?? walls(position);
  known.set(position, edges);
  return edges;
}

const sideName = (side: Side): string => say(`ria-side-${side}`);

function wallWords(position: Position, field: Field): string {
  const edges = standingWalls(position);
  const sides = SIDES.filter((side) => {
    const edge = edgeOf(position.size, field, side);
    return edge !== null && edges.has(edge);
  });
  return sides.length === 0
    ? ''
    : say('ria-walls', { count: sides.length, sides: sides.map(sideName).join(', ') });
}

function offered(field: Field, position: Position, doing: Doing): string {
  const { planned } = doing;
  if (doing.task === 'move') {
    if (planned?.kind === 'move' && planned.to === field) return say('ria-planned-here');
    const choice = doing.choices.find(({ acts: [act] }) => act?.kind === 'move' && act.to === field);
    const can = choice && say(choice.attack ? 'ria-can-attack' : 'ria-can-go');
    // A walk may end where it began (RIA-43).
    if (field === doing.picked) return [say('ria-is-picked'), can].filter(Boolean).join(', ');
    return can ?? (doing.movable.includes(field) ? say('ria-can-move') : '');
  }
  const open = new Set(doing.choices.map(({ place }) => place));
  if (open.has(`${field}+`)) {
    const here = planned !== null && placeOf(planned) === `${field}+`;
    return here ? say('ria-planned-here') : say(doing.task === 'build' ? 'ria-can-corner' : 'ria-can-turn');
  }
  const sides = SIDES.filter((side) => open.has(edgeOf(position.size, field, side) ?? ''));
  if (sides.length === 0) return '';
  const removing = doing.task === 'ability' && position.dice?.symbol === '-';
  return say(removing ? 'ria-can-remove' : 'ria-can-tile', { sides: sides.map(sideName).join(', ') });
}

/** What a key asks about, in a sentence or a few. */
export function answer(
  key: string,
  position: Position,
  field: Field,
  me: number | null,
  names: Names,
): string | null {
  const where = (seat: number): string =>
    say('ria-say-figures', {
      name: names(seat),
      fields: (position.figures[seat] ?? []).join(', '),
      count: inGoal(position, seat),
      most: FIGURES,
    });
  const hands = position.reserve.map(([tiles, corners], seat) =>
    say('ria-say-hand', { name: names(seat), tiles, corners }),
  );
  switch (key) {
    case 'w':
      return wallWords(position, field) || say('ria-no-walls');
    case 'd':
      return position.dice ? diceWords(position.dice, position.depot) : say('ria-no-dice');
    case 'h':
      return [...hands, say('ria-depot', { count: position.depot })].join(' ');
    case 't': {
      if (position.turn === null) return null;
      const { id, args } = headline(position, me, names);
      return say(id, args);
    }
    case 'm':
      return me === null ? say('ria-say-watching') : where(me);
    case 'o':
      return position.figures.flatMap((_, seat) => (seat === me ? [] : [where(seat)])).join(' ');
    default:
      return null;
  }
}
