import { z } from 'zod';
import { command, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { brCodeOf } from '../../../invoices/pix/br-code.ts';
import { readInvoice, readPixKey } from '../staff-invoices.store.server.ts';

/** The Pix code of an invoice without a typed one, to the current key of the company. */
async function generatePix(tx: Tx, id: string): Promise<string | null> {
  const invoice = await readInvoice(tx, id);
  const key = invoice && !invoice.pix ? await readPixKey(tx) : undefined;
  if (!invoice || !key) return null;
  const { number, cents } = invoice;
  return brCodeOf({ ...key, cents, transaction: `FAT${number}` });
}

/** Issues a draft to its client. `receiver` is the key of the Pix code that the user confirmed, if it is not the
 * company's. */
export const issueInvoice = command({
  permission: 'financial:approve',
  input: z.object({
    id: z.uuid(),
    revision: z.coerce.number().int(),
    receiver: z.string().optional(),
  }),
  async run({ tx, input: { id, revision, receiver } }) {
    const outcome = await callValue(tx, 'public.issue_invoice_to', {
      invoice: id,
      revision,
      pix: await generatePix(tx, id),
      receiver: receiver || null,
    });
    const readers = await callValue(tx, 'public.invoice_readers', { invoice: id });
    return { already: outcome !== 'issued', unseen: readers === 0 };
  },
});
