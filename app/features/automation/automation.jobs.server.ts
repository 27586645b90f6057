import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { readRuleNotice } from './rule-mail.store.server.ts';
import { writeToPerson } from './write-to-person.server.ts';

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplate = () => import('./automation.emails.tsx');

/** Mails the notice of a rule to a member of staff, in their language. */
const noticeMail: JobHandler = async ({ notice_id: id }) => {
  if (!id) throw new Error('A notice of a rule without its id.');
  const { notice, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readRuleNotice(tx, id);
    return { notice: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!notice) return;
  const { renderRuleNotice } = await mailTemplate();
  const locale = isLocale(notice.locale) ? notice.locale : DEFAULT_LOCALE;
  const facts = { locale, brand: sender.brand, origin: settings().PUBLIC_URL };
  await sendMail({
    from: sender.from,
    to: notice.email,
    ...(await renderRuleNotice(notice, facts)),
    about: id,
    messageId: `rule-notice-${id}`,
  });
};

/** Writes to the person, where staff have switched that on for the rule. */
const writeMessage: JobHandler = async ({ run_id: run, message_id: id, act }, { id: jobId }) => {
  if (!run || !id || !act) throw new Error('A message of a rule without its ids.');
  await writeToPerson({ run, act: Number(act), id, jobId });
  wakeWorker();
};

/** The follow-ups of rules, by the kind that the database puts into the outbox. */
export const automationJobs: Readonly<Record<string, JobHandler>> = {
  'automation.notice-mail': noticeMail,
  'automation.write-message': writeMessage,
};
