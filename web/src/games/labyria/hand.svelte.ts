/** The hand of the own seat: taps, drags and keys become a planned turn, or are told why not. */
import { noteOnMove } from '../../shell/notes.svelte';
import { say } from '../../shell/words';
import type { LabyriaView } from '../../wire';
import { PlanningHand } from '../shared/planning-hand';
import { apart, fieldAt, middle, moved, nearest, rowsSeen, UNIT, type Aimed, type Field, type Point } from '../shared/squares';
import { placeOf, read, TASKS, written, type Act, type Move, type Task } from './acts';
import { arms, crossingPoint, edgeOf, edgePoint, fieldOf, fieldsOf, onEdge, SIDES, sideOf, split, type Side } from './board';
import { fieldsAlong, ownersOn } from './position';
import { scene } from './scene.svelte';
import { answer, fieldName, plannedWords } from './wording';

/** A place something can be put, with every way of putting it there. */
export interface Choice {
  place: string;
  at: Point;
  acts: readonly Act[];
  /** An opponent stands there (RIA-50). */
  attack: boolean;
}

/** Where a tap means an edge or a crossing, it does so in this share of a field around it. */
const CLOSE = 0.5 * UNIT;
/** A wall is drawn this wide around its edge; a finger may miss it by a little more. */
const WALL = 0.2 * UNIT;
const BESIDE_WALL = 0.35 * UNIT;

/** What shakes its head: the figure on a field, or what could be planned. */
export class Hand extends PlanningHand<LabyriaView, Field | null> {
  private get size(): number {
    return scene.position.size;
  }

  /** Something is being shown, or on its way. */
  get waits(): boolean {
    return !this.table.acting;
  }

  // -- what can be done --------------------------------------------------------------------
  /** What the hand is doing. */
  readonly task = $derived.by((): Task | null => {
    if (!this.table.acting && !scene.sent) return null;
    if (scene.position.phase === 'build') return 'build';
    return scene.position.phase === 'race' ? scene.doing : null;
  });

  /** Where in the plan an act of this task stands; else it would come last. */
  private slot(task: Task | null): number {
    const at = scene.acts.findIndex(({ kind }) => TASKS[kind] === task);
    return at < 0 ? scene.acts.length : at;
  }

  /** The acts planned before that of a task. */
  private before(task: Task | null): readonly string[] {
    return this.plan.acts.slice(0, this.slot(task));
  }

  private acts(task: Task): Act[] {
    if (!this.table.acting) return [];
    const legal = this.plan.legalAfter(this.before(task)) ?? scene.told.legal;
    return legal.map(read).filter(({ kind }) => TASKS[kind] === task);
  }

  readonly moves = $derived.by(() => this.acts('move') as Move[]);
  readonly abilities = $derived.by(() => this.acts('ability'));
  readonly building = $derived.by(() => this.acts('build'));

  /** The fields of own figures that can move. */
  readonly movable = $derived.by(() => [...new Set(this.moves.map(({ from }) => from))]);

  readonly choices = $derived.by((): Choice[] => {
    switch (this.task) {
      case 'build':
        return this.grouped(this.building.filter(({ kind }) => kind === scene.piece));
      case 'ability':
        return this.grouped(this.abilities);
      case 'move':
        return this.grouped(this.moves.filter(({ from }) => from === scene.picked));
      default:
        return [];
    }
  });

  private grouped(acts: readonly Act[]): Choice[] {
    const places = new Map<string, Act[]>();
    for (const act of acts) {
      const place = placeOf(act);
      places.set(place, [...(places.get(place) ?? []), act]);
    }
    return [...places].flatMap(([place, same]) => {
      const [first] = same;
      if (!first) return [];
      const attack = first.kind === 'move' && first.by !== null;
      return [{ place, at: this.point(first), acts: same, attack }];
    });
  }

