import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { eraseFile, settleFile } from '#app/platform/files/erase-file.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { mailUnverified } from '#app/platform/mail/unverified-mail.server.ts';
import { isFileOfMail, readRefusedForMail } from './inbound.store.server.ts';
import { refusedFilesMailOf } from './refused-files-mail.ts';

/** Names to the sender of a mail which of its files were not kept, within the share of an address. */
const refusedMail: JobHandler = async ({ mail_id: mailId }, job) => {
  if (!mailId) throw new Error('A mail about refused files without its id.');
  const { mail, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readRefusedForMail(tx, mailId);
    return { mail: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!mail) return;
  const locale = isLocale(mail.locale) ? mail.locale : DEFAULT_LOCALE;
  return mailUnverified({ jobId: job.id, kind: job.kind, about: mailId, to: mail.to }, async () => {
    const { subject, content } = refusedFilesMailOf(mail.refused, sender.company, locale);
    const { renderMailContent } = await import('#app/platform/mail/mail-content.server.tsx');
    return {
      from: sender.from,
      replyTo: sender.replyTo,
      subject,
      ...(await renderMailContent(content, sender.brand)),
      answers: mail.messageId ? [mail.messageId] : [],
      messageId: `inbound-refused-${mailId}`,
    };
  });
};

/** The follow-ups of received mails, by their kind. */
export const inboundJobs: Readonly<Record<string, JobHandler>> = {
  'inbound.erase-file': eraseFile,
  'inbound.settle-file': settleFile(isFileOfMail),
  'inbound.refused-mail': refusedMail,
};
