/** How events are shown: one thing after another, cause before effect. */
import type { Motion } from './motion';

type Sounds = Readonly<Record<string, (...how: never[]) => void>>;

/** Shows events as they are told; the scene follows them to the view they lead to. */
export abstract class Showing<Event, View, Heard extends Sounds, Stage> {
  constructor(
    protected readonly motion: Motion,
    /** Whether sounds are to be heard. */
    private readonly heard: () => boolean,
    /** What of the page takes part. */
    protected readonly stage: Stage,
    private readonly sounds: Heard,
    private readonly scene: { follow(view: View): void },
  ) {}

  async show(events: readonly Event[], after: View): Promise<void> {
    await this.motion.play(async () => {
      for (const event of events) await this.one(event, events, after);
    });
    if (!this.motion.closed) this.scene.follow(after);
  }

  protected abstract one(event: Event, all: readonly Event[], after: View): void | Promise<void>;

  protected play<Name extends keyof Heard>(sound: Name, ...how: Parameters<Heard[Name]>): void {
    if (this.heard() && !document.hidden) this.sounds[sound]?.(...how);
  }
}