  private point(act: Act): Point {
    if ('edge' in act) return edgePoint(this.size, act.edge);
    if ('crossing' in act) return crossingPoint(this.size, act.crossing);
    return act.kind === 'move' ? middle(this.size, act.to) : { x: 0, y: 0 };
  }

  /** The planned act of the task at hand. */
  readonly planned = $derived.by((): Act | null => {
    const { task } = this;
    return task === null ? null : (scene.acts[this.slot(task)] ?? null);
  });

  /** The other ways of putting it: directions of a corner, entries of an attack. */
  readonly others = $derived.by((): readonly Act[] => {
    const { planned } = this;
    if (!planned) return [];
    return this.choices.find(({ place }) => place === placeOf(planned))?.acts ?? [];
  });

  readonly complete = $derived.by(
    () => this.table.acting && !scene.sent && (this.plan.ends || (this.plan.legal ?? []).includes('done')),
  );

  /** The way of a move, as the server told it. */
  readonly way = (act: Act): Field[] => {
    if (act.kind !== 'move') return [];
    if (scene.sent) return this.walk;
    const way = this.plan.after(this.before('move'))?.view.ways[written(act)];
    return way === undefined ? [act.from, act.to] : fieldsAlong(this.size, act.from, way);
  };
  /** The way of a move that has been sent. */
  private walk: Field[] = [];

  /** The field's accessible name. */
  readonly fieldName = (field: Field): string =>
    fieldName(field, scene.shown, this.table.me, this.names, {
      task: this.task,
      choices: this.choices,
      movable: this.movable,
      picked: scene.picked,
      planned: this.planned,
    });

  // -- planning ------------------------------------------------------------------------------
  /** Plan an act in place of the one that does the same; what no longer goes with it is taken back. */
  readonly put = (act: Act): void => {
    const task = TASKS[act.kind];
    const alone = [...this.before(task), written(act)];
    const others = this.plan.acts.slice(this.slot(task) + 1);
    scene.hint = null;
    this.table.announce(plannedWords(act, scene.position, this.names));
    void this.plan.propose([...alone, ...others], alone).then((made) => {
      if (made > 0) noteOnMove(say('ria-other-back'));
      if (made >= 0) this.offer();
    });
  };

  /** Plan a whole turn; sending it adds what ends it. */
  readonly show = (texts: readonly string[]): void => {
    const acts = texts.map(read).filter(({ kind }) => kind !== 'done');
    const last = acts.at(-1);
    scene.putBack();
    if (last?.kind === 'tile' || last?.kind === 'corner') scene.piece = last.kind;
    else if (last) scene.doing = last.kind === 'move' ? 'move' : 'ability';
    if (last?.kind === 'move') scene.picked = last.from;
    void this.plan.propose(acts.map(written));
  };

  /** Once the ability is planned the figure comes next; a corner may still be turned further. */
  private offer(): void {
    const next = this.task === 'ability' && this.planned && this.others.length < 2;
    if (next && this.moves.length > 0 && scene.acts.length === 1) this.take('move');
  }

  /** The other way round: the next direction of a corner, the next entry of an attack. */
  readonly turn = (by: 1 | -1 = 1): boolean => {
    const { planned, others } = this;
    if (!planned || others.length < 2) return false;
    const at = others.findIndex((act) => written(act) === written(planned));
    const next = others[(at + by + others.length) % others.length];
    if (next) this.put(next);
    return true;
  };

  /** Take to building with a piece, to moving, or to the ability. */
  readonly take = (what: 'tile' | 'corner' | 'move' | 'ability'): void => {
    if (what === 'tile' || what === 'corner') {
      if (scene.piece !== what && !scene.sent) this.plan.clear();
      scene.piece = what;
    } else {
      scene.doing = what;
      if (what === 'move' && scene.picked === null) this.pickOnly();
    }
    scene.hint = null;
  };

  /** Where only one figure can move, it is in the hand already. */
  private pickOnly(): void {
    const { movable } = this;
    if (movable.length === 1 && movable[0] !== undefined) scene.picked = movable[0];
  }

