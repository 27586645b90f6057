import { sql, type Transaction } from 'kysely';
import type { RatingView } from '#app/features/satisfaction/rating.ts';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { SnakeKeys } from '#app/platform/database/column-names.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import type { FeedbackInput } from './feedback.schema.ts';
import type { FeedbackType, Severity } from './feedback-rules.ts';
import type { Outcome } from './idea-outcome.ts';

type Tx = Transaction<DB>;

/** A file that already is in the storage. */
export type StoredFeedbackFile = {
  storage_key: string;
  original_name: string;
  content_type: string;
  size: number;
  sha256: string;
};

/** The data of an entry beside its text. */
export type Arrived = {
  /** The id, or for a post without one the derived id and that of the window before. */
  ids: readonly [string] | readonly [string, string];
  /** Hash of the secret in the mailed link. */
  tokenHash: string;
  /** Hash of the sender's own secret. */
  secretHash: string;
  files: readonly StoredFeedbackFile[];
  /** The reservation that the files fill. */
  room: string;
  locale: string;
  userAgent: string;
  limitIdentifier: string;
  marks: readonly string[];
};

export type Refusal =
  | 'limited'
  | 'unknown_project'
  | 'unknown_module'
  | 'type_off'
  | 'attachments_off'
  | 'secret_taken';
type Answered =
  | {
      outcome: 'accepted' | 'replayed';
      entryId: string;
      protocol: string;
      /** The sender's secret opens the entry. */
      opened: boolean;
      missing: string[];
    }
  | { outcome: Refusal; entryId: null; protocol: null };

/** Submits an entry, as one statement: the database checks switches and limit and enqueues follow-ups. */
export async function submitFeedback(
  tx: Tx,
  input: FeedbackInput,
  arrived: Arrived,
): Promise<Answered> {
  const [id, earlier = null] = arrived.ids;
  const rows = await callRows(
    tx,
    'public.submit_feedback',
    {
      id,
      earlierId: earlier,
      tokenHash: arrived.tokenHash,
      secretHash: arrived.secretHash,
      uploadId: arrived.room,
      projectKey: input.project,
      moduleKey: input.module,
      type: input.type,
      severity: input.severity,
      score: input.score,
      verbatim: input.verbatim,
      persona: input.persona,
      channel: input.channel,
      context: JSON.stringify(input.context),
      name: input.name,
      email: input.email,
      contactClaim: input.contactClaim,
      userAgent: arrived.userAgent,
      locale: arrived.locale,
      attachments: JSON.stringify(arrived.files),
      limitIdentifier: arrived.limitIdentifier,
      marks: arrived.marks,
    },
    { outcome: typed<Answered['outcome']>() },
  );
  return rows[0] as Answered;
}

type Reservation = {
  id: string;
  /** The id that the sender gave the entry. */
  entryId: string | null;
  client: string;
  network: string | null;
  wanted: number;
  unsettledMax: number;
};

/** Bytes that the files of one post may fill, `wanted` at most. */
export async function reserveUpload(tx: Tx, reservation: Reservation): Promise<number> {
  const { id, entryId, client, network, wanted, unsettledMax } = reservation;
  return (
    (await callValue(tx, 'private.reserve_upload', {
      id,
      entryId,
      client,
      network,
      wanted,
      unsettledMax,
    })) ?? 0
  );
}

/** Releases the unused reservation of a post. */
export async function releaseUpload(tx: Tx, id: string): Promise<void> {
  await callValue(tx, 'private.release_upload', { id });
}

/** The status that the author sees: an entry marked as spam shows as received. */
type PublicStatus = 'new' | 'triaged' | 'planned' | 'done' | 'declined' | 'duplicate';
export type EntryStatus = PublicStatus | 'spam';

export type FollowedEntry = {
  protocol: string;
  type: FeedbackType;
  severity: Severity;
  score: number | null;
  verbatim: string;
  status: PublicStatus;
  created_at: string;
  /** Whether a ticket about it is in work. */
  in_work: boolean;
  /** Whether the author gave an e-mail address. */
  mailed: boolean;
  files: { id: string; name: string; type: string; size: number }[];
  /** Names of files without room. */
  missing: string[];
  history: { status: PublicStatus; at: string }[];
  messages: {
    by: 'staff' | 'author';
    body: string;
    at: string;
    files: { id: string; name: string; type: string; size: number }[];
  }[];
  /** The ratings of how the tickets were solved, the last first. */
  ratings: RatingView[];
  /** How the idea was decided, with the notice: also of an idea that this one is the same as. */
  outcome: (SnakeKeys<Outcome> & { at: string | null }) | null;
};

/** The author's view, by the secret of the link; null for an unknown one. */
export async function followedEntry(tx: Tx, token: string): Promise<FollowedEntry | null> {
  return (
    (await callValue(tx, 'public.feedback_followed', { token }, typed<FollowedEntry | null>())) ??
    null
  );
}

/** A ticket without an entry, as far as its requester may see it. */
export type FollowedTicket = {
  number: number;
  title: string;
  status: 'open' | 'in_progress' | 'waiting' | 'others' | 'solved' | 'closed';
  created_at: string;
  messages: FollowedEntry['messages'];
};

