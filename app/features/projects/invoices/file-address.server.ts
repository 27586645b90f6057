import { timingSafeEqual } from 'node:crypto';
import { portalPath } from '#app/paths.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';

const LASTS_MS = 600_000;

const sealOf = (invoice: string, person: string, until: number) =>
  keyedHash('invoice-file', invoice, person, String(until)).toString('base64url');

/** The address of the file of an invoice: for one person, and for ten minutes. */
export function invoiceFilePath(invoice: string, person: string, now = Date.now()): string {
  const until = now + LASTS_MS;
  const token = `${until}.${sealOf(invoice, person, until)}`;
  return `${portalPath('invoiceFile', { id: invoice })}?${new URLSearchParams({ token })}`;
}

/** Whether an address was made for this user, and has not expired. */
export function requestedFile(
  invoice: string,
  person: string,
  token: string,
  now = Date.now(),
): 'right' | 'late' | 'wrong' {
  const [time = '', seal = ''] = token.split('.');
  const until = Number(time);
  if (!Number.isSafeInteger(until)) return 'wrong';
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(invoice, person, until))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'wrong';
  return now <= until ? 'right' : 'late';
}