  readonly send = (): void => {
    if (!this.complete) return;
    const move = scene.acts.find(({ kind }) => kind === 'move');
    this.walk = move ? this.way(move) : [];
    const ended = (this.plan.legal ?? []).includes('done') ? ['done'] : [];
    this.plan.send([...this.plan.acts, ...ended]);
    scene.putBack();
  };

  /** One thing back: the last act, then the figure in the hand. */
  readonly takeBack = (): boolean => {
    if (!this.canTakeBack) return false;
    const last = scene.acts.at(-1);
    if (last) {
      this.plan.takeBack();
      scene.hint = null;
      if (scene.position.phase === 'race') scene.doing = last.kind === 'move' ? 'move' : 'ability';
      this.table.announce(say('ria-taken-back'));
    } else scene.putBack();
    return true;
  };

  get canTakeBack(): boolean {
    return !scene.sent && (scene.acts.length > 0 || (scene.picked !== null && this.movable.length > 1));
  }

  readonly settle = (): void => {
    scene.putBack();
    if (!this.table.acting) return;
    if (scene.position.phase === 'build') {
      const has = (piece: 'tile' | 'corner'): boolean => this.building.some(({ kind }) => kind === piece);
      if (!has(scene.piece)) scene.piece = has('tile') ? 'tile' : 'corner';
    } else {
      scene.doing = this.moves.length > 0 || this.abilities.length === 0 ? 'move' : 'ability';
      this.pickOnly();
    }
  };

  // -- the pointer ---------------------------------------------------------------------------
  /** A tap at a point; within `slack` of a choice it counts. Says whether it was good for something. */
  readonly tap = (at: Point, slack: number): boolean => {
    if (this.busy || scene.sent) return true;
    if (this.task === 'move' || this.task === null) return this.tapField(at, slack);
    const field = fieldAt(this.size, at);
    if (this.task === 'ability' && this.planned && field && this.movable.includes(field)) {
      // With the ability planned, a figure can be taken up right away.
      if (apart(middle(this.size, field), at) < 0.36 * UNIT) {
        this.take('move');
        return scene.picked === field || this.pick(field);
      }
    }
    const aimed = this.aimed(at);
    const choice = this.choices.find(({ place }) => place === aimed) ?? this.near(at, slack);
    if (choice) return this.choose(choice);
    if (aimed === null) return false;
    this.explain(aimed);
    return true;
  };

  private tapField(at: Point, slack: number): boolean {
    if (this.tapWall(at, WALL, false)) return true;
    const field = fieldAt(this.size, at);
    const choice = this.choices.find((one) => on(one) === field) ?? null;
    if (choice) return this.choose(choice);
    if (field !== null && this.isOwn(field)) return this.pick(field);
    const near = this.near(at, slack);
    if (near) return this.choose(near);
    const own = nearest(this.movable, (one) => middle(this.size, one), at, slack);
    if (own !== null) return this.pick(own);
    if (this.tapWall(at, Math.min(slack, BESIDE_WALL), true)) return true;
    return field !== null && this.explainField(field);
  }

  /** RIA-24: with a figure in the hand, a tap on a wall still uses Remove or Turn, or says why not. */
  private tapWall(at: Point, reach: number, explains: boolean): boolean {
    if (this.task !== 'move') return false;
    const place = nearest(this.walls, ({ edge }) => onEdge(this.size, edge, at), at, reach)?.place;
    const choice = this.grouped(this.abilities).find((one) => one.place === place);
    if (choice) {
      this.take('ability');
      return this.choose(choice);
    }
    if (place === undefined || !explains) return false;
    this.explain(place);
    return true;
  }

