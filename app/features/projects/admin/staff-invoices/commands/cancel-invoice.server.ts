import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { statedCause } from './stated-cause.ts';

/** Cancels a draft, or an issued invoice with a cause. */
export const cancelInvoice = command({
  permission: 'financial:update',
  input: z.object({ id: z.uuid(), cause: statedCause }),
  async run({ tx, input: { id, cause } }) {
    await callValue(tx, 'public.cancel_invoice', { invoice: id, cause });
    return {};
  },
});
