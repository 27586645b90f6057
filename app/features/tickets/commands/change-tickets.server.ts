import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { type BulkField, placeField } from '../ticket-replies.ts';
import { bulkField, bulkValue, columnOf, isValueOf, places, valueFor } from './bulk-fields.ts';

/** Sets the value of each ticket, or of none if one has changed since the user saw it. */
async function putValues(
  tx: Tx,
  what: BulkField,
  rows: readonly { id: string; from: string; to: string }[],
): Promise<void> {
  const column = columnOf(what);
  const { numAffectedRows } = await sql`
    update public.feedback_tickets t set ${column} = ${valueFor(what, sql.ref('p.to_value'))}
    from jsonb_to_recordset(${JSON.stringify(
      rows.map(({ id, from, to }) => ({ id, from_value: from, to_value: to })),
    )}::jsonb) as p (id uuid, from_value text, to_value text)
    where t.id = p.id and coalesce(t.${column}::text, '') = p.from_value`.execute(tx);
  if (numAffectedRows !== BigInt(rows.length)) throw new Refusal('changed');
}

/** Changes status, owner or priority of the chosen tickets: all of them or none. */
export const changeTickets = command({
  permission: 'feedback:update',
  input: z.object({ what: bulkField, to: bulkValue, seen: places }).refine(isValueOf),
  async run({ tx, input: { what, to, seen } }) {
    const changed = seen.filter(({ was }) => was !== to);
    if (changed.length > 0) {
      await putValues(
        tx,
        what,
        changed.map(({ id, was }) => ({ id, from: was, to })),
      );
    }
    return { count: changed.length, kept: 0, changed };
  },
  undo: ({ data: { changed }, input: { what, to } }) =>
    changed.length > 0
      ? { intent: 'set-back', what, to, back: changed.map(placeField) }
      : undefined,
});

/** Restores the previous values of tickets; all of them or none. */
export const restoreTickets = command({
  permission: 'feedback:update',
  input: z.object({ what: bulkField, to: bulkValue, back: places }).refine(isValueOf),
  async run({ tx, input: { what, to, back } }) {
    await putValues(
      tx,
      what,
      back.map(({ id, was }) => ({ id, from: to, to: was })),
    );
    return { count: back.length };
  },
});
