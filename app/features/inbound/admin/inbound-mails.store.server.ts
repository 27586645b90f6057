import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { containing, pageAfter } from '#app/platform/database/list-page.server.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { RefusedFile } from '../mail-files.ts';
import { filesOfMail } from '../received-mails.store.server.ts';
import type { inboundMailsList } from './inbound-mails.list.server.ts';
import {
  type InboundMail,
  type InboundReason,
  type InboundRow,
  type InboundState,
  type MailboxState,
  UNVERIFIED_MAIL,
  type UnverifiedMail,
} from './inbound-mails.ts';

type Tx = Transaction<DB>;
type Part = ListPart<typeof inboundMailsList>;

const COLUMNS = [
  't.id',
  't.state',
  't.fromAddress',
  't.fromName',
  't.subject',
  't.receivedAt',
] as const;

function matching(tx: Tx, { text, state }: Part['filter']) {
  let query = tx.selectFrom('inbound_mails as t');
  if (state) query = query.where('t.state', 'in', splitValues(state));
  if (!text) return query;
  return query.where(({ eb, or }) =>
    or([
      eb('t.fromAddress', 'ilike', containing(text)),
      eb('t.fromName', 'ilike', containing(text)),
      eb('t.subject', 'ilike', containing(text)),
    ]),
  );
}

/** The matching mails, up to a limit, for a count. */
export const matchingInboundMails = (tx: Tx, filter: Part['filter'], most: number) =>
  matching(tx, filter).select('t.id').limit(most);

type Read = {
  id: string;
  state: string;
  fromAddress: string | null;
  fromName: string | null;
  subject: string;
  receivedAt: Date;
};

const rowOf = (row: Read): InboundRow => ({
  id: row.id,
  state: row.state as InboundState,
  from: row.fromAddress ?? '',
  name: row.fromName ?? '',
  subject: row.subject,
  receivedAt: new Date(row.receivedAt).toISOString(),
});

/** A page of mails in the requested order. The policies hide those that the user may not read. */
export async function listInboundMails(tx: Tx, part: Part): Promise<InboundRow[]> {
  const query = matching(tx, part.filter).select([...COLUMNS]);
  const keys = ['received_at', 'id'];
  const rows = await pageAfter(query, { table: 'inbound_mails', keys }, part).execute();
  return rows.map(rowOf);
}

async function readContinued(tx: Tx, id: string): Promise<InboundMail['continues']> {
  const rows = await callRows(tx, 'public.tickets_continued_by_mail', { mailId: id });
  return rows;
}

/** One mail with its content, or undefined. */
export async function readInboundMail(tx: Tx, id: string): Promise<InboundMail | undefined> {
  const row = await tx
    .selectFrom('inbound_mails as m')
    .leftJoin('feedback_messages as s', 's.id', 'm.feedbackMessageId')
    .select(['m.id', 'm.state', 'm.fromAddress', 'm.fromName', 'm.subject', 'm.receivedAt'])
    .select(['m.relayedBy', 'm.reason', 'm.body', 'm.folded', 'm.refused', 'm.otherSender'])
    .select(['m.entryId', 'm.crmMessageId', 's.ticketId'])
    .select(filesOfMail.as('files'))
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const entry = row.entryId && ({ kind: 'entry', id: row.entryId } as const);
  const ticket = row.ticketId && ({ kind: 'ticket', id: row.ticketId } as const);
  const message = row.crmMessageId && ({ kind: 'message', id: row.crmMessageId } as const);
  const waits = row.state === 'waiting' || row.state === 'discarded';
  return {
    ...rowOf(row),
    continues: waits ? await readContinued(tx, id) : [],
    reason: row.reason as InboundReason | null,
    body: row.body,
    thread: entry || ticket || message || null,
    parts: {
      from: row.fromAddress ?? '',
      relayedBy: row.relayedBy,
      otherSender: row.otherSender,
      folded: row.folded,
      files: row.files,
      refused: row.refused as RefusedFile[],
    },
  };
}

/** The state of the mailbox. Refuses with `feedback_read_missing`. */
export async function readMailboxState(tx: Tx): Promise<MailboxState> {
  const rows = await callRows(tx, 'public.mailbox_state', {});
  const [row] = rows;
  if (!row) return null;
  return {
    readAt: row.readAt?.toISOString() ?? null,
    problem: row.problem,
    problemSince: row.problemSince?.toISOString() ?? null,
    limited: Number(row.limited),
  };
}

/** The setting for mails of unverified senders. The mailbox is one for all units, so they share it. */
export async function readUnverifiedMail(tx: Tx): Promise<UnverifiedMail> {
  const row = await tx
    .selectFrom('company_settings')
    .select('strangersMail')
    .where('strangersMail', '!=', 'wait')
    .limit(1)
    .executeTakeFirst();
  return UNVERIFIED_MAIL.find((one) => one === row?.strangersMail) ?? 'wait';
}
