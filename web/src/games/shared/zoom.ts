/**
 * A board looked at through a window of its own size: closer, and moved about.
 *
 * All lengths are shares (0 to 1): `x` and `y` say where on the board the window's upper left
 * corner lies.
 */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 5;

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), high);

function held({ scale, x, y }: Zoom): Zoom {
  const most = 1 - 1 / scale;
  return { scale, x: between(0, x, most), y: between(0, y, most) };
}

/** Look closer (or from further away), with the point of the window at `x`, `y` staying in place. */
export function closer(zoom: Zoom, scale: number, x: number, y: number): Zoom {
  const to = between(1, scale, CLOSEST);
  const at = onBoard(zoom, x, y);
  return held({ scale: to, x: at.x - x / to, y: at.y - y / to });
}

/** Drag the board along under the window. */
export const dragged = (zoom: Zoom, right: number, down: number): Zoom =>
  held({ ...zoom, x: zoom.x - right / zoom.scale, y: zoom.y - down / zoom.scale });

/** The point of the board under a point of the window. */
export const onBoard = (zoom: Zoom, x: number, y: number): { x: number; y: number } => ({
  x: zoom.x + x / zoom.scale,
  y: zoom.y + y / zoom.scale,
});

/** Where a point of the board shows in the window. */
export const inWindow = (zoom: Zoom, x: number, y: number): { x: number; y: number } => ({
  x: (x - zoom.x) * zoom.scale,
  y: (y - zoom.y) * zoom.scale,
});

/** Whether a point of the board can be seen, and not at the very edge. */
export function seen(zoom: Zoom, x: number, y: number, edge = 0): boolean {
  const at = inWindow(zoom, x, y);
  const whole = (value: number, share: number): boolean =>
    (value >= edge || share <= edge) && (value <= 1 - edge || share >= 1 - edge);
  return whole(at.x, x) && whole(at.y, y);
}

/** The window moved as little as needed for a point of the board to be well inside. */
export function revealed(zoom: Zoom, x: number, y: number, edge: number): Zoom {
  const at = inWindow(zoom, x, y);
  const by = (value: number): number => Math.min(value - edge, 0) + Math.max(value - 1 + edge, 0);
  return dragged(zoom, -by(at.x), -by(at.y));
}

/** The window with a point of the board in its middle. */
export const centred = (scale: number, x: number, y: number): Zoom =>
  held({ scale, x: x - 0.5 / scale, y: y - 0.5 / scale });

/** What the keys make of the window, or null for other keys; from the whole board, towards `home`. */
export function byKey(key: string, zoom: Zoom, home: { x: number; y: number }): Zoom | null {
  const factor = { '+': 1.6, '=': 1.6, '-': 1 / 1.6, '0': 0 }[key];
  if (factor === undefined) return null;
  const scale = zoom.scale * factor;
  const { x, y } = zoom.scale > 1 ? { x: 0.5, y: 0.5 } : home;
  return scale <= 1 ? WHOLE : closer(zoom, scale, x, y);
}

/** A finger wants 44 px, and a little more to be sure. */
const FINGER = 46;

/** How close one has to look for a finger to hit a field that is so many pixels wide. */
export const nearFor = (field: number, least: number): number => between(least, FINGER / field, 4);
