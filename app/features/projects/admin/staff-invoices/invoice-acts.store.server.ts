import type { Transaction } from 'kysely';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { KeyKind } from '../../invoices/pix/pix-key.ts';
import type { InvoiceClient, PixKey } from './staff-invoices.ts';

type Tx = Transaction<DB>;

/** Whom an invoice may be written to. Refuses with `financial_read_missing`. */
export async function readInvoiceClients(tx: Tx): Promise<InvoiceClient[]> {
  const rows = await callRows(
    tx,
    'public.invoice_clients',
    {},
    { projects: typed<InvoiceClient['projects']>() },
  );
  return rows;
}

export type Draft = {
  client: string;
  project: string | null;
  description: string;
  /** In reais, `1250.00`. */
  value: string;
  dueOn: string;
  installment: { place: number; of: number } | null;
  pix: string | null;
  boleto: string | null;
};
export type KeptFile = { key: string; name: string; size: number };

/** Keeps a draft. Without a file the one that is there stays; `none` takes it away. */
export async function saveInvoice(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  draft: Draft,
  file: KeptFile | 'none' | undefined,
): Promise<void> {
  const fields = {
    organization_id: draft.client,
    project_id: draft.project,
    description: draft.description,
    value: draft.value,
    due_on: draft.dueOn,
    installment: draft.installment?.place ?? null,
    installments: draft.installment?.of ?? null,
    pix_text: draft.pix,
    boleto: draft.boleto,
  };
  const kept = file === undefined ? null : JSON.stringify(file === 'none' ? {} : file);
  await callValue(tx, 'public.save_invoice', {
    id,
    revision,
    invoice: JSON.stringify(fields),
    file: kept,
  });
}

/** Whether it was issued now, or had been before. */
export async function issueInvoice(
  tx: Tx,
  {
    id,
    revision,
    pix,
    receiver,
  }: {
    id: string;
    revision: number;
    pix: string | null;
    /** The key that is not the company's and was confirmed. */
    receiver: string | null;
  },
): Promise<'issued' | 'already'> {
  return (
    (await callValue(
      tx,
      'public.issue_invoice_to',
      { invoice: id, revision, pix, receiver },
      typed<'issued' | 'already'>(),
    )) ?? 'already'
  );
}

/** Whether it was marked now, or had been before. */
export async function payInvoice(
  tx: Tx,
  { id, on, how }: { id: string; on: string; how: string },
): Promise<'paid' | 'already'> {
  return (
    (await callValue(
      tx,
      'public.pay_invoice',
      { invoice: id, paidOn: on, how },
      typed<'paid' | 'already'>(),
    )) ?? 'already'
  );
}

export const unpayInvoice = (tx: Tx, id: string, cause: string) =>
  callValue(tx, 'public.unpay_invoice', { invoice: id, cause });

export const cancelInvoice = (tx: Tx, id: string, cause: string) =>
  callValue(tx, 'public.cancel_invoice', { invoice: id, cause });

/** Where money is sent by Pix today; undefined as long as nobody has said. */
export async function readPixKey(tx: Tx): Promise<PixKey | undefined> {
  const row = await tx
    .selectFrom('pix_keys')
    .select(['kind', 'key', 'merchant_name as name', 'merchant_city as city', 'set_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as KeyKind, setAt: row.set_at.toISOString() };
}

export const savePixKey = (
  tx: Tx,
  { kind, key, name, city }: { kind: KeyKind; key: string; name: string; city: string },
) => callValue(tx, 'public.save_pix_key', { kind, key, name, city });
