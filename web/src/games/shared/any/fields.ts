/** What the server's picture of any game says of its fields, and which of them an act names. */
export interface AnyView {
  seat: number | null;
  players: number;
  turn: number;
  result: number[] | null;
  /** The corner and the size of the drawing, and its elements as SVG. */
  picture: [number, number, string];
}

export interface AnyEvent {
  type: 'act';
  seat: number | null;
  act: string;
}

export interface Field {
  name: string;
  /** Whose piece is there. */
  seat: number | null;
  /** Where it lies, as shares of the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The fields that an act names, in its order. */
export const fieldsIn = (act: string): string[] => act.match(/\b[a-z]+\d+\b/g) ?? [];

/** The rectangles of a picture that have a `data-field`, from the top. */
export function fieldsOf({ picture: [corner, size, body] }: AnyView): Field[] {
  const drawn = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, 'image/svg+xml');
  const fields = [...drawn.querySelectorAll<SVGElement>('[data-field]')].map((element): Field => {
    const number = (name: string): number => Number(element.getAttribute(name) ?? 0);
    return {
      name: element.dataset.field ?? '',
      seat: element.dataset.seat === undefined ? null : Number(element.dataset.seat),
      x: (number('x') - corner) / size,
      y: (number('y') - corner) / size,
      width: number('width') / size,
      height: number('height') / size,
    };
  });
  return fields.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** The nearest field in a direction; what lies aside counts as further away. */
export function nextTo(fields: readonly Field[], from: Field, right: number, down: number): Field | undefined {
  const far = (to: Field): number => {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = x * right + y * down;
    return along < 0.001 ? Infinity : along + 3 * Math.abs(x * down + y * right);
  };
  return fields.filter((to) => far(to) < Infinity).toSorted((a, b) => far(a) - far(b))[0];
}
