import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { readDigest, readDigestReader } from './digest.store.server.ts';
import { isEmpty } from './digest.ts';

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplate = () => import('./digest.emails.tsx');

/** Mails a member of staff, in their language, what waits for them today; nothing where nothing waits. */
const digestMail: JobHandler = async ({ user_id: userId, day }) => {
  if (!userId || !day) throw new Error('A digest without its person or its day.');
  const { reader, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readDigestReader(tx, userId, day);
    return { reader: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!reader) return;
  const digest = await asActor({ kind: 'user', userId }, (tx) => readDigest(tx, userId));
  if (isEmpty(digest)) return;
  const { renderDigestMail } = await mailTemplate();
  const locale = isLocale(reader.locale) ? reader.locale : DEFAULT_LOCALE;
  const facts = { locale, brand: sender.brand, origin: settings().PUBLIC_URL };
  await sendMail({
    from: sender.from,
    to: reader.email,
    ...(await renderDigestMail({ digest, day, userId, now: new Date() }, facts)),
    about: userId,
    // Rows of several areas, which only this reader may see together.
    withoutRecordedContent: true,
    messageId: `digest-${userId}-${day}`,
  });
};

/** The follow-ups of the morning of a working day, by the kind that the database puts into the outbox. */
export const digestJobs: Readonly<Record<string, JobHandler>> = {
  'notice.digest-mail': digestMail,
};
