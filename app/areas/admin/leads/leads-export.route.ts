import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { askerOf } from '#app/features/people/asker.server.ts';
import { listLeads } from '#app/features/qualification/admin/staff-leads.store.server.ts';
import type { Route } from './+types/leads-export.route';
import { filterOf } from './leads-filter.ts';

export const middleware = [requirePermission('crm', 'read')];

const BATCH = 500;

/** The filtered list as CSV, read a page at a time while it is sent. Cells that a spreadsheet would
 * run as a formula are escaped. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const { after: _, ...filter } = filterOf(request);
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
        listLeads(tx, { ...filter, after: from, limit: BATCH }),
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
    },
  });
}
