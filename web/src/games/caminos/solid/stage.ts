/** The board in three dimensions. Nothing moves by itself: a frame is drawn when something changed. */
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
  type Material,
  type Texture,
} from 'three';
import { cell, column, row, ROW, type Cell, type Outline } from '../board';
import { ABOVE, type Look } from '../look';
import { cubeOn, type Cube, type Piece } from '../pieces';
import { height, WOODS, type Placed, type Position, type Wood } from '../position';
import type { Spot } from '../sides';
import { timber } from './grain';
import { edges, faceOf, joined, seenFaces, type Body, type Point } from './joinery';
import { burned, Counts } from './marks';
import { plate, THICK, type Plate } from './plate';

/** What is drawn besides the pieces that stand. */
export interface Ghost {
  piece: Placed;
  fits: boolean;
}

export interface Face {
  cube: Cube;
  toward: Cell | null;
}

/** Where a pointer points: a point of the board, in cells, and whether it is on the ghost. */
export interface Aim extends Spot {
  ghost: boolean;
}

const BRASS = 0xf2c14e;
const POINTED = 0x2f7fe0;
const FITS = 0x1f9d57;
const BARRED = 0xd62d20;
const FIELD = (26 * Math.PI) / 180;
/** From above the eye is far away and sees hardly anything aslant: towers stand on their cells. */
const PARALLEL = (1.6 * Math.PI) / 180;
const AWRY = 0.5;
/** How much of a piece is left to be seen when one looks through it. */
const GLASS = 0.34;
const MOST_PIXELS = 2;
/** The picture reaches beyond its place by this share on each side: shadows need room. */
export const SPILL = 0.08;

export class Stage {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera((FIELD * 180) / Math.PI, 1, 1, 120);
  private readonly sky = new HemisphereLight(0xffffff, 0x9c8468, 1.5);
  private readonly sun = new DirectionalLight(0xfff2dd, 2.3);
  private readonly world = new Group();
  private readonly woods: Record<Wood, { map: Texture; material: MeshLambertMaterial }>;
  private readonly marks: Record<'beech' | 'maple', MeshBasicMaterial>;
  private readonly counts = new Counts();
  private readonly standing = new Group();
  private readonly ghosts = new Group();
  private readonly lines = new Group();
  private readonly lit = new Group();
  private readonly falling = new Group();
  private readonly contact: { canvas: HTMLCanvasElement; texture: CanvasTexture; mesh: Mesh };
  private ground: Plate | null = null;
  private position: Position | null = null;
  private ghost: Ghost | null = null;
  private look: Look = ABOVE;
  private asked = 0;
  private readonly running = new Set<() => void>();

  constructor(
    canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    /** Told after each frame, when things lie elsewhere on the screen. */
    private readonly drawn: () => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    this.renderer.setClearColor(0x000000, 0);
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    const cut = (wood: Wood): (typeof this.woods)[Wood] => {
      const map = timber(wood);
      return { map, material: new MeshLambertMaterial({ map, vertexColors: true }) };
    };
    this.woods = { beech: cut('beech'), maple: cut('maple'), walnut: cut('walnut') };
    this.marks = { beech: burned('beech'), maple: burned('maple') };
    this.contact = contactShadow();
    this.world.add(this.standing, this.falling, this.ghosts, this.lines, this.lit, this.contact.mesh);
    this.scene.add(this.world, this.sky, this.sun, this.sun.target);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(1024, 1024);
    this.sun.shadow.radius = 3;
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.03;
  }

  end(): void {
    cancelAnimationFrame(this.asked);
    for (const stop of [...this.running]) stop();
    this.ground?.free();
    for (const { map, material } of Object.values(this.woods)) {
      map.dispose();
      material.dispose();
    }
    this.counts.dispose();
    this.renderer.dispose();
    // A browser has only so many of these, and the next board wants one too.
    this.renderer.getContext().getExtension('WEBGL_lose_context')?.loseContext();
  }

