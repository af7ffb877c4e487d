/** Wood painted stroke by stroke: boards sawn along the grain, and their end grain. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { seeded } from './seeded';

export type Timber = 'beech' | 'maple' | 'walnut' | 'oak';

/** Pixels for the side of a cube. */
const CUBE = 128;
/** So many cubes of wood along the grain and across it; beside it, end grain. */
export const ALONG = 6;
export const ACROSS = 4;
export const ENDS = 2;

interface Kind {
  base: string;
  /** Bands that come and go across the grain. */
  bands: readonly string[];
  /** Fine lines along it. */
  lines: string;
  many: number;
  sway: number;
  end: string;
  rings: string;
}

const KINDS: Record<Timber, Kind> = {
  beech: {
    base: '#cf9468',
    bands: ['#c4875a', '#d9a27a', '#c98d62'],
    lines: '#9b5f38',
    many: 70,
    sway: 5,
    end: '#b97f54',
    rings: '#8f5632',
  },
  maple: {
    base: '#f0dfbf',
    bands: ['#e8d3ac', '#f7ead0', '#ecd9b6'],
    lines: '#c9aa78',
    many: 46,
    sway: 9,
    end: '#e2cda3',
    rings: '#bd9d69',
  },
  walnut: {
    base: '#5d3a22',
    bands: ['#4a2c19', '#6f4a2d', '#533320'],
    lines: '#2c180c',
    many: 90,
    sway: 14,
    end: '#4a2d1a',
    rings: '#25140a',
  },
  oak: {
    base: '#8d7355',
    bands: ['#82694c', '#988062', '#7b6247'],
    lines: '#5b4630',
    many: 120,
    sway: 7,
    end: '#6f5940',
    rings: '#4f3c29',
  },
};

export function timber(kind: Timber): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = (ALONG + ENDS) * CUBE;
  canvas.height = ACROSS * CUBE;
  const pen = canvas.getContext('2d');
  if (pen) {
    const lots = seeded(kind.length * 31 + kind.charCodeAt(0));
    ends(pen, KINDS[kind], lots);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, ALONG * CUBE, canvas.height);
    pen.clip();
    sawn(pen, kind, ALONG * CUBE, canvas.height, lots);
    pen.restore();
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}

/** A board sawn along the grain, which runs from left to right. */
export function sawn(
  pen: CanvasRenderingContext2D,
  kind: Timber,
  wide: number,
  high: number,
  lots: () => number,
): void {
  const { base, bands, lines, many, sway } = KINDS[kind];
  pen.fillStyle = base;
  pen.fillRect(0, 0, wide, high);
  const wave = (y: number): ((x: number) => number) => {
    const [a, b, c] = [lots() * 7, lots() * 7, 0.6 + lots()];
    return (x) => y + Math.sin(a + (x / wide) * 5 * c) * sway + Math.sin(b + (x / wide) * 13) * sway * 0.3;
  };
  const stroke = (y: number, thick: number, colour: string, alpha: number): void => {
    const at = wave(y);
    pen.globalAlpha = alpha;
    pen.strokeStyle = colour;
    pen.lineWidth = thick;
    // Twice, so that the lower edge joins the upper one.
    for (const shift of [0, y < high / 2 ? high : -high]) {
      pen.beginPath();
      pen.moveTo(-4, at(-4) + shift);
      for (let x = 12; x <= wide + 16; x += 16) pen.lineTo(x, at(x) + shift);
      pen.stroke();
    }
  };
  for (let i = 0; i < 44; i++) {
    stroke(lots() * high, 8 + lots() * 30, bands[i % bands.length] ?? base, 0.22);
  }
  for (let i = 0; i < many * (high / 512); i++) {
    stroke(lots() * high, 0.6 + lots() * 1.3, lines, 0.08 + lots() * 0.2);
  }
  if (kind === 'beech' || kind === 'oak') flecks(pen, kind, lines, wide, high, lots);
  if (kind === 'maple') curl(pen, wide, high, lots);
  pen.globalAlpha = 1;
}

/** The short dark flecks that beech is known by; in oak they are longer and paler. */
function flecks(
  pen: CanvasRenderingContext2D,
  kind: Timber,
  lines: string,
  wide: number,
  high: number,
  lots: () => number,
): void {
  const beech = kind === 'beech';
  pen.strokeStyle = beech ? '#85492a' : lines;
  pen.lineCap = 'round';
  for (let i = 0; i < (wide * high) / (beech ? 360 : 900); i++) {
    const [x, y] = [lots() * wide, lots() * high];
    const long = (beech ? 5 : 14) + lots() * (beech ? 10 : 26);
    pen.globalAlpha = 0.18 + lots() * (beech ? 0.36 : 0.2);
    pen.lineWidth = 0.9 + lots() * 1.3;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + long, y + (lots() - 0.5) * 2);
    pen.stroke();
  }
}

/** Maple shimmers in soft waves across the grain. */
function curl(pen: CanvasRenderingContext2D, wide: number, high: number, lots: () => number): void {
  for (let x = 0; x < wide; x += 15 + lots() * 24) {
    const broad = 9 + lots() * 14;
    const shine = pen.createLinearGradient(x, 0, x + broad, 0);
    const colour = lots() < 0.5 ? '160 120 66' : '255 250 235';
    shine.addColorStop(0, `rgb(${colour} / 0)`);
    shine.addColorStop(0.5, `rgb(${colour} / ${0.1 + lots() * 0.1})`);
    shine.addColorStop(1, `rgb(${colour} / 0)`);
    pen.globalAlpha = 1;
    pen.fillStyle = shine;
    pen.fillRect(x, 0, broad, high);
  }
}

/** Sawn across: rings, some way from their middle. */
function ends(pen: CanvasRenderingContext2D, { end, rings }: Kind, lots: () => number): void {
  for (let i = 0; i < ENDS * ACROSS; i++) {
    const [x, y] = [(ALONG + (i % ENDS)) * CUBE, Math.floor(i / ENDS) * CUBE];
    pen.save();
    pen.beginPath();
    pen.rect(x, y, CUBE, CUBE);
    pen.clip();
    pen.globalAlpha = 1;
    pen.fillStyle = end;
    pen.fillRect(x, y, CUBE, CUBE);
    pen.strokeStyle = rings;
    const [from, to] = [x + (lots() - 0.5) * CUBE, y + CUBE * (1.2 + lots() * 0.8)];
    for (let r = 10; r < CUBE * 3; r += 5 + lots() * 6) {
      pen.globalAlpha = 0.16 + lots() * 0.26;
      pen.lineWidth = 0.8 + lots() * 2.2;
      pen.beginPath();
      pen.arc(from, to, r, 0, 2 * Math.PI);
      pen.stroke();
    }
    pen.restore();
  }
}
