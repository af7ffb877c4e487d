/** The hand of the own seat: taps, drags and keys become a planned turn, or are told why not. */
import { note } from '../../shell/notes.svelte';
import { say } from '../../shell/words';
import { seatName } from '../../table/names';
import type { LabyriaView } from '../../wire';
import type { BoardProps } from '../contract';
import { isAbility, isBuilding, placeOf, read, written, type Act, type Move } from './acts';
import {
  apart,
  crossingPoint,
  edgeOf,
  edgePoint,
  fieldAt,
  fieldOf,
  middle,
  nearest,
  rows,
  SIDES,
  sideOf,
  UNIT,
  type Edge,
  type Field,
  type Point,
  type Side,
} from './board';
import { fieldsAlong, isBoardSymbol, ownersOn } from './play';
import { scene, type Step } from './scene.svelte';
import { answer, fieldName, plannedWords } from './wording';

/** What the hand needs of the board it plays on. */
export interface Touched {
  /** Something is being shown; taps wait. */
  readonly busy: boolean;
  /** Move the keyboard's focus to a field. */
  go(field: Field): void;
  /** What is on a field, or planned, shakes its head. */
  shake(field: Field | null): void;
}

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

export class Hand {
  private asked = 0;

  constructor(
    private readonly look: () => BoardProps<LabyriaView>,
    private readonly board: Touched,
  ) {}

  private get table(): BoardProps<LabyriaView> {
    return this.look();
  }
  private get size(): number {
    return scene.position.size;
  }

  readonly names = (seat: number): string => {
    const info = this.table.seats.find((other) => other.seat === seat);
    return info ? seatName(info) : String(seat + 1);
  };

  // -- what can be done --------------------------------------------------------------------
  /** What the hand is doing: building, moving a figure, or using an ability. */
  readonly task = $derived.by((): 'build' | 'move' | 'ability' | null => {
    if (!this.table.acting && !scene.sent) return null;
    if (scene.position.phase === 'build') return 'build';
    return scene.position.phase === 'race' ? scene.doing : null;
  });

  private of(task: 'build' | 'move' | 'ability'): (act: Act) => boolean {
    if (task === 'build') return isBuilding;
    return task === 'move' ? (act) => act.kind === 'move' : isAbility;
  }

  /** Where in the plan an act of this task stands; else it would come last. */
  private slot(task: 'build' | 'move' | 'ability'): number {
    const at = scene.plan.findIndex(({ act }) => this.of(task)(act));
    return at < 0 ? scene.plan.length : at;
  }

  /** What is legal before the act of a task, and by which ways. */
  private before(task: 'build' | 'move' | 'ability'): Pick<Step, 'legal' | 'ways'> {
    const slot = this.slot(task);
    if (slot === 0) return { legal: this.table.legal, ways: this.table.view.ways };
    return scene.plan[slot - 1] ?? { legal: null, ways: {} };
  }