  // -- what is shown -------------------------------------------------------------------------
  board(outline: Outline): void {
    if (this.ground) {
      this.world.remove(this.ground.model);
      this.ground.free();
    }
    this.ground = plate(outline);
    this.world.add(this.ground.model);
    this.world.position.set(-outline.size / 2, 0, outline.size / 2);
    const reach = outline.size / 2 + 2.2;
    Object.assign(this.sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 40 });
    this.sun.position.set(-6.5, 13, 4.5);
    this.sun.shadow.camera.updateProjectionMatrix();
    this.shadows();
  }

  pieces(position: Position): void {
    if (position.outline !== this.position?.outline) this.board(position.outline);
    this.position = position;
    this.clear(this.standing);
    for (const wood of WOODS) {
      const bodies = position.placed.flatMap(({ cubes, wood: own }, number) =>
        own === wood ? [{ cubes, number }] : [],
      );
      if (bodies.length > 0) this.standing.add(...this.cut(wood, bodies));
    }
    this.contactUnder(position);
    this.shadows();
  }

  private solid = (cube: Cube): boolean => {
    // Below the lowest row lies nothing, below the board its plate.
    if (cube < -ROW - 1) return true;
    return this.position?.cubes.has(cube) ?? false;
  };

  private cut(wood: Wood, bodies: readonly Body[]): Mesh[] {
    const own = new Set(bodies.flatMap(({ cubes }) => cubes));
    const solid = (cube: Cube): boolean => own.has(cube) || this.solid(cube);
    const mesh = new Mesh(joined(bodies, solid), this.woods[wood].material);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    if (wood === 'walnut') return [mesh];
    return [mesh, new Mesh(signs([...own], solid), this.marks[wood])];
  }

  /** A piece of one's own that is held over the board; red where it cannot stand. */
  hold(ghost: Ghost | null): void {
    this.ghost = ghost;
    this.clear(this.ghosts);
    if (ghost) {
      const { piece, fits } = ghost;
      const geometry = joined([{ cubes: piece.cubes, number: this.position?.placed.length ?? 0 }], this.solid);
      const body = new Mesh(
        geometry,
        fits
          ? new MeshLambertMaterial({ map: this.woods[piece.wood].map, vertexColors: true, transparent: true, opacity: 0.9 })
          : new MeshLambertMaterial({ color: BARRED, transparent: true, opacity: 0.62 }),
      );
      body.castShadow = fits;
      this.ghosts.add(body);
      if (!fits) {
        // What is inside other pieces shines through.
        const through = new MeshBasicMaterial({ color: BARRED, transparent: true, opacity: 0.28, depthTest: false });
        this.ghosts.add(new Mesh(geometry, through));
      }
      const [along, colour] = [edges(piece.cubes), fits ? FITS : BARRED];
      this.ghosts.add(bars(along, colour, 0.05, !fits), bars(along, colour, 0.04, !fits, 0.2));
    }
    this.shadows();
  }

  /** Pieces with their edges drawn: the last one in brass, one that is pointed out in blue. */
  outlined(last: Piece | null, pointed: Piece | null): void {
    this.clear(this.lines);
    if (last) this.lines.add(bars(edges(last.cubes), BRASS, 0.045, false));
    if (pointed) {
      const along = edges(pointed.cubes);
      this.lines.add(bars(along, POINTED, 0.075, false), bars(along, POINTED, 0.06, false, 0.5));
    }
    this.draw();
  }

  /** The first faces of a way, lit up and counted. */
  lightUp(faces: readonly Face[]): void {
    this.clear(this.lit);
    faces.forEach((face, i) => this.lit.add(lamp(face, this.counts.of(i + 1))));
    this.draw();
  }

  /** A piece on its way down: from so far above, with so much of it there. */
  fall(piece: Placed | null, above: number, share: number): void {
    this.clear(this.falling);
    if (piece) {
      const [body, ...signed] = this.cut(piece.wood, [{ cubes: piece.cubes, number: this.position?.placed.length ?? 0 }]);
      if (share < 1 && body) body.material = new MeshLambertMaterial({ map: this.woods[piece.wood].map, vertexColors: true, transparent: true, opacity: share });
      this.falling.add(...(body ? [body] : []), ...(share < 1 ? [] : signed));
      this.falling.position.y = above;
    }
    this.shadows();
  }

  lift(above: number): void {
    this.falling.position.y = above;
    this.shadows();
  }

  /** Pieces like glass: what stands behind others shows. */
  through(on: boolean): void {
    for (const { material } of Object.values(this.woods)) {
      material.transparent = on;
      material.opacity = on ? GLASS : 1;
      material.depthWrite = !on;
      material.needsUpdate = true;
    }
    this.draw();
  }

  night(dark: boolean): void {
    this.sky.intensity = dark ? 0.75 : 1.5;
    this.sky.color = new Color(dark ? 0xffe2b8 : 0xffffff);
    this.sun.intensity = dark ? 1.9 : 2.3;
    this.sun.color = new Color(dark ? 0xffd9a0 : 0xfff2dd);
    this.draw();
  }

  // -- the eye -------------------------------------------------------------------------------
  /** The size of its place; the picture itself is larger. */
  size(placeWide: number, placeHigh: number): void {
    const [wide, high] = [placeWide, placeHigh].map((side) => Math.round(side * (1 + 2 * SPILL))) as [number, number];
    this.renderer.setPixelRatio(Math.min(devicePixelRatio || 1, MOST_PIXELS));
    this.renderer.setSize(wide, high, false);
    this.camera.aspect = wide / high;
    this.see(this.look);
  }

  see(look: Look): void {
    this.look = look;
    const { round, tilt, zoom } = look;
    const field = PARALLEL + (FIELD - PARALLEL) * Math.min(tilt / AWRY, 1);
    this.camera.fov = (field * 180) / Math.PI;
    const back = new Vector3(Math.sin(tilt) * Math.sin(round), Math.cos(tilt), Math.sin(tilt) * Math.cos(round));
    const right = new Vector3(Math.cos(round), 0, -Math.sin(round));
    const up = new Vector3().crossVectors(back, right);
    const { far, aside, rise } = this.fitting(field, back, right, up);
    const target = up.clone().multiplyScalar(rise).addScaledVector(right, aside);
    if (zoom > 1) target.lerp(new Vector3(look.x, 0.6, -look.y), 1 - 1 / zoom / zoom);
    this.camera.up.copy(up);
    this.camera.position.copy(back).multiplyScalar(far / zoom).add(target);
    this.camera.lookAt(target);
    this.camera.near = Math.max(0.5, far / zoom - 14);
    this.camera.far = far / zoom + 20;
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    this.draw();
  }

  /** How far away the eye is, and where it looks, for the whole board to fill its place. */
  private fitting(field: number, back: Vector3, right: Vector3, up: Vector3): { far: number; aside: number; rise: number } {
    const tall = (Math.tan(field / 2) * 0.99) / (1 + 2 * SPILL);
    const broad = tall * this.camera.aspect;
    const half = (this.position?.outline.size ?? 8) / 2;
    const points = (this.ground?.corners ?? []).flatMap(({ x, y }) =>
      [-THICK, 1.5].map((above) => {
        const inner = above > 0 ? 0.84 : 1;
        const point = new Vector3((x - half) * inner, above, (half - y) * inner);
        return { aside: point.dot(right), rise: point.dot(up), depth: point.dot(back) };
      }),
    );
    let [far, aside, rise] = [half / tall, 0, 0];
    for (let i = 0; i < 8; i++) {
      const seen = (axis: 'aside' | 'rise', shift: number): number[] =>
        points.map((point) => (point[axis] - shift) / (far - point.depth));
      const middle = (all: number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
      aside += middle(seen('aside', aside)) * far * 0.9;
      rise += middle(seen('rise', rise)) * far * 0.9;
      far = points.reduce(
        (most, point) =>
          Math.max(most, point.depth + Math.max(Math.abs(point.aside - aside) / broad, Math.abs(point.rise - rise) / tall)),
        8,
      );
    }
    return { far, aside, rise };
  }

  /** What a point of its place (in shares of it) hits: the ghost, a piece, or the board. */
  aim(x: number, y: number, throughGhost = false): Aim | null {
    const { position } = this;
    if (!position) return null;
    const from = this.camera.position;
    const [right, down] = [x, y].map((share) => (share + SPILL) / (1 + 2 * SPILL)) as [number, number];
    const way = new Vector3(right * 2 - 1, 1 - down * 2, 0.5).unproject(this.camera).sub(from).normalize();
    if (way.y > -0.01) return null;
    const half = position.outline.size / 2;
    const ghost = new Set(throughGhost ? [] : this.ghost?.piece.cubes);
    const start = (3.4 - from.y) / way.y;
    const end = -from.y / way.y;
    const spot = (at: number): Spot => ({ x: from.x + way.x * at + half, y: half - (from.z + way.z * at) });
    for (let at = Math.max(start, 0); at < end; at += 0.03) {
      const { x: east, y: north } = spot(at);
      const high = from.y + way.y * at;
      if (east < 0 || north < 0 || east >= position.outline.size || north >= position.outline.size) continue;
      const under = cell(Math.floor(east), Math.floor(north));
      const cube = cubeOn(under, Math.floor(high) + 1);
      if (ghost.has(cube)) return { x: east, y: north, ghost: true };
      if (high < height(position, under)) return { x: east, y: north, ghost: false };
    }
    return { ...spot(end), ghost: false };
  }

  /** Where the top of a cell shows, in shares of its place. */
  place(at: Cell, high: number): Spot {
    const half = (this.position?.outline.size ?? 8) / 2;
    const point = new Vector3(column(at) + 0.5 - half, high, half - row(at) - 0.5).project(this.camera);
    const share = (of: number): number => ((of + 1) / 2) * (1 + 2 * SPILL) - SPILL;
    return { x: share(point.x), y: share(-point.y) };
  }

  // -- drawing -------------------------------------------------------------------------------
  private shadows(): void {
    this.renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  draw(): void {
    if (this.asked !== 0) return;
    this.asked = requestAnimationFrame(() => {
      this.asked = 0;
      this.renderer.render(this.scene, this.camera);
      this.drawn();
    });
  }

  /** A motion of so many milliseconds; the answer ends it at once, in its last state. */
  tween(ms: number, show: (share: number) => void): () => void {
    const began = performance.now();
    let frame = 0;
    const stop = (): void => {
      if (!this.running.delete(stop)) return;
      cancelAnimationFrame(frame);
      show(1);
    };
    const step = (): void => {
      const share = Math.min((performance.now() - began) / ms, 1);
      if (share >= 1) return stop();
      show(share);
      frame = requestAnimationFrame(step);
    };
    this.running.add(stop);
    step();
    return stop;
  }

  private clear(group: Group): void {
    const kept = new Set<Material>([
      ...Object.values(this.woods).map(({ material }) => material),
      ...Object.values(this.marks),
    ]);
    for (const child of [...group.children]) {
      group.remove(child);
      if (!(child instanceof Mesh)) continue;
      (child.geometry as BufferGeometry).dispose();
      if (!kept.has(child.material as Material)) (child.material as Material).dispose();
      if (child instanceof InstancedMesh) child.dispose();
    }
  }

  private contactUnder(position: Position): void {
    const { canvas, texture, mesh } = this.contact;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const { size } = position.outline;
    const unit = canvas.width / (size + 2);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.shadowColor = 'rgb(20 10 2 / 0.85)';
    pen.shadowBlur = unit * 0.3;
    pen.fillStyle = 'rgb(20 10 2 / 0.8)';
    for (const at of position.heights.keys()) {
      pen.fillRect((column(at) + 1) * unit, canvas.height - (row(at) + 2) * unit, unit, unit);
    }
    texture.needsUpdate = true;
    mesh.scale.setScalar(size + 2);
    mesh.position.set(size / 2, 0.006, -size / 2);
  }
}

/** Thin bars along edges, whole or in pieces. */
function bars(
  along: [Point, Point][],
  colour: number,
  thick: number,
  dashed: boolean,
  /** How much of them shines through what is before them. */
  through = 0,
): InstancedMesh {
  const parts = dashed
    ? along.flatMap(([from, to]) =>
        [0.04, 0.38, 0.72].map((at): [Point, Point] => [mixed(from, to, at), mixed(from, to, at + 0.24)]),
      )
    : along;
  const material = new MeshBasicMaterial({ color: colour });
  if (through > 0) Object.assign(material, { transparent: true, opacity: through, depthTest: false });
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), material, parts.length);
  parts.forEach(([from, to], i) => {
    const [a, b] = [new Vector3(...from), new Vector3(...to)];
    const size = b.clone().sub(a);
    const scale = new Vector3(...size.toArray().map((length) => Math.abs(length) + thick));
    mesh.setMatrixAt(i, new Matrix4().compose(a.add(b).multiplyScalar(0.5), new Quaternion(), scale));
  });
  return mesh;
}

