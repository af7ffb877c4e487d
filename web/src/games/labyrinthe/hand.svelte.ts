/** The hand of the own seat: taps, drags and keys become a planned turn, or are told why not. */
import { noteOnMove } from '../../shell/notes.svelte';
import { say } from '../../shell/words';
import type { LabyrintheView } from '../../wire';
import type { Direction } from '../shared/compass';
import { PlanningHand } from '../shared/planning-hand';
import { apart, beside, fieldAt, nearest, UNIT, type Aimed, type Point } from '../shared/squares';
import { KINDS, read, written, type Act, type Kind } from './acts';
import { along, middle, ORDER, SIZE, towards, type Square } from './board';
import { blockOn, pawnOn, type Position } from './position';
import { scene, type Picked } from './scene.svelte';
import { answer, blockWords, pickedWords, plannedWords, squareName } from './wording';

/** A square to put the picked piece down on, and what that would mean. */
export interface Choice {
  square: Square;
  act: Act;
  /** A pawn stands there and has to be shifted (LAB-21). */
  onto: boolean;
}

export class Hand extends PlanningHand<LabyrintheView, Picked> {
  // -- what can be done --------------------------------------------------------------------
  /** What is planned besides an act of this kind. */
  private others(kind: Kind): string[] {
    return this.plan.acts.filter((_, n) => scene.acts[n]?.kind !== kind);
  }

  /** The acts after which a piece of this kind moves: the other one, if that can go first (LAB-11). */
  private before(kind: Kind): string[] {
    const others = this.table.acting ? this.others(kind) : [];
    return this.plan.stands(others) === false ? [] : others;
  }

  /** All that may be done with pieces of each kind, by where they start; null until it is known. */
  private readonly lines = $derived.by(() => {
    const lines: Record<Kind, Map<Square, Act[]> | null> = { pawn: null, block: null };
    if (!this.table.acting) return lines;
    for (const kind of KINDS) {
      const legal = this.plan.legalAfter(this.before(kind));
      if (legal === null) continue;
      const starting = new Map<Square, Act[]>();
      for (const act of legal.map(read)) {
        if (act.kind === kind) starting.set(act.from, [...(starting.get(act.from) ?? []), act]);
      }
      lines[kind] = starting;
    }
    return lines;
  });

  /** Where a piece that can be moved now could come to; null for any other, or if it is not known. */
  private stops(kind: Kind, square: Square): Square[] | null {
    const lines = this.lines[kind];
    if (!lines || lines.size === 0) return null;
    if (kind === 'pawn' && pawnOn(scene.shown, square) !== this.table.me) return null;
    return (lines.get(this.source(kind, square)) ?? []).map(({ to }) => to);
  }

  /** Where a piece that stands here as planned has come from. */
  private source(kind: Kind, square: Square): Square {
    return scene.acts.find((act) => act.kind === kind && act.to === square)?.from ?? square;
  }

  /** Where the picked piece starts from: a block by the square it is named by, and the one it is held by. */
  private start(picked: Picked): { from: Square; held: Square } {
    const ground = this.table.acting && !scene.sent ? this.plan.after(this.before(picked.kind))?.view : null;
    return startIn(ground ?? scene.shown, picked);
  }

  /** Looking is free (LAB-20): a piece that is not to be moved now shows its lines all the same. */
  readonly looking = $derived.by(() => {
    const { picked } = scene;
    if (!picked) return false;
    if (!this.table.acting) return true;
    if (picked.kind === 'pawn' && picked.seat !== this.table.me) return true;
    const lines = this.lines[picked.kind];
    return lines !== null && !lines.has(this.start(picked).from);
  });

  /** What the server is to tell of a piece that is looked at. */
  readonly unknown = $derived.by(() => {
    const { picked, reach } = scene;
    if (!picked || !this.looking || reach !== null) return null;
    return { picked, acts: this.plan.acts, place: startIn(scene.shown, picked).from };
  });

  /** Ask where the piece that is looked at could come. */
  readonly look = ({ picked, acts, place }: NonNullable<Hand['unknown']>): void => {
    void this.table.look(acts, place).then((reach) => {
      if (scene.picked !== picked) return;
      scene.reach = reach;
      this.tell(picked, reach);
    });
  };

  readonly choices = $derived.by<Choice[]>(() => {
    const { picked, asking, reach } = scene;
    if (!picked) return [];
    const { kind } = picked;
    const { from, held } = this.looking ? startIn(scene.shown, picked) : this.start(picked);
    const acts = this.looking
      ? (reach ?? []).map((to): Act => ({ kind, from, to, shift: null }))
      : (this.lines[kind]?.get(from) ?? []);
    if (asking) {
      return acts.flatMap((act) =>
        act.to === asking.to && act.shift !== null ? [{ square: act.shift, act, onto: false }] : [],
      );
    }
    const stops = new Map(acts.map((act) => [act.to, act]));
    return [...stops.values()].map((act) => ({
      square: along(held, from, act.to),
      act: { ...act, shift: null },
      onto: act.shift !== null || (this.looking && pawnOn(scene.shown, act.to) !== null),
    }));
  });

