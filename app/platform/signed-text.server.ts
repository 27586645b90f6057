import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './secrets.server.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A text with a signature for one purpose behind a dot: it can be read, and not forged. */
export const signText = (purpose: string, content: string): string =>
  `${content}.${keyedHash(purpose, content).toString('base64url')}`;

/** The parts of a token, or null when it was not signed here for this purpose. */
export function readSigned(purpose: string, token: string): string[] | null {
  const content = token.slice(0, token.lastIndexOf('.'));
  const given = Buffer.from(token);
  const right = Buffer.from(signText(purpose, content));
  return given.length === right.length && timingSafeEqual(given, right) ? content.split('.') : null;
}

/** The id of a token that holds one id. */
export function readSignedId(purpose: string, token: string): string | null {
  const [id = '', ...more] = readSigned(purpose, token) ?? [];
  return UUID.test(id) && more.length === 0 ? id : null;
}
