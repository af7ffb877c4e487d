/** The marks of the seats: circle, triangle, square, diamond, cross, star, in a box of ±7. */
export const marks: readonly string[] = [
  'M-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0Z',
  'M0-6.4 6 4.4H-6Z',
  'M-4.7-4.7H4.7V4.7H-4.7Z',
  'M0-6.8 5.4 0 0 6.8-5.4 0Z',
  'M-1.9-6.2H1.9V-1.9H6.2V1.9H1.9V6.2H-1.9V1.9H-6.2V-1.9H-1.9Z',
  'M0-6.8 1.9-2.2 6.8-1.9 3 1.2 4.2 6 0 3.3-4.2 6-3 1.2-6.8-1.9-1.9-2.2Z',
];

export const seatNames = ['red', 'blue', 'yellow', 'green', 'white', 'black'] as const;
