import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { readSigned, readSignedId, signText } from '#app/platform/signed-text.server.ts';

/** Name of the query that carries the signed part of a link. */
const TOKEN_QUERY = 'token';

const CONFIRM = 'newsletter-confirm';
const UNSUBSCRIBE = 'newsletter-unsubscribe';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A confirmation link: its subscription, and when it was requested. */
export type ConfirmLink = { id: string; askedAt: Date };

/** The same for the same request, so that a retried mail has the same link. */
const confirmToken = ({ id, askedAt }: ConfirmLink): string =>
  signText(CONFIRM, `${id}.${askedAt.getTime().toString(36)}`);

export function readConfirmToken(token: string): ConfirmLink | null {
  const [id = '', moment = ''] = readSigned(CONFIRM, token) ?? [];
  const askedAt = new Date(Number.parseInt(moment, 36));
  return UUID.test(id) && !Number.isNaN(askedAt.getTime()) ? { id, askedAt } : null;
}

/** Never expires: unsubscribing must work from the oldest mail. */
const unsubscribeToken = (id: string): string => signText(UNSUBSCRIBE, id);

/** The subscription of an unsubscribe link. */
export const readUnsubscribeToken = (token: string): string | null =>
  readSignedId(UNSUBSCRIBE, token);

const withToken = (path: string, token: string) =>
  `${path}?${new URLSearchParams({ [TOKEN_QUERY]: token })}`;

export const confirmPath = (locale: Locale, link: ConfirmLink): string =>
  withToken(pathTo('newsletterConfirm', locale), confirmToken(link));

export const unsubscribePath = (locale: Locale, id: string): string =>
  withToken(pathTo('newsletterUnsubscribe', locale), unsubscribeToken(id));
