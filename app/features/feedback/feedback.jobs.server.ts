import { type MailSender, readMailSender } from '#app/features/company/mail-sender.server.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import type { Message } from '#app/platform/mail/message.ts';
import { replyAddressOf } from '#app/platform/mail/reply-address.server.ts';
import { mailUnverified } from '#app/platform/mail/unverified-mail.server.ts';
import {
  type MailedEntry,
  mailsOfEntry,
  readEntryForMail,
  readFilesOfMessage,
  readMessageForMail,
  readOutcomeForMail,
} from './feedback.store.server.ts';
import {
  authorMailOf,
  authorReplyMailOf,
  outcomeMailOf,
  replyMailOf,
  teamMailOf,
} from './feedback-mails.ts';
import { followUpPath, mailedToken } from './follow-up-link.server.ts';
import { settleFiles } from './unsettled-files.server.ts';

type Payload = Readonly<Record<string, string>>;
type About = { entry: MailedEntry; sender: MailSender };

function idIn(payload: Payload, name: string): string {
  const id = payload[name];
  if (!id) throw new Error(`A feedback job without ${name}.`);
  return id;
}

/** An entry with the writer of the message; undefined when it has been erased meanwhile. */
const aboutEntry = (id: string) =>
  asActor({ kind: 'system' }, async (tx): Promise<About | undefined> => {
    const entry = await readEntryForMail(tx, id);
    return entry && { entry, sender: await readMailSender(tx, entry.locale) };
  });

async function aboutMessage(payload: Payload) {
  const id = idIn(payload, 'message_id');
  const message = await asActor({ kind: 'system' }, (tx) => readMessageForMail(tx, id));
  const about = message?.entryId ? await aboutEntry(message.entryId) : undefined;
  return message && about && { ...about, message };
}

const localeOf = ({ locale }: MailedEntry) => (isLocale(locale) ? locale : 'pt-BR');
const linkTo = (entry: MailedEntry) =>
  settings().PUBLIC_URL + followUpPath(mailedToken(entry.id), localeOf(entry));

type Mail = { subject: string; content: MailContent };
type Addresses = {
  replyTo?: string | undefined;
  messageId: string;
  /** The message that a mail by staff replies to. */
  answers?: readonly string[];
  files?: NonNullable<Message['files']>;
};

async function written(
  { sender }: About,
  { subject, content }: Mail,
  { replyTo, messageId, answers, files }: Addresses,
): Promise<Omit<Message, 'to' | 'about'>> {
  // Loaded with the first mail, since loading delays the start by half a second.
  const { renderMailContent } = await import('#app/platform/mail/mail-content.server.tsx');
  return {
    from: sender.from,
    ...(replyTo ? { replyTo } : {}),
    ...(answers ? { answers, byPerson: true as const } : {}),
    ...(files && files.length > 0 ? { files } : {}),
    subject,
    ...(await renderMailContent(content, sender.brand)),
    messageId,
  };
}

const send = async (about: About, mail: Mail, { to, ...rest }: Addresses & { to: string }) =>
  sendMail({ ...(await written(about, mail, rest)), to, about: about.entry.id });

/** The reply address for authors: the thread, or without a read mailbox the team. */
const answersTo = ({ entry, sender }: About) =>
  replyAddressOf({ kind: 'feedback', id: entry.id }) ?? sender.replyTo;

/** Notifies the team of an entry; a reply to the mail answers the author, where there is an address. */
const teamMail: JobHandler = async (payload) => {
  const about = await aboutEntry(idIn(payload, 'entry_id'));
  if (!about) return;
  const { entry, sender } = about;
  await send(about, teamMailOf(entry, settings().PUBLIC_URL), {
    to: sender.team,
    replyTo: entry.authorEmail ?? undefined,
    messageId: `feedback-${entry.id}-team`,
  });
};

/** Mails the author a copy and the secret link, in the language of the visit. */
const authorMail: JobHandler = async (payload, job) => {
  const about = await aboutEntry(idIn(payload, 'entry_id'));
  if (!about?.entry.authorEmail) return;
  const { entry, sender } = about;
  const mail = { jobId: job.id, kind: job.kind, about: entry.id, to: about.entry.authorEmail };
  return mailUnverified(mail, () =>
    written(about, authorMailOf(entry, sender.company, localeOf(entry), linkTo(entry)), {
      replyTo: answersTo(about),
      messageId: `feedback-${entry.id}-author`,
    }),
  );
};

/** The attached files of a reply. A missing one stops the mail: its text would be wrong. */
async function filesOf(messageId: string) {
  const files = await asActor({ kind: 'system' }, (tx) => readFilesOfMessage(tx, messageId));
  return Promise.all(
    files.map(async ({ storageKey, originalName, contentType }) => {
      const body = await storage().read(storageKey);
      if (!body) throw new Error('A file of a reply is missing.');
      const content = Buffer.from(await new Response(body).arrayBuffer());
      return { filename: originalName, contentType, content };
    }),
  );
}

/** Mails a reply of the team to the author. */
const replyMail: JobHandler = async (payload) => {
  const about = await aboutMessage(payload);
  if (!about?.entry.authorEmail) return;
  const { entry, sender, message } = about;
  const mail = replyMailOf(entry, message.body, sender.company, localeOf(entry), linkTo(entry));
  await send(about, mail, {
    to: entry.authorEmail ?? '',
    replyTo: answersTo(about),
    messageId: `feedback-message-${message.id}`,
    answers: await asActor({ kind: 'system' }, (tx) => mailsOfEntry(tx, message)),
    files: await filesOf(message.id),
  });
};

/** Notifies a person who asked for an idea of the decision; not where it was undone. */
const outcomeMail: JobHandler = async (payload) => {
  const id = idIn(payload, 'outcome_id');
  const outcome = await asActor({ kind: 'system' }, (tx) => readOutcomeForMail(tx, id));
  const about = await aboutEntry(idIn(payload, 'entry_id'));
  const to = about?.entry.authorEmail;
  if (!outcome || !about || !to) return;
  const { entry, sender } = about;
  const mail = outcomeMailOf(entry, outcome, sender.company, localeOf(entry), linkTo(entry));
  await send(about, mail, {
    to,
    replyTo: sender.replyTo,
    messageId: `feedback-outcome-${id}-${entry.id}`,
  });
};

/** Notifies the team of a new message by the author. */
const authorReplyMail: JobHandler = async (payload) => {
  const about = await aboutMessage(payload);
  if (!about) return;
  const { entry, sender, message } = about;
  const other = message.otherSender ? (message.fromAddress ?? '') : '';
  await send(about, authorReplyMailOf(entry, message.body, settings().PUBLIC_URL, other), {
    to: sender.team,
    replyTo: entry.authorEmail ?? undefined,
    messageId: `feedback-message-${message.id}`,
  });
};

/** Removes the file of a deleted row. */
const eraseFile: JobHandler = async (payload) => {
  await storage().remove(idIn(payload, 'storage_key'));
};

/** Removes a file whose entry was never stored: the process ended in between. */
const settleFile: JobHandler = async (payload) => {
  await settleFiles([idIn(payload, 'storage_key')]);
};

/** Follow-ups of an entry, by the kind the database puts into the outbox. */
export const feedbackJobs: Readonly<Record<string, JobHandler>> = {
  'feedback.team-mail': teamMail,
  'feedback.author-mail': authorMail,
  'feedback.reply-mail': replyMail,
  'feedback.outcome-mail': outcomeMail,
  'feedback.author-reply-mail': authorReplyMail,
  'feedback.erase-file': eraseFile,
  'feedback.settle-file': settleFile,
};
