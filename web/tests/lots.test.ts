// @vitest-environment happy-dom
/** A server that cheats with the lots, in every way we could think of, and the page that notices. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyGame } from '../src/games';
import { findings, verifyCommand, withheld } from '../src/table/fairness';
import { hash, joined, sealOf } from '../src/table/hashing';
import { keptLots, owed, witness } from '../src/table/lots';
import { keepSeat, leaveTable, myTables } from '../src/table/mine';
import { Session } from '../src/table/session.svelte';
import { forget } from '../src/shell/remember';
import type { FromServer, GameRecord, TableInfo } from '../src/wire';
import { Exchange, info, welcome } from './server';

const game = { line: () => null } as unknown as AnyGame;
const secret = 'the secret';

/** A server with one accomplice, Bob in seat 1; honest unless a test bends what it shows. */
class Server {
  secret = secret;
  commitment = hash(secret);
  accomplice = '0b'.repeat(16);
  seals: (string | null)[] = [null, null];
  parts: (string | null)[] = [null, null];
  sealed = false;
  status: TableInfo['status'] = 'waiting';

  constructor(private readonly table = 'oak') {
    this.seals[1] = sealOf(this.accomplice, table, 1, this.commitment);
  }

  info(): TableInfo {
    return info({
      table: this.table,
      status: this.status,
      fairness: {
        commitment: this.commitment,
        sealed: this.sealed,
        parts: [0, 1].map((seat) => ({
          due: this.status === 'waiting' && (this.sealed ? !this.parts[seat] : !this.seals[seat]),
          seal: this.seals[seat] ?? null,
          part: this.status === 'waiting' ? null : (this.parts[seat] ?? null),
        })),
        secret: this.status === 'over' ? this.secret : null,
      },
    });
  }

  record(): GameRecord {
    const added = this.parts.map((part) => part ?? '');
    const fair = {
      commitment: this.commitment,
      secret: this.secret,
      added,
      table: this.table,
      seals: this.seals,
    };
    const seed = joined(this.secret, ...added);
    return { seed, fair, set_up: true, given: {} } as unknown as GameRecord;
  }
}

let exchange: Exchange;
let server: Server;
let session: Session;

beforeEach(() => {
  for (const { table } of myTables()) leaveTable(table);
  forget('lots');
  exchange = new Exchange();
  server = new Server();
});

afterEach(() => session?.close());

const table = (): FromServer => ({ type: 'table', info: server.info(), change: null });
const sent = (type: string) => exchange.newest.sent.filter((frame) => frame.type === type);
const failing = (record: GameRecord | null = null) => {
  const kept = keptLots('oak');
  if (!kept) throw new Error('nothing was kept');
  return findings(server.info(), kept, record).flatMap(({ what, holds }) => (holds ? [] : what));
};

/** Ada sits in seat 0, and her page has joined. */
function sit(): void {
  keepSeat('oak', { seat: 0, secret: 'secret-of-seat-zero' });
  const ignored = (): void => undefined;
  const listener = {
    happened: ignored,
    changed: ignored,
    freed: ignored,
    said: ignored,
    refused: ignored,
    trouble: ignored,
  };
  session = new Session('oak', () => game, listener, exchange.dial);
  session.open();
  exchange.newest.accept();
  exchange.newest.tell(welcome({ info: server.info(), view: null, legal: [], acting: [] }));
}

function seal(): void {
  const [frame] = sent('seal');
  if (frame?.type !== 'seal') throw new Error('nothing was sealed');
  server.seals[0] = frame.seal;
  server.sealed = true;
  exchange.newest.tell(table());
}

function open(): void {
  const [frame] = sent('open');
  if (frame?.type !== 'open') throw new Error('nothing was opened');
  server.parts = [frame.part, server.accomplice];
}

function finish(): void {
  server.status = 'over';
  exchange.newest.tell(table());
}

