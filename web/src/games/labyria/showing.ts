/** How events are shown: one thing after another, cause before effect. */
import { tick } from 'svelte';
import type { LabyriaEvent, LabyriaView } from '../../wire';
import type { Motion } from '../shared/motion';
import { Showing } from '../shared/showing';
import { middle, type Field, type Point } from '../shared/squares';
import { read, written, type Act } from './acts';
import { crossingPoint, DIRECTIONS, edgePoint, fieldOf, MARGIN, split } from './board';
import { built, fieldsAlong, laid, lifted, moved, relocated, turned, type Position } from './position';
import { scene } from './scene.svelte';
import { sounds } from './sound';
import { spotOf, spots } from './standing';

type Of<Type extends LabyriaEvent['type']> = Extract<LabyriaEvent, { type: Type }>;

/** What of the page takes part. */
type Stage = { figure(seat: number, figure: number): Element | null; wall(name: string): Element | null };

/** The dice come to rest before anything else happens. */
const THROW = 620;
/** Between two acts of one turn the eye needs a moment. */
const PAUSE = 160;
/** Something is read that changes nothing on the board. */
const READ = 700;
/** The attack stands, and the die of the defence rolls; how it ends is read. */
const HOLD = 750;
const ENDS = 1500;

/** Where many walls rise at once, all of them take so long together. */
const RISING = 2600;
const MANY = 4;

/** The longer the way the longer it takes. */
const time = (steps: number): number => Math.min(780, 190 + 65 * steps);

export class LabyriaShowing extends Showing<LabyriaEvent, LabyriaView, typeof sounds, Stage> {
  constructor(motion: Motion, heard: () => boolean, stage: Stage) {
    super(motion, heard, stage, sounds, scene);
  }

  /** Without motion there is less to wait for. */
  private wait(ms: number): Promise<void> {
    return this.motion.wait(this.motion.reduced ? ms / 2 : ms);
  }

  protected override one(event: LabyriaEvent, all: readonly LabyriaEvent[]): void | Promise<void> {
    const rising = all.filter(({ type }) => type === 'built').length;
    switch (event.type) {
      case 'built':
        return rising > MANY ? this.rise(event, RISING / rising) : this.build(event);
      case 'rolled':
        return this.roll(event);
      case 'moved':
        return this.move(event);
      case 'attacked':
        return this.attack(event);
      case 'defended':
        return this.defend(event);
      case 'wenthome':
        return this.goHome(event);
      case 'laid':
      case 'lifted':
        return this.tile(event);
      case 'turned':
        return this.turnCorner(event);
      case 'camehome':
        this.play('goal');
        return this.wait(PAUSE);
      case 'mustevade':
      case 'stayed':
        return this.wait(PAUSE);
      case 'wonthrow':
        scene.position = { ...scene.position, phase: 'race', turn: event.seat };
        return this.wait(READ);
      case 'allbuilt':
        scene.position = { ...scene.position, phase: 'throw', turn: null };
        return this.wait(READ);
      case 'passedover':
        if (rising > MANY) return;
        return this.wait(READ);
      case 'satout':
      case 'passed':
        return this.wait(READ);
      case 'turn':
        scene.traced(event);
        return scene.turnCame(event.seat);
      case 'won':
        return this.play('won');
    }
  }

  private with({ seat, piece, place }: Of<'built'>): Position {
    const { position } = scene;
    return piece === 'corner'
      ? built(position, seat, [0, 1], { corners: [...position.corners, place] })
      : built(position, seat, [1, 0], { tiles: [...position.tiles, place] });
  }

  private async build(event: Of<'built'>): Promise<void> {
    const { piece, place } = event;
    const planned = await this.make(this.with(event), read(`${piece === 'corner' ? 'C' : 'T'} ${place}`));
    scene.traced(event);
    await this.stand(place, planned);
  }

  /** One of many: it comes down while the next ones do, and the board is not moved for it. */
  private async rise(event: Of<'built'>, pause: number): Promise<void> {
    scene.position = this.with(event);
    scene.traced(event);
    await tick();
    void this.comeDown(event.place);
    await this.wait(pause);
  }

