/** What board, tray and plates of a game show, where a turn is planned before it is sent. */
import type { Plan } from '../contract';
import { share, type Point } from './squares';
import { seen, WHOLE, type Zoom } from './zoom';

export abstract class PlannedScene<View extends object, Act> {
  /** The position shown; while events are shown it runs behind the view. */
  abstract position: View;
  /** The turn being planned, once there is a board. */
  plan = $state.raw<Plan<View> | null>(null);
  /** What the pointer or the keys point at. */
  hint = $state.raw<Act | null>(null);
  zoom = $state.raw<Zoom>(WHOLE);
  /** How close one has to look for a finger to hit a field. */
  near = $state(2);

  /** Reads an act that is planned. */
  protected abstract read(text: string): Act;
  /** What of a view lies on the board: a plan may lead into another's turn, of which nothing is shown. */
  protected abstract laid(view: View): Partial<View>;

  /** The acts that are marked but not made yet, in their order. */
  readonly acts = $derived.by(() => (this.plan?.acts ?? []).map((text) => this.read(text)));
  readonly sent = $derived.by(() => this.plan?.sent ?? false);

  private readonly ahead = $derived.by(
    () => this.plan?.steps.findLast(({ outcome }) => outcome)?.outcome?.view ?? null,
  );
  /** The position as planned, as far as it is known. */
  readonly shown = $derived.by(
    (): View => (this.ahead ? { ...this.position, ...this.laid(this.ahead) } : this.position),
  );
  /** The last act, while nobody has told yet where it leads. */
  readonly pending = $derived.by(() => {
    const { steps = [], legal } = this.plan ?? {};
    return steps.at(-1)?.outcome === null && legal === null ? (this.acts.at(-1) ?? null) : null;
  });

  /** How many acts are planned, as far as it is known what may follow them, and what that is. */
  readonly told = $derived.by((): { count: number; legal: readonly string[] } => {
    const { plan } = this;
    if (!plan || plan.sent) return { count: 0, legal: [] };
    for (let count = plan.acts.length; count > 0; count--) {
      const legal = plan.legalAfter(plan.acts.slice(0, count));
      if (legal) return { count, legal };
    }
    return { count: 0, legal: plan.legalAfter([]) ?? [] };
  });

  /** An act of somebody's is shown; says whether it lay there already, as planned. */
  made(text: string): boolean {
    const planned = this.sent && this.plan?.acts[0] === text;
    if (planned) this.plan?.made();
    else if (this.sent) this.plan?.clear();
    return planned;
  }

  /** What happens out of sight is shown on the whole board. */
  reveal(size: number, margin: number, point: Point): void {
    const { x, y } = share(size, margin, point);
    if (!seen(this.zoom, x, y)) this.zoom = WHOLE;
  }
}
