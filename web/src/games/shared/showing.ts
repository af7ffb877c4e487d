/** How events are shown: one thing after another, cause before effect. */
import type { Motion } from './motion';

/** Shows events as they are told; the scene follows them to the view they lead to. */
export abstract class Showing<Event, View, Sound extends string> {
  constructor(
    protected readonly motion: Motion,
    /** Whether sounds are to be heard. */
    private readonly heard: () => boolean,
    private readonly sounds: Readonly<Record<Sound, () => void>>,
    private readonly scene: { follow(view: View): void },
  ) {}

  async show(events: readonly Event[], after: View): Promise<void> {
    await this.motion.play(async () => {
      for (const event of events) await this.one(event, events);
    });
    this.scene.follow(after);
  }

  protected abstract one(event: Event, all: readonly Event[]): void | Promise<void>;

  protected play(sound: Sound): void {
    if (this.heard() && !document.hidden) this.sounds[sound]();
  }
}