  readonly complete = $derived.by(() => this.table.acting && !scene.sent && this.plan.ends);

  /** The planned act of the picked piece, which can be made longer or shorter. */
  private readonly current = $derived.by(() => {
    const { picked } = scene;
    if (!picked || scene.asking || this.looking) return null;
    const { from } = this.start(picked);
    return scene.acts.find((act) => act.kind === picked.kind && act.from === from) ?? null;
  });

  /** The next stop along the line, nearer (-1) or further (1). */
  readonly along = (by: 1 | -1): Choice | null => {
    const { current } = this;
    const way = current && towards(current.from, current.to);
    if (!current || !way) return null;
    const line = this.choices
      .filter(({ act }) => towards(act.from, act.to)?.direction === way.direction)
      .toSorted((a, b) => far(a.act.from, a.act.to) - far(b.act.from, b.act.to));
    return line[line.findIndex(({ act }) => act.to === current.to) + by] ?? null;
  };

  /** What is said of each block, once for all its squares. */
  private readonly blockNames = $derived.by(() =>
    scene.shown.blocks.map(([name = ''], block) => blockWords(scene.shown, block, this.stops('block', name))),
  );

  readonly fieldName = (square: Square): string =>
    squareName(square, scene.shown, this.table.me, this.names, {
      choice: this.choices.find((one) => one.square === square) ?? null,
      asking: scene.asking !== null,
      stops: this.stops('pawn', square),
      block: this.blockNames[blockOn(scene.shown, square) ?? -1] ?? null,
    });

  // -- picking up and putting down -----------------------------------------------------------
  pieceOn(square: Square): Picked | null {
    const { shown } = scene;
    const seat = pawnOn(shown, square);
    if (seat !== null) return { kind: 'pawn', seat, pawn: (shown.pawns[seat] ?? []).indexOf(square) };
    const block = blockOn(shown, square);
    if (block === null) return null;
    return { kind: 'block', block, grip: (shown.blocks[block] ?? []).indexOf(square) };
  }

  isPicked(piece: Picked): boolean {
    const { picked } = scene;
    if (picked?.kind === 'pawn' && piece.kind === 'pawn') {
      return picked.seat === piece.seat && picked.pawn === piece.pawn;
    }
    return picked?.kind === 'block' && piece.kind === 'block' && picked.block === piece.block;
  }

  /** A tap at a point; within `slack` of a choice or a pawn it counts. Says if it was good for something. */
  readonly tap = (at: Point, slack: number): boolean => {
    const square = fieldAt(SIZE, at);
    return square !== null && this.press(square, slack);
  };

  readonly enter = (square: Square): void => {
    this.press(square, 0);
  };

  private press(square: Square, slack: number): boolean {
    if (this.busy || scene.sent) return true;
    const choice = this.choices.find((one) => one.square === square);
    if (choice) return this.choose(choice);
    if (scene.asking) {
      scene.answered();
      return true;
    }
    const piece = this.pieceOn(square);
    if (piece) return this.means(piece, square) ? this.explain(square) : this.pick(piece);
    // A finger means what is near where nothing is hit.
    const around = slack < UNIT ? 0 : slack;
    const near = nearest(this.choices, (one) => middle(one.square), middle(square), around);
    if (near) return this.choose(near);
    const own = this.table.me === null ? [] : (scene.shown.pawns[this.table.me] ?? []);
    const pawn = nearest(own, middle, middle(square), around);
    const beside = pawn === null ? null : this.pieceOn(pawn);
    if (beside) return this.pick(beside);
    return this.explain(square);
  }

  /** Another square of the block in the hand is one to slide it to; the one it is held by puts it back. */
  private means(piece: Picked, square: Square): boolean {
    const { picked } = scene;
    if (piece.kind === 'pawn' || !picked || !this.isPicked(piece) || this.looking) return false;
    return towards(this.start(picked).held, square) !== null;
  }

  pick(piece: Picked): boolean {
    const again = this.isPicked(piece);
    scene.putBack();
    if (again) return true;
    scene.picked = piece;
    const { from } = this.start(piece);
    const lines = this.lines[piece.kind]?.get(from);
    if (lines && !this.looking) this.tell(piece, lines.map(({ to }) => to));
    const barred = piece.kind === 'block' && from === scene.position.barred;
    if (this.table.acting && barred) this.refuse({ kind: 'block', from, to: from, shift: null });
    return true;
  }

