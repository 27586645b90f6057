import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { csvBody } from '#app/areas/admin/exports/csv-body.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { importLinesList } from '../import-lines.list.server.ts';
import { listImportLines, readImport } from '../imports.store.server.ts';
import { mayDownloadReport, reportColumns } from '../report.server.ts';
import type { Route } from './+types/import-report.route';

/** The lines of an import as a file, each with its result and its own cells. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, (tx) => readImport(tx, id));
  if (!found) throw notFound();
  if (!mayDownloadReport(current, found)) throw data(null, { status: 403 });
  const { filter } = parseListQuery(importLinesList, new URL(request.url).searchParams);
  const locale = preferredLocale(request);
  const page = (after: string | undefined, limit: number) =>
    asPerson(user, (tx) => listImportLines(tx, found.id, { filter, after, limit }));
  const { userId, address = '', agent = '' } = user;
  const body = csvBody(
    { locale, page, columns: reportColumns(found, locale, settings().PUBLIC_URL) },
    (sent) =>
      logSecurityEvent({
        type: 'exported',
        ...{ userId, byUser: true, address, agent },
        details: {
          what: 'crm_import_lines',
          rows: sent.rows,
          complete: sent.complete,
          id: found.id,
        },
      }),
  );
  const name = instanceOf(locale).getFixedT(locale, 'imports')('report.fileName');
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
      'x-stream': '1',
    },
  });
}
