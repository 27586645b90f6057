import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Archives a company. */
export const archiveCompany = command({
  permission: 'crm:update',
  input: z.object({ company: z.uuid() }),
  async run({ tx, input: { company: id } }) {
    await callValue(tx, 'public.set_company_active', { id, active: false });
    return { id };
  },
  undo: () => ({ intent: 'back' }),
});

/** Restores an archived company. */
export const restoreCompany = command({
  permission: 'crm:update',
  input: z.object({ company: z.uuid() }),
  async run({ tx, input: { company: id } }) {
    await callValue(tx, 'public.set_company_active', { id, active: true });
    return { id };
  },
  undo: () => ({ intent: 'away' }),
});
