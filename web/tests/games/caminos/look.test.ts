import { expect, it } from 'vitest';
import { ABOVE, ASLANT, away, closer, from, isAbove, midway, pulled, swung } from '../../../src/games/caminos/look';

it('is swung round and up and down, but never from below', () => {
  expect(swung(ASLANT, 0.1, 0).round).toBeLessThan(ASLANT.round);
  expect(swung(ASLANT, 0, 5).tilt).toBe(0);
  expect(swung(ASLANT, 0, -5).tilt).toBeLessThan(Math.PI / 2);
});

it('comes closer and is pulled along only where there is something to see', () => {
  const near = closer(ABOVE, 2);
  expect(near.zoom).toBe(2);
  expect(pulled(ABOVE, 1, 1).x).toBeCloseTo(0);
  expect(pulled(near, 1, 0).x).toBe(-1);
  expect(closer(near, 0.1)).toMatchObject({ zoom: 1 });
});

it('knows which way is away from the eye', () => {
  expect(away(ABOVE)).toBe(0);
  expect(away(ASLANT)).toBe(0);
  expect(away({ ...ABOVE, round: -Math.PI / 2 })).toBe(1);
  expect(away({ ...ABOVE, round: Math.PI })).toBe(2);
  expect(away({ ...ABOVE, round: Math.PI / 2 })).toBe(3);
});

it('glides the shorter way round', () => {
  const far = { ...ASLANT, round: ASLANT.round + 2 * Math.PI - 0.2 };
  expect(midway(ASLANT, far, 1).round).toBeCloseTo(ASLANT.round - 0.2);
  expect(isAbove(midway(ASLANT, ABOVE, 1))).toBe(true);
});

it('is had from where one sits: everybody looks from where she sits, and play goes round anticlockwise (CAM-05)', () => {
  expect([0, 1].map((seat) => away(from(seat, 2, ASLANT)))).toEqual([0, 2]);
  expect([0, 1, 2, 3].map((seat) => away(from(seat, 4, ABOVE)))).toEqual([0, 3, 2, 1]);
  expect(from(null, 4, ASLANT)).toEqual(ASLANT);
});
