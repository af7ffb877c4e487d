/** The hashes that fair lots are made of. The browser's own are not to be had on a plain address. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** One hash of several texts, as the server makes a game's seed of its secret and the parts. */
export const joined = (...texts: string[]): string =>
  hash(texts.map((text) => `${[...text].length}:${text}`).join(''));

/** The seal of a part: it holds for this table, seat and commitment alone. */
export const sealOf = (part: string, table: string, seat: number, commitment: string): string =>
  joined('part', table, String(seat), commitment, part);