const mixed = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const COUNTED = new PlaneGeometry(0.9, 0.9);

/** A face of the way, with its number. */
function lamp(face: Face, material: MeshBasicMaterial): Mesh {
  const { at, normal } = faceOf(face.cube, face.toward);
  const out = new Vector3(...normal);
  const mesh = new Mesh(COUNTED.clone(), material);
  mesh.position.set(...at).addScaledVector(out, 0.012);
  if (face.toward === null) mesh.rotateX(-Math.PI / 2);
  else mesh.rotateY(Math.atan2(out.x, out.z));
  return mesh;
}

/** The mark of the wood on every face that is seen. */
function signs(cubes: readonly Cube[], solid: (cube: Cube) => boolean): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  const SIZE = 0.13;
  for (const { at, normal } of seenFaces(cubes, solid)) {
    const out = new Vector3(...normal);
    const up = out.y > 0 ? new Vector3(0, 0, -1) : new Vector3(0, 1, 0);
    const right = new Vector3().crossVectors(up, out);
    const centre = new Vector3(...at).addScaledVector(out, -0.004);
    const first = positions.length / 3;
    for (const [a, b] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
      const corner = centre.clone().addScaledVector(right, a * SIZE).addScaledVector(up, b * SIZE);
      positions.push(...corner.toArray());
      uvs.push((a + 1) / 2, (b + 1) / 2);
    }
    index.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(index);
  return geometry;
}

/** The dark seam where pieces meet the board. */
function contactShadow(): { canvas: HTMLCanvasElement; texture: CanvasTexture; mesh: Mesh } {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 384;
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false, opacity: 0.75 });
  const mesh = new Mesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), material);
  return { canvas, texture, mesh };
}

