import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new key: `forja_`, eight characters by which it is recognized, and 256 random bits. */
export function newSecretKey(): { key: string; prefix: string } {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const prefix = `forja_${letters}`;
  return { key: `${prefix}_${randomBytes(32).toString('base64url')}`, prefix };
}

/** What is stored of a key. Its bits are random, so no slow hash is needed. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();
