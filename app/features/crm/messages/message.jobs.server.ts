import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { eraseFile, settleFile } from '#app/platform/files/erase-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { replyAddressOf } from '#app/platform/mail/reply-address.server.ts';
import { answerMailOf } from './answer-mail.ts';
import {
  type MessageForMail,
  mailsAnswered,
  readAnswerForMail,
  readMessageForMail,
} from './messages.store.server.ts';

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplate = () => import('./message.emails.tsx');

/** The attached files, at most ten of ten megabytes. A missing one stops the mail, whose text may refer to it. */
async function filesOf({ files }: MessageForMail) {
  return Promise.all(
    files.map(async ({ key, name, type }) => {
      const body = await storage().read(key);
      if (!body) throw new Error('A file of a message is missing.');
      return {
        filename: name,
        contentType: type,
        content: Buffer.from(await new Response(body).arrayBuffer()),
      };
    }),
  );
}

/** Sends what a member of staff has written to a lead or contact; answers go to the team. */
const messageMail: JobHandler = async ({ message_id: id }) => {
  if (!id) throw new Error('A mail of a message without its id.');
  const { message, sender, answers } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readMessageForMail(tx, id);
    return {
      message: found,
      sender: await readMailSender(tx, found?.locale),
      answers: found ? await mailsAnswered(tx, found) : [],
    };
  });
  if (!message) return;
  const { renderMessageMail } = await mailTemplate();
  const locale = isLocale(message.locale) ? message.locale : DEFAULT_LOCALE;
  await sendMail({
    from: sender.from,
    to: message.recipient,
    replyTo:
      replyAddressOf({ kind: 'message', id: message.id }) || message.productEmail || sender.replyTo,
    // A message of a rule has no author.
    ...(message.author ? { byPerson: true } : {}),
    answers,
    ...(await renderMessageMail(message, { locale, brand: sender.brand })),
    files: await filesOf(message),
    about: message.id,
    messageId: `message-${message.id}`,
  });
};

/** Notifies the owner of a contact, else the team, of an answer by mail. */
const answerMail: JobHandler = async ({ message_id: id }) => {
  if (!id) throw new Error('A mail about an answer without its id.');
  const { answer, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readAnswerForMail(tx, id);
    return { answer: found, sender: await readMailSender(tx, found?.ownerLocale ?? undefined) };
  });
  if (!answer) return;
  const locale = isLocale(answer.ownerLocale ?? '') ? answer.ownerLocale : DEFAULT_LOCALE;
  const { subject, content } = answerMailOf(answer, locale as Locale, settings().PUBLIC_URL);
  const { renderMailContent } = await import('#app/platform/mail/mail-content.server.tsx');
  await sendMail({
    from: sender.from,
    to: answer.ownerEmail ?? sender.team,
    subject,
    ...(await renderMailContent(content, sender.brand)),
    about: answer.id,
    messageId: `message-answer-${answer.id}`,
  });
};

const hasRow: Parameters<typeof settleFile>[0] = (tx, key) =>
  tx.selectFrom('crm_message_files').select('id').where('storageKey', '=', key).executeTakeFirst();

/** The follow-ups of a message, by the kind that the database puts into the outbox. */
export const messageJobs: Readonly<Record<string, JobHandler>> = {
  'crm.message-mail': messageMail,
  'crm.answer-mail': answerMail,
  'crm.erase-file': eraseFile,
  'crm.settle-file': settleFile(hasRow),
};
