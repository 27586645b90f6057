import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import {
  countSubscriptions,
  listSubscriptions,
} from '#app/features/newsletter/admin/newsletter-desk.store.server.ts';
import {
  SUBSCRIPTION_SORTS,
  USUAL_SUBSCRIPTION_SORT,
} from '#app/features/newsletter/admin/newsletter-desk.ts';
import { askerOf } from '#app/features/people/asker.server.ts';
import { sortIn } from '#app/ui/admin/data-table/list-address.ts';
import { csvAnswer } from '../csv-answer.server.ts';
import type { Route } from './+types/newsletter-export.route';
import { subscriptionFilterIn } from './newsletter-filter.ts';

// The whole list leaves the house by it, which the contract keeps for administrators.
export const middleware = [requirePermission('campaigns', 'manage')];

/** The filtered list as a file. Read as the person who asks, and itself put on record. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const { searchParams } = new URL(request.url);
  const filter = subscriptionFilterIn(searchParams);
  const sort = sortIn(searchParams, SUBSCRIPTION_SORTS, USUAL_SUBSCRIPTION_SORT);
  const total = await asPerson(asker, (tx) => countSubscriptions(tx, filter));
  await logSecurityEvent({
    type: 'newsletter_exported',
    userId: asker.userId,
    address: asker.address ?? '',
    agent: asker.agent ?? '',
    details: { filter: JSON.stringify(filter) },
  });
  return csvAnswer({
    name: 'newsletter',
    total,
    page: (after, limit) =>
      asPerson(asker, (tx) => listSubscriptions(tx, filter, { sort, after, limit })),
  });
}