test('the page hashes as the server does', () => {
  // The same figures stand in tests/kernel/test_lots.py.
  const commitment = '368a693d784c7d1957ec748148a5de1e1f2e97f1f6360c69b0cfcf6471bbbf07';
  expect(hash('the secret')).toBe(commitment);
  expect(sealOf('ab'.repeat(16), 'oak', 1, commitment)).toBe(
    '7a2a4b18019539f1b7f1609714be201b2ce519ecf5617264948e0a0a03ae3d59',
  );
  expect(joined('the secret', 'ab'.repeat(16), '')).toBe(
    '4ca119471575b683064c30945c010fc4777dc439daa4146a705ac22719869cc0',
  );
});

test('an honest game: sealed once the commitment is kept, opened once all are sealed, all holds', () => {
  sit();
  expect(keptLots('oak')?.commitment).toBe(server.commitment);
  exchange.newest.tell(table());
  expect(sent('seal')).toHaveLength(1);
  expect(sent('open')).toHaveLength(0);
  seal();
  exchange.newest.tell(table());
  expect(sent('open')).toHaveLength(1);
  open();
  finish();
  expect(failing(server.record())).toEqual([]);
  const kept = keptLots('oak');
  expect(kept && findings(server.info(), kept, server.record()).map(({ what }) => what)).toEqual([
    'commitment', 'own', 'parts', 'secret', 'record', 'set-up',
  ]);
  expect(kept && verifyCommand(server.info(), kept)).toBe(
    `irrgarten verify magic_labyrinth-oak.json --commitment ${server.commitment} --part 0:${server.parts[0]}` +
      ` --seals ${joined(...server.seals.map((seal) => seal ?? ''))}`,
  );
});

test('after a reconnect what is still owed is sent again, the same as before', () => {
  sit();
  const [first] = sent('seal');
  exchange.newest.tell(welcome({ info: server.info(), view: null }));
  expect(sent('seal')).toEqual([first, { ...first, id: 2 }]);
});

test('a server that chooses its secret after seeing the part', () => {
  sit();
  seal();
  open();
  server.secret = 'a better one';
  finish();
  expect(failing()).toEqual(['secret']);
});

test('… and shows the commitment of that one instead', () => {
  sit();
  seal();
  open();
  server.secret = 'a better one';
  server.commitment = hash(server.secret);
  finish();
  expect(failing(server.record())).toEqual(['commitment', 'secret', 'record']);
});

test('… or goes back to the first one when it is too late: what was broken stays broken', () => {
  sit();
  const first = server.commitment;
  server.commitment = hash('another');
  exchange.newest.tell(table());
  server.commitment = first;
  exchange.newest.tell(table());
  expect(failing()).toEqual(['commitment']);
  server.sealed = true;
  exchange.newest.tell(table());
  expect(sent('open')).toHaveLength(0);
});

test('a commitment that changes between making the table and joining it', () => {
  witness(server.info());
  server.commitment = hash('another');
  sit();
  expect(failing()).toEqual(['commitment']);
  expect(sent('seal')).toHaveLength(0);
});

test('a server that changes the part', () => {
  sit();
  seal();
  open();
  server.parts[0] = 'c0'.repeat(16);
  finish();
  expect(failing()).toEqual(['own', 'parts']);
});

test('a server that goes on as if the part had not come', () => {
  sit();
  seal();
  open();
  server.parts[0] = '';
  finish();
  expect(failing()).toEqual(['own']);
});

test('an accomplice whose part is chosen after all others are known', () => {
  sit();
  seal();
  open();
  server.parts[1] = '1b'.repeat(16);
  finish();
  expect(failing()).toEqual(['parts']);
});

test('… and sealed again afterwards', () => {
  sit();
  seal();
  open();
  server.parts[1] = '1b'.repeat(16);
  server.seals[1] = sealOf('1b'.repeat(16), 'oak', 1, server.commitment);
  finish();
  expect(failing(server.record())).toEqual(['commitment', 'parts', 'record']);
});

