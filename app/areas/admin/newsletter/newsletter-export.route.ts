import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
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
import { TOTAL_HEADER } from '#app/ui/admin/data-table/total-header.ts';
import type { Route } from './+types/newsletter-export.route';
import { subscriptionFilterIn } from './newsletter-filter.ts';

// The whole list leaves the house by it, which the contract keeps for administrators.
export const middleware = [requirePermission('campaigns', 'manage')];

const BATCH = 500;

/** The filtered list as CSV, read a page at a time while it is sent. Cells that a spreadsheet would
 * run as a formula are escaped. */
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
  async function* rows() {
    let after: string | undefined;
    for (;;) {
      const from = after;
      const batch = await asPerson(asker, (tx) =>
        listSubscriptions(tx, filter, { sort, after: from, limit: BATCH }),
      );
      yield* batch;
      after = batch.at(-1)?.id;
      if (batch.length < BATCH || !after) return;
    }
  }
  const csv = Readable.from(rows()).pipe(
    stringify({ header: true, bom: true, escape_formulas: true }),
  );
  return new Response(Readable.toWeb(csv) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="newsletter.csv"',
      'cache-control': 'no-store',
      [TOTAL_HEADER]: String(total),
      // Sent as it is written, so that the screen can say how far it is.
      'x-stream': '1',
    },
  });
}
