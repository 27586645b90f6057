import { followUpPath, hashOfToken } from '#app/features/feedback/follow-up-link.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';

/**
 * The address of the page on which a requester reads and answers a ticket. Made from ticket and address
 * under the site's secret, so that every mail to them has the same link. Recorded from now on, and valid
 * only while they are a requester of the ticket.
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
