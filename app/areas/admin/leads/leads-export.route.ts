import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { askerOf } from '#app/features/people/asker.server.ts';
import {
  countLeads,
  listLeads,
} from '#app/features/qualification/admin/staff-leads.store.server.ts';
import { LEAD_SORTS, USUAL_LEAD_SORT } from '#app/features/qualification/admin/staff-leads.ts';
import { sortIn } from '#app/ui/admin/data-table/list-address.ts';
import { TOTAL_HEADER } from '#app/ui/admin/data-table/total-header.ts';
import type { Route } from './+types/leads-export.route';
import { leadFilterIn } from './leads-filter.ts';

export const middleware = [requirePermission('crm', 'read')];

const BATCH = 500;

/** The filtered list as CSV, read a page at a time while it is sent. Cells that a spreadsheet would
 * run as a formula are escaped. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const { searchParams } = new URL(request.url);
  const filter = leadFilterIn(searchParams);
  const sort = sortIn(searchParams, LEAD_SORTS, USUAL_LEAD_SORT);
  const total = await asPerson(asker, (tx) => countLeads(tx, filter));
  await logSecurityEvent({
    type: 'leads_exported',
    userId: asker.userId,
    address: asker.address ?? '',
    agent: asker.agent ?? '',
    details: { filter: JSON.stringify(filter) },
  });
  async function* rows() {
    let after: string | undefined;
    for (;;) {
      const from = after;
      const leads = await asPerson(asker, (tx) =>
        listLeads(tx, filter, { sort, after: from, limit: BATCH }),
      );
      yield* leads;
      after = leads.at(-1)?.id;
      if (leads.length < BATCH || !after) return;
    }
  }
  const csv = Readable.from(rows()).pipe(
    stringify({ header: true, bom: true, escape_formulas: true }),
  );
  return new Response(Readable.toWeb(csv) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
      'cache-control': 'no-store',
      [TOTAL_HEADER]: String(total),
      // Sent as it is written, so that the screen can say how far it is.
      'x-stream': '1',
    },
  });
}
