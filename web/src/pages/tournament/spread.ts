/** How tables and lists lie on the hall's screen: as large as they can be, and never too small to be seen from afar. */

/** Pixels: the least side of a board, what lies around it, and a line of a list. */
const smallest = 220;
const around = 28;
const line = 52;
/** Of the width of a table, what its board may take; the rest is for who sits there. */
const share = 0.58;

export interface Room {
  width: number;
  height: number;
}

/** The side of a board if so many tables lie beside and below each other. */
function side({ width, height }: Room, columns: number, rows: number): number {
  return Math.min((width / columns) * share, height / rows - around);
}

/** How many tables lie beside each other, so that their boards are as large as can be. */
export function columns(count: number, room: Room): number {
  let best = 1;
  for (let tried = 2; tried <= count; tried += 1) {
    const [now, then] = [best, tried].map((many) => side(room, many, Math.ceil(count / many)));
    if (then! > now!) best = tried;
  }
  return best;
}

/** How many tables can be seen at once. */
export function most({ width, height }: Room): number {
  const beside = Math.max(1, Math.floor((width * share) / smallest));
  const below = Math.max(1, Math.floor(height / (smallest + around)));
  return beside * below;
}

/** How many lines of a list have room below its heading, and how many lists beside each other. */
export function lines({ width, height }: Room): { below: number; beside: number } {
  return {
    below: Math.max(4, Math.floor((height - 3 * line) / line)),
    beside: width >= 1200 ? 2 : 1,
  };
}

/** Pixels of the letters of a list: a short one is read from farther away. */
export function letters(rows: number, { width, height }: Room): number {
  const row = (height - 2 * line) / (rows + 1);
  return Math.round(Math.max(16, Math.min(width < 700 ? 18 : 34, (row - 14) / 1.45)));
}

/** In as few parts as have room, each about as large as the others. */
export function parts<T>(all: readonly T[], room: number): T[][] {
  const count = Math.ceil(all.length / room);
  const size = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}

/** Where a leaf lies in the hall's pages: how many of its kind come before it. */
export interface Place {
  kind: string;
  before: number;
}

export function placed(leaves: readonly { kind: string }[], at: number): Place {
  const kind = leaves[at]!.kind;
  return { kind, before: leaves.slice(0, at).filter((one) => one.kind === kind).length };
}

/** Where that leaf is now, whatever has come or gone before it; where no leaf is of its kind any more, the first. */
export function found(leaves: readonly { kind: string }[], { kind, before }: Place): number {
  const alike = leaves.flatMap((one, at) => (one.kind === kind ? [at] : []));
  return alike[Math.min(before, alike.length - 1)] ?? 0;
}
