import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Moves an import to its next state. Refused where it has changed since. */
const step = (name: 'public.start_import' | 'public.cancel_import' | 'public.undo_import') =>
  command({
    permission: 'crm:create',
    input: z.object({ id: z.uuid() }),
    async run({ tx, input: { id } }) {
      if (!(await callValue(tx, name, { id }))) throw new Refusal('stale');
      return { id };
    },
  });

export const startImport = step('public.start_import');
export const cancelImport = step('public.cancel_import');
export const undoImport = step('public.undo_import');