  private async tile(event: Of<'laid'> | Of<'lifted'>): Promise<void> {
    const { tile } = event;
    const on = event.type === 'laid';
    if (!on) await this.leave(tile);
    const next = (on ? laid : lifted)(scene.position, tile);
    const planned = await this.make(next, { kind: on ? 'place' : 'remove', edge: tile });
    scene.traced(event);
    if (on) await this.stand(tile, planned);
    else await this.wait(PAUSE);
  }

  private async turnCorner(event: Of<'turned'>): Promise<void> {
    const { start, end } = event;
    const { crossing, direction } = split(end);
    const planned = await this.make(turned(scene.position, end), { kind: 'turn', crossing, direction });
    scene.traced(event);
    this.play('turn');
    if (!planned && !this.motion.reduced) {
      const { x, y } = crossingPoint(scene.position.size, crossing);
      const quarter = DIRECTIONS.indexOf(split(start).direction) - DIRECTIONS.indexOf(direction);
      const by = ((quarter + 5) % 4) - 1;
      const origin = { transformOrigin: `${x}px ${y - 5}px` };
      await this.motion.animate(
        this.stage.wall(crossing),
        [{ transform: `rotate(${90 * by}deg)`, ...origin }, { transform: 'none', ...origin }],
        360,
      );
    }
    await this.wait(PAUSE);
  }

  /** A wall comes down into its groove. */
  private async stand(place: string, planned: boolean): Promise<void> {
    this.play('set');
    if (planned) return this.wait(PAUSE);
    await this.comeDown(place);
    await this.wait(PAUSE);
  }

  private comeDown(place: string): Promise<void> {
    const wall = this.stage.wall(place.includes('+') ? split(place).crossing : place);
    const from = { opacity: 0, transform: 'translateY(-16px)' };
    return this.motion.reduced
      ? this.fade(wall)
      : this.motion.animate(wall, [from, { opacity: 1, transform: 'none' }], 260);
  }

  private async leave(tile: string): Promise<void> {
    this.play('lift');
    const to = this.motion.reduced ? { opacity: 0.1 } : { opacity: 0, transform: 'translateY(-18px)' };
    await this.motion.animate(this.stage.wall(tile), [{ opacity: 1, transform: 'none' }, to], 260);
  }

  private async roll(event: Of<'rolled'>): Promise<void> {
    const { seat, number, symbol } = event;
    scene.traced(event);
    scene.turnCame(seat);
    scene.position = { ...scene.position, phase: 'race', dice: { number, symbol } };
    scene.throws++;
    this.play('roll');
    await this.wait(THROW);
  }

  private async move(event: Of<'moved'>): Promise<void> {
    const { seat, start, end, way } = event;
    const fields = fieldsAlong(scene.position.size, start, way);
    const figure = this.figureOn(seat, start);
    const { lunge } = scene;
    const from = spots(scene.position, lunge);
    const planned = await this.make(moved(scene.position, seat, start, end), {
      kind: 'move',
      from: start,
      to: end,
      by: null,
    });
    scene.lunge = null;
    scene.defence = null;
    scene.traced(event);
    await tick();
    if (!planned) await this.walk(seat, figure, lunge ? [end] : fields.slice(1), from);
    this.play('figure');
    await this.wait(PAUSE);
  }

  private figureOn(seat: number, field: Field): number {
    return (scene.position.figures[seat] ?? []).indexOf(field);
  }

  /** Over the fields to where the figure stands now. */
  private async walk(
    seat: number,
    figure: number,
    over: readonly Field[],
    before: ReturnType<typeof spots>,
  ): Promise<void> {
    const element = this.stage.figure(seat, figure);
    const now = spotOf(spots(scene.position, scene.lunge), seat, figure);
    const from = spotOf(before, seat, figure);
    if (!now || !from) return;
    const cloaked = scene.position.dice?.symbol === 'cloak' && scene.position.turn === seat;
    if (cloaked) scene.cloaked = `${seat}-${figure}`;
    const points: Point[] = [from, ...over.slice(0, -1).map((field) => middle(scene.position.size, field)), now];
    const at = ({ x, y }: Point): Keyframe => ({ transform: `translate(${x - now.x}px, ${y - now.y}px)` });
    const easing = points.length > 2 ? 'cubic-bezier(0.4, 0.1, 0.5, 1)' : undefined;
    await (this.motion.reduced
      ? this.fade(element)
      : this.motion.animate(element, points.map(at), time(points.length - 1), easing ? { easing } : {}));
    scene.cloaked = null;
  }