  /** The walls that the symbol rolled is about, each with the place that an act on it names. */
  private get walls(): { place: string; edge: string }[] {
    const { symbol } = scene.position.dice ?? {};
    if (symbol !== '-' && symbol !== 'turn') return [];
    const removes = symbol === '-';
    const corners = scene.shown.corners.map(split).flatMap(({ crossing, direction }) =>
      arms(crossing, direction).map((edge) => ({ place: removes ? edge : crossing, edge })),
    );
    return removes ? [...scene.shown.tiles.map((edge) => ({ place: edge, edge })), ...corners] : corners;
  }

  private near(at: Point, slack: number): Choice | null {
    return nearest(this.choices, (choice) => choice.at, at, slack);
  }

  /** What a finger that rests, or drags, would choose near a point, and its name. */
  readonly aim = (at: Point, slack: number, dragging: boolean): Aimed | null => {
    if (this.busy || scene.sent || !this.table.acting) return null;
    const { hint } = scene;
    const open = dragging
      ? this.choices.filter(({ acts }) => hint !== null && acts.some((act) => written(act) === written(hint)))
      : this.choices;
    const aims = open.map((choice) => ({ at: choice.at, label: this.choiceName(choice) }));
    if (!dragging && this.task === 'move') {
      aims.push(...this.movable.map((field) => ({ at: middle(this.size, field), label: this.fieldName(field) })));
      const usable = this.grouped(this.abilities);
      for (const { place, edge } of this.walls) {
        const choice = usable.find((one) => one.place === place);
        if (choice) aims.push({ at: edgePoint(this.size, edge), label: this.choiceName(choice) });
      }
    }
    return nearest(aims, (one) => one.at, at, dragging ? Infinity : slack);
  };

  private choiceName(choice: Choice): string {
    const [field, act] = [on(choice), choice.acts[0]];
    if (field !== null) return this.fieldName(field);
    return act ? plannedWords(act, scene.shown, this.names) : '';
  }

  /** The edge or crossing a point means, whether anything can be put there or not. */
  private aimed(at: Point): string | null {
    const field = fieldAt(this.size, at);
    if (field === null) return null;
    if (this.onCrossings) {
      const around = [[0, 0], [-1, 0], [0, -1], [-1, -1]].map(([east = 0, north = 0]) =>
        moved(this.size, field, east, north),
      );
      const crossings = around.flatMap((one) => (one && this.hasCrossing(one) ? [`${one}+`] : []));
      return nearest(crossings, (one) => crossingPoint(this.size, one), at, CLOSE * 1.5);
    }
    const edges = SIDES.flatMap((side) => edgeOf(this.size, field, side) ?? []);
    return nearest(edges, (one) => edgePoint(this.size, one), at, CLOSE);
  }

  private hasCrossing(field: Field): boolean {
    return edgeOf(this.size, field, 'n') !== null && edgeOf(this.size, field, 'e') !== null;
  }

  /** The task at hand is about crossings rather than edges. */
  private get onCrossings(): boolean {
    if (this.task === 'build') return scene.piece === 'corner';
    return scene.position.dice?.symbol === 'turn';
  }

  private isOwn(field: Field): boolean {
    const { me } = this.table;
    return me !== null && ownersOn(scene.shown, field).includes(me);
  }

  private choose(choice: Choice): boolean {
    const { planned } = this;
    const [first] = choice.acts;
    if (planned && placeOf(planned) === choice.place) {
      if (!this.turn()) this.again();
    } else if (first) this.put(first);
    return true;
  }

  pick(field: Field): boolean {
    if (!this.table.acting) this.why({ kind: 'move', from: field, to: field, by: null });
    if (this.task !== 'move') return !this.table.acting;
    // A figure that was put down is taken up again where it came from.
    const planned = this.planned;
    if (planned?.kind === 'move' && planned.to === field && planned.from !== field) {
      return this.choose({ place: placeOf(planned), at: this.point(planned), acts: [planned], attack: false });
    }
    if (!this.movable.includes(field)) {
      this.shake(field);
      this.why({ kind: 'move', from: field, to: field, by: null });
      return true;
    }
    if (scene.picked === field && this.movable.length > 1 && !planned) {
      scene.putBack();
      return true;
    }
    if (planned) this.plan.takeBack(scene.acts.length - this.slot('move'));
    scene.picked = field;
    const count = this.choices.length;
    this.table.announce(say('ria-picked', { field, count }));
    return true;
  }

