import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { functionCall } from '#app/platform/database/call-function.server.ts';
import { queryOf, viewFields } from './posted-view.server.ts';

/** Deletes a view; the undo restores it in its place. */
export const deleteView = command({
  permission: null,
  input: z.object({ ...viewFields, id: z.uuid() }),
  async run({ tx, input }) {
    const query = queryOf(input);
    // To the microsecond: views are in the order of their times.
    const { rows } = await sql<{ since: string | null }>`
      select to_char(${functionCall('public.drop_list_view', { id: input.id })} at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as since`.execute(tx);
    const since = rows[0]?.since;
    if (!since) throw new Refusal('gone', 404);
    return { query, since };
  },
  undo: ({ input: { id, list, name }, data }) => ({ intent: 'put', id, list, name, ...data }),
});
