import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { readClientDigest } from './client-notices.store.server.ts';
import { noticeOf } from './notice-mail.server.ts';

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplates = () => import('./client-notice.emails.tsx');

const senderFor = (locale: string) =>
  asActor({ kind: 'system' }, (tx) => readMailSender(tx, locale));

/** Mails a client's user one piece of news that has no mail of its own. */
const noticeMail: JobHandler = async ({ notice_id: id }) => {
  if (!id) throw new Error('A mail of a client notice without its id.');
  const found = await noticeOf(id);
  if (!found) return;
  const { notice, parts } = found;
  const sender = await senderFor(notice.locale);
  const { renderNoticeMail } = await mailTemplates();
  await sendMail({
    from: sender.from,
    to: notice.email,
    replyTo: sender.replyTo,
    ...(await renderNoticeMail(notice, {
      locale: isLocale(notice.locale) ? notice.locale : DEFAULT_LOCALE,
      brand: sender.brand,
      origin: settings().PUBLIC_URL,
      leaveUrl: parts.leaveUrl,
    })),
    headers: parts.headers,
    about: notice.userId,
    messageId: `client-notice-${id}`,
  });
};

/** Mails a client's user in the morning what they do not get at once; nothing where nothing is left. */
const digestMail: JobHandler = async ({ user_id: userId, day }) => {
  if (!userId || !day) throw new Error('A digest without its person or its day.');
  const digest = await asActor({ kind: 'system' }, (tx) => readClientDigest(tx, userId, day));
  if (!digest || digest.news.length === 0) return;
  const sender = await senderFor(digest.locale);
  const { renderClientDigest } = await mailTemplates();
  await sendMail({
    from: sender.from,
    to: digest.email,
    replyTo: sender.replyTo,
    ...(await renderClientDigest(digest, {
      locale: isLocale(digest.locale) ? digest.locale : DEFAULT_LOCALE,
      brand: sender.brand,
      origin: settings().PUBLIC_URL,
    })),
    about: userId,
    // It may cover several clients: only its reader may see them together.
    withoutRecordedContent: true,
    messageId: `client-digest-${userId}-${day}`,
  });
};

/** News of clients' people, by the kind the database puts into the outbox. */
export const clientNoticeJobs: Readonly<Record<string, JobHandler>> = {
  'client.notice-mail': noticeMail,
  'client.digest-mail': digestMail,
};
