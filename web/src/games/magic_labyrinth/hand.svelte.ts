/** The hand of the own seat: taps, drags and keys become acts, or are told why not. */
import { note } from '../../shell/notes.svelte';
import { say } from '../../shell/words';
import { seatName } from '../../table/names';
import type { MagicLabyrinthView } from '../../wire';
import type { BoardProps } from '../contract';
import { DIRECTIONS, type Direction } from '../shared/compass';
import { beside, distance, towards } from './floor';
import { scene } from './scene.svelte';
import { acts, choices, dragged, extended, type Ground } from './walk';
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
  constructor(
    private readonly look: () => BoardProps<MagicLabyrinthView>,
    private readonly board: Touched,
  ) {}

  private get table(): BoardProps<MagicLabyrinthView> {
    return this.look();
  }

  readonly mine = $derived.by(() => {
    const { me } = this.table;
    return me === null ? null : (scene.magicians[me] ?? null);
  });
  readonly goal = $derived.by(() => fieldOf(this.table.view.symbols, scene.wanted));
  readonly steps = $derived.by(() =>
    this.table.acting && this.mine !== null ? choices(this.mine, this.table.legal) : [],
  );
  private readonly ground = $derived.by<Ground | null>(() => {
    const { acting, me } = this.table;
    if (!acting || this.mine === null || scene.stepsLeft === null) return null;
    return {
      from: this.mine,
      steps: scene.stepsLeft,
      goal: this.goal,
      occupied: scene.magicians.filter((_, seat) => seat !== me),
    };
  });
  /** Possible steps; with a walk marked, those that lead on from its end. */
  readonly arrows = $derived.by(() => {
    const { ground } = this;
    const end = scene.walk.at(-1);
    if (!ground || end === undefined) return this.steps;
    return DIRECTIONS.flatMap((act) => {
      const to = beside(end, act);
      if (to === null || to === ground.from) return [];
      return extended(scene.walk, to, ground).length > scene.walk.length ? [{ act, to }] : [];
    });
  });
  /** Where a drag may begin. */
  readonly grip = $derived.by(() => (this.ground ? (scene.walk.at(-1) ?? this.ground.from) : null));

  readonly names = (seat: number): string => {
    const info = this.table.seats.find((other) => other.seat === seat);
    return info ? seatName(info) : String(seat + 1);
  };

  readonly fieldName = (field: string): string => {
    const corner = this.table.view.corners.indexOf(field);
    const marked = scene.walk.lastIndexOf(field);
    const facts = {
      symbol: this.table.view.symbols[field],
      wanted: field === this.goal,
      standing: scene.magicians.flatMap((other, seat) => (other === field ? [seat] : [])),
      corner: corner < 0 ? null : corner,
      me: this.table.me,
      choice: this.steps.find(({ to }) => to === field)?.act ?? null,
      marked: marked < 0 ? null : marked + 1,
      bumped: scene.labyrinth ?? scene.bumped,
      passed: scene.labyrinth ? [] : scene.passed,
    };
    return fieldName(field, facts, this.names);
  };

  readonly tap = (field: string): void => {
    const { ground } = this;
    if (!ground) return this.explain(field);
    if (!this.table.settings.confirm) {
      const direction = towards(ground.from, field);
      if (direction && this.table.legal.includes(direction)) this.table.act([direction]);
      else this.explain(field);
      return;
    }
    if (scene.walk.length > 0 && field === scene.walk.at(-1)) return this.send();
    const walk = extended(scene.walk, field, ground);
    if (walk.length === scene.walk.length && field !== ground.from) this.explain(field);
    else scene.walk = walk;
  };

  readonly drag = (field: string): void => {
    if (this.ground) scene.walk = dragged(scene.walk, field, this.ground);
  };

  readonly drop = (): void => {
    if (!this.table.settings.confirm) this.send();
  };

  readonly cancel = (): void => {
    if (scene.walk.length > 0) scene.walk = [];
  };

  /** A key pressed on a field; says whether it was one of the board's. */
  readonly key = (pressed: string, field: string): boolean => {
    const small = pressed.toLowerCase();
    if (pressed === 'Escape') return this.takeBack();
    if (pressed === '.' || (pressed === ' ' && field === this.mine)) this.stop();
    else if (pressed === 'Enter' && field === this.mine && scene.walk.length > 0) this.send();
    else if ((DIRECTIONS as readonly string[]).includes(small)) this.step(small as Direction);
    else if (small === 'm' && this.mine) this.board.go(this.mine);
    else {
      const said = answer(small, this.table.view, this.table.me, this.names);
      if (said === null) return false;
      this.table.announce(said);
    }
    return true;
  };

  private step(direction: Direction): void {
    const from = scene.walk.at(-1) ?? this.mine;
    const to = from && beside(from, direction);
    if (to) {
      this.board.go(to);
      this.tap(to);
    } else if (from) this.refuse(direction);
  }

  private send(): void {
    if (!this.ground || scene.walk.length === 0) return;
    const walk = acts(this.ground.from, scene.walk);
    scene.walk = [];
    this.table.act(walk);
  }

  private takeBack(): boolean {
    if (scene.walk.length === 0) return false;
    scene.walk = scene.walk.slice(0, -1);
    return true;
  }

  private stop(): void {
    const { acting, legal, me } = this.table;
    if (acting && legal.includes('stop')) this.table.act(['stop']);
    else if (me !== null) this.refuse('stop');
  }

  /** Illegal is explained: the magician shakes, and the table says why. */
  private refuse(act: string): void {
    this.board.shake();
    void this.table.whyNot(act);
  }

  private explain(field: string): void {
    const { mine } = this;
    const { acting, me } = this.table;
    if (mine === null || this.board.busy || field === mine) return;
    // A step of one's own is on its way.
    if (!acting && scene.turn === me) return;
    const asked = towards(mine, field) ?? diagonal(mine, field);
    if (asked && scene.walk.length === 0) return this.refuse(asked);
    if (!acting) return;
    this.board.shake();
    const far = distance(scene.walk.at(-1) ?? mine, field) > 1;
    const reason = say(far ? 'mag-far' : 'mag-no-further');
    note(reason, far ? 'MAG-12' : 'MAG-11');
    this.table.announce(reason);
  }
}

/** A diagonal step in notation, which the rules know only to refuse it (MAG-12). */
function diagonal(from: string, to: string): string | null {
  for (const upright of ['n', 's'] as const) {
    const level = beside(from, upright);
    for (const sideways of ['e', 'w'] as const)
      if (level && beside(level, sideways) === to) return upright + sideways;
  }
  return null;
}
