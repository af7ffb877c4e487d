/** What is drawn upon wood: the mark burned into each cube, and numbers on lit faces. */
import { CanvasTexture, MeshBasicMaterial, SRGBColorSpace } from 'three';

function drawn(size: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Beech has a ring, maple a triangle, as their seats have. */
export function burned(wood: 'beech' | 'maple'): MeshBasicMaterial {
  const map = drawn(64, (pen) => {
    pen.strokeStyle = wood === 'beech' ? '#5a2c12' : '#8a6636';
    pen.lineWidth = 7;
    pen.lineJoin = 'round';
    pen.shadowColor = pen.strokeStyle;
    pen.shadowBlur = 4;
    pen.beginPath();
    if (wood === 'beech') pen.arc(32, 32, 21, 0, 2 * Math.PI);
    else {
      pen.moveTo(32, 9);
      pen.lineTo(55, 50);
      pen.lineTo(9, 50);
      pen.closePath();
    }
    pen.stroke();
  });
  return new MeshBasicMaterial({ map, transparent: true, opacity: 0.62, depthWrite: false });
}

/** Lit faces with their numbers. A texture stays bound to the renderer that drew it: one set per board. */
export class Counts {
  private readonly maps = new Map<number, CanvasTexture>();

  of(number: number): MeshBasicMaterial {
    const map = this.maps.get(number) ?? numbered(number);
    this.maps.set(number, map);
    return new MeshBasicMaterial({ map, transparent: true, opacity: 0.96 });
  }

  dispose(): void {
    for (const map of this.maps.values()) map.dispose();
    this.maps.clear();
  }
}

const numbered = (number: number): CanvasTexture =>
  drawn(128, (pen) => {
    const glow = pen.createRadialGradient(64, 64, 8, 64, 64, 90);
    glow.addColorStop(0, '#fff3b0');
    glow.addColorStop(1, '#ffb21a');
    pen.fillStyle = glow;
    pen.beginPath();
    pen.roundRect(4, 4, 120, 120, 16);
    pen.fill();
    pen.strokeStyle = '#8a4b00';
    pen.lineWidth = 5;
    pen.stroke();
    pen.fillStyle = '#4a2500';
    pen.font = `700 ${number > 9 ? 60 : 70}px 'Atkinson Hyperlegible Next Variable', sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(String(number), 64, 68);
  });