test('an accomplice who had sealed nothing', () => {
  server.seals[1] = null;
  sit();
  seal();
  open();
  finish();
  expect(failing()).toEqual(['parts']);
});

test('an accomplice who withholds his part is named', () => {
  sit();
  seal();
  open();
  server.parts[1] = '';
  finish();
  expect(failing()).toEqual([]);
  expect(withheld(server.info())).toEqual([1]);
});

test('nothing is opened while the own seal does not stand', () => {
  sit();
  server.seals[0] = sealOf('c0'.repeat(16), 'oak', 0, server.commitment);
  server.sealed = true;
  const { parts } = server.info().fairness;
  expect(parts[0]?.due).toBe(true);
  exchange.newest.tell(table());
  expect(sent('open')).toHaveLength(0);
});

test('a server that tells two people two different things: the record convicts it', () => {
  sit();
  seal();
  open();
  finish();
  const [toBob, record] = [new Server(), server.record()];
  toBob.commitment = hash('for Bob');
  forget('lots');
  const kept = witness(toBob.info());
  const seen = { ...server.info(), fairness: { ...server.info().fairness, commitment: hash('for Bob') } };
  const told = findings(seen, kept, record).flatMap(({ what, holds }) => (holds ? [] : what));
  expect(told).toEqual(['secret', 'record']);
});

test('a record that tells of another seed', () => {
  sit();
  seal();
  open();
  finish();
  expect(failing({ ...server.record(), seed: 'chosen' })).toEqual(['record']);
});

test('a server that chose the first position and did not say so', () => {
  sit();
  seal();
  open();
  finish();
  expect(failing({ ...server.record(), set_up: false })).toEqual(['set-up']);
});

test('a first position that was announced as set up by hand is no fault', () => {
  sit();
  seal();
  open();
  finish();
  const kept = keptLots('oak');
  const announced = { ...server.info(), by_hand: { what: ['position'], by: ['Ada'] } };
  const record = { ...server.record(), set_up: false };
  expect(kept && findings(announced, kept, record).filter(({ holds }) => !holds)).toEqual([]);
});

test('what was chosen at the set-up is said not to be drawn', () => {
  sit();
  seal();
  open();
  finish();
  const kept = keptLots('oak');
  const found = kept && findings(server.info(), kept, { ...server.record(), given: { beginner: 1 } });
  expect(found?.at(-1)).toEqual({ what: 'set-up', holds: true, partly: true });
  const none = kept && findings(server.info(), kept, { ...server.record(), given: { beginner: null } });
  expect(none?.at(-1)).toEqual({ what: 'set-up', holds: true, partly: false });
});

test('each seat at one device has a part of its own, and each table others', () => {
  server.seals = [null, null];
  witness(server.info());
  const [ada, bob] = [owed(server.info(), 0), owed(server.info(), 1)];
  expect(ada).not.toEqual(bob);
  expect(owed(server.info(), 0)).toEqual(ada);
  server = new Server('elm');
  witness(server.info());
  expect(keptLots('elm')?.parts).toEqual({});
});

test('who comes when the game is under way proves nothing about before', () => {
  server.sealed = true;
  server.status = 'playing';
  expect(witness(server.info()).late).toBe(true);
});

test('whoever still looks at the last game adds to the next one all the same', () => {
  server.status = 'over';
  server.sealed = true;
  sit();
  exchange.newest.tell({ type: 'again', table: 'elm', seat: 0 });
  expect(exchange.newest.address).toContain('/elm/');
  exchange.newest.accept();
  const next = new Server('elm');
  exchange.newest.tell(welcome({ info: next.info(), view: null }));
  expect(sent('seal')).toHaveLength(1);
  next.status = 'playing';
  next.sealed = true;
  exchange.newest.tell({ type: 'table', info: next.info(), change: null });
  expect(exchange.newest.readyState).toBe(3);
});
