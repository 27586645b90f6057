import { createHash, randomUUID } from 'node:crypto';
import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { hashOfToken, mailedToken } from '#app/features/feedback/follow-up-link.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { isReportSender } from '#app/platform/mail/inbound/automatic-mail.ts';
import type { LyingMail } from '#app/platform/mail/inbound/mailbox-session.server.ts';
import { readMailInProcess } from '#app/platform/mail/inbound/read-in-process.server.ts';
import { type ReadMail, UnreadableMail } from '#app/platform/mail/inbound/read-mail.server.ts';
import { ownIdIn } from '#app/platform/mail/message-id.server.ts';
import { isReplyAddress, threadOfAddress } from '#app/platform/mail/reply-address.server.ts';
import { mailboxOf } from '#app/platform/mail/unverified-mail.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { withoutDirectionMarks } from '#app/platform/text/clean-line.ts';
import { maskSecrets } from '#app/secret-addresses.ts';
import { admitMail, isMailIngested, type MailToIngest, storeMail } from './inbound.store.server.ts';
import { dropFiles, keepFiles } from './keep-mail-files.server.ts';
import type { IngestedFiles } from './mail-files.ts';

/** The same limit as for an author's text on the page. */
const LONGEST_BODY = 5000;
const LONGEST_FOLDED = 100_000;
/** Stands for the words of a mail that has none, in every language. */
const NO_WORDS = '[…]';

/** Identifies a mail, should it be in the mailbox twice. */
type Lying = Omit<LyingMail, 'read'> & { raw: Uint8Array };

function keyOf({ raw, mailbox, uidValidity, uid, aside }: Lying, mail?: ReadMail): string {
  const hash = createHash('sha256');
  if (aside) hash.update(`${mailbox}\n${uidValidity}\n${uid}`);
  else if (mail?.messageId) hash.update(`${mail.messageId}\n${mail.from?.address ?? ''}`);
  else hash.update(raw);
  return hash.digest('hex');
}

/** The text of a message from a mail; what is too long is folded away. A quote of our own mail may hold a
 * secret link, and more people read the message than the mail. */
function wordsOf(mail: ReadMail) {
  const { subject } = mail;
  const [own, folded] = [maskSecrets(mail.own), maskSecrets(mail.folded)];
  const body = own.slice(0, LONGEST_BODY).toWellFormed() || subject || NO_WORDS;
  const rest = own.slice(LONGEST_BODY);
  return { body, folded: [rest, folded].filter(Boolean).join('\n\n').slice(0, LONGEST_FOLDED) };
}

/** Whether the site wrote the mail itself: its own mails must not come back as a reply. */
async function isOwn({ from, messageId }: ReadMail): Promise<boolean> {
  if (messageId && ownIdIn(messageId)) return true;
  if (!from) return false;
  if (isReplyAddress(from.address)) return true;
  const sender = await asActor({ kind: 'system' }, readMailSender);
  const address = /<([^<>]+)>$/.exec(sender.from)?.[1] ?? sender.from;
  return mailboxOf(address) === mailboxOf(from.address);
}

async function writtenBy(mail: ReadMail): Promise<MailToIngest['by']> {
  if (await isOwn(mail)) return 'own';
  return mail.from ? mail.by : 'program';
}

const placeOf = ({ mailbox, uidValidity, uid, receivedAt }: Omit<LyingMail, 'read'>) => ({
  id: randomUUID(),
  mailbox,
  uid_validity: uidValidity,
  uid,
  received_at: receivedAt.toISOString(),
});

/** What is known of a mail without reading it. */
const unread = (lying: Lying, aside: 'too_large' | 'failed' | 'unreadable'): MailToIngest => ({
  ...placeOf(lying),
  key: keyOf({ ...lying, aside: 'failed' }),
  aside,
  by: 'program',
  from_address: /^[^\s@]{1,64}@[^\s@]{1,189}$/.test(lying.from ?? '') ? lying.from : null,
  subject: withoutDirectionMarks(lying.subject)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, 300),
});

