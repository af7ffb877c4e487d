/** The hand of the own seat: taps, drags and keys become a planned turn, or are told why not. */
import { note } from '../../shell/notes.svelte';
import { say } from '../../shell/words';
import { seatName } from '../../table/names';
import type { LabyrintheView } from '../../wire';
import type { BoardProps } from '../contract';
import type { Direction } from '../shared/compass';
import { SQUARES, STEP, towards, type Square } from './board';
import {
  afterAll,
  apart,
  areLegal,
  blockOn,
  blockStops,
  freeWhite,
  next,
  pawnOn,
  pawnStops,
  toDo,
  written,
  type Act,
  type Kind,
  type Position,
} from './play';
import { reason } from './refusal';
import { scene, type Picked } from './scene.svelte';
import { answer, pickedWords, plannedWords, squareName } from './wording';

/** What the hand needs of the board it plays on. */
export interface Touched {
  /** Something is being shown; taps wait. */
  readonly busy: boolean;
  /** Move the keyboard's focus to a square. */
  go(square: Square): void;
  /** A piece shakes its head. */
  shake(piece: Picked): void;
}

/** A square to put the picked piece down on, and what that would mean. */
export interface Choice {
  square: Square;
  act: Act;
  /** False where a block would touch no other (LAB-16). */
  allowed: boolean;
  /** A pawn stands there and has to be shifted (LAB-21). */
  onto: boolean;
}

/** Turns that can be made of the planned acts and a new one: the order is free (LAB-11). */
export function arranged(position: Position, plan: readonly Act[], act: Act): readonly Act[] | null {
  const others = plan.filter(({ kind }) => kind !== act.kind);
  const orders =
    plan[0]?.kind === act.kind ? [[act, ...others], [...others, act]] : [[...others, act], [act, ...others]];
  return [...orders, [act]].find((acts) => areLegal(position, acts)) ?? null;
}

export class Hand {
  constructor(
    private readonly look: () => BoardProps<LabyrintheView>,
    private readonly board: Touched,
  ) {}

  private get table(): BoardProps<LabyrintheView> {
    return this.look();
  }

  readonly names = (seat: number): string => {
    const info = this.table.seats.find((other) => other.seat === seat);
    return info ? seatName(info) : String(seat + 1);
  };

  /** The position in which the picked kind of piece moves: after the other act, if that goes. */
  private ground(kind: Kind): Position {
    if (scene.sent) return scene.shown;
    const others = scene.plan.filter((act) => act.kind !== kind);
    return afterAll(scene.position, areLegal(scene.position, others) ? others : []);
  }

  /** Looking is free (LAB-20): a piece that is not to be moved shows its lines all the same. */
  readonly looking = $derived.by(() => {
    const { picked } = scene;
    const { acting, me } = this.table;
    if (!picked || !acting) return true;
    if (picked.kind === 'pawn' && picked.seat !== me) return true;
    if (picked.kind === 'block' && picked.block === scene.position.barred) return true;
    return !next(this.ground(picked.kind)).includes(picked.kind);
  });

  readonly choices = $derived.by<Choice[]>(() => {
    const { picked, asking } = scene;
    if (!picked) return [];
    const ground = this.ground(picked.kind);
    if (asking) {
      return freeWhite(ground).map((square) => ({
        square,
        act: { ...asking, shift: square },
        allowed: true,
        onto: false,
      }));
    }
    if (picked.kind === 'pawn') {
      const from = ground.pawns[picked.seat]?.[picked.pawn];
      if (from === undefined) return [];
      return pawnStops(ground, from).map(({ to, onto }) => ({
        square: to,
        act: { kind: 'pawn', from, to, shift: null },
        allowed: true,
        onto,
      }));
    }
    const { block, grip } = picked;
    const squares = ground.blocks[block] ?? [];
    const from = squares[0] ?? 0;
    const held = squares[grip] ?? from;
    return blockStops(ground, block).map(({ to, touches }) => ({
      square: held + to - from,
      act: { kind: 'block', block, from, to },
      allowed: touches,
      onto: false,
    }));
  });

  /** The turn can be sent: nothing is left to do. */
  readonly complete = $derived.by(
    () => this.table.acting && scene.plan.length > 0 && toDo(scene.shown).length === 0,
  );

  /** The planned act of the picked piece, which can be made longer or shorter. */
  private readonly current = $derived.by(() => {
    const { picked } = scene;
    if (!picked || scene.asking || !this.table.acting) return null;
    const act = scene.plan.find(({ kind }) => kind === picked.kind);
    if (!act) return null;
    return this.choices.some((choice) => choice.act.from === act.from) ? act : null;
  });

  /** The next stop along the line, nearer (-1) or further (1). */
  readonly along = (by: 1 | -1): Choice | null => {
    const { current } = this;
    const way = current && towards(current.from, current.to);
    if (!current || !way) return null;
    const line = this.choices
      .filter(({ act, allowed }) => allowed && towards(act.from, act.to)?.direction === way.direction)
      .toSorted((a, b) => apart(a.act.from, a.act.to) - apart(b.act.from, b.act.to));
    return line[line.findIndex(({ act }) => act.to === current.to) + by] ?? null;
  };

