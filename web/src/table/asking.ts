/** What can be asked by key at any time, alike in all games: told short, and at length on demand. */
import type { AnyGame } from '../games';
import type { PieceAt, Said } from '../games/contract';
import { announcePrivately as announce, atLength } from '../shell/live.svelte';
import { say } from '../shell/words';
import type { Threat } from '../wire';
import { lines, sinceOwn, turns } from './log';
import type { Session } from './session.svelte';
import { asked, type Standing } from './standing.svelte';

/** No letters: screen readers and games have those for themselves. */
export const askingKeys = [
  { keys: ['!'], id: 'keys-again' },
  { keys: ['#'], id: 'keys-since' },
  { keys: ['$'], id: 'keys-standing' },
  { keys: ['*'], id: 'keys-hidden' },
  { keys: [':'], id: 'keys-more' },
  { keys: ['>'], id: 'keys-go-to' },
] as const;
/** Of the board: letters that no game has. */
export const exploringKeys = [
  { keys: ['q', 'Q'], id: 'keys-stops' },
  { keys: ['k', 'K'], id: 'keys-own-pieces' },
  { keys: ['j', 'J'], id: 'keys-other-pieces' },
  { keys: ['a', 'A'], id: 'keys-strikes' },
  { keys: ['u', 'U'], id: 'keys-dangers' },
  { keys: ['y'], id: 'keys-here' },
  { keys: ['Y'], id: 'keys-can' },
] as const;

interface Stop {
  place: string;
  said?: Said;
}

export class Asking {
  constructor(
    private readonly session: Session,
    private readonly standing: Standing,
    private readonly game: AnyGame,
    private readonly goTo: () => void,
  ) {}

  /** Says whether it was one of the keys. */
  key(pressed: string): boolean {
    const does = this.keys[pressed];
    if (does) void does();
    return does !== undefined;
  }

  private readonly keys: Record<string, () => unknown> = {
    '!': () => this.asked(),
    '#': () => this.tell(this.since()),
    $: () => this.view && this.tell(this.game.aloud.standing(this.view, this.names)),
    '*': () => this.view && this.tell(this.hidden()),
    ':': () => announce(atLength() || say('more-nothing')),
    '>': () => this.goTo(),
    q: () => this.stops(1),
    Q: () => this.stops(-1),
    k: () => this.pieces(true, 1),
    K: () => this.pieces(true, -1),
    j: () => this.pieces(false, 1),
    J: () => this.pieces(false, -1),
    a: () => this.threats('strikes', 1),
    A: () => this.threats('strikes', -1),
    u: () => this.threats('dangers', 1),
    U: () => this.threats('dangers', -1),
    y: () => this.here(),
    Y: () => this.can(),
  };

  private get view(): unknown {
    return this.session.timeline.shown?.view ?? null;
  }

  private get me(): number | null {
    return this.session.facing;
  }

  private readonly names = (seat: number): string => this.standing.names(seat);

  private tell({ short, more = '' }: Said): void {
    announce(short, more);
  }

  private asked(): void {
    const { headline, shared } = this.standing;
    if (headline) announce(asked(headline, this.session.acting && !shared));
  }

  /** What the others have done since one's own turn, the newest last; at length line by line. */
  private since(): Said {
    const { session, game, names } = this;
    const log = sinceOwn(session.log, session.mySeats, session.ownPly);
    const told = turns(log, game, names).flatMap(({ ply, events, lines: called }) =>
      events.length === 0
        ? called
        : lines([{ ply, seat: null, events: [...(game.brief?.(events) ?? events)] }], game, names),
    );
    const words = (all: typeof told): string => all.map(({ id, args }) => say(id, args)).join(' ');
    return { short: words(told) || say('since-nothing'), more: words(lines(log, game, names)) };
  }

  private hidden(): Said {
    return this.game.aloud.hidden(this.view, this.me, this.names) ?? { short: say('hidden-nothing') };
  }

  /** What stands in a row or a column, which is named by its letter or its number alone. */
  line(name: string): void {
    const there = this.game.aloud
      .pieces(this.view)
      .filter(({ place }) => place.startsWith(name) || place.replace(/^\D+/, '') === name);
    const list = there.map(({ seat, place }) => `${place} ${this.names(seat)}`).join(', ');
    announce(say(list ? 'line-of' : 'line-empty', { line: name, list }));
  }

  /** A move as it is written, whatever is planned; says whether it can be made now. */
  play(text: string): boolean {
    const { session } = this;
    if (!session.acting) return false;
    const act = session.timeline.shown?.legal.find((one) => one.toLowerCase() === text);
    if (act !== undefined) session.act([act]);
    return act !== undefined;
  }

