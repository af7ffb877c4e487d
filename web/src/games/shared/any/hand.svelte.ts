/** The fields chosen so far, for board and tray: acts that begin with others are out of the question. */
import type { BoardProps } from '../../contract';
import { fieldsIn, type AnyView } from './fields';

type Table = Pick<BoardProps<AnyView>, 'acting' | 'plan'>;

class Hand {
  chosen = $state<string[]>([]);

  /** The acts that may follow what is chosen. */
  left({ acting, plan }: Table): string[] {
    if (!acting || plan.sent) return [];
    return (plan.legal ?? []).filter((act) => this.chosen.every((field, at) => fieldsIn(act)[at] === field));
  }

  /** The fields that can be chosen next. */
  next(table: Table): string[] {
    return [...new Set(this.left(table).flatMap((act) => fieldsIn(act)[this.chosen.length] ?? []))];
  }

  press(field: string, table: Table): void {
    const { plan, acting } = table;
    if (!acting) return;
    if (!this.next(table).includes(field)) {
      // Another beginning, also instead of what is planned.
      this.chosen = [];
      if (plan.acts.length > 0 && plan.ends) plan.clear();
    }
    const chosen = [...this.chosen, field];
    const fits = (plan.acts.length > 0 && !plan.ends ? plan.legal : plan.legalAfter([])) ?? [];
    const left = fits.filter((act) => chosen.every((one, at) => fieldsIn(act)[at] === one));
    if (left.length === 0) void plan.explain(field);
    else if (left.length === 1 && fieldsIn(left[0] ?? '').length === chosen.length) this.choose(left[0] ?? '', table);
    else this.chosen = chosen;
  }

  choose(act: string, { plan }: Table): void {
    this.chosen = [];
    void plan.add(act);
  }

  takeBack({ plan }: Table): void {
    if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else plan.takeBack();
  }
}

export const hand = new Hand();
