/** Things shown one after the other. Whatever happens, showing comes to an end. */
const LATE = 120;

const never = (): Promise<void> => new Promise(() => undefined);

export class Motion {
  reduced = false;
  /** So many times as fast as usual. */
  pace = 1;
  private skipping = false;
  /** The board is gone. */
  closed = false;
  private whenClosed = (): void => undefined;
  private readonly running = new Set<() => void>();

  /** Run a whole showing; `skip` hurries all that is left of it. */
  async play(showing: () => Promise<void>): Promise<void> {
    this.skipping = document.hidden;
    document.addEventListener('visibilitychange', this.hidden);
    try {
      await Promise.race([showing(), new Promise<void>((resolve) => (this.whenClosed = resolve))]);
    } finally {
      document.removeEventListener('visibilitychange', this.hidden);
      this.skipping = false;
    }
  }

  skip(): void {
    this.skipping = true;
    for (const end of [...this.running]) end();
  }

  /** End `play` at once. What was being shown stops: its next step would change the scene of another board. */
  close(): void {
    this.closed = true;
    this.whenClosed();
    this.skip();
  }

  /** Nobody waits for what nobody sees. */
  private readonly hidden = (): void => {
    if (document.hidden) this.skip();
  };

  wait(ms: number): Promise<void> {
    return this.until(ms / this.pace, () => undefined);
  }

  animate(
    element: Element | null | undefined,
    frames: Keyframe[],
    ms: number,
    options: KeyframeAnimationOptions = {},
  ): Promise<void> {
    if (this.closed) return never();
    if (!element || this.skipping || !('animate' in element)) return Promise.resolve();
    const animation = element.animate(frames, {
      duration: ms / this.pace,
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
      ...options,
    });
    return this.until(ms / this.pace + LATE, () => animation.cancel(), animation.finished);
  }

  /** That cannot be done: a piece shakes a little, whatever else is being shown. */
  shake(element: Element | null | undefined, unit: 'px' | '%'): void {
    if (!element || !('animate' in element)) return;
    const frames = this.reduced
      ? [{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }]
      : [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}${unit})` }));
    element.animate(frames, { duration: 280 });
  }

  /** Move from where it was (in percent of its size) to where it is; reduced, it fades in there. */
  arrive(element: Element | null | undefined, x: number, y: number, ms: number): Promise<void> {
    if (this.reduced) return this.animate(element, [{ opacity: 0.1 }, { opacity: 1 }], 180);
    const from = `translate(${x}%, ${y}%)`;
    return this.animate(element, [{ transform: from }, { transform: 'none' }], ms);
  }

  private until(ms: number, stop: () => void, sooner?: Promise<unknown>): Promise<void> {
    if (this.closed) return never();
    if (this.skipping) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.running.delete(end);
        stop();
        if (!this.closed) resolve();
      };
      const timer = setTimeout(end, ms);
      this.running.add(end);
      sooner?.then(end, end);
    });
  }
}
