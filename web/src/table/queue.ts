/** One thing after another: what happened waits here until what came before has been shown. */
export class Queue<T> {
  private readonly waiting: T[] = [];
  private running = false;

  constructor(
    /** Shows one item; `behind` says how many wait after it. */
    private readonly show: (item: T, behind: number) => Promise<void>,
    /** Called with true before the first item is shown, and with false once none is left. */
    private readonly changed: (busy: boolean) => void,
  ) {}

  get busy(): boolean {
    return this.running;
  }

  get behind(): number {
    return this.waiting.length;
  }

  push(item: T): void {
    this.waiting.push(item);
    if (!this.running) void this.run();
  }

  clear(): void {
    this.waiting.length = 0;
  }

  private async run(): Promise<void> {
    this.running = true;
    this.changed(true);
    for (let item = this.waiting.shift(); item !== undefined; item = this.waiting.shift()) {
      try {
        await this.show(item, this.waiting.length);
      } catch (error) {
        // What cannot be drawn must not stop what follows.
        console.error(error);
      }
    }
    this.running = false;
    this.changed(false);
  }
}
