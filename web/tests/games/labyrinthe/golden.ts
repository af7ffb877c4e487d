/** The golden playthroughs of the rules, as the client reads them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { homes, SIZE, type Square } from '../../../src/games/labyrinthe/board';
import type { Position } from '../../../src/games/labyrinthe/play';

export interface Step {
  seat: number;
  act: string;
  events: { type: string; [key: string]: unknown }[];
  /** What is legal afterwards: every act, or only how many. */
  legal: string[] | null;
  count: number;
}

const folder = resolve(import.meta.dirname, '../../../../tests/contract/golden');

export function golden(players: 2 | 4): { first: Position; steps: Step[] } {
  const lines = readFileSync(`${folder}/labyrinthe-${players}.txt`, 'utf8').split('\n');
  const blocks = new Map<string, Square[]>();
  for (const line of lines.slice(1, 1 + SIZE)) {
    const row = Number(line.slice(0, 2)) - 1;
    [...line.slice(3).replaceAll(' ', '')].forEach((kind, column) => {
      if (!/[a-z]/i.test(kind)) return;
      const squares = blocks.get(kind) ?? [];
      blocks.set(kind, [...squares, row * SIZE + column].sort((a, b) => a - b));
    });
  }
  const turn = Number(/seat (\d)/.exec(lines[SIZE + 2] ?? '')?.[1]);
  const pawns = homes(players)
    .filter(({ seat }) => seat !== null)
    .map(({ square }) => [square, square + 1, square + SIZE, square + SIZE + 1]);
  const first: Position = {
    turn,
    first: true,
    done: [],
    pawns,
    blocks: [...blocks.values()],
    barred: null,
  };
  return { first, steps: stepsOf(lines) };
}

function stepsOf(lines: string[]): Step[] {
  const steps: Step[] = [];
  for (const line of lines) {
    const [, seat, act] = /^\d+\. seat (\d): (\S+)$/.exec(line) ?? [];
    const last = steps.at(-1);
    if (seat && act) steps.push({ seat: Number(seat), act, events: [], legal: null, count: 0 });
    else if (last && line.startsWith('     {')) last.events.push(JSON.parse(line));
    else if (last && line.startsWith('     legal for')) {
      const listed = line.slice(line.indexOf(':') + 2);
      const count = /, (\d+) acts/.exec(listed)?.[1];
      last.legal = count ? null : listed.split(' ').filter(Boolean);
      last.count = count ? Number(count) : (last.legal?.length ?? 0);
    }
  }
  return steps;
}
