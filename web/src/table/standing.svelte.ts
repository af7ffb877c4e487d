/** How the game stands, worked out once from what the table has told, for all parts of the page. */
import type { AnyGame } from '../games';
import type { LogLine } from '../games/contract';
import { seatName } from '../shell/names';
import { say } from '../shell/words';
import type { TableInfo } from '../wire';
import type { Table } from './table';
import type { Shown } from './timeline.svelte';

/** What is asked, as it is said to whoever does not see whose turn it is. */
export function asked({ id, args }: LogLine, mine: boolean): string {
  const [text, yours] = [say(id, args), say('title-yours')];
  return !mine || text.startsWith(yours) ? text : `${yours}. ${text}`;
}

export class Standing {
  constructor(
    private readonly table: () => Table,
    private readonly told: () => TableInfo,
    private readonly client: AnyGame,
    /** The present position, also while the past is looked at. */
    private readonly ofPresent = false,
    /** Whoever looks from a seat holds it, and is called "you". */
    private readonly holds = true,
  ) {}

  private readonly shown = $derived.by((): Shown | null => {
    const { timeline } = this.table();
    return this.ofPresent ? timeline.present : timeline.shown;
  });
  /** The position of the last act is shown: it is not being drawn any more. */
  private readonly isAtEnd = $derived.by(
    () => !this.table().timeline.moving && (this.shown?.ply ?? 0) >= this.told().ply,
  );
  /** Once an own act has ended the turn the next one is to act, though the act is still drawn. */
  private readonly position = $derived.by(() => this.table().outcome ?? this.shown);
  /** How a lesson stands, once what led there has been shown; null where none is taught. */
  readonly lesson = $derived.by(() => {
    const { lesson } = this.told();
    return lesson && (this.isAtEnd ? lesson.stands : 'open');
  });
  /** In a lesson that is settled nobody is to act. */
  readonly toAct = $derived.by(() =>
    this.lesson === 'reached' || this.lesson === 'missed' ? [] : (this.position?.acting ?? []),
  );
  /** The end of the game is shown. A lesson goes on to the next one; its board stays. */
  readonly over = $derived.by(() => {
    const { status, lesson } = this.told();
    return status === 'over' && !lesson && this.isAtEnd;
  });
  /** Where several sit at one device, nobody is "you": all are called by name. */
  readonly shared = $derived.by(() => this.table().shared);
  /** A change waits for what is still being shown before it. */
  readonly changes = $derived.by(() =>
    this.table().changes.filter(({ ply }) => ply <= (this.shown?.ply ?? 0)),
  );
  readonly headline = $derived.by((): LogLine | null => {
    const { ended } = this.told();
    if (ended && this.over) return { id: ended === 'long' ? 'why-ended' : `ended-${ended}`, args: {}, seat: null };
    if (this.lesson === 'reached' || this.lesson === 'missed')
      return { id: `learn-${this.lesson}`, args: {}, seat: null };
    const view = this.position?.view;
    return view ? this.client.headline(view, this.holds && !this.shared ? this.table().facing : null, this.names) : null;
  });
  readonly winners = $derived.by(() => {
    const result = this.told().result ?? [];
    const best = Math.max(...result);
    // Where all have the same, nobody has won.
    if (result.every((points) => points === best)) return [];
    return result.flatMap((points, seat) => (points === best ? [seat] : []));
  });

  readonly names = (seat: number): string => {
    const found = this.told().seats[seat];
    return found ? seatName(found) : say('seat-open');
  };
}