  readonly grip = (at: Point): boolean => {
    if (this.busy || scene.sent || !this.table.acting) return false;
    if (this.task === 'move') {
      const field = fieldAt(this.size, at);
      const planned = this.planned;
      if (planned?.kind === 'move' && planned.to === field) return true;
      return field !== null && this.movable.includes(field);
    }
    return this.planned !== null && apart(this.point(this.planned), at) < CLOSE;
  };

  readonly lift = (at: Point): void => {
    const field = fieldAt(this.size, at);
    if (this.task !== 'move' || field === null) return;
    if (this.planned?.kind === 'move' && this.planned.to === field) return;
    if (scene.picked !== field) this.pick(field);
  };

  /** Over the board with a piece: it would go to the nearest place there is. */
  readonly drag = (at: Point): void => {
    const choice = nearest(this.choices, (one) => one.at, at, 1.2 * UNIT);
    scene.hint = choice ? this.kept(choice) : null;
  };

  /** A corner that is dragged about keeps its direction where it can. */
  private kept({ acts }: Choice): Act | null {
    const held = this.planned ?? scene.hint;
    const same = acts.find(
      (act) => 'direction' in act && held && 'direction' in held && act.direction === held.direction,
    );
    return same ?? acts[0] ?? null;
  }

  readonly drop = (): void => {
    const { hint } = scene;
    scene.hint = null;
    if (hint && this.task !== null) this.put(hint);
  };

  readonly hover = (at: Point | null): void => {
    const place = at && (this.task === 'move' ? fieldAt(this.size, at) : this.aimed(at));
    const choice = place && this.choices.find((one) => (this.task === 'move' ? on(one) : one.place) === place);
    const planned = this.planned && choice && placeOf(this.planned) === choice.place;
    scene.hint = choice && !planned ? this.kept(choice) : null;
  };

  /** The keys come to a field: the way there is drawn. */
  readonly focused = (field: Field): void => {
    if (this.task !== 'move') return;
    const choice = this.choices.find((one) => on(one) === field);
    const planned = this.planned && choice && placeOf(this.planned) === choice.place;
    scene.hint = choice && !planned ? (choice.acts[0] ?? null) : null;
  };

  // -- keys ----------------------------------------------------------------------------------
  /** Enter on a field: what is around it is meant, or the crossing at its upper right. */
  readonly enter = (field: Field): void => {
    if (this.busy || scene.sent) return;
    const { task, planned } = this;
    if (task === null || task === 'move') {
      const choice = this.choices.find((one) => on(one) === field);
      if (planned && choice && placeOf(planned) === choice.place) this.again();
      else if (choice?.acts[0]) this.put(choice.acts[0]);
      else if (this.isOwn(field)) this.pick(field);
      else this.explainField(field);
      return;
    }
    if (planned && this.belongs(planned, field)) return this.again();
    const [first] = this.around(field);
    if (first) this.put(first);
    else if (this.onCrossings) this.explain(`${field}+`);
    else this.explain(SIDES.flatMap((side) => edgeOf(this.size, field, side) ?? [])[0] ?? '');
  };

  /** What can be put around a field, or at its crossing. */
  private around(field: Field): Act[] {
    return this.choices.flatMap(({ acts }) => acts.filter((act) => this.belongs(act, field)));
  }

  private belongs(act: Act, field: Field): boolean {
    if ('edge' in act) return sideOf(this.size, field, act.edge) !== null;
    return 'crossing' in act && fieldOf(act.crossing) === field;
  }

