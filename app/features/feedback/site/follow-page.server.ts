import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import {
  type FollowedEntry,
  type FollowedTicket,
  followedEntry,
  followedTicket,
} from '../feedback.store.server.ts';
import stylesheet from './follow.css?url';

type Followed = { entry: FollowedEntry; ticket: null } | { entry: null; ticket: FollowedTicket };

/** The page of the author of an entry, or of the requester of a ticket without one; null for an unknown
 * secret. */
export async function followPage(locale: Locale, token: string) {
  const found = await asActor({ kind: 'anonymous' }, async (tx): Promise<Followed | null> => {
    const entry = await followedEntry(tx, token);
    if (entry) return { entry, ticket: null };
    const ticket = await followedTicket(tx, token);
    return ticket && { entry: null, ticket };
  });
  if (!found) return null;
  const t = instanceOf(locale).getFixedT(locale, 'feedback', 'head');
  const head: PageHead = {
    title: t(found.entry ? 'followTitle' : 'ticketTitle'),
    description: t('description'),
    noindex: true,
    stylesheet,
  };
  return { head, token, ...found };
}