  readonly squareName = (square: Square): string => {
    const choice = this.choices.find((one) => one.square === square) ?? null;
    return squareName(square, scene.shown, this.table.me, choice, scene.asking, this.names);
  };

  pieceOn(square: Square): Picked | null {
    const { shown } = scene;
    const seat = pawnOn(shown, square);
    if (seat !== null) {
      return { kind: 'pawn', seat, pawn: (shown.pawns[seat] ?? []).indexOf(square) };
    }
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

  /** A tap on a square; `slack` squares around it count where nothing is hit. Says if it was used. */
  readonly tap = (square: Square, slack = 0): boolean => {
    if (this.board.busy || scene.sent) return true;
    const choice = this.choices.find((one) => one.square === square);
    if (choice) return this.choose(choice);
    if (scene.asking) {
      scene.answered();
      return true;
    }
    const piece = this.pieceOn(square);
    if (piece) return this.pick(piece);
    const near = this.nearest(square, slack);
    if (near?.choice) return this.choose(near.choice);
    if (near?.piece) return this.pick(near.piece);
    if (scene.picked) return this.explain(square);
    return false;
  };

  private nearest(square: Square, slack: number): { choice?: Choice; piece?: Picked } | null {
    if (slack < 1) return null;
    const reach = (other: Square): number => apart(square, other);
    const choice = this.choices.toSorted((a, b) => reach(a.square) - reach(b.square))[0];
    if (choice && reach(choice.square) <= slack) return { choice };
    const own = this.table.me === null ? [] : (scene.shown.pawns[this.table.me] ?? []);
    const pawn = own.toSorted((a, b) => reach(a) - reach(b))[0];
    if (pawn === undefined || reach(pawn) > slack) return null;
    const piece = this.pieceOn(pawn);
    return piece ? { piece } : null;
  }

  pick(piece: Picked): boolean {
    if (this.isPicked(piece)) {
      scene.putBack();
      return true;
    }
    scene.putBack();
    scene.picked = piece;
    this.table.announce(pickedWords(piece, this.ground(piece.kind), this.table.me, this.names));
    const barred = piece.kind === 'block' && piece.block === scene.position.barred;
    if (this.table.acting && barred) {
      const from = scene.position.blocks[piece.block]?.[0] ?? 0;
      this.refuse({ kind: 'block', block: piece.block, from, to: from });
    }
    return true;
  }

  private choose(choice: Choice): boolean {
    const { plan } = scene;
    if (plan.some((act) => written(act) === written(choice.act))) {
      if (this.complete && !this.table.settings.confirm) this.send();
      return true;
    }
    if (this.looking || !choice.allowed) this.refuse(choice.act);
    else this.put(choice);
    return true;
  }

  /** The picked piece is put down; that can still be changed. */
  private put({ act, onto }: Choice): void {
    if (onto && act.kind === 'pawn') {
      scene.ask(act);
      this.table.announce(say('lab-shift-ask'));
      return;
    }
    const plan = arranged(scene.position, scene.plan, act);
    if (!plan) return this.refuse(act);
    if (plan.length < scene.plan.filter(({ kind }) => kind !== act.kind).length + 1) {
      note(say('lab-other-back'));
    }
    scene.plan = plan;
    scene.hint = null;
    scene.answered();
    this.table.announce(plannedWords(act));
  }

  readonly nudge = (by: 1 | -1): void => {
    const choice = this.along(by);
    if (choice) this.put(choice);
  };

  readonly send = (): void => {
    if (!this.complete) return;
    scene.putBack();
    scene.sent = true;
    this.table.act(scene.plan.map(written));
  };

  /** One thing back: the question, the piece in the hand, then the acts. */
  readonly takeBack = (): boolean => {
    if (scene.asking) scene.answered();
    else if (scene.picked && !this.current) scene.putBack();
    else if (scene.plan.length > 0 && !scene.sent) {
      scene.plan = scene.plan.slice(0, -1);
      scene.putBack();
      this.table.announce(say('lab-taken-back'));
    } else return false;
    return true;
  };

  /** A new position: what was marked is gone, unless it is just being made. */
  readonly settle = (): void => {
    if (this.table.acting) scene.clear();
    else scene.putBack();
  };

  // -- dragging ------------------------------------------------------------------------------
  /** Whether a piece is under the pointer that may be dragged. */
  readonly grip = (square: Square): boolean => {
    if (this.board.busy || scene.sent || !this.table.acting) return false;
    const piece = this.pieceOn(square);
    return piece !== null && (piece.kind === 'block' || piece.seat === this.table.me);
  };

  readonly lift = (square: Square): void => {
    const piece = this.pieceOn(square);
    if (piece && !this.isPicked(piece)) this.pick(piece);
    else if (piece) scene.picked = piece;
  };

  readonly drag = (square: Square): void => {
    const { picked } = scene;
    if (!picked || scene.asking || this.looking) return;
    const near = this.choices.toSorted((a, b) => apart(a.square, square) - apart(b.square, square))[0];
    const origin = this.origin(picked);
    const home = origin !== null && near && apart(origin, square) < apart(near.square, square);
    scene.hint = near && !home ? near.act : null;
  };

  readonly drop = (): void => {
    const { hint } = scene;
    scene.hint = null;
    const choice = hint && this.choices.find(({ act }) => written(act) === written(hint));
    if (choice) this.choose(choice);
  };

  readonly hover = (square: Square | null): void => {
    const choice = square === null ? null : this.choices.find((one) => one.square === square);
    scene.hint = choice && !scene.asking ? choice.act : null;
  };

  private origin(picked: Picked): Square | null {
    const ground = this.ground(picked.kind);
    return picked.kind === 'pawn'
      ? (ground.pawns[picked.seat]?.[picked.pawn] ?? null)
      : (ground.blocks[picked.block]?.[picked.grip] ?? null);
  }

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
        if (this.complete) this.send();
        else this.table.announce(answer('t', scene.shown, this.table.me, this.names) ?? '');
        return true;
      default: {
        const said = answer(pressed, scene.shown, this.table.me, this.names);
        if (said === null) return false;
        this.table.announce(said);
        return true;
      }
    }
  };

  /** With Ctrl an arrow leads to the last choice that way, or to the next piece. */
  readonly jump = (square: Square, direction: Direction): Square | null => {
    const ahead = (other: Square): boolean => towards(square, other)?.direction === direction;
    const choices = this.choices.filter((choice) => choice.allowed && ahead(choice.square));
    const squares = choices.map((choice) => choice.square);
    if (squares.length > 0) return squares.toSorted((a, b) => apart(square, b) - apart(square, a))[0] ?? null;
    const { shown } = scene;
    const pieces = [...shown.pawns.flat(), ...shown.blocks.flat()].filter(ahead);
    return pieces.toSorted((a, b) => apart(square, a) - apart(square, b))[0] ?? null;
  };

  /** Where n and p go round: choices of what is picked, or the own pawns. */
  private stations(): Square[] {
    if (this.choices.length > 0) {
      return this.choices.filter(({ allowed }) => allowed).map((choice) => choice.square);
    }
    const { me } = this.table;
    return [...(scene.shown.pawns[me ?? 0] ?? [])].sort((a, b) => a - b);
  }

  private movableBlocks(): Square[] {
    const ground = this.ground('block');
    return ground.blocks.flatMap((squares, block) => {
      const can = block !== ground.barred && blockStops(ground, block).some((stop) => stop.touches);
      return can ? [scene.shown.blocks[block]?.[0] ?? squares[0] ?? 0] : [];
    });
  }

  private round(squares: Square[], from: Square, by: number): void {
    if (squares.length === 0) return;
    const at = squares.indexOf(from);
    const to = at < 0 ? (by > 0 ? 0 : squares.length - 1) : (at + by + squares.length) % squares.length;
    this.board.go(squares[to] ?? from);
  }

  // -- why not -------------------------------------------------------------------------------
  private explain(square: Square): boolean {
    const { picked } = scene;
    const from = picked && this.origin(picked);
    if (!picked || from === null) return false;
    // Whoever watches, or waits, puts a piece back without a word.
    if (this.table.me === null || !this.table.acting) {
      scene.putBack();
      return false;
    }
    if (picked.kind === 'pawn') this.refuse({ kind: 'pawn', from, to: square, shift: null });
    else {
      const name = this.ground('block').blocks[picked.block]?.[0] ?? from;
      const way = towards(from, square);
      // Off every line the clause is the same wherever it is asked for.
      const to = way ? name + STEP[way.direction] * way.far : name + STEP.n + STEP.e;
      if (onBoard(name, to, way?.direction ?? null)) {
        this.refuse({ kind: 'block', block: picked.block, from: name, to });
      } else this.tell(say('why-block-off-board'), 'LAB-15', picked);
    }
    return true;
  }

  /** Illegal is explained: the piece shakes, and the table says why. */
  private refuse(act: Act): void {
    const { picked } = scene;
    if (this.table.me === null) return;
    if (scene.plan.length === 0) {
      if (picked) this.board.shake(picked);
      void this.table.whyNot(written(act));
      return;
    }
    const why = reason(this.ground(act.kind), act);
    if (why) this.tell(say(why.id, why.about), why.clause, picked);
  }

  private tell(text: string, clause: string, picked: Picked | null): void {
    if (picked) this.board.shake(picked);
    note(text, clause);
    this.table.announce(text);
  }
}

const onBoard = (from: Square, to: Square, direction: Direction | null): boolean =>
  to >= 0 && to < SQUARES && (direction === null || towards(from, to)?.direction === direction);
