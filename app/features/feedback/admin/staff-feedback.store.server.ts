import type { Transaction } from 'kysely';
import type { ReceivedMail } from '#app/features/inbound/received-mail.ts';
import { mailsInThread } from '#app/features/inbound/received-mails.store.server.ts';
import { readTemplates } from '#app/features/tickets/queries/ticket-templates.store.server.ts';
import type { Recipient } from '#app/features/tickets/queries/ticket-thread.store.server.ts';
import { readColleagues } from '#app/features/tickets/queries/tickets-page.store.server.ts';
import type { TicketStatus } from '#app/features/tickets/ticket.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readCounts, readPage } from '#app/platform/database/list-page.server.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import { readWithheld } from '#app/platform/mail/withheld-mails.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { EntryStatus } from '../feedback.store.server.ts';
import type { FeedbackType, Severity } from '../feedback-rules.ts';
import { readEntryNotes } from './entry-notes.store.server.ts';
import type { feedbackList } from './feedback.list.server.ts';
import { ENTRY_STATUSES, type EntryRow } from './staff-feedback.ts';

type Tx = Transaction<DB>;
type EntryFile = { id: string; name: string; size: number };

/** Entries in the requested order, a page after the given one. Refuses with `feedback_read_missing`. */
export async function listEntries(
  tx: Tx,
  part: ListPart<typeof feedbackList>,
): Promise<EntryRow[]> {
  const rows = await readPage(tx, 'public.feedback_page', part, {
    type: typed<FeedbackType>(),
    severity: typed<Severity>(),
    status: typed<EntryStatus>(),
  });
  return rows.map((row) => ({
    id: row.id,
    protocol: row.protocol,
    project: row.project,
    module: row.module ?? '',
    type: row.type,
    severity: row.severity,
    status: row.status,
    score: row.score,
    verbatim: row.verbatim,
    author: row.authorName ?? row.authorEmail ?? '',
    ownerId: row.ownerId,
    owner: row.ownerName ?? '',
    files: row.files,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The count, up to `most`, 10001 by default. Refuses with `feedback_read_missing`. */
export const countEntries = (
  tx: Tx,
  filter: ListPart<typeof feedbackList>['filter'],
  most?: number,
): Promise<number> => readCount(tx, 'public.feedback_count', { ...filter, most });

/** How many entries are in each state under the other filters, up to `most`. Refuses with `feedback_read_missing`. */
export async function countByStatus(
  tx: Tx,
  { status: _, ...filter }: ListPart<typeof feedbackList>['filter'],
  most: number,
): Promise<Record<EntryStatus, number>> {
  if (Object.keys(filter).length > 0) {
    const filters = ENTRY_STATUSES.map((status) => ({ ...filter, status, most }));
    const counts = await readCounts(tx, 'public.feedback_count', filters);
    return Object.fromEntries(
      ENTRY_STATUSES.map((status, index) => [status, counts[index] ?? 0]),
    ) as Record<EntryStatus, number>;
  }
  const rows = await callRows(
    tx,
    'public.feedback_by_status',
    { most },
    { status: typed<EntryStatus>() },
  );
  return Object.fromEntries(rows.map(({ status, entries }) => [status, entries])) as Record<
    EntryStatus,
    number
  >;
}

/** A message between the author of an entry and staff. */
type Message = {
  id: string;
  at: string;
  by: string | null;
  mine: boolean;
  kind: 'author' | 'staff';
  body: string;
  via: string;
  files: readonly EntryFile[];
  sentTo: readonly Recipient[];
  mail: ReceivedMail | undefined;
};

/** The product and the project of an entry; undefined where the user may not read the project. */
const projectOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('feedback_projects')
    .select(['id', 'product'])
    .where('id', '=', id)
    .executeTakeFirst();

const ticketsOf = (tx: Tx, entryId: string) =>
  tx
    .selectFrom('ticket_entries')
    .innerJoin('feedback_tickets', 'feedback_tickets.id', 'ticket_entries.ticketId')
    .select(['feedback_tickets.id', 'number', 'title', 'status', 'priority', 'mergedInto'])
    .where('entryId', '=', entryId)
    .orderBy('createdAt', 'desc')
    .execute();

/** One entry with its files, its history and its messages, or undefined. */
export async function readEntry(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('feedback_entries')
    .select(['id', 'protocol', 'type', 'severity', 'status', 'score', 'verbatim', 'context'])
    .select(['attachments', 'authorName', 'authorEmail', 'contactClaim', 'locale'])
    .select(['persona', 'channel', 'reviewReason', 'ownerId', 'projectId', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const history = await callRows(
    tx,
    'public.feedback_history',
    { entryId: id },
    { kind: typed<'status' | 'owner'>() },
  );
  const thread = await callRows(
    tx,
    'public.feedback_thread',
    { entryId: id },
    {
      author: typed<Message['kind']>(),
      files: typed<EntryFile[]>(),
      sentTo: typed<Recipient[]>(),
    },
  );
  const tickets = await ticketsOf(tx, id);
  const mails = await mailsInThread(tx, id);
  const project = await projectOf(tx, row.projectId);
  return {
    id: row.id,
    tickets: tickets.map((ticket) => ({ ...ticket, status: ticket.status as TicketStatus })),
    protocol: row.protocol,
    type: row.type as FeedbackType,
    severity: row.severity as Severity,
    status: row.status as EntryStatus,
    score: row.score,
    verbatim: row.verbatim,
    context: row.context as Record<string, unknown>,
    files: row.attachments as EntryFile[],
    name: row.authorName ?? '',
    email: row.authorEmail ?? '',
    claim: row.contactClaim ?? '',
    persona: row.persona,
    channel: row.channel,
    review: row.reviewReason,
    /** Files of the mail that opened the entry. */
    mail: mails.get(id),
    ownerId: row.ownerId,
    withheld: (await readWithheld(tx, row.id)).length > 0,
    createdAt: new Date(row.createdAt).toISOString(),
    history: history.map((change) => ({
      kind: change.kind,
      from: change.fromStatus,
      to: change.toStatus,
      at: change.changedAt.toISOString(),
      by: change.byName,
      ticket:
        change.ticketId !== null && change.ticketNumber !== null
          ? { id: change.ticketId, number: change.ticketNumber }
          : null,
    })),
    thread: thread.map(
      (message): Message => ({
        id: message.id,
        at: message.createdAt.toISOString(),
        by: message.byName,
        mine: message.mine,
        kind: message.author,
        body: message.body,
        via: message.via,
        files: message.files,
        sentTo: message.sentTo,
        mail: mails.get(message.id),
      }),
    ),
    notes: await readEntryNotes(tx, id),
    /** The colleagues who may be mentioned in a note. */
    colleagues: await readColleagues(tx, row.projectId),
    templates: await readTemplates(tx, {
      product: project?.product ?? null,
      locale: row.locale,
      asksName: row.authorName,
      company: null,
      ownerName: null,
      reference: row.protocol,
    }),
  };
}

export type Entry = NonNullable<Awaited<ReturnType<typeof readEntry>>>;

/** A file of an entry, or undefined; the policy hides those that the user may not read. */
export const readEntryFile = (
  tx: Tx,
  entryId: string,
  id: string,
): Promise<FileToSend | undefined> =>
  tx
    .selectFrom('feedback_attachments')
    .select(['storageKey', 'originalName', 'contentType', 'size'])
    .where('entryId', '=', entryId)
    .where('id', '=', id)
    .executeTakeFirst();
