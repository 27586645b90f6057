import { sql, type Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readPage } from '#app/platform/database/list-page.server.ts';
import { type Named, notePartsOf } from '#app/ui/admin/composer/note-text.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { mentionsList } from './mentions.list.server.ts';
import type { Mention } from './mentions.ts';

type Tx = Transaction<DB>;

/** Mentions of the user, newest first. Refuses with `crm_read_missing`. */
export async function listMentions(
  tx: Tx,
  { filter, sort: { descending }, after, limit }: ListPart<typeof mentionsList>,
): Promise<Mention[]> {
  const part = { filter, sort: { descending }, after, limit };
  const rows = await readPage(tx, 'public.mentions_page', part, {
    subject: typed<Mention['subject']>(),
    named: typed<Named>(),
  });
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    subjectId: row.subjectId,
    reference: row.reference,
    subjectName: row.subjectName,
    by: row.byName,
    parts: notePartsOf(row.body, row.named),
    at: row.createdAt.toISOString(),
    unread: row.readAt === null,
  }));
}

/** How many of them the user has not read, up to `most`; none for users who may not read leads. */
export async function countUnread(tx: Tx, most: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (select from note_mentions
      where dropped_at is null and read_at is null limit ${most}) found`.execute(tx);
  return rows[0]?.unread ?? 0;
}

export type MentionForMail = {
  noteId: string;
  userId: string;
  email: string;
  locale: string;
  by: string | null;
  leadId: string;
  leadName: string;
  protocol: string;
  body: string;
  named: Named;
};

/** A note for the mail to the colleague that it mentions; undefined where they have read it, or may not
 * read it. */
export async function readMentionForMail(tx: Tx, id: string): Promise<MentionForMail | undefined> {
  const rows = await callRows(
    tx,
    'private.mention_for_mail',
    { mentionId: id },
    { named: typed<Named>() },
  );
  const [row] = rows;
  return (
    row && {
      noteId: row.noteId,
      userId: row.userId,
      email: row.email,
      locale: row.locale,
      by: row.byName,
      leadId: row.leadId,
      leadName: row.leadName ?? '',
      protocol: row.protocol,
      body: row.body,
      named: row.named,
    }
  );
}