  private fade(element: Element | null): Promise<void> {
    return this.motion.animate(element, [{ opacity: 0.1 }, { opacity: 1 }], 180);
  }

  // -- attack and defence ----------------------------------------------------------------------
  private async attack(event: Of<'attacked'>): Promise<void> {
    const { seat, victim, start, end, source, way } = event;
    const fields = fieldsAlong(scene.position.size, start, way);
    const figure = this.figureOn(seat, start);
    const before = spots(scene.position);
    await this.make(scene.position, { kind: 'move', from: start, to: end, by: source });
    scene.traced(event);
    scene.lunge = { seat, figure, at: source, to: end };
    await tick();
    await this.walk(seat, figure, fields.slice(1), before);
    this.play('attack');
    scene.defence = { attacker: seat, victim, field: end, symbol: null, outcome: null };
    await this.wait(HOLD);
  }

  private async defend({ seat, attacker, field, symbol, outcome, tile }: Of<'defended'>): Promise<void> {
    scene.defence = { attacker, victim: seat, field, symbol, outcome: null };
    scene.throws++;
    this.play('roll');
    await this.wait(THROW);
    scene.defence = { attacker, victim: seat, field, symbol, outcome };
    if (tile !== null) {
      scene.position = { ...laid(scene.position, tile), used: scene.position.used };
      await tick();
      await this.stand(tile, false);
    }
    if (outcome === 'invisible') {
      const hidden = this.stage.figure(seat, this.figureOn(seat, field));
      await this.motion.animate(hidden, [{ opacity: 1 }, { opacity: 0.1 }, { opacity: 0.1 }, { opacity: 1 }], 700);
    }
    await this.wait(ENDS);
    if (outcome === 'invisible' || outcome === 'barred') await this.fallBack();
  }

  /** The attack failed: the figure stands where it came from. */
  private async fallBack(): Promise<void> {
    const { lunge, position } = scene;
    if (!lunge) return;
    const before = spots(position, lunge);
    scene.lunge = null;
    await tick();
    await this.walk(lunge.seat, lunge.figure, [], before);
  }

  private async goHome(event: Of<'wenthome'>): Promise<void> {
    const { owner, field, start } = event;
    const lunge = scene.lunge?.seat === owner ? scene.lunge : null;
    const figure = lunge ? lunge.figure : this.figureOn(owner, field);
    const before = spots(scene.position, scene.lunge);
    scene.reveal(scene.position.size, MARGIN, middle(scene.position.size, start));
    scene.position = relocated(scene.position, owner, field, start);
    if (lunge) scene.lunge = null;
    scene.traced(event);
    await tick();
    this.play('devoured');
    await this.fly(owner, figure, before);
  }

  /** In a high curve over everything. */
  private async fly(seat: number, figure: number, before: ReturnType<typeof spots>): Promise<void> {
    const element = this.stage.figure(seat, figure);
    const now = spotOf(spots(scene.position, scene.lunge), seat, figure);
    const from = spotOf(before, seat, figure);
    if (!now || !from) return;
    if (this.motion.reduced) return this.fade(element);
    const [dx, dy] = [from.x - now.x, from.y - now.y];
    await this.motion.animate(
      element,
      [
        { transform: `translate(${dx}px, ${dy}px)` },
        { transform: `translate(${dx / 2}px, ${dy / 2 - 46}px)`, offset: 0.5 },
        { transform: 'none' },
      ],
      700,
    );
    await this.wait(PAUSE);
  }

  // -- the scene ---------------------------------------------------------------------------------
  /** The act in the scene; says whether it lay there already, as planned. */
  private async make(position: Position, act: Act): Promise<boolean> {
    const planned = scene.made(written(act));
    scene.position = position;
    const { size } = position;
    if (!planned) for (const point of points(size, act)) scene.reveal(size, MARGIN, point);
    await tick();
    return planned;
  }
}

/** Where an act is to be seen. */
function points(size: number, act: Act): Point[] {
  if ('edge' in act) return [edgePoint(size, act.edge)];
  if ('crossing' in act) return [middle(size, fieldOf(act.crossing))];
  return act.kind === 'move' ? [middle(size, act.from), middle(size, act.to)] : [];
}