/** What the requester may see, by the secret that was mailed; null for an unknown one. */
export async function followedTicket(tx: Tx, token: string): Promise<FollowedTicket | null> {
  return (
    (await callValue(tx, 'public.ticket_followed', { token }, typed<FollowedTicket | null>())) ??
    null
  );
}

/** A file of an entry for its author, by the secret of the link. */
export async function fileOfAuthor(
  tx: Tx,
  token: string,
  id: string,
): Promise<FileToSend | undefined> {
  const rows = await callRows(tx, 'public.feedback_file', { token, attachmentId: id });
  return rows[0];
}

/** Adds a message of the author. */
export async function replyToFeedback(tx: Tx, token: string, body: string) {
  return (
    (await callValue(
      tx,
      'public.reply_to_feedback',
      { token, body },
      typed<'accepted' | 'replayed' | 'limited' | 'unknown'>(),
    )) ?? 'unknown'
  );
}

/** An entry for its mails; undefined when it has been erased meanwhile. */
export const readEntryForMail = (tx: Tx, id: string) =>
  tx
    .selectFrom('feedback_entries')
    .innerJoin('feedback_projects', 'feedback_projects.id', 'feedback_entries.projectId')
    .select(['feedback_entries.id', 'protocol', 'type', 'severity', 'score', 'verbatim'])
    .select(['authorName', 'authorEmail', 'attachments', 'context', 'locale', 'reviewReason'])
    .select(['feedback_entries.createdAt', 'feedback_projects.name as project'])
    .where('feedback_entries.id', '=', id)
    .executeTakeFirst();

export type MailedEntry = NonNullable<Awaited<ReturnType<typeof readEntryForMail>>>;

/** One message between staff and author, or undefined. */
export const readMessageForMail = (tx: Tx, id: string) =>
  tx
    .selectFrom('feedback_messages')
    .leftJoin('inbound_mails', 'inbound_mails.feedbackMessageId', 'feedback_messages.id')
    .select(['feedback_messages.id', 'feedback_messages.entryId', 'author'])
    .select(['feedback_messages.body', 'createdAt', 'fromAddress', 'otherSender'])
    .where('feedback_messages.id', '=', id)
    .executeTakeFirst();

/** The files of a reply, for its mail. */
export const readFilesOfMessage = (tx: Tx, messageId: string) =>
  tx
    .selectFrom('feedback_attachments')
    .select(['storageKey', 'originalName', 'contentType'])
    .where('messageId', '=', messageId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** The outcome of an idea for the mail to a person who asked, or undefined where it was undone or erased. */
export const readOutcomeForMail = async (tx: Tx, id: string): Promise<Outcome | undefined> => {
  const row = await tx
    .selectFrom('idea_outcomes')
    .select(['status', 'words', 'wordsEn'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, status: row.status as Outcome['status'] };
};

type MessageForMail = NonNullable<Awaited<ReturnType<typeof readMessageForMail>>>;

/** The last ids of a long thread are enough: mail programs match any of them. */
const MOST_ANSWERED = 20;

/** The message ids of an entry's mails, up to the given message and the oldest first: our own, and those of
 * its author. */
export async function mailsOfEntry(tx: Tx, message: MessageForMail): Promise<string[]> {
  const rows = await tx
    .selectFrom('feedback_messages')
    .leftJoin('inbound_mails', 'inbound_mails.feedbackMessageId', 'feedback_messages.id')
    .select(['feedback_messages.id', 'author', 'messageId'])
    .where('feedback_messages.entryId', '=', message.entryId)
    .where('isInternal', '=', false)
    .where('createdAt', '<', message.createdAt)
    .orderBy('createdAt', 'desc')
    .limit(MOST_ANSWERED)
    .execute();
  const between = rows.reverse().flatMap((row) => {
    if (row.author === 'staff') return [`feedback-message-${row.id}`];
    return row.messageId ? [row.messageId] : [];
  });
  const opened = await tx
    .selectFrom('inbound_mails')
    .select('messageId')
    .where('id', '=', message.entryId)
    .executeTakeFirst();
  const first = opened?.messageId ? [opened.messageId] : [];
  return [...first, `feedback-${message.entryId}-author`, ...between];
}

/** Projects with their switches, and the modules that accept feedback; a disabled one shows a notice in
 * frames of other products. */
export const readFeedbackProjects = (tx: Tx) =>
  tx
    .selectFrom('feedback_projects')
    .select(['key', 'name', 'translations', 'isActive', 'allowedOrigins'])
    .select(['widgetPosition', 'widgetTheme', 'attachmentsEnabled'])
    .select(['srsEnabled', 'npsEnabled', 'ideasEnabled', 'questionsEnabled'])
    .select(
      sql<{ key: string; name: string; translations: unknown }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('key', m.key, 'name', m.name,
          'translations', m.translations) order by m.display_order, m.key)
        from public.feedback_modules m
        where m.project_id = feedback_projects.id and m.is_active), '[]')`.as('modules'),
    )
    .execute();

export type FeedbackProjectRow = Awaited<ReturnType<typeof readFeedbackProjects>>[number];
