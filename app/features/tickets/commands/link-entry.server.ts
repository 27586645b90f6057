import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { plainText, ticketId } from './posted-fields.ts';

const input = z.object({ ticketId, protocol: plainText });
type Input = z.output<typeof input>;

/** Finds the entry by the reference number that its author got. */
async function setLink(tx: Tx, { ticketId, protocol }: Input, linked: boolean) {
  const entry = await tx
    .selectFrom('feedback_entries')
    .select('id')
    .where('protocol', '=', protocol.trim().toUpperCase())
    .executeTakeFirst();
  if (!entry) throw new Refusal('entry_gone', 404);
  await callValue(tx, 'public.link_ticket_entry', { ticketId, entryId: entry.id, linked });
  return { id: ticketId };
}

/** Links a feedback entry to a ticket. A missing entry and one of another product are refused. */
export const linkEntry = command({
  permission: 'feedback:update',
  input,
  run: ({ tx, input }) => setLink(tx, input, true),
});

export const unlinkEntry = command({
  permission: 'feedback:update',
  input,
  run: ({ tx, input }) => setLink(tx, input, false),
});
