import { timingSafeEqual } from 'node:crypto';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';

/** Query key of a receipt's secret, on the page of its reference number. */
export const RECEIPT_TOKEN = 'token';

const tokenOf = (id: string) => keyedHash('receipt', id).toString('base64url');

/** The whole address that a receipt carries: behind it stands what was written. */
export function receiptLink(sent: { id: string; protocol: string }, locale: Locale): string {
  const query = new URLSearchParams({ [RECEIPT_TOKEN]: tokenOf(sent.id) });
  return `${settings().PUBLIC_URL}${pathTo('protocol', locale, { protocol: sent.protocol })}?${query}`;
}

/** Whether a secret is the one that was mailed about a lead or an application. */
export function opensReceipt(id: string, token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(id))];
  return given.length === right.length && timingSafeEqual(given, right);
}