const senderKeyOf = (address = ''): string =>
  keyedHash('mailbox', mailboxOf(address)).toString('base64url');

function toIngest(lying: Lying, mail: ReadMail, by: MailToIngest['by']): MailToIngest {
  const { messageId, from, subject, sentAt, recipients, answers, report } = mail;
  const place = placeOf(lying);
  const thread = recipients.map(threadOfAddress).find((found) => found !== undefined);
  const reported = report?.messageId ? ownIdIn(report.messageId) : undefined;
  return {
    ...place,
    key: keyOf(lying, mail),
    by,
    message_id: messageId,
    from_address: from?.address ?? null,
    from_name: from?.name ?? '',
    relayed_by: mail.relayedBy,
    automatic_reply: mail.automaticReply,
    sender_key: senderKeyOf(from?.address),
    token_hash: hashOfToken(mailedToken(place.id)),
    subject,
    sent_at: sentAt,
    thread: thread ?? null,
    answers: answers.map(ownIdIn).filter((id) => id !== undefined),
    report: report && reported ? { ...report, message_id: reported } : null,
    ...wordsOf(mail),
  };
}

async function readOf(lying: Lying): Promise<{ mail: MailToIngest; read?: ReadMail }> {
  if (lying.aside) return { mail: unread(lying, lying.aside) };
  try {
    const read = await readMailInProcess(lying.raw);
    return { mail: toIngest(lying, read, await writtenBy(read)), read };
  } catch (error) {
    if (error instanceof UnreadableMail) return { mail: unread(lying, 'unreadable') };
    throw error;
  }
}

/** Mails of one sender that are read within an hour, whatever their result. */
const MOST_READ = 60;
/** Servers report every mail of ours that does not arrive. */
const MOST_REPORTS_READ = 1000;

/** Checks the limit of a sender before a mail is fetched and read, which is the expensive part. */
function admit(lying: Omit<LyingMail, 'read'>): ReturnType<typeof admitMail> {
  const { from } = lying;
  const most = isReportSender(from ?? '') ? MOST_REPORTS_READ : MOST_READ;
  return asActor({ kind: 'system' }, (tx) =>
    admitMail(tx, placeOf(lying), senderKeyOf(from ?? ''), most),
  );
}

/**
 * Ingests a mail of the mailbox: into the thread that it answers, or as one of an unverified sender. Files
 * are stored first; those of a mail that does not stay are removed. False where it stays in the mailbox
 * alone, for staff to see.
 */
export async function ingestMail({ read: fetch, ...found }: LyingMail): Promise<boolean> {
  const admitted = await admit(found);
  if (admitted !== 'admitted') return admitted === 'known';
  const lying = { ...found, raw: await fetch() };
  const { mail, read } = await readOf(lying);
  if (await asActor({ kind: 'system' }, (tx) => isMailIngested(tx, mail))) return true;
  const none: IngestedFiles = { files: [], refused: [] };
  const wanted = read && (mail.by === 'person' || mail.by === 'list') && !mail.report;
  const stored = wanted ? await keepFiles(read.files) : none;
  let outcome: Awaited<ReturnType<typeof storeMail>>;
  try {
    outcome = await asActor({ kind: 'system' }, (tx) => storeMail(tx, { ...mail, ...stored }));
  } catch (error) {
    // After a database failure the outcome is unknown: the job of each file checks it, once the database is
    // back.
    log.warn({ err: error, uid: lying.uid }, 'a mail could not be recorded');
    throw error;
  }
  if (!['threaded', 'entry', 'ticket', 'waiting'].includes(outcome)) await dropFiles(stored.files);
  wakeWorker();
  if (outcome !== 'known') listChanged('feedback');
  if (outcome === 'threaded') listChanged('leads');
  return outcome !== 'limited' && outcome !== 'aside';
}
