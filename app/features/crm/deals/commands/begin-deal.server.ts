import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import {
  fillNewRecord,
  typedFields,
} from '#app/features/custom-fields/commands/fill-new-record.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { typedEmail, typedLine } from '#app/platform/text/typed-text.ts';
import { dealOutcome } from './change-deal.server.ts';
import { dayOrNone, dealTitle, optionalUserId, reais } from './posted-fields.ts';

const text = (most: number, code?: string) =>
  typedLine.pipe(z.string().max(most, code)).default('');

/**
 * Creates a deal of a chosen contact, or of one that is found or created by address and telephone. Idempotent
 * by id.
 */
export const beginDeal = command({
  permission: 'crm:create',
  input: z.object({
    id: z.uuid(),
    stage: z.uuid(),
    title: dealTitle,
    value: z.preprocess((value) => value || '0', reais),
    owner: optionalUserId,
    close: dayOrNone,
    contact: z.uuid().optional(),
    name: text(200),
    email: typedEmail.pipe(z.union([z.literal(''), z.email().max(254)], 'contact')).default(''),
    phone: text(40, 'contact'),
    company: text(200),
  }),
  prepare: async (posted) => typedFields(posted),
  async run({ tx, input, ready }) {
    const { id, stage, title, value, owner, close, name, email, phone, company } = input;
    const number = e164Of(phone);
    const deal = { title, value, owner_id: owner, expected_close: close };
    const contact = input.contact
      ? { id: input.contact }
      : { name, email, phone: number ?? phone, verified: number !== null, company };
    const outcome = await callValue(
      tx,
      'public.make_deal',
      { id, stage, deal: JSON.stringify(deal), contact: JSON.stringify(contact) },
      dealOutcome,
    );
    if (!outcome.done) throw new Refusal(outcome.why, 422);
    await fillNewRecord(tx, { subject: 'deal', id }, ready);
    return { id };
  },
  redirectTo: ({ input: { id } }) => adminPath('deal', { id }),
});
