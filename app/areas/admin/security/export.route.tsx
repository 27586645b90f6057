import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { askerOf } from '#app/features/people/asker.server.ts';
import { countSecurityEvents } from '#app/features/people/security-events.store.server.ts';
import {
  EVENT_SORTS,
  eventFilterOf,
  USUAL_EVENT_SORT,
} from '#app/features/people/security-events.ts';
import { securityEventsCsv } from '#app/features/people/security-events-csv.server.ts';
import { sortIn } from '#app/ui/admin/data-table/list-address.ts';
import { MOST_COUNTED, TOTAL_HEADER } from '#app/ui/admin/data-table/total-header.ts';
import type { Route } from './+types/export.route';

export const middleware = [requirePermission('users', 'read')];

/** The filtered record as a file. Read as the person who asks, and itself put on record. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const { searchParams } = new URL(request.url);
  const filter = eventFilterOf(searchParams);
  const sort = sortIn(searchParams, EVENT_SORTS, USUAL_EVENT_SORT);
  const total = await asPerson(asker, (tx) => countSecurityEvents(tx, filter, MOST_COUNTED));
  const day = new Date().toISOString().slice(0, 10);
  return new Response(await securityEventsCsv(asker, filter, sort), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="security-events-${day}.csv"`,
      'cache-control': 'no-store',
      [TOTAL_HEADER]: String(total),
      // Sent as it is written, so that the screen can say how far it is.
      'x-stream': '1',
    },
  });
}
