import { z } from 'zod';
import { command, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { storedNote } from '#app/ui/admin/composer/note-text.ts';
import { readColleagues } from '../queries/tickets-page.store.server.ts';
import { mentioned, noteText, ownId, ticketId } from './posted-fields.ts';

type Note = { id: string; text: string; named: readonly string[] };

/** The colleagues who may be mentioned in notes of a ticket. */
export async function mentionable(tx: Tx, ticketId: string) {
  const ticket = await tx
    .selectFrom('feedback_tickets')
    .select('projectId')
    .where('id', '=', ticketId)
    .executeTakeFirst();
  return readColleagues(tx, ticket?.projectId ?? null);
}

/** Stores a note under its id, once, and notifies the mentioned colleagues. */
export async function storeNote(tx: Tx, ticketId: string, { id, text, named }: Note) {
  const body = storedNote(text, await mentionable(tx, ticketId), named);
  await callValue(tx, 'public.write_ticket_note', { id, ticketId, body });
}

export const writeNote = command({
  permission: 'feedback:update',
  input: z.object({ ticketId, id: ownId, text: noteText, named: mentioned }),
  async run({ tx, input }) {
    await storeNote(tx, input.ticketId, input);
    return { id: input.id };
  },
});
