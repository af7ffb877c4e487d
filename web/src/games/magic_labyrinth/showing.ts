/** How events are shown: one thing after another, cause before effect. */
import { tick } from 'svelte';
import type { MagicLabyrinthEvent, MagicLabyrinthView } from '../../wire';
import { GUTTER } from './box';
import { ends, middle, offset, SIZE, UNIT } from './floor';
import type { Motion } from '../shared/motion';
import { Showing } from '../shared/showing';
import { scene } from './scene.svelte';
import { sounds } from './sound';

/** What of the page takes part. */
export interface Stage {
  figure(seat: number): HTMLElement | null;
  ball(): HTMLElement | null;
  /** Let a chip fly from the tray's or the board's place to a seat's plate. */
  fly(symbol: string, seat: number, place: number): Promise<void>;
  /** A step that may have been planned begins, or hits a wall and ends all that was. */
  stepped(seat: number): void;
  turnedBack(seat: number): void;
}

const THROW = 400;
const GLIDE = 260;
const KNOCK = 90;
const HOME = 400;
const TURN_OVER = 350;
const LIFT = 450;
/** How long a bump stays to be seen, once all have moved on. */
const LINGER = 1800;

export class MagicLabyrinthShowing extends Showing<MagicLabyrinthEvent, MagicLabyrinthView, typeof sounds, Stage> {
  private forget: ReturnType<typeof setTimeout> | undefined;

  constructor(motion: Motion, heard: () => boolean, stage: Stage) {
    super(motion, heard, stage, sounds, scene);
  }

  close(): void {
    clearTimeout(this.forget);
  }

  protected override async one(event: MagicLabyrinthEvent): Promise<void> {
    switch (event.type) {
      case 'rolled':
        scene.turn = event.seat;
        scene.rolled = event.value;
        scene.stepsLeft = event.value;
        scene.throws += 1;
        this.play('roll');
        return this.motion.wait(THROW);
      case 'stepped':
        return this.step(event.seat, event.start, event.end, event.left);
      case 'bumped':
        return this.bump(event.seat, event.at, event.wall, event.home);
      case 'stopped':
        if (scene.trail?.seat !== event.seat || scene.trail.past) scene.trail = null;
        return scene.turnOver();
      case 'took':
        this.play('chip');
        await this.stage.fly(event.symbol, event.seat, scene.chips[event.seat]?.length ?? 0);
        return scene.took(event.seat, event.symbol, event.drawn);
      case 'wanted':
        scene.nowWanted(event.symbol);
        this.play('turn');
        return this.motion.wait(TURN_OVER);
      case 'turn':
        scene.turnOver();
        scene.turn = event.seat;
        return;
      case 'won':
        scene.turnOver();
        this.play('won');
        return;
      case 'revealed':
        scene.trail = null;
        scene.labyrinth = event.walls;
        return this.motion.wait(LIFT);
    }
  }

  private async step(seat: number, start: string, end: string, left: number): Promise<void> {
    scene.walked(seat, start, end);
    scene.moved(seat, end);
    this.stage.stepped(seat);
    scene.stepsLeft = left;
    await tick();
    const { right, up } = offset(end, start);
    await this.motion.arrive(this.stage.figure(seat), right * 100, -up * 100, GLIDE);
    this.play('step');
  }

  private async bump(
    seat: number,
    at: string | null,
    wall: string | null,
    home: string,
  ): Promise<void> {
    const from = at ?? scene.magicians[seat] ?? home;
    const figure = this.stage.figure(seat);
    scene.walked(seat, from, null);
    this.stage.turnedBack(seat);
    if (wall !== null) await this.knock(figure, from, wall);
    const rolling = wall === null ? Promise.resolve() : this.dropBall(wall);
    scene.moved(seat, home);
    await tick();
    const { right, up } = offset(home, from);
    await Promise.all([this.motion.arrive(figure, right * 100, -up * 100, HOME), rolling]);
    scene.turnOver();
    this.fadeBump();
  }

