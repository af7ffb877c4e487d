/** The hand of the own seat: taps, drags and keys become steps of a walk, or are told why not. */
import { nameAt } from '../../shell/names';
import { noteOnMove } from '../../shell/notes.svelte';
import { say } from '../../shell/words';
import type { MagicLabyrinthView } from '../../wire';
import type { BoardProps } from '../contract';
import { DIRECTIONS, type Direction } from '../shared/compass';
import { oneHand } from '../shared/one-hand.svelte';
import { meantBy } from '../shared/turned.svelte';
import { beside, towards } from './floor';
import { scene } from './scene.svelte';
import { choices, diagonal, dragged, fieldsOf } from './walk';
import { answer, fieldName, fieldOf } from './wording';

/** What the hand needs of the board it plays on. */
export interface Touched {
  /** Something is being shown; taps wait. */
  readonly busy: boolean;
  /** Move the keyboard's focus to a field. */
  go(field: string): void;
  /** The own magician shakes its head. */
  shake(): void;
}

export class Hand {
  /** Laid down before anything can be touched. */
  board!: Touched;
  /** The steps that a pointer goes, of which as many are marked as can be made. */
  private path: readonly string[] | null = null;
  private marking: Promise<void> = Promise.resolve();

  constructor(private readonly look: () => BoardProps<MagicLabyrinthView>) {}

  private get table(): BoardProps<MagicLabyrinthView> {
    return this.look();
  }

  readonly mine = $derived.by(() => {
    const { me } = this.table;
    return me === null ? null : (scene.magicians[me] ?? null);
  });
  readonly goal = $derived.by(() => fieldOf(this.table.view.symbols, scene.wanted));
  /** The fields of the walk that is marked, or on its way. */
  readonly walk = $derived.by(() => {
    const { acting, plan } = this.table;
    return this.mine !== null && (acting || plan.sent) ? fieldsOf(this.mine, plan.acts) : [];
  });
  private readonly end = $derived.by(() => this.walk.at(-1) ?? this.mine);
  /** The steps that lead on from its end. */
  readonly arrows = $derived.by(() => {
    const { acting, plan } = this.table;
    return acting && this.end !== null ? choices(this.end, plan.legal ?? []) : [];
  });
  /** Where a drag may begin. */
  readonly grip = $derived.by(() => (this.table.acting ? this.end : null));

  readonly names = (seat: number): string => nameAt(this.table.seats, seat);

  readonly fieldName = (field: string): string => {
    const corner = this.table.view.corners.indexOf(field);
    const marked = this.walk.lastIndexOf(field);
    const facts = {
      symbol: this.table.view.symbols[field],
      wanted: field === this.goal,
      standing: scene.magicians.flatMap((other, seat) => (other === field ? [seat] : [])),
      corner: corner < 0 ? null : corner,
      me: this.table.me,
      choice: this.arrows.find(({ to }) => to === field)?.act ?? null,
      marked: marked < 0 ? null : marked + 1,
      bumped: scene.labyrinth ?? scene.bumped,
      passed: scene.labyrinth ? [] : scene.passed,
    };
    return fieldName(field, facts, this.names);
  };

  /** A tap on a neighbour is a step; where walks are confirmed, on the end of one it sends it. */
  readonly tap = (field: string): void => {
    const { plan } = this.table;
    const { walk, mine, end } = this;
    if (end === null || plan.sent) return;
    if (walk.length > 0 && field === end) plan.send();
    else if (field === mine) plan.clear();
    else if (field === walk.at(-2)) plan.takeBack();
    else {
      const step = towards(end, field);
      const asked = step ?? diagonal(end, field);
      if (step) void this.step(step);
      else if (asked) void this.refuse(asked);
      else this.tooFar();
    }
  };

  private tooFar(): void {
    if (!this.table.acting) return;
    this.board.shake();
    noteOnMove(say('mag-far'));
  }

  /** Made at once, or marked where walks are confirmed. */
  private async step(act: Direction): Promise<void> {
    const { acting, legal, plan, settings } = this.table;
    const acts = [...plan.acts, act];
    if (!acting) return this.refuse(act);
    if (!settings.confirm) return legal.includes(act) ? plan.send([act]) : this.refuse(act);
    // Whoever has gone on meanwhile is told nothing of it.
    if ((await plan.propose(acts)) < 0 && plan.stands(acts) === false) return this.refuse(act);
  }

  readonly drag = (field: string): void => {
    const { acting, plan } = this.table;
    if (!acting || this.mine === null) return;
    const path = dragged(this.mine, this.path ?? plan.acts, field);
    this.path = path;
    this.marking = plan.keep(path).then(() => {
      if (this.path === path) this.path = plan.acts;
    });
  };

  readonly drop = async (): Promise<void> => {
    await this.marking;
    this.path = null;
    if (!this.table.settings.confirm) this.table.plan.send();
  };

  readonly cancel = (): void => {
    this.path = null;
    if (!this.table.plan.sent) this.table.plan.clear();
  };

  /** A key pressed on a field; says whether it was one of the board's. */
  readonly key = (pressed: string, field: string): boolean => {
    const small = pressed.toLowerCase();
    if (pressed === 'Escape') return this.takeBack();
    if (pressed === '.' || (pressed === ' ' && field === this.mine)) void this.stop();
    else if (pressed === 'Enter' && field === this.mine && this.walk.length > 0) this.send();
    else if ((DIRECTIONS as readonly string[]).includes(small)) this.go(meantBy(small as Direction));
    else if (small === 'm' && this.mine) this.board.go(this.mine);
    else {
      const said = answer(small, this.table.view, this.table.me, this.names);
      if (said === null) return false;
      this.table.announce(said);
    }
    return true;
  };

  /** A letter is always a step, also back to where one came from; north is up. */
  private go(direction: Direction): void {
    const to = this.end && beside(this.end, direction);
    if (to) this.board.go(to);
    void this.step(direction);
  }

  readonly send = (): void => this.table.plan.send();

  readonly takeBack = (): boolean => {
    const { acts, sent } = this.table.plan;
    if (acts.length === 0 || sent) return false;
    this.table.plan.takeBack();
    return true;
  };

  /** Stop there where the marked walk leads, or at once. */
  readonly stop = async (): Promise<void> => {
    const { acting, plan } = this.table;
    if (acting && plan.ends) return plan.send();
    const acts = [...plan.acts, 'stop'];
    const may = plan.legal?.includes('stop') ?? (await plan.propose(acts)) === 0;
    if (acting && may) plan.send(acts);
    else await this.refuse('stop');
  };

  /** Illegal is explained: the magician shakes, and the table says why. */
  private async refuse(act: string): Promise<void> {
    const { acting, me, plan } = this.table;
    // A step of one's own is on its way, or being shown.
    if (this.mine === null || this.board.busy || (!acting && scene.turn === me)) return;
    const { ends } = plan;
    this.board.shake();
    if (!(await plan.explain(act)) && ends) noteOnMove(say('mag-no-further'));
  }
}

export const handOf = oneHand((look: () => BoardProps<MagicLabyrinthView>) => new Hand(look));
