import { sql, type Transaction } from 'kysely';
import { callValue, functionCall } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Named, storedNote } from '#app/ui/admin/composer/note-text.ts';
import { readColleagues } from '../queries/tickets-page.store.server.ts';
import type { Priority, TicketStatus } from '../ticket.ts';

type Tx = Transaction<DB>;
type Text = { id: string; text: string; picked: readonly string[] };

const projectOf = async (tx: Tx, ticketId: string) =>
  (
    await tx
      .selectFrom('feedback_tickets')
      .select('project_id')
      .where('id', '=', ticketId)
      .executeTakeFirst()
  )?.project_id ?? null;

/** Keeps a note under the id given, once, and tells whoever is named in it. */
export async function writeNote(tx: Tx, ticketId: string, { id, text, picked }: Text) {
  const colleagues = await readColleagues(tx, await projectOf(tx, ticketId));
  const body = storedNote(text, colleagues, picked);
  await callValue(tx, 'public.write_ticket_note', { id, ticketId, body });
}

/** Writes a note of the person's own anew. Refuses with `note_not_yours`. */
export async function editNote(tx: Tx, ticketId: string, { id, text, picked }: Text) {
  // Who was named and may no longer read it stays named by an id, and not by letters.
  const { rows } = await sql<{ named: Named | null }>`
    select details -> 'named' as named from ${functionCall('public.ticket_thread', { ticketId })}
    where kind = 'note' and id = ${id}::uuid`.execute(tx);
  const named = Object.entries(rows[0]?.named ?? {}).map(([one, name]) => ({ id: one, name }));
  const colleagues = await readColleagues(tx, await projectOf(tx, ticketId));
  const others = named.filter((one) => !colleagues.some((colleague) => colleague.id === one.id));
  const body = storedNote(
    text,
    [...colleagues, ...others],
    [...picked, ...named.map((one) => one.id)],
  );
  await callValue(tx, 'public.edit_ticket_note', { id, body });
}

/** Removes a note of the person's own, or puts it back within ten minutes. */
export async function removeNote(tx: Tx, id: string, removed: boolean): Promise<void> {
  await callValue(tx, 'public.remove_ticket_note', { id, removed });
}

/** The person has seen where she is named about a ticket. */
export async function readMentions(tx: Tx, ticketId: string): Promise<void> {
  await callValue(tx, 'public.read_ticket_mentions', { ticketId });
}

type Reply = {
  id: string;
  body: string;
  /** The state that it leaves the ticket in; null as it is. */
  next: TicketStatus | null;
  files: readonly string[];
  /** When the last word was said that the answer was written by. */
  seen: string | null;
};

/** Answers everybody who asks in a ticket. Refuses in the words of reply_in_ticket(). */
export async function sendReply(tx: Tx, ticketId: string, reply: Reply): Promise<void> {
  await callValue(tx, 'public.reply_in_ticket', {
    id: reply.id,
    ticketId,
    body: reply.body,
    next: reply.next,
    files: [...reply.files],
    seen: reply.seen,
  });
}

type LaterReply = { id: string; body: string; next: TicketStatus | null; at: string };

/** Keeps an answer until its time, said as clocks of the house show it. */
export async function replyLater(tx: Tx, ticketId: string, { id, body, next, at }: LaterReply) {
  await sql`select public.reply_later(${id}::uuid, ${ticketId}::uuid, ${body}, ${next},
    ${at}::timestamp at time zone 'America/Sao_Paulo')`.execute(tx);
}

/** Takes back an answer that waits, and says what it said. Refuses with `later_gone`. */
export async function dropLater(tx: Tx, id: string): Promise<string> {
  return (await callValue(tx, 'public.drop_later_reply', { id })) ?? '';
}

/** Drops the answer that a rule has begun, if it is still there. */
export async function dropBegun(tx: Tx, ticketId: string): Promise<void> {
  await callValue(tx, 'public.drop_ticket_draft', { ticketId });
}

type Outcome = 'done' | 'changed' | 'gone';

/** Moves a ticket, unless a colleague has done so meanwhile; says where it stood. */
export async function moveTicket(
  tx: Tx,
  id: string,
  to: TicketStatus,
  seen: TicketStatus | undefined,
): Promise<{ outcome: Outcome; from?: TicketStatus }> {
  const stood = await tx
    .selectFrom('feedback_tickets')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!stood) return { outcome: 'gone' };
  if (seen && stood.status !== seen) return { outcome: 'changed' };
  await tx.updateTable('feedback_tickets').set({ status: to }).where('id', '=', id).execute();
  return { outcome: 'done', from: stood.status as TicketStatus };
}

