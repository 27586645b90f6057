import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

const input = z.object({ company: z.uuid(), other: z.uuid() });

/** Dismisses two companies as duplicates: they are suggested no more. */
export const dismissPair = command({
  permission: 'crm:update',
  input,
  async run({ tx, input: { company: one, other } }) {
    await callValue(tx, 'public.dismiss_company_pair', { one, other, dismissed: true });
    return { id: one };
  },
  undo: ({ input: { company, other } }) => ({ intent: 'suggest', company, other }),
});

/** Undoes that dismissal. */
export const suggestPair = command({
  permission: 'crm:update',
  input,
  async run({ tx, input: { company: one, other } }) {
    await callValue(tx, 'public.dismiss_company_pair', { one, other, dismissed: false });
    return { id: one };
  },
});