  // -- walks -----------------------------------------------------------------------------------
  /** On to the next of these places from where the keys stand, round and round. */
  private walk(stops: readonly Stop[], by: 1 | -1, none: string): void {
    const { board } = this.session.timeline;
    if (!board || stops.length === 0) return announce(say(none));
    const here = stops.findIndex(({ place, said }) => place === board.at() && (said?.short ?? '') === this.said);
    const near = here >= 0 ? here : stops.findIndex(({ place }) => place === board.at());
    const stop = stops[near < 0 && by < 0 ? stops.length - 1 : (near + by + stops.length) % stops.length];
    if (!stop) return;
    board.go(stop.place);
    this.said = stop.said?.short ?? '';
    if (stop.said) this.tell(stop.said);
  }
  /** Of several things to say at one place: which was said last. */
  private said = '';

  /** Where Enter is good for something. */
  private stops(by: 1 | -1): void {
    const { acting, timeline: { board } } = this.session;
    if (!acting) return this.asked();
    this.walk((board?.stops() ?? []).map((place) => ({ place })), by, 'stops-none');
  }

  private pieces(own: boolean, by: 1 | -1): void {
    const { me, game } = this;
    const isOwn = ({ seat }: PieceAt): boolean => seat === (me ?? 0);
    const stops = game.aloud
      .pieces(this.view)
      .filter((piece) => isOwn(piece) === own)
      .map(({ place, said }): Stop => (said === undefined ? { place } : { place, said: { short: said } }));
    this.walk(stops, by, own ? 'pieces-none' : 'others-none');
  }

  /** What one could strike, or what of one's own is in danger. Of the past nothing is asked. */
  private async threats(which: 'strikes' | 'dangers', by: 1 | -1): Promise<void> {
    if (this.session.curtain.closed) return this.asked();
    const found = await this.found();
    if (!found) return;
    const stops = found
      .filter((threat) => this.concerns(threat, which))
      .map((threat): Stop => ({ place: this.placeOf(threat), said: this.words(threat) }));
    this.walk(stops, by, which === 'strikes' ? 'strikes-none' : 'dangers-none');
  }

  private async found(): Promise<readonly Threat[] | null> {
    if (!this.view) return null;
    const answer = await this.session.threats();
    return answer && answer.ply === this.session.timeline.ply ? answer.threats : null;
  }

  /** For whoever watches, everything that threatens anybody. */
  private concerns({ seat, other }: Threat, which: 'strikes' | 'dangers'): boolean {
    const { me } = this;
    if (me === null) return true;
    const allied = (one: number): boolean =>
      one === me || (this.game.aloud.allies?.(this.view, me) ?? []).includes(one);
    if (which === 'strikes') return seat === me;
    return other === null ? !allied(seat) : other === me;
  }

  private readonly named = (name: string, seat: number): string => this.game.aloud.place?.(name, seat) ?? name;

  private placeOf({ place, other, seat }: Threat): string {
    return this.named(place, other ?? seat);
  }

  private words(threat: Threat): Said {
    const { game, names } = this;
    const worded = (place: string): string => game.aloud.placeName?.(place, names) ?? place;
    const by = game.aloud.by?.(threat, this.view) ?? '';
    const args = {
      name: names(threat.seat),
      start: threat.start === null ? '' : worded(this.named(threat.start, threat.seat)),
      place: worded(this.placeOf(threat)),
      other: names(threat.other ?? 0),
    };
    const id = threat.other !== null ? 'threat' : threat.start === null ? 'threat-placing' : 'threat-winning';
    const short = say(id, args);
    return { short, more: by ? `${short} ${say('threat-by', { by })}` : short };
  }

  // -- here, and in all ------------------------------------------------------------------------
  /** Where the piece here could come, and what threatens it. */
  private async here(): Promise<void> {
    if (this.session.curtain.closed) return this.asked();
    const { session, game, names, me, view } = this;
    const place = session.timeline.board?.at();
    if (!place || !view) return;
    const { legal = [] } = session.timeline.shown ?? {};
    const acting = session.acting && me !== null;
    const own = acting ? game.aloud.from(place, legal, view, me, names) : [];
    const at = (one: PieceAt): boolean => one.place === place;
    const looks = own.length === 0 && !(acting && game.aloud.pieces(view).some((one) => at(one) && one.seat === me));
    const reach = looks ? ((await session.look([], place))?.reach ?? []) : own;
    const threats = ((await this.found()) ?? []).filter(
      (threat) => this.placeOf(threat) === place || (threat.start !== null && this.named(threat.start, threat.seat) === place),
    );
    const told = [
      reach.length > 0
        ? { short: say('here-reach', { count: reach.length }), more: say('here-list', { list: reach.join(', ') }) }
        : { short: say('here-none') },
      ...threats.map((threat) => this.words(threat)),
    ];
    this.tell({
      short: told.map(({ short }) => short).join(' '),
      more: told.map(({ short, more }) => more ?? short).join(' '),
    });
  }

  /** All that can be done now, by what it is done with. */
  private can(): void {
    const { session, me, view } = this;
    if (me === null || !session.acting || !view) return this.asked();
    const all = this.game.aloud.can(session.timeline.shown?.legal ?? [], view, me);
    const list = all.map(({ what, count }) => (count > 1 ? `${what}: ${count}` : what)).join(', ');
    announce(say('can-do', { count: all.reduce((sum, { count }) => sum + count, 0), list }));
  }
}
