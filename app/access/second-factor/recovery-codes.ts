import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused on paper: no l, i, o, 0 or 1. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const COUNT = 10;
const HALF_LENGTH = 5;

const half = () =>
  Array.from({ length: HALF_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten new recovery codes, 49 bits each. */
export const recoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => `${half()}-${half()}`);

/** A recovery code in its original form, from any way of typing it. */
export function recoveryCodeFrom(typed: string): string {
  const bare = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${bare.slice(0, HALF_LENGTH)}-${bare.slice(HALF_LENGTH)}`;
}
