/** The board itself: a plate of smoked oak with its cells engraved and its sides inlaid in brass. */
import {
  CanvasTexture,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Path,
  PlaneGeometry,
  Shape,
  SRGBColorSpace,
} from 'three';
import { column, nameOf, row, type Outline } from '../board';
import { alongSide, holeOf, hull, patternOf, RIM, widened, type Pattern, type Spot } from '../sides';
import { sawn } from './grain';
import { seeded } from './seeded';

export const THICK = 0.42;
const PIXELS = 1280;
const BEVEL = 0.06;

export interface Plate {
  model: Group;
  /** What has to be in sight. */
  corners: Spot[];
  free(): void;
}

export function plate(outline: Outline): Plate {
  const corners = widened(hull(outline), RIM);
  const shape = new Shape();
  corners.forEach(({ x, y }, i) => (i === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
  const hole = holeOf(outline);
  if (hole) {
    const inset = 0.1;
    const [a, b] = [hole.from.x + inset, hole.to.x - inset];
    const path = new Path();
    path.moveTo(a, a);
    path.lineTo(a, b);
    path.lineTo(b, b);
    path.lineTo(b, a);
    shape.holes.push(path);
  }
  const geometry = new ExtrudeGeometry(shape, {
    depth: THICK - 2 * BEVEL,
    bevelThickness: BEVEL,
    bevelSize: BEVEL,
    bevelOffset: -BEVEL,
    bevelSegments: 3,
    curveSegments: 4,
  });
  geometry.translate(0, 0, -THICK + BEVEL);
  geometry.rotateX(-Math.PI / 2);
  const picture = engraved(outline);
  const top = new MeshLambertMaterial({ map: picture });
  const side = new MeshLambertMaterial({ color: 0x6d5339 });
  const mesh = new Mesh(geometry, [top, side]);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  const shadow = onTheTable(outline, corners);
  const model = new Group();
  model.add(mesh, shadow.mesh);
  return {
    model,
    corners,
    free() {
      geometry.dispose();
      picture.dispose();
      shadow.texture.dispose();
      top.dispose();
      side.dispose();
    },
  };
}

/** The upper side as a picture; one cell is so many pixels. */
function engraved(outline: Outline): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PIXELS;
  const span = outline.size + 2 * RIM;
  const unit = PIXELS / span;
  const pen = canvas.getContext('2d');
  if (pen) {
    sawn(pen, 'oak', PIXELS, PIXELS, seeded(outline.size + outline.cells.size));
    // From here on in cells, with rows counted upwards.
    pen.setTransform(unit, 0, 0, -unit, RIM * unit, PIXELS - RIM * unit);
    cells(pen, outline);
    for (const side of outline.sides) inlaid(pen, alongSide(side, 0.4), patternOf(outline, side));
    letters(pen, outline, unit);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  // The plate's corners carry their places in cells.
  texture.repeat.set(1 / span, 1 / span);
  texture.offset.set(RIM / span, RIM / span);
  return texture;
}

function cells(pen: CanvasRenderingContext2D, outline: Outline): void {
  for (const at of outline.cells) {
    const [x, y] = [column(at), row(at)];
    pen.fillStyle = (x + y) % 2 === 0 ? 'rgb(255 232 190 / 0.13)' : 'rgb(30 16 4 / 0.1)';
    pen.fillRect(x, y, 1, 1);
  }
  // A groove: dark where the light does not come, bright on the other edge.
  for (const [colour, shift] of [
    ['rgb(255 236 204 / 0.32)', 0.022],
    ['rgb(38 22 8 / 0.72)', 0],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = 0.028;
    for (const at of outline.cells) {
      pen.strokeRect(column(at) + shift, row(at) - shift, 1, 1);
    }
  }
}

function inlaid(pen: CanvasRenderingContext2D, [from, to]: [Spot, Spot], pattern: Pattern): void {
  const across = { x: from.y - to.y, y: to.x - from.x };
  const length = Math.hypot(across.x, across.y);
  const line = (shift: number, thick: number): void => {
    const [dx, dy] = [(across.x / length) * shift, (across.y / length) * shift];
    for (const [colour, more] of [
      ['#3c2a12', 0.03],
      ['#dcb455', 0],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = thick + more;
      pen.beginPath();
      pen.moveTo(from.x + dx, from.y + dy);
      pen.lineTo(to.x + dx, to.y + dy);
      pen.stroke();
    }
  };
  pen.lineCap = pattern === 'dotted' ? 'round' : 'butt';
  pen.setLineDash({ single: [], double: [], dashed: [0.34, 0.16], dotted: [0.001, 0.24] }[pattern]);
  if (pattern === 'double') [-0.06, 0.06].forEach((shift) => line(shift, 0.05));
  else line(0, pattern === 'dotted' ? 0.11 : 0.085);
  pen.setLineDash([]);
}

function letters(pen: CanvasRenderingContext2D, outline: Outline, unit: number): void {
  const all = [...outline.cells];
  const write = (text: string, x: number, y: number, turned = 0): void => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turned);
    pen.scale(1 / unit, -1 / unit);
    pen.font = `600 ${unit * 0.24}px 'Atkinson Hyperlegible Next Variable', sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = '#fff0d2';
    pen.shadowColor = 'rgb(30 16 4 / 0.9)';
    pen.shadowBlur = 3;
    pen.fillText(text, 0, 0);
    pen.restore();
  };
  for (let at = 0; at < outline.size; at++) {
    const upwards = all.filter((one) => column(one) === at);
    const across = all.filter((one) => row(one) === at);
    const letter = nameOf(Math.min(...upwards)).slice(0, 1);
    const number = nameOf(Math.min(...across)).slice(1);
    // To be read by who sits across, too.
    write(letter, at + 0.5, row(Math.min(...upwards)) - 0.18);
    write(letter, at + 0.5, row(Math.max(...upwards)) + 1.18, Math.PI);
    write(number, column(Math.min(...across)) - 0.18, at + 0.5);
    write(number, column(Math.max(...across)) + 1.18, at + 0.5, Math.PI);
  }
}

/** The soft shadow of the plate on the table, away from the light. */
function onTheTable(outline: Outline, corners: readonly Spot[]): { mesh: Mesh; texture: CanvasTexture } {
  const around = 3;
  const span = outline.size + 2 * around;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 256;
  const unit = canvas.width / span;
  const pen = canvas.getContext('2d');
  if (pen) {
    // Only the shadow falls on the picture, the plate itself lies beside it.
    const beside = 2 * canvas.width;
    pen.shadowColor = 'rgb(48 28 8 / 0.75)';
    for (const [blur, shift] of [[1.5, 0.35], [0.4, 0.1]] as const) {
      pen.shadowBlur = unit * blur;
      pen.shadowOffsetX = beside + unit * shift;
      pen.shadowOffsetY = -unit * shift * 0.5;
      pen.beginPath();
      for (const { x, y } of corners) {
        pen.lineTo((x + around) * unit - beside, canvas.height - (y + around) * unit);
      }
      pen.closePath();
      const hole = holeOf(outline);
      if (hole) {
        const side = (hole.to.x - hole.from.x) * unit;
        pen.rect((hole.from.x + around) * unit - beside, canvas.height - (hole.to.y + around) * unit, side, side);
      }
      pen.fill('evenodd');
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const mesh = new Mesh(new PlaneGeometry(span, span).rotateX(-Math.PI / 2), material);
  mesh.position.set(outline.size / 2, -THICK, -outline.size / 2);
  mesh.renderOrder = -1;
  return { mesh, texture };
}
