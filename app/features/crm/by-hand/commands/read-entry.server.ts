import { command } from '#app/access/commands/command.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { entryInput, readPostedEntry } from '../posted-entry.server.ts';

const readFor = (permission: Permission) =>
  command({
    permission,
    input: entryInput,
    prepare: readPostedEntry,
    run: async ({ input: { id }, ready }) => ({ id, ...ready }),
  });

/** Parses an entry without creating anything; for use without scripts. */
export const readEntry = readFor('crm:create');
export const readTicketEntry = readFor('feedback:create');