  /** What the piece just taken up can do, in words. */
  private tell(piece: Picked, stops: readonly Square[]): void {
    const { from } = this.looking ? startIn(scene.shown, piece) : this.start(piece);
    this.table.announce(pickedWords(piece, scene.shown, from, stops, this.table.me, this.names));
  }

  private choose(choice: Choice): boolean {
    if (this.plan.acts.includes(written(choice.act))) {
      if (this.complete) this.again();
    } else if (this.looking) this.refuse(choice.act);
    else this.put(choice);
    return true;
  }

  /** The picked piece is put down; that can still be changed, and the order is free (LAB-11). */
  private put({ act, onto }: Choice): void {
    if (onto) {
      scene.ask(act);
      this.table.announce(say('lab-shift-ask'));
      return;
    }
    const [text, others] = [written(act), this.others(act.kind)];
    const orders = [[...others, text], [text, ...others]];
    if (this.plan.stands(others) === false) orders.reverse();
    scene.hint = null;
    scene.answered();
    this.table.announce(plannedWords(act));
    void this.plan.propose(...orders, [text]).then((made) => {
      if (made === orders.length) noteOnMove(say('lab-other-back'));
    });
  }

  readonly nudge = (by: 1 | -1): void => {
    const choice = this.along(by);
    if (choice) this.put(choice);
  };

  readonly send = (): void => {
    if (!this.complete) return;
    scene.putBack();
    this.plan.send();
  };

  get canTakeBack(): boolean {
    return !scene.sent && (scene.acts.length > 0 || scene.picked !== null);
  }

  /** One thing back: the question, the piece in the hand, then the acts. */
  readonly takeBack = (): boolean => {
    if (!this.canTakeBack) return false;
    if (scene.asking) scene.answered();
    else if (scene.picked && !this.current) scene.putBack();
    else {
      this.plan.takeBack();
      scene.putBack();
      this.table.announce(say('lab-taken-back'));
    }
    return true;
  };

  readonly settle = (): void => scene.putBack();

  /** What a finger that rests, or drags, would choose near a point, and its name. */
  readonly aim = (at: Point, slack: number, dragging: boolean): Aimed | null => {
    if (this.busy || scene.sent) return null;
    const square = dragging ? this.hinted() : this.aimedAt(at, slack);
    return square === null ? null : { at: middle(square), label: this.fieldName(square) };
  };

  private hinted(): Square | null {
    const { hint } = scene;
    return this.choices.find(({ act }) => hint !== null && written(act) === written(hint))?.square ?? null;
  }

  /** A choice or a pawn of one's own draws the finger; else it means the piece that it lies on. */
  private aimedAt(at: Point, slack: number): Square | null {
    const own = this.table.me === null ? [] : (scene.shown.pawns[this.table.me] ?? []);
    const near = nearest([...this.choices.map(({ square }) => square), ...own], middle, at, slack);
    const under = fieldAt(SIZE, at);
    const lies = under !== null && this.pieceOn(under) !== null;
    return lies && (near === null || apart(middle(near), at) > UNIT / 2) ? under : near;
  }

  // -- dragging ------------------------------------------------------------------------------
  /** Whether a piece is under the pointer that may be dragged. */
  readonly grip = (at: Point): boolean => {
    if (this.busy || scene.sent || !this.table.acting) return false;
    const piece = this.pieceAt(at);
    return piece !== null && (piece.kind === 'block' || piece.seat === this.table.me);
  };

  private pieceAt(at: Point): Picked | null {
    const square = fieldAt(SIZE, at);
    return square === null ? null : this.pieceOn(square);
  }

  readonly lift = (at: Point): void => {
    const piece = this.pieceAt(at);
    if (piece && !this.isPicked(piece)) this.pick(piece);
    else if (piece) scene.picked = piece;
  };

  readonly drag = (at: Point): void => {
    const { picked } = scene;
    if (!picked || scene.asking || this.looking) return;
    const near = nearest(this.choices, ({ square }) => middle(square), at);
    const home = apart(middle(this.start(picked).held), at);
    scene.hint = near && apart(middle(near.square), at) <= home ? near.act : null;
  };

  readonly drop = (): void => {
    const { hint } = scene;
    scene.hint = null;
    const choice = hint && this.choices.find(({ act }) => written(act) === written(hint));
    if (choice) this.choose(choice);
  };

  readonly hover = (at: Point | null): void => this.focused(at && fieldAt(SIZE, at));

