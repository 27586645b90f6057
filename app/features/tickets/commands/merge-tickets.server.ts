import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { MergeQuestion } from '../ticket-replies.ts';
import { plainText, ticketId } from './posted-fields.ts';

/** The ticket of a number, as people write it. */
const ticketByNumber = (tx: Tx, text: string) =>
  tx
    .selectFrom('feedback_tickets')
    .select('id')
    // An invalid number finds nothing.
    .where(sql<string>`number::text`, '=', text.replace(/^\s*(?:a-?)?0*/i, '').trim())
    .executeTakeFirst();

type Requester = {
  contactId: string | null;
  authorName: string | null;
  authorEmail: string | null;
};

/** Two known requesters with neither contact nor address in common. */
function areTwo(one: Requester, other: Requester): boolean {
  const isSame = (a: string | null, b: string | null) => a !== null && a === b;
  const isKnown = ({ contactId, authorEmail }: Requester) => Boolean(contactId ?? authorEmail);
  return (
    isKnown(one) &&
    isKnown(other) &&
    !isSame(one.contactId, other.contactId) &&
    !isSame(one.authorEmail, other.authorEmail)
  );
}

const nameOf = ({ authorName, authorEmail }: Requester) =>
  authorName && authorEmail ? `${authorName} (${authorEmail})` : (authorName ?? authorEmail ?? '');

/** The requesters of these two tickets, where they are of two customers. Locks both until the transaction
 * ends. */
async function readTwoCustomers(tx: Tx, into: string, from: string) {
  const rows = await tx
    .selectFrom('feedback_tickets')
    .select(['id', 'revision', 'contactId', 'authorName', 'authorEmail'])
    .where('id', 'in', [into, from])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [there, here] = [into, from].map((id) => rows.find((row) => row.id === id));
  if (!there || !here || !areTwo(there, here)) return undefined;
  return { from: nameOf(here), into: nameOf(there), seen: `${there.revision},${here.revision}` };
}

/**
 * Merges a ticket into another one. Tickets of two customers are merged only with `seen`, the revisions of
 * both with which the user has confirmed the merge.
 */
export const mergeTickets = command({
  permission: 'feedback:update',
  input: z.object({
    ticketId,
    number: plainText,
    seen: z
      .string()
      .regex(/^\d{1,9},\d{1,9}$/)
      .transform((text) => text.split(',').map(Number))
      .nullish()
      .catch(null),
  }),
  async run({ tx, input: { ticketId: from, number, seen } }) {
    const into = await ticketByNumber(tx, number);
    if (!into) throw new Refusal('number_gone', 404);
    const two = seen ? undefined : await readTwoCustomers(tx, into.id, from);
    await callValue(tx, 'public.merge_tickets', { into: into.id, from, seen: seen ?? null });
    // Asked only where the merge is possible: the refusal rolls it back.
    const question: MergeQuestion | undefined = two && { number, ...two };
    if (question) throw new Refusal('otherCustomer', 409, question);
    return { id: into.id };
  },
  undo: () => ({ intent: 'unmerge' }),
});

/** Undoes the merge of a ticket; refused once its time is over. */
export const unmergeTicket = command({
  permission: 'feedback:update',
  input: z.object({ ticketId }),
  async run({ tx, input: { ticketId: id } }) {
    await callValue(tx, 'public.unmerge_ticket', { id });
    return { id };
  },
});