  /** Shift and an arrow: the edge on that side; the keys stay where they are. */
  readonly far = (field: Field, side: Side): null => {
    if (this.busy || scene.sent || this.task === 'move' || this.task === null) return null;
    const edge = edgeOf(this.size, field, side);
    if (edge === null || this.onCrossings) return null;
    const choice = this.choices.find(({ place }) => place === edge);
    if (choice?.acts[0]) this.put(choice.acts[0]);
    else this.explain(edge);
    return null;
  };

  /** A key pressed on a field; says whether it was one of the board's. */
  readonly key = (pressed: string, field: Field): boolean => {
    switch (pressed) {
      case 'Escape':
        return this.takeBack();
      case 'n':
      case 'p':
        this.round(this.stations(), field, pressed === 'n' ? 1 : -1);
        return true;
      case 'r':
      case 'R':
        this.turnAt(field, pressed === 'r' ? 1 : -1);
        return true;
      case 'x':
        this.swap();
        return true;
      case 's':
        if (this.complete) this.send();
        else this.tell('t', field);
        return true;
      default:
        return this.tell(pressed, field);
    }
  };

  private tell(key: string, field: Field): boolean {
    const said = answer(key, scene.shown, field, this.table.me, this.names);
    if (said === null) return false;
    this.table.announce(said);
    return true;
  }

  /** A tile goes round the field; anything else turns where it is. */
  private turnAt(field: Field, by: 1 | -1): void {
    if (this.turn(by)) return;
    const acts = this.around(field);
    const at = acts.findIndex((act) => this.planned && written(act) === written(this.planned));
    const next = acts[(at + by + acts.length) % acts.length];
    if (acts.length > 1 && next) this.put(next);
  }

  /** The other piece to build with, or the other thing to do. */
  private swap(): void {
    if (this.task === 'build') {
      const to = scene.piece === 'tile' ? 'corner' : 'tile';
      this.take(to);
      this.table.announce(say(to === 'tile' ? 'ria-tile' : 'ria-corner'));
    } else if (this.task !== null) {
      const to = this.task === 'move' ? 'ability' : 'move';
      this.take(to);
      this.table.announce(say(to === 'move' ? 'ria-doing-move' : 'ria-doing-ability'));
    }
  }

  /** Where n and p go round: places for what is in the hand, or figures to take up. */
  stations(): Field[] {
    const places = this.choices.flatMap(({ acts: [act] }) => {
      if (!act || act.kind === 'done') return [];
      if ('crossing' in act) return fieldOf(act.crossing);
      return 'edge' in act ? fieldsOf(act.edge)[0] : act.to;
    });
    const has = new Set(this.task === 'move' && places.length === 0 ? this.movable : places);
    return rowsSeen(this.size).flat().filter((field) => has.has(field));
  }

  // -- why not -------------------------------------------------------------------------------
  private explainField(field: Field): boolean {
    const { me, acting } = this.table;
    if (me === null || !acting) return false;
    const from = scene.picked ?? (ownersOn(scene.shown, field).length > 0 ? field : null);
    if (from === null) return false;
    this.shake(from);
    this.why({ kind: 'move', from, to: field, by: null });
    return true;
  }

  private explain(place: string): void {
    this.shake(null);
    const { symbol } = scene.position.dice ?? { symbol: '+' };
    const building = this.task === 'build';
    if (place.includes('|')) {
      const kind = building ? 'tile' : symbol === '-' ? 'remove' : 'place';
      this.why({ kind, edge: place });
    } else if (place.endsWith('+')) {
      const standing = scene.shown.corners.find((corner) => corner.startsWith(place));
      const direction = standing?.endsWith('ne') ? 'se' : 'ne';
      this.why({ kind: building ? 'corner' : 'turn', crossing: place, direction });
    }
  }

  /** The table says why, on top of what is planned before it. */
  private why(act: Act): void {
    if (this.table.me !== null) void this.plan.explain(written(act), this.before(TASKS[act.kind]));
  }
}

/** The field a move's choice is on. */
function on({ acts: [act] }: Choice): Field | null {
  return act?.kind === 'move' ? act.to : null;
}