  /** Pointer or keys come to a square: what it would mean is drawn. */
  readonly focused = (square: Square | null): void => {
    const choice = this.choices.find((one) => one.square === square);
    scene.hint = choice && !scene.asking ? choice.act : null;
  };

  // -- keys ----------------------------------------------------------------------------------
  /** A key pressed on a square; says whether it was one of the board's. */
  readonly key = (pressed: string, square: Square): boolean => {
    switch (pressed) {
      case 'Escape':
        return this.takeBack();
      case 'n':
      case 'p':
        this.round(this.stations(), square, pressed === 'n' ? 1 : -1);
        return true;
      case 'b':
      case 'B':
        this.round(this.movableBlocks(), square, pressed === 'b' ? 1 : -1);
        return true;
      case 's':
        if (!this.complete) return this.says('t');
        this.send();
        return true;
      default:
        return this.says(pressed);
    }
  };

  private says(key: string): boolean {
    const said = answer(key, scene.shown, this.table.me, this.names);
    if (said !== null) this.table.announce(said);
    return said !== null;
  }

  /** With Ctrl an arrow leads to the last choice that way, or to the next piece. */
  readonly far = (square: Square, direction: Direction): Square | null => {
    const { shown } = scene;
    const ahead = (squares: readonly Square[]): Square[] =>
      squares
        .filter((other) => towards(square, other)?.direction === direction)
        .toSorted((a, b) => far(square, a) - far(square, b));
    const choices = ahead(this.choices.map((choice) => choice.square));
    return choices.at(-1) ?? ahead([...shown.pawns.flat(), ...shown.blocks.flat()])[0] ?? null;
  };

  /** Where n and p go round: choices of what is picked, or the own pawns. */
  private stations(): Square[] {
    if (this.choices.length > 0) return this.choices.map((choice) => choice.square);
    return [...(scene.shown.pawns[this.table.me ?? 0] ?? [])].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
  }

  /** What is to be chosen next: a place for what is picked, a piece to pick, or what sends the turn. */
  offered(): Square[] {
    if (!this.table.acting || scene.sent) return [];
    const { choices, current } = this;
    if (choices.length > 0 && !current) return choices.map(({ square }) => square);
    const planned = (kind: Kind): boolean => scene.acts.some((act) => act.kind === kind);
    const pawns = scene.shown.pawns[this.table.me ?? 0] ?? [];
    const left = [
      ...(planned('pawn') ? [] : pawns.filter((square) => this.lines.pawn?.has(this.source('pawn', square)))),
      ...(planned('block') ? [] : this.movableBlocks()),
    ];
    if (left.length > 0) return left;
    return choices.flatMap(({ act, square }) => (this.plan.acts.includes(written(act)) ? square : []));
  }

  private movableBlocks(): Square[] {
    const { block: lines } = this.lines;
    return scene.shown.blocks.flatMap(([name = '']) => (lines?.has(this.source('block', name)) ? [name] : []));
  }

  // -- why not -------------------------------------------------------------------------------
  /** The picked piece cannot come to this square. */
  private explain(square: Square): boolean {
    const { picked } = scene;
    if (!picked) return false;
    // Whoever watches, or waits, puts a piece back without a word.
    if (this.table.me === null || !this.table.acting) {
      scene.putBack();
      return false;
    }
    const { kind } = picked;
    const { from, held } = this.looking ? startIn(scene.shown, picked) : this.start(picked);
    this.refuse({ kind, from, to: onBoard(from, towards(held, square), along(from, held, square)), shift: null });
    return true;
  }

  /** Illegal is explained: the piece shakes, and the table says why. */
  private refuse(act: Act): void {
    if (this.table.me === null) return;
    if (scene.picked) this.shake(scene.picked);
    void this.plan.explain(written(act), this.before(act.kind));
  }
}

const far = (a: Square, b: Square): number => apart(middle(a), middle(b));

function startIn({ pawns, blocks }: Position, picked: Picked): { from: Square; held: Square } {
  if (picked.kind === 'pawn') {
    const from = pawns[picked.seat]?.[picked.pawn] ?? '';
    return { from, held: from };
  }
  const [from = ''] = blocks[picked.block] ?? [];
  return { from, held: blocks[picked.block]?.[picked.grip] ?? from };
}

/** A square to come to that can be written: beyond the edge, the last one before it. */
function onBoard(from: Square, way: ReturnType<typeof towards>, to: Square): Square {
  if (ORDER.has(to)) return to;
  // Off every line it is the same wherever it is asked for.
  if (!way) return [along(from, 'a1', 'b2'), along(from, 'b2', 'a1')].find((one) => ORDER.has(one)) ?? from;
  let last = from;
  for (let next = beside(SIZE, from, way.direction); next; next = beside(SIZE, next, way.direction)) last = next;
  return last;
}
