import { describe, expect, it } from 'vitest';
import {
  beside,
  CENTRE,
  homes,
  nameOf,
  squareAt,
  squareOf,
  SQUARES,
  towards,
} from '../../../src/games/labyrinthe/board';
import { outline } from '../../../src/games/labyrinthe/outline';
import {
  after,
  areLegal,
  blockStops,
  legalActs,
  next,
  pawnStops,
  read,
  toDo,
  written,
  type Position,
} from '../../../src/games/labyrinthe/play';
import { reason } from '../../../src/games/labyrinthe/refusal';
import { golden } from './golden';

const { first } = golden(2);
const on = (names: string): number[] => names.split(' ').filter(Boolean).map(squareOf);

/** A position of pawns and blocks alone, past the first turn. */
const lay = (pawns: string[], blocks: string[], more: Partial<Position> = {}): Position => ({
  turn: 0,
  first: false,
  done: [],
  pawns: pawns.map(on),
  blocks: blocks.map(on),
  barred: null,
  ...more,
});

describe('the board', () => {
  it('has names for its squares, and squares for their names', () => {
    expect([nameOf(0), nameOf(20), nameOf(SQUARES - 1)]).toEqual(['a1', 'u1', 'u21']);
    for (const square of [0, 37, 220, 440]) expect(squareOf(nameOf(square))).toBe(square);
    expect(CENTRE.map(nameOf)).toEqual(['j10', 'k10', 'l10', 'j11', 'k11', 'l11', 'j12', 'k12', 'l12']);
  });

  it('ends at its edges', () => {
    expect(beside(squareOf('u5'), 'e')).toBeNull();
    expect(beside(squareOf('a5'), 'w')).toBeNull();
    expect(beside(squareOf('c21'), 'n')).toBeNull();
    expect(beside(squareOf('c1'), 's')).toBeNull();
    expect(towards(squareOf('a2'), squareOf('a9'))).toEqual({ direction: 'n', far: 7 });
    expect(towards(squareOf('a2'), squareOf('b9'))).toBeNull();
  });

  it('knows the square under a point', () => {
    expect(squareAt(0.5, 0.5)).toBe(squareOf('k11'));
    expect(squareAt(0.001, 0.5)).toBeNull();
    expect(squareAt(0.04, 0.96)).toBe(squareOf('a1'));
  });

  it('gives two players opposite homes', () => {
    expect(homes(2).map(({ seat }) => seat)).toEqual([0, null, 1, null]);
    expect(homes(4).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });
});

describe('an outline', () => {
  it('goes around a shape once', () => {
    expect(outline(on('a21'))).toBe('M0 0Q0 0 0 0L40 0Q40 0 40 0L40 40Q40 40 40 40L0 40Q0 40 0 40Z');
    expect(outline(on('a21 a20 b20')).split('Q')).toHaveLength(7);
  });

  it('lies within the squares by the inset', () => {
    expect(outline(on('a21'), 2)).toContain('Q2 2');
    expect(outline(on('a21'), 2)).toContain('Q38 38');
  });
});

describe.each([2, 4] as const)('the golden playthrough for %i', (players) => {
  it('has the same legal acts here as in the rules', () => {
    const { first, steps } = golden(players);
    let now = first;
    let compared = 0;
    let slid: number | null = null;
    for (const { seat, act, events, legal, count } of steps) {
      const meant = read(act, now);
      expect(meant && legalActs(now).map(written)).toContain(act);
      expect(now.turn).toBe(seat);
      if (!meant) break;
      now = after(now, meant);
      if (meant.kind === 'block') slid = meant.block;
      const turn = events.find(({ type }) => type === 'turn');
      if (turn) {
        const barred = now.done.includes('block') ? slid : null;
        now = { ...now, turn: Number(turn['seat']), done: [], first: false, barred };
      }
      if (events.some(({ type }) => type === 'won' || type === 'drawn')) break;
      const found = legalActs(now).map(written);
      if (legal) expect(found.toSorted()).toEqual(legal.toSorted());
      else expect(found).toHaveLength(count);
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('a pawn', () => {
  it('goes straight until something is in its way (LAB-12 to LAB-14)', () => {
    const stops = pawnStops(first, squareOf('a2'));
    expect(stops.map(({ to }) => nameOf(to))).toEqual(['a3']);
    const free = lay(['f5', 'f9'], ['h5 i5 j5']);
    const ends = pawnStops(free, squareOf('f5')).map(({ to }) => nameOf(to));
    expect(ends.filter((name) => name.startsWith('f'))).toEqual(['f6', 'f7', 'f8', 'f4', 'f3', 'f2', 'f1']);
    expect(ends).toContain('g5');
    expect(ends).not.toContain('h5');
  });

  it('may come onto another one in the centre, and says where that goes (LAB-21)', () => {
    const position = lay(['k3', 'k10'], ['a1 a2 a3']);
    const met = pawnStops(position, squareOf('k3')).find(({ onto }) => onto);
    expect(met && nameOf(met.to)).toBe('k10');
    const acts = legalActs(position).map(written).filter((act) => act.includes('/'));
    expect(acts).toHaveLength(8);
    expect(acts).toContain('k3-k10/l12');
    const shift = read('k3-k10/l12', position);
    expect(shift && after(position, shift).pawns.map((own) => own.map(nameOf))).toEqual([['k10'], ['l12']]);
  });

  it('shifts nobody from inside, nor where no white square is free', () => {
    expect(pawnStops(lay(['k12', 'k10'], []), squareOf('k12')).some(({ onto }) => onto)).toBe(false);
    const full = lay(['k3', CENTRE.map(nameOf).join(' ')], []);
    expect(pawnStops(full, squareOf('k3')).some(({ onto }) => onto)).toBe(false);
  });
});

describe('a block', () => {
  const position = lay(['a1', 'u21'], ['c3 d3 e3', 'c6 d6 e6']);

  it('slides anywhere free, but stops only beside another (LAB-15, LAB-16)', () => {
    const north = blockStops(position, 0).filter(({ direction }) => direction === 'n');
    expect(north.map(({ to, touches }) => [nameOf(to), touches])).toEqual([['c4', false], ['c5', true]]);
    const east = blockStops(position, 0).filter(({ direction }) => direction === 'e');
    expect(east.every(({ touches }) => !touches)).toBe(true);
    expect(east).toHaveLength(16);
  });

  it('comes neither onto white squares nor onto pawns (LAB-17, LAB-18)', () => {
    const near = lay(['f11', 'u21'], ['j8 k8 l8', 'g11 g12 g13']);
    expect(blockStops(near, 0).filter(({ direction }) => direction === 'n').map(({ to }) => nameOf(to))).toEqual(['j9']);
    expect(blockStops(near, 1).some(({ direction }) => direction === 'w')).toBe(false);
  });

  it('that the player before has moved stays (LAB-19)', () => {
    const barred = lay(['a1', 'u21'], ['c3 d3 e3', 'c6 d6 e6'], { barred: 0 });
    expect(legalActs(barred).map(written).some((act) => act.startsWith('[c3'))).toBe(false);
    expect(legalActs(barred).map(written)).toContain('[c6-c4]');
  });
});

describe('a turn', () => {
  it('begins the game with a pawn (LAB-11), later with either', () => {
    expect(next(first)).toEqual(['pawn']);
    expect(toDo(first)).toEqual(['pawn', 'block']);
    expect(next({ ...first, first: false })).toEqual(['pawn', 'block']);
  });

  it('is over with both acts, or with three pawns in the centre (LAB-23)', () => {
    expect(toDo({ ...first, done: ['pawn', 'block'] })).toEqual([]);
    expect(toDo(lay(['j10 k10 l10 a1', 'u21'], ['c3', 'c4']))).toEqual([]);
  });

  it('leaves out what cannot be done (LAB-24)', () => {
    expect(toDo(lay(['a1', 'u21'], ['c3 d3 e3']))).toEqual(['pawn']);
  });

  it('can be planned in either order', () => {
    const acts = [read('b1-c1', first)!, read('[e1-f1]', first)!];
    expect(areLegal(first, acts)).toBe(areLegal({ ...first, first: false }, acts));
    expect(areLegal(first, [...acts].reverse())).toBe(false);
  });
});

describe('the reason why not, on top of a plan', () => {
  const position = lay(['a1', 'a5'], ['c3 d3 e3', 'c6 d6 e6', 'a8'], { barred: 1 });
  const why = (act: string, at = position): string | undefined => {
    const meant = read(act, at);
    return meant ? reason(at, meant)?.id : undefined;
  };

  it.each([
    ['a1-b2', 'why-pawn-not-straight'],
    ['a1-a5', 'why-pawn-there'],
    ['a1-a7', 'why-pawn-in-the-way'],
    ['a5-a4', 'why-not-your-pawn'],
    ['[c6-c5]', 'why-just-moved'],
    ['[c3-c4]', 'why-not-touching'],
    ['[c3-d4]', 'why-block-not-straight'],
    ['[c3-c7]', 'why-block-against-block'],
    ['[c3-u3]', 'why-block-off-board'],
    ['[a8-a5]', 'why-block-on-pawn'],
    ['[a8-a4]', 'why-block-against-pawn'],
    ['[c3-c5]', undefined],
    ['a1-a4', undefined],
  ])('%s: %s', (act, id) => {
    expect(why(act)).toBe(id);
  });

  it('an act is made once', () => {
    expect(why('a1-a2', { ...position, done: ['pawn'] })).toBe('why-pawn-moved');
  });
});
