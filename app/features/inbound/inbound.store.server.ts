import type { Transaction } from 'kysely';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { storableJson } from '#app/platform/http/storable-text.ts';
import type { Thread } from '#app/platform/mail/reply-address.server.ts';
import type { IngestedFiles, RefusedFile } from './mail-files.ts';

type Tx = Transaction<DB>;

/** A mail for the database, as JSON with the names of its columns. */
export type MailToIngest = {
  id: string;
  mailbox: string;
  uid_validity: number;
  uid: number;
  /** SHA-256 in hex that identifies the mail. */
  key: string;
  received_at: string;
  by: 'person' | 'program' | 'list' | 'own';
  from_address: string | null;
  subject: string;
  /** Why it is skipped. */
  aside?: 'too_large' | 'unreadable' | 'failed';
  message_id?: string | null;
  from_name?: string;
  /** The address of the program that sent a person's text. */
  relayed_by?: string | null;
  automatic_reply?: boolean;
  sender_key?: string;
  token_hash?: string;
  sent_at?: string | null;
  thread?: Thread | null;
  /** Message ids of the mails of ours that it replies to, the latest first. */
  answers?: string[];
  report?: { message_id: string; final: boolean; status: string; reason: string } | null;
  body?: string;
  folded?: string;
};

export type MailOutcome =
  | 'known'
  | 'threaded'
  | 'entry'
  | 'ticket'
  | 'waiting'
  | 'ignored'
  | 'report'
  | 'limited'
  | 'aside';

/** Whether a mail was ingested before. */
export async function isMailIngested(tx: Tx, mail: MailToIngest): Promise<boolean> {
  const { mailbox, uid_validity: validity, uid, key } = mail;
  return (
    (await callValue(tx, 'private.is_mail_ingested', {
      mailbox,
      uidValidity: validity,
      uid,
      key,
    })) ?? false
  );
}

/** Whether a mail may be read, by its mailbox and its sender; counts that as a read. */
export async function admitMail(
  tx: Tx,
  { mailbox, uid_validity: validity, uid }: Pick<MailToIngest, 'mailbox' | 'uid_validity' | 'uid'>,
  senderKey: string,
  most: number,
): Promise<'admitted' | 'known' | 'limited'> {
  return (
    (await callValue(
      tx,
      'private.admit_mail',
      { mailbox, uidValidity: validity, uid, senderKey, most },
      typed<'admitted' | 'known' | 'limited'>(),
    )) ?? 'known'
  );
}

/** Ingests a mail once, with all its follow-ups, and returns the result. */
export async function storeMail(tx: Tx, mail: MailToIngest & IngestedFiles): Promise<MailOutcome> {
  return (
    (await callValue(
      tx,
      'private.ingest_mail',
      { mail: storableJson(mail) },
      typed<MailOutcome>(),
    )) ?? 'known'
  );
}

/** Bytes of files in mails of unverified senders that nobody has accepted. */
export async function waitingBytes(tx: Tx): Promise<number> {
  return Number((await callValue(tx, 'private.waiting_mail_bytes', {})) ?? 0);
}

export type RefusedForMail = {
  to: string;
  locale: string;
  messageId: string | null;
  refused: RefusedFile[];
};

/** The notice to the sender of a mail about its files that were not kept; undefined where the mail is
 * deleted. */
export async function readRefusedForMail(tx: Tx, id: string): Promise<RefusedForMail | undefined> {
  const row = await tx
    .selectFrom('inbound_mails as m')
    .leftJoin('feedback_messages as s', 's.id', 'm.feedbackMessageId')
    .leftJoin('feedback_tickets as t', 't.id', 's.ticketId')
    .select(['m.fromAddress', 'm.messageId', 'm.refused', 't.locale'])
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (!row?.fromAddress) return undefined;
  return {
    to: row.fromAddress,
    locale: row.locale ?? '',
    messageId: row.messageId,
    refused: row.refused as RefusedFile[],
  };
}

/** Whether a stored file belongs to a mail. */
export async function isFileOfMail(tx: Tx, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('inbound_mail_files')
    .select('id')
    .where('storageKey', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
