// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fieldAt } from '../src/games/magic_labyrinth/box';
import { MOST_ACTS, type FromClient, type FromServer } from '../src/wire';
import { tablePage } from './table-page';

const page = tablePage();
/** The width of the board here. */
const SIDE = 600;

function point(type: string, field: string): void {
  const board = document.querySelector('main [role=grid]')!;
  vi.spyOn(board, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SIDE, SIDE));
  const steps = Array.from({ length: SIDE / 10 }, (_, n) => 10 * n);
  const points = steps.flatMap((clientX) => steps.map((clientY) => ({ clientX, clientY })));
  const at = points.find(({ clientX, clientY }) => fieldAt(clientX / SIDE, clientY / SIDE) === field);
  board.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, ...at }));
}

async function drag(fields: readonly string[]): Promise<void> {
  point('pointerdown', fields[0]!);
  for (const field of fields.slice(1)) point('pointermove', field);
  point('pointerup', fields.at(-1)!);
  await page.settle();
}

/** The server refuses a frame with too many acts without reading it. */
function preview(frame: FromClient): FromServer | null {
  if (frame.type !== 'preview') return null;
  if (frame.acts.length > MOST_ACTS) return { type: 'error', code: 'bad_request', message: '' } as FromServer;
  const known = page.played.previews.find(({ acts }) => acts.join() === frame.acts.join());
  const unknown = { type: 'previewed', ply: frame.ply, acts: frame.acts, steps: [], stands: 0, refused: null };
  return { ...(known ?? unknown), id: frame.id ?? null } as FromServer;
}

test('a walk can be dragged after a drag over the whole board', async () => {
  Object.assign(Element.prototype, { setPointerCapture: () => undefined });
  page.answer = preview;
  const [socket] = await page.open({ number: 7 });
  const snake = [1, 2, 3, 4, 5, 6].flatMap((row) => {
    const fields = [...'abcdef'].map((column) => `${column}${row}`);
    return row % 2 === 1 ? fields : fields.reverse();
  });
  await drag(snake);
  await drag(['a1', 'b1', 'b2', 'c2', 'c1']);
  await vi.waitFor(() => expect(socket!.last).toMatchObject({ type: 'act', acts: ['e', 'n', 'e', 's'] }));
});
