import { followUpPath, hashOfToken } from '#app/features/feedback/follow-up-link.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';

/**
 * The address of the page on which whoever asks in a ticket reads and answers it, made from ticket and
 * address under the site's secret, so that every mail to her names the same one; known from now on, and
 * only as long as she asks there.
 */
export async function ticketLink(ticketId: string, email: string, locale: Locale): Promise<string> {
  const token = keyedHash('ticket-link', `${ticketId} ${email.toLowerCase()}`).toString(
    'base64url',
  );
  await asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.link_to_ticket', { ticketId, email, tokenHash: hashOfToken(token) }),
  );
  return settings().PUBLIC_URL + followUpPath(token, locale);
}
