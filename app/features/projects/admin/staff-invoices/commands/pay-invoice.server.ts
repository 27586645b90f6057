import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { PAID_HOW } from '../../../invoices/invoices.ts';
import { statedCause } from './stated-cause.ts';

/** Marks an issued invoice as paid. */
export const payInvoice = command({
  permission: 'financial:approve',
  input: z.object({ id: z.uuid(), on: typedDay, how: z.enum(PAID_HOW) }),
  async run({ tx, input: { id, on, how } }) {
    const outcome = await callValue(tx, 'public.pay_invoice', { invoice: id, paidOn: on, how });
    return { already: outcome !== 'paid' };
  },
});

/** Removes the mark that an invoice is paid; the cause is recorded. */
export const unpayInvoice = command({
  permission: 'financial:approve',
  input: z.object({ id: z.uuid(), cause: statedCause }),
  async run({ tx, input: { id, cause } }) {
    await callValue(tx, 'public.unpay_invoice', { invoice: id, cause });
    return {};
  },
});