  private acts(task: 'build' | 'move' | 'ability'): Act[] {
    if (!this.table.acting) return [];
    return (this.before(task).legal ?? []).map(read).filter(this.of(task));
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
    return task === null ? null : (scene.plan[this.slot(task)]?.act ?? null);
  });

  /** The other ways of putting it: directions of a corner, entries of an attack. */
  readonly others = $derived.by((): readonly Act[] => {
    const { planned } = this;
    if (!planned) return [];
    return this.choices.find(({ place }) => place === placeOf(planned))?.acts ?? [];
  });

  /** The turn can be sent: nothing is left that has to be done. */
  readonly complete = $derived.by(() => {
    if (!this.table.acting || scene.sent) return false;
    const last = scene.plan.at(-1);
    if (!last) return this.table.legal.includes('done');
    return last.legal !== null && (last.legal.length === 0 || last.legal.includes('done'));
  });

  /** The way of a move, as the server told it. */
  readonly way = (act: Act): Field[] => {
    if (act.kind !== 'move') return [];
    const way = this.before('move').ways[written(act)];
    return way === undefined ? [act.from, act.to] : fieldsAlong(act.from, way);
  };

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
  readonly plan = (act: Act): void => {
    const task = isBuilding(act) ? 'build' : isAbility(act) ? 'ability' : 'move';
    const slot = this.slot(task);
    const acts = scene.plan.map((step) => step.act);
    acts.splice(slot, 1, act);
    scene.hint = null;
    this.table.announce(plannedWords(act, scene.position, this.names));
    void this.try(acts, slot);
  };

  /** The acts are marked at once; what may follow them the server tells. */
  private async try(acts: readonly Act[], from: number): Promise<void> {
    const asked = ++this.asked;
    const kept = scene.plan.slice(0, from);
    const fresh = acts
      .slice(from)
      .map((act, at): Step => ({ act, ...this.sure(act, acts.slice(0, from + at)) }));
    scene.plan = [...kept, ...fresh];
    for (let at = from; at < acts.length; at++) {
      const step = scene.plan[at];
      if (!step || step.legal !== null) continue;
      const told = await this.table.preview(acts.slice(0, at + 1).map(written));
      if (asked !== this.asked || scene.sent) return;
      if (!told) {
        scene.plan = scene.plan.slice(0, at);
        return;
      }
      const view = told.view as LabyriaView;
      const legal = told.shown > at ? told.legal : [];
      const next = acts[at + 1];
      const goes = next === undefined || legal.includes(written(next));
      if (!goes) note(say('ria-other-back'));
      const rest = goes ? scene.plan.slice(at + 1) : [];
      scene.plan = [...scene.plan.slice(0, at), { act: step.act, legal, ways: view.ways }, ...rest];
    }
    this.offer();
  }

  /** Nothing follows what is built or thrown for; the rest is asked for. */
  private sure(act: Act, earlier: readonly Act[]): Pick<Step, 'legal' | 'ways'> {
    const { dice, used } = scene.position;
    const able = dice !== null && isBoardSymbol(dice.symbol) && !used && !earlier.some(isAbility);
    const last = isBuilding(act) || (act.kind === 'move' && (act.by !== null || !able));
    return { legal: last ? [] : null, ways: {} };
  }

  /** Once the ability is planned the figure comes next; a corner may still be turned further. */
  private offer(): void {
    const next = this.task === 'ability' && this.planned && this.others.length < 2;
    if (next && this.moves.length > 0 && scene.plan.length === 1) this.take('move');
  }

  /** The other way round: the next direction of a corner, the next entry of an attack. */
  readonly turn = (by: 1 | -1 = 1): boolean => {
    const { planned, others } = this;
    if (!planned || others.length < 2) return false;
    const at = others.findIndex((act) => written(act) === written(planned));
    const next = others[(at + by + others.length) % others.length];
    if (next) this.plan(next);
    return true;
  };

  /** Take to building with a piece, to moving, or to the ability. */
  readonly take = (what: 'tile' | 'corner' | 'move' | 'ability'): void => {
    if (what === 'tile' || what === 'corner') {
      if (scene.piece !== what && this.planned && !scene.sent) scene.plan = [];
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
    const last = scene.plan.at(-1)?.legal ?? this.table.legal;
    const acts = scene.plan.map(({ act }) => written(act));
    if (last.includes('done')) acts.push('done');
    scene.putBack();
    scene.sent = true;
    this.table.act(acts);
  };

  /** What is planned is pressed once more: that sends it, unless a confirmation is wanted. */
  private again(): void {
    if (!this.table.settings.confirm) this.send();
  }

  /** One thing back: the last act, then the figure in the hand. */
  readonly takeBack = (): boolean => {
    if (scene.sent) return false;
    const last = scene.plan.at(-1);
    if (last) {
      this.asked++;
      scene.plan = scene.plan.slice(0, -1);
      scene.hint = null;
      if (scene.position.phase === 'race') scene.doing = isAbility(last.act) ? 'ability' : 'move';
      this.table.announce(say('ria-taken-back'));
    } else if (scene.picked !== null && this.movable.length > 1) scene.putBack();
    else return false;
    return true;
  };

  get canTakeBack(): boolean {
    return !scene.sent && (scene.plan.length > 0 || (scene.picked !== null && this.movable.length > 1));
  }

  /** A new position: what was marked is gone, unless it is just being made. */
  readonly settle = (): void => {
    this.asked++;
    if (!this.table.acting) {
      if (!scene.sent) scene.plan = [];
      scene.putBack();
      return;
    }
    scene.clear();
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
    if (this.board.busy || scene.sent) return true;
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
    const field = fieldAt(this.size, at);
    const choice = this.choices.find((one) => on(one) === field) ?? null;
    if (choice) return this.choose(choice);
    if (field !== null && this.isOwn(field)) return this.pick(field);
    const near = this.near(at, slack);
    if (near) return this.choose(near);
    const own = nearest(this.movable, (one) => middle(this.size, one), at, slack);
    if (own !== null) return this.pick(own);
    return field !== null && this.explainField(field);
  }

  private near(at: Point, slack: number): Choice | null {
    return nearest(this.choices, (choice) => choice.at, at, slack);
  }

  /** The edge or crossing a point means, whether anything can be put there or not. */
  private aimed(at: Point): string | null {
    const field = fieldAt(this.size, at);
    if (field === null) return null;
    if (this.onCrossings) {
      const west = edgeOf(this.size, field, 'w') ? fieldAt(this.size, { x: at.x - UNIT, y: at.y }) : null;
      const around = [field, west].flatMap((one) => {
        const below = one && fieldAt(this.size, { ...middle(this.size, one), y: middle(this.size, one).y + UNIT });
        return [one, below];
      });
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
    } else if (first) this.plan(first);
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
      this.board.shake(field);
      this.why({ kind: 'move', from: field, to: field, by: null });
      return true;
    }
    if (scene.picked === field && this.movable.length > 1 && !planned) {
      scene.putBack();
      return true;
    }
    if (planned) {
      this.asked++;
      scene.plan = scene.plan.slice(0, this.slot('move'));
    }
    scene.picked = field;
    const count = this.choices.length;
    this.table.announce(say('ria-picked', { field, count }));
    return true;
  }

  readonly grip = (at: Point): boolean => {
    if (this.board.busy || scene.sent || !this.table.acting) return false;
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
    if (hint && this.task !== null) this.plan(hint);
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
    if (this.board.busy || scene.sent) return;
    const { task, planned } = this;
    if (task === null || task === 'move') {
      const choice = this.choices.find((one) => on(one) === field);
      if (planned && choice && placeOf(planned) === choice.place) this.again();
      else if (choice?.acts[0]) this.plan(choice.acts[0]);
      else if (this.isOwn(field)) this.pick(field);
      else this.explainField(field);
      return;
    }
    if (planned && this.belongs(planned, field)) return this.again();
    const [first] = this.around(field);
    if (first) this.plan(first);
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

  /** Shift and an arrow: the edge on that side. */
  readonly toSide = (field: Field, side: Side): void => {
    if (this.board.busy || scene.sent || this.task === 'move' || this.task === null) return;
    const edge = edgeOf(this.size, field, side);
    if (edge === null || this.onCrossings) return;
    const choice = this.choices.find(({ place }) => place === edge);
    if (choice?.acts[0]) this.plan(choice.acts[0]);
    else this.explain(edge);
  };

  /** A key pressed on a field; says whether it was one of the board's. */
  readonly key = (pressed: string, field: Field): boolean => {
    switch (pressed) {
      case 'Escape':
        return this.takeBack();
      case 'n':
      case 'p':
        this.round(field, pressed === 'n' ? 1 : -1);
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
    if (acts.length > 1 && next) this.plan(next);
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

  /** n and p go round: places for what is in the hand, or figures to take up. */
  private round(from: Field, by: number): void {
    const has = new Set(
      this.task === 'move'
        ? this.choices.length > 0
          ? this.choices.flatMap((choice) => on(choice) ?? [])
          : this.movable
        : this.choices.flatMap(({ acts: [act] }) =>
            act && 'crossing' in act ? [fieldOf(act.crossing)] : act && 'edge' in act ? [first(act.edge)] : [],
          ),
    );
    const fields = rows(this.size).flat().filter((field) => has.has(field));
    if (fields.length === 0) return;
    const at = fields.indexOf(from);
    const to = at < 0 ? (by > 0 ? 0 : fields.length - 1) : (at + by + fields.length) % fields.length;
    this.board.go(fields[to] ?? from);
  }

  // -- why not -------------------------------------------------------------------------------
  private explainField(field: Field): boolean {
    const { me, acting } = this.table;
    if (me === null || !acting) return false;
    const from = scene.picked ?? (ownersOn(scene.shown, field).length > 0 ? field : null);
    if (from === null) return false;
    this.board.shake(from);
    this.why({ kind: 'move', from, to: field, by: null });
    return true;
  }

  private explain(place: string): void {
    this.board.shake(null);
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

  /** The table says why, on the position as it is; with a plan it may be different there. */
  private why(act: Act): void {
    const { me, whyNot } = this.table;
    if (me === null) return;
    void whyNot(written(act)).then((told) => {
      if (told.reason === null && scene.plan.length > 0) note(say('ria-not-with-plan'));
    });
  }
}

/** The field a move's choice is on. */
function on({ acts: [act] }: Choice): Field | null {
  return act?.kind === 'move' ? act.to : null;
}

const first = (edge: Edge): Field => edge.split('|')[0] ?? edge;
