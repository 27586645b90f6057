import { sql, type Transaction } from 'kysely';
import { businessDay } from '#app/i18n/business-day.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import type { ClientInvoice, PaidHow } from './invoices.ts';

type Tx = Transaction<DB>;

/** The limit of paid invoices; open ones are all read. */
const MOST_PAID = 120;

type Row = {
  id: string;
  number: string;
  description: string;
  cents: number;
  dueOn: string;
  installment: number | null;
  installments: number | null;
  projectId: string | null;
  project: string | null;
  pixText: string | null;
  boleto: string | null;
  fileName: string | null;
  fileSize: number | null;
  paidOn: string | null;
  paidHow: PaidHow | null;
};

const invoiceIn = (row: Row): ClientInvoice => ({
  id: row.id,
  number: row.number,
  description: row.description,
  cents: row.cents,
  dueOn: row.dueOn,
  installment:
    row.installment && row.installments ? { place: row.installment, of: row.installments } : null,
  project: row.projectId && row.project ? { id: row.projectId, name: row.project } : null,
  pix: row.pixText,
  boleto: row.boleto,
  file: row.fileName && row.fileSize ? { name: row.fileName, size: row.fileSize } : null,
  paid: row.paidOn && row.paidHow ? { on: row.paidOn, how: row.paidHow } : null,
});

export type ClientInvoices = {
  invoices: readonly ClientInvoice[];
  /** Today in the company's time zone. */
  today: string;
};

/** Issued invoices of a client without cancelled ones; none for users who may not see them. */
export async function readInvoicesOf(tx: Tx, organization: string): Promise<ClientInvoices> {
  const { rows } = await sql<Row>`
    select i.id, i.number, i.description, (i.value * 100)::float8 as cents, i.due_on::text as due_on,
      i.installment, i.installments, p.id as project_id, p.name as project, i.pix_text, i.boleto,
      i.file_name, i.file_size, i.paid_on::text as paid_on, i.paid_how
    from public.invoices i left join public.projects p on p.id = i.project_id
    where i.organization_id = ${organization}::uuid and i.state in ('issued', 'paid')
    order by i.state, coalesce(i.paid_on, i.due_on) desc, i.id limit ${MOST_PAID}`.execute(tx);
  return { invoices: rows.map(invoiceIn), today: businessDay() };
}

/** The number of open invoices of a client; zero for users who may not see them. */
export async function countToPay(tx: Tx, organization: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from public.invoices i
    where i.organization_id = ${organization}::uuid and i.state = 'issued'`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The storage key of an invoice's file; undefined where the caller may not fetch it. */
export async function readInvoiceFile(tx: Tx, invoice: string): Promise<FileToSend | undefined> {
  const rows = await callRows(tx, 'public.invoice_file', { invoice });
  return rows[0];
}

/** The values of a client's projects that the caller may see. */
export async function readValuesOf(
  tx: Tx,
  projects: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  if (projects.length === 0) return {};
  const { rows } = await sql<{ id: string; cents: number | null }>`
    select k.id, (public.project_value(k.id) * 100)::float8 as cents
    from unnest(${projects}::uuid[]) k (id)`.execute(tx);
  return Object.fromEntries(rows.flatMap(({ id, cents }) => (cents === null ? [] : [[id, cents]])));
}
