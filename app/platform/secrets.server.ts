import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from './env.server.ts';
import { makeFolder } from './files/make-folder.server.ts';

/** Reads a generated value from the data folder, creating it on first use. Two processes that start at once
 * agree: the exclusive create decides, and the loser reads the winner's value. Throws where the file is
 * empty, as after a crash in between. */
export function generated(file: string, make: () => string): string {
  const place = path.join(settings().DATA_DIR, file);
  makeFolder(path.dirname(place));
  try {
    writeFileSync(place, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const value = readFileSync(place, 'utf8').trim();
  if (value === '')
    throw new Error(`${place} is empty. Put its value back, or delete it and start again.`);
  return value;
}

/** The generated secret, for a back-up; undefined where SECRET is set or none was generated yet. */
export function storedSecret(): string | undefined {
  const place = path.join(settings().DATA_DIR, 'secret');
  if (settings().SECRET || !existsSync(place)) return undefined;
  return readFileSync(place, 'utf8').trim();
}

let cachedSecret: string | undefined;

function secret(): string {
  cachedSecret ??=
    settings().SECRET ?? generated('secret', () => randomBytes(32).toString('base64url'));
  return cachedSecret;
}

/** The key that programs without one of their own send: it names this site, and is no secret. */
export function publishableKey(): string {
  return (
    settings().PUBLISHABLE_KEY ??
    generated('publishable-key', () => `pk_${randomBytes(24).toString('base64url')}`)
  );
}

/** A keyed hash (HMAC-SHA-256) under the site's secret. `purpose` keeps uses from colliding, and
 * the parts are framed by length so that ("ab","c") and ("a","bc") differ. */
export function keyedHash(purpose: string, ...parts: string[]): Buffer {
  const hmac = createHmac('sha256', secret());
  for (const part of [purpose, ...parts]) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest();
}

/** Compared in constant time, so that the duration reveals nothing. */
export function isPublishableKey(given: string): boolean {
  const hash = (key: string) => keyedHash('publishable-key', key);
  return timingSafeEqual(hash(given), hash(publishableKey()));
}

const SEAL = { cipher: 'aes-256-gcm', nonceBytes: 12, tagBytes: 16 } as const;

/** Encrypts a text under the site's secret (AES-256-GCM), as base64url. Only `unseal` with the
 * same purpose reads it. */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(SEAL.nonceBytes);
  const cipher = createCipheriv(SEAL.cipher, keyedHash(`seal:${purpose}`), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** The text that was sealed. Throws when it was made elsewhere, for another purpose, or changed. */
export function unseal(purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const tagEnd = SEAL.nonceBytes + SEAL.tagBytes;
  const key = keyedHash(`seal:${purpose}`);
  const decipher = createDecipheriv(SEAL.cipher, key, bytes.subarray(0, SEAL.nonceBytes));
  decipher.setAuthTag(bytes.subarray(SEAL.nonceBytes, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString(
    'utf8',
  );
}
