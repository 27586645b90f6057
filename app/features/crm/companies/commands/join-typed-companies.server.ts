import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';

/** As many as a page shows. */
const MOST = 50;

/** Links the contacts of typed companies to the company that each finds or makes. Posted twice it is done once. */
export const joinTypedCompanies = command({
  permission: 'crm:update',
  input: z.object({
    id: z.uuid(),
    key: z.array(z.string().min(1).max(200)).max(MOST),
    bring: z.literal('on').optional(),
  }),
  async run({ tx, input: { id, key: keys, bring } }) {
    if (keys.length === 0) throw new Refusal('none_chosen', 422);
    const [done] = await callRows(tx, 'public.join_typed_companies', {
      id,
      keys,
      bring: bring === 'on',
    });
    return { id, contacts: 0, companies: 0, made: 0, deals: 0, tickets: 0, ...done };
  },
  undo: ({ data: { id } }) => ({ intent: 'part', id }),
});

/** Undoes that, as far as no colleague has changed it since. */
export const undoCompanyJoin = command({
  permission: 'crm:update',
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id } }) {
    const contacts = await callValue(tx, 'public.undo_company_join', { id });
    return { id, contacts };
  },
});
