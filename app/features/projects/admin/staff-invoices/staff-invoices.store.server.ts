import { sql, type Transaction } from 'kysely';
import { businessToday } from '#app/platform/database/business-day.server.ts';
import {
  callRows,
  functionCall,
  type RowOf,
  typed,
} from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { InvoiceState, PaidHow } from '../../invoices/invoices.ts';
import type { KeyKind } from '../../invoices/pix/pix-key.ts';
import { invoicesList } from './invoices.list.server.ts';
import type {
  InvoiceClient,
  InvoiceEvent,
  InvoiceRow,
  InvoiceSums,
  PixKey,
  StaffInvoice,
} from './staff-invoices.ts';

type Tx = Transaction<DB>;
type InvoicePart = ListPart<typeof invoicesList>;

type PageRow = Omit<RowOf<'public.invoices_page'>, 'state' | 'paidHow'> & {
  state: InvoiceState;
  paidHow: PaidHow | null;
};
const READERS = { state: typed<InvoiceState>(), paidHow: typed<PaidHow | null>() };

const centsOf = (value: string) => Math.round(Number(value) * 100);

const factsIn = (row: Omit<PageRow, 'createdAt'>) => ({
  id: row.id,
  number: row.number,
  client: row.client,
  project: row.project,
  description: row.description,
  cents: centsOf(row.value),
  dueOn: row.dueOn,
  state: row.state,
  overdue: row.overdue,
  installment:
    row.installment && row.installments ? { place: row.installment, of: row.installments } : null,
  paid: row.paidOn && row.paidHow ? { on: row.paidOn, how: row.paidHow } : null,
});

const rowIn = (row: PageRow): InvoiceRow => ({
  ...factsIn(row),
  createdAt: row.createdAt.toISOString(),
});

/** Invoices in the requested order, a page after the given one. Refuses with `financial_read_missing`. */
export async function listInvoices(tx: Tx, part: InvoicePart): Promise<InvoiceRow[]> {
  return (await readPage(tx, 'public.invoices_page', part, READERS)).map(rowIn);
}

/** The limit on the page of one client or project. */
const MOST_OF_ONE = 20;

/** Invoices of one client or project, the last due first. Refuses with `financial_read_missing`. */
export const readInvoicesOf = (
  tx: Tx,
  filter: { client?: string; project?: string },
): Promise<InvoiceRow[]> => {
  const { usual } = invoicesList;
  return listInvoices(tx, { filter, sort: usual, limit: MOST_OF_ONE });
};

/** Invoices of the client that a company became; null where it is none. */
export async function readInvoicesOfCompany(tx: Tx, company: string) {
  const { rows } = await sql<{ id: string }>`
    select o.id from public.client_organizations o where o.company_id = ${company}::uuid`.execute(
    tx,
  );
  const client = rows[0]?.id;
  return client ? { client, rows: await readInvoicesOf(tx, { client }) } : null;
}

/** The sums of the invoices with these filters. */
export async function sumInvoices(
  tx: Tx,
  { text, state, client, project }: InvoicePart['filter'],
): Promise<InvoiceSums> {
  const rows = await callRows(tx, 'public.invoices_sums', {
    text: text ?? null,
    state: state ?? null,
    client: client ?? null,
    project: project ?? null,
  });
  const [row] = rows;
  return {
    many: row?.many ?? 0,
    total: centsOf(row?.total ?? '0'),
    open: centsOf(row?.open ?? '0'),
    overdue: centsOf(row?.overdue ?? '0'),
    paid: centsOf(row?.paid ?? '0'),
  };
}

/** An invoice with its record; undefined where there is none for the caller. */
export async function readInvoice(tx: Tx, id: string): Promise<StaffInvoice | undefined> {
  const { rows } = await sql<
    Omit<PageRow, 'createdAt'> & {
      pixText: string | null;
      boleto: string | null;
      fileName: string | null;
      fileSize: number | null;
      revision: number;
      events: InvoiceEvent[];
    }
  >`
    select i.id, i.number, i.organization_id as client_id, coalesce(c.name, '') as client, i.project_id,
      p.name as project, i.description, i.value, i.due_on, i.state,
      i.state = 'issued' and i.due_on < ${businessToday} as overdue,
      i.installment, i.installments, i.paid_on, i.paid_how, i.pix_text, i.boleto,
      i.file_name, i.file_size, i.revision,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id::text, 'kind', e.kind, 'cause', e.cause,
          'pixKey', e.details ->> 'pix_key', 'actor', e.actor, 'at', e.at) order by e.at desc, e.id desc), '[]')
        from public.invoice_events e where e.invoice_id = i.id) as events
    from public.invoices i
    left join ${functionCall('public.invoice_clients', {})} c on c.id = i.organization_id
    left join public.projects p on p.id = i.project_id
    where i.id = ${id}::uuid`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  return {
    ...factsIn(row),
    clientId: row.clientId,
    projectId: row.projectId,
    pix: row.pixText,
    boleto: row.boleto,
    file: row.fileName && row.fileSize ? { name: row.fileName, size: row.fileSize } : null,
    revision: row.revision,
    events: row.events,
  };
}

/** Clients that an invoice may be for. Refuses with `financial_read_missing`. */
export function readInvoiceClients(tx: Tx): Promise<InvoiceClient[]> {
  const readers = { projects: typed<InvoiceClient['projects']>() };
  return callRows(tx, 'public.invoice_clients', {}, readers);
}

/** The Pix key to which clients pay today; undefined where none was set. */
export async function readPixKey(tx: Tx): Promise<PixKey | undefined> {
  const row = await tx
    .selectFrom('pix_keys')
    .select(['kind', 'key', 'merchantName as name', 'merchantCity as city', 'setAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as KeyKind, setAt: row.setAt.toISOString() };
}
