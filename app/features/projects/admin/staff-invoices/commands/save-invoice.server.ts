import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import { INVOICE_FILES } from '../../../invoices/invoices.ts';
import { draftIn, type InvoiceDraft } from '../typed-invoice.ts';

type StoredFile = { key: string; name: string; size: number };
type Ready = { draft: InvoiceDraft; file: StoredFile | undefined };
type Files = Omit<Upload, 'texts'>;

/** Stores the posted document; undefined where none was posted. */
async function storeFile({ files, tooMany }: Files): Promise<StoredFile | undefined> {
  const [file] = files;
  if (!file && !tooMany) return undefined;
  const isFit = file && file.size > 0 && !file.tooLarge && file.type === INVOICE_FILES.type;
  if (tooMany || !isFit) throw new Refusal('file', 422);
  const key = `invoices/${randomBytes(32).toString('hex')}`;
  const { place, name, size, sha256 } = file;
  await settleFileLater('invoice.settle-file', key);
  await storage().keep(key, { place, size, sha256, contentType: INVOICE_FILES.type });
  return { key, name, size };
}

/** What was typed, with the stored document; refused field by field. */
async function readDraft({ form, upload }: { form: FormData; upload: Files }) {
  const draft = draftIn(form);
  if ('mistakes' in draft) throw new Refusal('invalid', 422, undefined, draft.mistakes);
  return { draft, file: await storeFile(upload) };
}

async function removeFile({ file }: Ready): Promise<void> {
  if (file) await storage().remove(file.key);
}

/** Saves a draft; revision 0 creates it. An empty file removes the stored one. */
async function saveDraft(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  draft: InvoiceDraft,
  file: StoredFile | Record<string, never> | undefined,
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
  await callValue(tx, 'public.save_invoice', {
    id,
    revision,
    invoice: JSON.stringify(fields),
    file: file === undefined ? null : JSON.stringify(file),
  });
}

/** Creates a draft, once for each key of the form, and goes on to its page. */
export const createInvoice = command({
  permission: 'financial:create',
  input: z.object({ key: z.uuid() }),
  prepare: readDraft,
  async run({ tx, input: { key: id }, ready: { draft, file } }) {
    await saveDraft(tx, { id, revision: 0 }, draft, file);
    return {};
  },
  afterRollback: removeFile,
  redirectTo: ({ input: { key: id } }) => adminPath('invoice', { id }),
});

/** Saves a draft as it was read; its document stays where none is posted and `drop` is not checked. */
export const saveInvoice = command({
  permission: 'financial:update',
  input: z.object({
    id: z.uuid(),
    revision: z.coerce.number().int().min(1),
    drop: z.literal('on').optional(),
  }),
  prepare: readDraft,
  async run({ tx, input: { id, revision, drop }, ready: { draft, file } }) {
    await saveDraft(tx, { id, revision }, draft, file ?? (drop && {}));
    return {};
  },
  afterRollback: removeFile,
});
