import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import type { RefusedFile } from './mail-files.ts';
import type { ReceivedMail } from './received-mail.ts';

type Tx = Transaction<DB>;

/** The files of a mail `m` that the reader may see. */
export const filesOfMail = sql<ReceivedMail['files']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.original_name, 'size', f.size,
      'within', f.shown_within)
    order by f.created_at, f.id), '[]')
  from public.inbound_mail_files f where f.mail_id = m.id)`;

const received = (tx: Tx) =>
  tx
    .selectFrom('inbound_mails as m')
    .select(['m.id', 'm.fromAddress', 'm.relayedBy', 'm.otherSender', 'm.folded', 'm.refused'])
    .select(['m.feedbackMessageId', 'm.crmMessageId'])
    .select(filesOfMail.as('files'));

type Row = Awaited<ReturnType<ReturnType<typeof received>['execute']>>[number];

const mailOf = (row: Row): ReceivedMail => ({
  from: row.fromAddress ?? '',
  relayedBy: row.relayedBy,
  otherSender: row.otherSender,
  folded: row.folded,
  files: row.files,
  refused: row.refused as RefusedFile[],
});

/** Mails in the thread of an entry, by message id; the mail that opened it, by the id of the entry. */
export async function mailsInThread(tx: Tx, entryId: string): Promise<Map<string, ReceivedMail>> {
  const rows = await received(tx).where('m.entryId', '=', entryId).execute();
  return new Map(rows.map((row) => [row.feedbackMessageId ?? entryId, mailOf(row)]));
}

/** Mails that are messages of a ticket, by message id. */
export async function mailsOfMessages(
  tx: Tx,
  messages: readonly string[],
): Promise<Map<string, ReceivedMail>> {
  if (messages.length === 0) return new Map();
  const rows = await received(tx).where('m.feedbackMessageId', 'in', messages).execute();
  return new Map(rows.map((row) => [row.feedbackMessageId ?? '', mailOf(row)]));
}

/** Mails that are messages of a contact, by message id. */
export async function mailsOfContactMessages(
  tx: Tx,
  messages: readonly string[],
): Promise<Map<string, ReceivedMail>> {
  if (messages.length === 0) return new Map();
  const rows = await received(tx).where('m.crmMessageId', 'in', messages).execute();
  return new Map(rows.map((row) => [row.crmMessageId ?? '', mailOf(row)]));
}

/** A file of a mail, or undefined; the policy hides those that the person may not read. */
export const readMailFile = (tx: Tx, id: string): Promise<FileToSend | undefined> =>
  tx
    .selectFrom('inbound_mail_files')
    .select(['storageKey', 'originalName', 'contentType', 'size'])
    .where('id', '=', id)
    .executeTakeFirst();
