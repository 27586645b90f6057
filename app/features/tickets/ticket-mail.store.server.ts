import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Named } from '#app/ui/admin/composer/note-text.ts';

type Tx = Transaction<DB>;

export type ReplyForMail = {
  ticketId: string;
  number: number;
  title: string;
  /** Of the entry on whose page the answer stands, too; null without one. */
  protocol: string | null;
  entryId: string | null;
  name: string;
  email: string;
  locale: string;
  body: string;
  by: string | null;
  files: { key: string; name: string; type: string }[];
};

/** An answer as one of those who ask is mailed it; undefined where she asks there no more. */
export async function readReplyForMail(
  tx: Tx,
  messageId: string,
  entryId: string | null,
): Promise<ReplyForMail | undefined> {
  const { rows } = await sql<{
    ticket_id: string;
    number: number;
    title: string;
    protocol: string | null;
    entry_id: string | null;
    name: string | null;
    email: string;
    locale: string;
    body: string;
    by_name: string | null;
    files: ReplyForMail['files'];
  }>`select * from private.ticket_reply_for_mail(${messageId}::uuid, ${entryId}::uuid)`.execute(tx);
  const [row] = rows;
  return (
    row && {
      ticketId: row.ticket_id,
      number: row.number,
      title: row.title,
      protocol: row.protocol,
      entryId: row.entry_id,
      name: row.name ?? '',
      email: row.email,
      locale: row.locale,
      body: row.body,
      by: row.by_name,
      files: row.files,
    }
  );
}

export type TicketMention = {
  noteId: string;
  userId: string;
  email: string;
  locale: string;
  by: string | null;
  ticketId: string;
  number: number;
  title: string;
  body: string;
  named: Named;
};

/** What a colleague is told of a note that names her; undefined where she need not, or may not, know. */
export async function readTicketMention(tx: Tx, id: string): Promise<TicketMention | undefined> {
  const { rows } = await sql<{
    note_id: string;
    user_id: string;
    email: string;
    locale: string;
    by_name: string | null;
    ticket_id: string;
    number: number;
    title: string;
    body: string;
    named: Named;
  }>`select * from private.ticket_mention_for_mail(${id}::uuid)`.execute(tx);
  const [row] = rows;
  return (
    row && {
      noteId: row.note_id,
      userId: row.user_id,
      email: row.email,
      locale: row.locale,
      by: row.by_name,
      ticketId: row.ticket_id,
      number: row.number,
      title: row.title,
      body: row.body,
      named: row.named,
    }
  );
}
