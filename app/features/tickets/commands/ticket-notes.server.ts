import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#app/access/commands/command.server.ts';
import { noteCommands } from '#app/features/notes/commands/note-commands.server.ts';
import { callValue, functionCall } from '#app/platform/database/call-function.server.ts';
import { type Named, storedNote } from '#app/ui/admin/composer/note-text.ts';
import { readColleagues } from '../queries/tickets-page.store.server.ts';

/** The colleagues who may be mentioned in notes of a ticket. */
async function mentionable(tx: Tx, ticketId: string) {
  const ticket = await tx
    .selectFrom('feedback_tickets')
    .select('projectId')
    .where('id', '=', ticketId)
    .executeTakeFirst();
  return readColleagues(tx, ticket?.projectId ?? null);
}

async function namedIn(tx: Tx, ticketId: string, noteId: string): Promise<Named> {
  const { rows } = await sql<{ named: Named | null }>`
    select details -> 'named' as named from ${functionCall('public.ticket_thread', { ticketId })}
    where kind = 'note' and id = ${noteId}::uuid`.execute(tx);
  return rows[0]?.named ?? {};
}

/** Stores the first note of a ticket that staff open, and notifies the mentioned colleagues. */
export async function storeFirstNote(
  tx: Tx,
  ticketId: string,
  text: string,
  named: readonly string[],
) {
  const body = storedNote(text, await mentionable(tx, ticketId), named);
  await callValue(tx, 'public.write_ticket_note', { id: randomUUID(), ticketId, body });
}

/** The commands on notes of a ticket. */
export const ticketNotes = noteCommands({
  read: 'feedback:read',
  update: 'feedback:update',
  colleagues: mentionable,
  namedIn,
  write: (tx, { subjectId: ticketId, ...note }) =>
    callValue(tx, 'public.write_ticket_note', { ticketId, ...note }),
  edit: (tx, note) => callValue(tx, 'public.edit_ticket_note', note),
  remove: (tx, note) => callValue(tx, 'public.remove_ticket_note', note),
  markRead: (tx, ticketId) => callValue(tx, 'public.read_ticket_mentions', { ticketId }),
});
