/** From where one looks at the board: how far round it, how steeply, and how close. */
export interface Look {
  /** Radians anticlockwise from the south; nothing is turned at 0. */
  round: number;
  /** Radians from straight above. */
  tilt: number;
  /** 1 shows the whole board. */
  zoom: number;
  /** What one looks at, in cells from the middle of the board. */
  x: number;
  y: number;
}

export const ABOVE: Look = { round: 0, tilt: 0, zoom: 1, x: 0, y: 0 };
export const ASLANT: Look = { round: -0.26, tilt: 0.7, zoom: 1, x: 0, y: 0 };

/** As it is seen from where a seat sits: play goes round anticlockwise (CAM-05). */
export const from = (seat: number | null, players: number, look: Look): Look => ({
  ...look,
  round: look.round + (2 * Math.PI * (seat ?? 0)) / players,
});

const FLATTEST = 1.32;
const CLOSEST = 3.2;
/** A hand's breadth turns the board by a quarter. */
const PER_WIDTH = 2.6;

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** Turned by a drag; lengths are shares of the board's width. */
export const swung = (look: Look, right: number, down: number): Look => ({
  ...look,
  round: look.round - right * PER_WIDTH,
  tilt: between(0, look.tilt - down * PER_WIDTH, FLATTEST),
});

export const closer = (look: Look, by: number): Look =>
  held({ ...look, zoom: between(1, look.zoom * by, CLOSEST) });

/** The board pulled along under the eye; lengths are cells to the right and towards oneself. */
export function pulled(look: Look, right: number, near: number): Look {
  const [sin, cos] = [Math.sin(look.round), Math.cos(look.round)];
  return held({
    ...look,
    x: look.x - right * cos - near * sin,
    y: look.y - right * sin + near * cos,
  });
}

/** The further away one looks the less there is beside the board to look at. */
function held(look: Look): Look {
  const most = 5 * (1 - 1 / look.zoom);
  return { ...look, x: between(-most, look.x, most), y: between(-most, look.y, most) };
}

export const isAbove = (look: Look): boolean => look.tilt < 0.02;

/** The quarter of the compass that lies away from the eye: 0 north, 1 east, 2 south, 3 west. */
export function away(look: Look): number {
  const quarters = Math.round(-look.round / (Math.PI / 2));
  return ((quarters % 4) + 4) % 4;
}

/** Somewhere between two looks, the shorter way round. */
export function midway(from: Look, to: Look, share: number): Look {
  const whole = 2 * Math.PI;
  const round = ((((to.round - from.round) % whole) + 1.5 * whole) % whole) - whole / 2;
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return {
    round: from.round + round * share,
    tilt: mix(from.tilt, to.tilt),
    zoom: mix(from.zoom, to.zoom),
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
  };
}
