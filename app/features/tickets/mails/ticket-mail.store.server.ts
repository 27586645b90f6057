import type { Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Named } from '#app/ui/admin/composer/note-text.ts';

type Tx = Transaction<DB>;

export type ReplyForMail = {
  ticketId: string;
  number: number;
  title: string;
  /** The page of the entry with the reply, too; null without one. */
  protocol: string | null;
  entryId: string | null;
  /** For a requester without an entry: the ticket itself, or one that was merged into it. */
  asksIn: string | null;
  name: string;
  email: string;
  locale: string;
  body: string;
  by: string | null;
  files: { key: string; name: string; type: string }[];
};

/** A reply as it is mailed to one requester; undefined where they are no longer a requester of the ticket. */
export async function readReplyForMail(
  tx: Tx,
  messageId: string,
  { entryId, asksIn }: { entryId: string | null; asksIn: string | null },
): Promise<ReplyForMail | undefined> {
  const rows = await callRows(
    tx,
    'private.ticket_answer_for_mail',
    { messageId, entryId, asksIn },
    { files: typed<ReplyForMail['files']>() },
  );
  const [row] = rows;
  return (
    row && {
      ticketId: row.ticketId,
      number: row.number,
      title: row.title,
      protocol: row.protocol,
      entryId: row.entryId,
      asksIn: row.asksIn,
      name: row.name ?? '',
      email: row.email,
      locale: row.locale,
      body: row.body,
      by: row.byName,
      files: row.files,
    }
  );
}

/** Of a long conversation the last ones are enough: mail programs match any of them. */
const MOST_ANSWERED = 20;

/** The key of a requester in the message ids of their mails. */
export const mailedTo = ({
  ticketId,
  entryId,
  asksIn,
}: Pick<ReplyForMail, 'ticketId' | 'entryId' | 'asksIn'>): string =>
  entryId ?? (asksIn === ticketId ? 'ticket' : (asksIn ?? 'ticket'));

/** The message ids of a ticket's mails for one requester, up to the given reply, the oldest first: our mails
 * to them, and the mails received from them. Those of other requesters would name their mail servers. */
export async function mailsOfTicket(
  tx: Tx,
  reply: Pick<ReplyForMail, 'ticketId' | 'entryId' | 'asksIn' | 'email'>,
  messageId: string,
): Promise<string[]> {
  const { ticketId, entryId, asksIn, email } = reply;
  const rows = await tx
    .selectFrom('feedback_messages as m')
    .leftJoin('inbound_mails as i', 'i.feedbackMessageId', 'm.id')
    .select(['m.id', 'm.ticketId', 'm.author', 'i.messageId'])
    .where('m.ticketId', 'in', [ticketId, asksIn ?? ticketId])
    .where(({ eb, or }) =>
      or([
        eb('m.author', '=', 'staff'),
        eb('m.authorEmail', '=', email),
        ...(entryId ? [eb('m.entryId', '=', entryId)] : []),
      ]),
    )
    .where('m.id', '<>', messageId)
    .where('m.createdAt', '<=', (eb) =>
      eb.selectFrom('feedback_messages').select('createdAt').where('id', '=', messageId),
    )
    .orderBy('m.createdAt', 'desc')
    .limit(MOST_ANSWERED)
    .execute();
  const between = rows.reverse().flatMap(({ id, ticketId: of, author, messageId: mail }) => {
    // Its key is that of the ticket in which it was sent.
    const sent = mailedTo({ ticketId: of ?? ticketId, entryId, asksIn });
    if (author === 'staff') return [`ticket-message-${id}-${sent}`];
    return mail ? [mail] : [];
  });
  return entryId ? [`feedback-${entryId}-author`, ...between] : between;
}

export type TicketMention = {
  noteId: string;
  userId: string;
  email: string;
  locale: string;
  by: string | null;
  /** Null for a note on an entry without a ticket. */
  ticketId: string | null;
  number: number | null;
  entryId: string | null;
  reference: string | null;
  title: string;
  body: string;
  named: Named;
};

/** A note for the mail to the colleague that it mentions; undefined where they need not, or may not, know of
 * it. */
export async function readTicketMention(tx: Tx, id: string): Promise<TicketMention | undefined> {
  const rows = await callRows(
    tx,
    'private.ticket_mention_for_mail',
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
      ticketId: row.ticketId,
      number: row.number,
      entryId: row.entryId,
      reference: row.reference,
      title: row.title,
      body: row.body,
      named: row.named,
    }
  );
}

export type RatingForMail = {
  ticketId: string;
  number: number;
  title: string;
  entryId: string | null;
  email: string;
  locale: string;
};

/** The recipient of a rating mail for a ticket; undefined where it was rated, or opened again. */
export async function readRatingForMail(tx: Tx, id: string): Promise<RatingForMail | undefined> {
  const rows = await callRows(tx, 'private.rating_for_mail', { ratingId: id });
  return rows[0];
}

/** A message that came into a ticket, for the ticket's owner. */
export type MessageForMail = {
  id: string;
  ticketId: string;
  number: number;
  title: string;
  name: string;
  email: string;
  body: string;
  otherSender: boolean;
  files: number;
  /** Null without an owner who may read it. */
  ownerEmail: string | null;
  ownerLocale: string | null;
};

/** The notice of a message in a ticket; undefined where the message is deleted, or the owner need not know. */
export async function readMessageForMail(tx: Tx, id: string): Promise<MessageForMail | undefined> {
  const rows = await callRows(tx, 'private.ticket_message_for_mail', { messageId: id });
  const [row] = rows;
  return (
    row && {
      id: row.messageId,
      ticketId: row.ticketId,
      number: row.number,
      title: row.title,
      name: row.name ?? '',
      email: row.email ?? '',
      body: row.body,
      otherSender: row.otherSender,
      files: row.files,
      ownerEmail: row.ownerEmail,
      ownerLocale: row.ownerLocale,
    }
  );
}

/** The requested rating in the mail of a reply that also solves the ticket. */
export async function ratingWithAnswer(
  tx: Tx,
  messageId: string,
  entryId: string | null,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('ticket_ratings')
    .select('id')
    .where('withAnswer', '=', messageId)
    .where('entryId', entryId === null ? 'is' : '=', entryId)
    .where('score', 'is', null)
    .where('droppedAt', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** A ticket that a mail has opened, for the receipt to its sender. */
export type TicketReceipt = {
  id: string;
  number: number;
  title: string;
  name: string | null;
  email: string;
  locale: string;
  body: string;
};

/** Undefined where the person is no longer a requester of the ticket. */
export async function readReceipt(tx: Tx, id: string): Promise<TicketReceipt | undefined> {
  const rows = await callRows(tx, 'private.ticket_receipt', { ticketId: id });
  return rows[0];
}