export type TicketFields = {
  title: string;
  priority: Priority;
  owner_id: string | null;
  module_id: string | null;
};

/** Changes what a ticket is, as long as nobody has since the revision that was seen. */
export async function editTicket(
  tx: Tx,
  id: string,
  fields: TicketFields,
  seen: number,
): Promise<Outcome> {
  const stood = await tx
    .selectFrom('feedback_tickets')
    .select('revision')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!stood) return 'gone';
  if (stood.revision !== seen) return 'changed';
  await tx.updateTable('feedback_tickets').set(fields).where('id', '=', id).execute();
  return 'done';
}

/** Says which contact a ticket is for, or none, as long as nobody has changed it since. */
export async function setContact(
  tx: Tx,
  id: string,
  contact: string | null,
  seen: number,
): Promise<{ outcome: Outcome; before?: { contact: string; seen: number } }> {
  // Before the ticket, as a merge locks contacts before their tickets.
  if (contact) await callValue(tx, 'public.lock_contact', { contactId: contact });
  const stood = await tx
    .selectFrom('feedback_tickets')
    .select(['revision', 'contact_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!stood) return { outcome: 'gone' };
  if (stood.revision !== seen) return { outcome: 'changed' };
  const set = await tx
    .updateTable('feedback_tickets')
    .set({ contact_id: contact })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirst();
  if (!set) return { outcome: 'gone' };
  return { outcome: 'done', before: { contact: stood.contact_id ?? '', seen: set.revision } };
}

/** Links an entry by the protocol that its author was told, or takes it off; false for none such. */
export async function linkEntry(
  tx: Tx,
  ticketId: string,
  protocol: string,
  linked: boolean,
): Promise<boolean> {
  const entry = await tx
    .selectFrom('feedback_entries')
    .select('id')
    .where('protocol', '=', protocol.trim().toUpperCase())
    .executeTakeFirst();
  if (!entry) return false;
  await callValue(tx, 'public.link_ticket_entry', { ticketId, entryId: entry.id, linked });
  return true;
}

/** The ticket that a number names, as people write it; undefined for none within reach. */
export const ticketByNumber = (tx: Tx, text: string) =>
  tx
    .selectFrom('feedback_tickets')
    .select('id')
    // A number that is none finds nothing.
    .where(sql<string>`number::text`, '=', text.replace(/^\s*(?:a-?)?0*/i, '').trim())
    .executeTakeFirst();

type Asks = { contact_id: string | null; author_name: string | null; author_email: string | null };

/** Of two who are known, neither contact nor address is the same. */
function areTwo(one: Asks, other: Asks): boolean {
  const isSame = (a: string | null, b: string | null) => a !== null && a === b;
  const isKnown = ({ contact_id, author_email }: Asks) => Boolean(contact_id ?? author_email);
  return (
    isKnown(one) &&
    isKnown(other) &&
    !isSame(one.contact_id, other.contact_id) &&
    !isSame(one.author_email, other.author_email)
  );
}

const nameOf = ({ author_name, author_email }: Asks) =>
  author_name && author_email
    ? `${author_name} (${author_email})`
    : (author_name ?? author_email ?? '');

/**
 * Whose two tickets these are, where they are of two customers; nobody changes either until the transaction
 * ends. `seen` is the revisions of both, as merge_tickets() takes them.
 */
export async function readTwoCustomers(tx: Tx, into: string, from: string) {
  const rows = await tx
    .selectFrom('feedback_tickets')
    .select(['id', 'revision', 'contact_id', 'author_name', 'author_email'])
    .where('id', 'in', [into, from])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [there, here] = [into, from].map((id) => rows.find((row) => row.id === id));
  if (!there || !here || !areTwo(there, here)) return undefined;
  return { from: nameOf(here), into: nameOf(there), seen: `${there.revision},${here.revision}` };
}

/**
 * Lets one ticket go on in another; `seen` is the revisions that a choice was made by, or null. Refuses in the
 * words of merge_tickets().
 */
export async function mergeTickets(tx: Tx, into: string, from: string, seen: number[] | null) {
  await callValue(tx, 'public.merge_tickets', { into, from, seen });
}

/** Takes a ticket out of the one that it was merged into. */
export async function unmergeTicket(tx: Tx, id: string): Promise<void> {
  await callValue(tx, 'public.unmerge_ticket', { id });
}
