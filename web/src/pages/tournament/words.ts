/** What the pages of a tournament say of scores, results and reasons. */
import { isolated } from '../../shell/names';
import { say } from '../../shell/words';
import type { EncounterInfo, PairingReason, Result, TournamentInfo } from '../../wire';

/** 2½, ½, 3: as on every score sheet. */
export function points(score: number): string {
  const whole = Math.floor(score);
  const rest = score - whole;
  const part = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[rest];
  if (part === undefined) return String(Math.round(score * 100) / 100);
  return part === '' ? String(whole) : whole === 0 ? part : `${whole}${part}`;
}

export function entrantName(info: TournamentInfo, entrant: number | null): string {
  return isolated(info.entrants.find((one) => one.entrant === entrant)?.name ?? '');
}

/** Who sits at a seat of an encounter: a team's players in the order in which they entered. */
export function playerAt(info: TournamentInfo, one: EncounterInfo, seat: number): string {
  const side = info.sides.findIndex((seats) => seats.includes(seat));
  const entrant = info.entrants.find(({ entrant }) => entrant === (side === 0 ? one.first : one.second));
  const player = entrant?.players[info.sides[side]?.indexOf(seat) ?? -1];
  return isolated(info.players.find((who) => who.player === player)?.name ?? entrant?.name ?? '');
}

export function result({ first, second }: Result): string {
  return `${points(first)}–${points(second)}`;
}

/** One sentence for each fact behind a pairing. */
export function reason(info: TournamentInfo, one: EncounterInfo, why: PairingReason): string {
  const name = entrantName(info, one.first);
  switch (why.type) {
    case 'same_score':
      return say('pair-same-score', { score: points(why.score) });
    case 'scores_apart':
      return say('pair-scores-apart', { higher: points(why.higher), lower: points(why.lower) });
    case 'met_before':
      return say('pair-met-before', { count: why.times });
    case 'by_table':
      return say('pair-by-table', { round: why.round, rounds: why.rounds });
    case 'seeds':
      return say('pair-seeds', { first: why.first, second: why.second });
    case 'winners':
      return say('pair-winners', { first: why.first, second: why.second });
    case 'lowest':
      return say('pair-lowest', { score: points(why.score) });
    case 'seed_rests':
      return say('pair-seed-rests', { number: why.seed });
    case 'begins':
      return say('pair-begins', { name, first: why.first, second: why.second });
    case 'begins_by_table':
      return say('pair-begins-by-table', { name });
    case 'not_met':
      return say('pair-not-met');
    case 'lowest_again':
      return say('pair-lowest-again');
    case 'free_by_table':
      return say('pair-free-by-table');
    case 'other_gone':
      return say('pair-other-gone');
  }
}

/** How a result came about, if not simply by a game. */
export function how({ how }: Result): string {
  return how === 'played' ? '' : say(`how-${how.replace('_', '-')}`);
}
