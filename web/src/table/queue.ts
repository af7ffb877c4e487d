/** One thing after another: what happened waits here until what came before has been shown. */
export class Queue<T> {
  private readonly waiting: T[] = [];
  private running = false;

  constructor(
    /** Shows one item; `behind` says how many wait after it. */
    private readonly show: (item: T, behind: number) => Promise<void>,
    private readonly idle: () => void,
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
    try {
      for (let item = this.waiting.shift(); item !== undefined; item = this.waiting.shift()) {
        await this.show(item, this.waiting.length);
      }
    } finally {
      this.running = false;
    }
    this.idle();
  }
}
