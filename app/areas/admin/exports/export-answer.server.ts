import type { Transaction } from 'kysely';
import { type RouterContextProvider, redirect } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import {
  CONFIRM_ABOVE,
  FORMAT_PARAM,
  TOTAL_HEADER,
  XLSX_TYPE,
} from '#app/ui/admin/data-table/csv/total-header.ts';
import { csvBody } from './csv-body.server.ts';
import type { FileColumn, Sent } from './file-body.server.ts';
import { xlsxBody } from './xlsx-body.server.ts';

type Tx = Transaction<DB>;

/** The outcome of an export in the security log. */
const ENDED = {
  leads: { type: 'leads_exported' },
  contacts: { type: 'exported' },
  deals: { type: 'exported' },
  companies: { type: 'exported' },
  tickets: { type: 'exported' },
  projects: { type: 'exported' },
  invoices: { type: 'exported' },
  newsletter: { type: 'newsletter_exported' },
  security_events: { type: 'exported' },
} as const;

/** A list that may be exported, filtered as an address says. */
export type ExportedList<Row extends { id: string }> = {
  /** Its name in `private.check_export`, which maps it to a resource. */
  what: keyof typeof ENDED;
  fileName: string;
  filter: Readonly<Record<string, string | undefined>>;
  count: (tx: Tx) => Promise<number>;
  /** So many rows behind the one given. */
  page: (tx: Tx, part: { after: string | undefined; limit: number }) => Promise<Row[]>;
  columns: readonly FileColumn<Row>[];
  /** Further columns, read from the database. */
  further?: (tx: Tx) => Promise<readonly FileColumn<Row>[]>;
};

/** The list of an address, in the words of a language. */
export type ListIn<Row extends { id: string }> = (
  search: URLSearchParams,
  locale: Locale,
) => ExportedList<Row>;

type Call = { request: Request; context: Readonly<RouterContextProvider> };
const listOf = <Row extends { id: string }>({ request }: Call, listIn: ListIn<Row>) =>
  listIn(new URL(request.url).searchParams, preferredLocale(request));

/** How many rows the file of an address would have; a list's own "more than" counts as that. */
export function exportSize<Row extends { id: string }>(
  call: Call,
  listIn: ListIn<Row>,
): Promise<number> {
  const { user } = requireUser(call.request, call.context);
  return asPerson(user, listOf(call, listIn).count);
}

async function send<Row extends { id: string }>(
  { request, context }: Call,
  { what, fileName, filter, page, columns: own, further }: ExportedList<Row>,
  total: number,
): Promise<Response> {
  const { user } = requireUser(request, context);
  const given = JSON.stringify(filter);
  await asPerson(user, (tx) =>
    callValue(tx, 'public.begin_export', { what, rows: total, filter: given }),
  );
  const columns = further ? [...own, ...(await asPerson(user, further))] : own;
  const { userId, address = '', agent = '' } = user;
  const ended = ({ rows, complete }: Sent) =>
    logSecurityEvent({
      ...ENDED[what],
      ...{ userId, byUser: true, address, agent },
      details: { what, rows, complete, filter: given },
    });
  const read = (after: string | undefined, limit: number) =>
    asPerson(user, async (tx) => {
      // Again with every part: the file breaks off when the permission ends.
      await callValue(tx, 'private.check_export', { list: what });
      return page(tx, { after, limit });
    });
  const locale = preferredLocale(request);
  const source = { locale, page: read, columns };
  const xlsx = new URL(request.url).searchParams.get(FORMAT_PARAM) === 'xlsx';
  const full = instanceOf(locale).getFixedT(locale, 'data-table')('sheetFull');
  return new Response(xlsx ? xlsxBody(source, full, ended) : csvBody(source, ended), {
    headers: {
      'content-type': xlsx ? XLSX_TYPE : 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}.${xlsx ? 'xlsx' : 'csv'}"`,
      'cache-control': 'no-store',
      [TOTAL_HEADER]: String(total),
      // Sent as it is written, so that the screen can show progress.
      'x-stream': '1',
    },
  });
}

/**
 * The file of an address; its export is recorded. A large one needs a confirmation first: scripts, which
 * accept nothing but the file's type, get its size as JSON, and all others are redirected to the page of confirmation.
 */
export async function exportOrConfirm<Row extends { id: string }>(
  call: Call,
  listIn: ListIn<Row>,
): Promise<Response> {
  const total = await exportSize(call, listIn);
  if (total <= CONFIRM_ABOVE) return send(call, listOf(call, listIn), total);
  const { request } = call;
  const accepted = request.headers.get('accept');
  if (accepted === 'text/csv' || accepted === XLSX_TYPE) {
    return Response.json({ rows: total }, { headers: { 'cache-control': 'no-store' } });
  }
  const { pathname, search } = new URL(request.url);
  throw redirect(`${pathname.replace(/\.data$/, '')}/confirm${search}`, 303);
}

/** The file of an address once its size was confirmed, by a post that no link can make. */
export async function exportConfirmed<Row extends { id: string }>(
  call: Call,
  listIn: ListIn<Row>,
): Promise<Response> {
  return send(call, listOf(call, listIn), await exportSize(call, listIn));
}