  /** Against the wall and a little back. */
  private async knock(figure: HTMLElement | null, from: string, wall: string): Promise<void> {
    const { x1, y1, x2, y2 } = ends(wall);
    const { x, y } = middle(from);
    const [east, south] = [Math.sign((x1 + x2) / 2 - x), Math.sign((y1 + y2) / 2 - y)];
    const near = `translate(${east * 24}%, ${south * 24}%)`;
    if (!this.motion.reduced) {
      const going = [{ transform: 'none' }, { transform: near }];
      await this.motion.animate(figure, going, KNOCK * 1.5, { easing: 'ease-in' });
    }
    this.play('bump');
    scene.bump = wall;
    if (this.motion.reduced) return this.motion.wait(KNOCK * 4);
    const recoil = [
      { transform: near },
      { transform: `translate(${east * -7}%, ${south * -7}%) rotate(${(east || south) * -6}deg)` },
      { transform: 'none' },
    ];
    await this.motion.animate(figure, recoil, KNOCK * 3);
  }

  /** The ball falls off the magnet and bounces, rolls under the floor to the gutter, and in it to a corner. */
  private async dropBall(wall: string): Promise<void> {
    const ball = this.stage.ball();
    const { x1, y1, x2, y2 } = ends(wall);
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const far = SIZE * UNIT + GUTTER;
    const [left, top] = [x < far / 2, y < far / 2];
    const sideways = Math.min(x, far - x) <= Math.min(y, far - y);
    const edge = sideways ? { x: left ? -GUTTER : far, y } : { x, y: top ? -GUTTER : far };
    const corner = { x: left ? -GUTTER : far, y: top ? -GUTTER : far };
    if (this.motion.reduced) {
      const resting = { transform: at(corner.x, corner.y) };
      return this.motion.animate(ball, [{ ...resting, opacity: 0 }, { ...resting, opacity: 1 }, { ...resting, opacity: 0 }], 500);
    }
    await this.motion.animate(
      ball,
      [
        { transform: at(x, y - 14, 1.25), opacity: 0 },
        { transform: at(x, y - 10, 1.2), opacity: 1, offset: 0.12 },
        { transform: at(x, y + 16, 0.9), opacity: 1, offset: 0.5 },
        { transform: at(x, y + 6, 0.98), opacity: 1, offset: 0.72 },
        { transform: at(x, y + 14, 0.88), opacity: 0.75 },
      ],
      300,
      { easing: 'linear' },
    );
    await this.motion.animate(
      ball,
      [
        { transform: at(x, y + 14, 0.88), opacity: 0.75 },
        { transform: at((x + edge.x) / 2, (y + edge.y) / 2, 0.8), opacity: 0.42 },
        { transform: at(edge.x, edge.y, 0.85), opacity: 0.6 },
      ],
      rolling(Math.hypot(edge.x - x, edge.y - y)),
      { easing: 'ease-in' },
    );
    await this.motion.animate(
      ball,
      [
        { transform: at(edge.x, edge.y, 1), opacity: 1 },
        { transform: at(corner.x, corner.y, 1), opacity: 1 },
      ],
      rolling(Math.hypot(corner.x - edge.x, corner.y - edge.y)),
      { easing: 'ease-out' },
    );
    void this.motion.animate(
      ball,
      [
        { transform: at(corner.x, corner.y), opacity: 1 },
        { transform: at(corner.x, corner.y), opacity: 0 },
      ],
      900,
    );
  }

  /** MAG-30: a bump is shown when it happens, and then not any more. */
  private fadeBump(): void {
    clearTimeout(this.forget);
    const { bump, trail } = scene;
    this.forget = setTimeout(() => {
      if (scene.bump === bump) scene.bump = null;
      if (scene.trail?.past && scene.trail.seat === trail?.seat) scene.trail = null;
    }, LINGER);
  }
}

/** How long the ball rolls, for the distance. */
const rolling = (far: number): number => Math.min(400, 150 + far);

/** The ball lies in a box of a field's size at the floor's upper left corner. */
const at = (x: number, y: number, scale = 1): string =>
  `translate(${x - UNIT / 2}%, ${y - UNIT / 2}%) scale(${scale})`;
