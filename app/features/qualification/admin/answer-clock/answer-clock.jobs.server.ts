import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { readAlertForMail } from './alert-mail.store.server.ts';
import { reckonClocks } from './answer-clock.store.server.ts';

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplate = () => import('./alert.emails.tsx');

/** Recomputes the running clocks, one batch per transaction: an interrupted run starts over. */
const reckon: JobHandler = async ({ first }) => {
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await asActor({ kind: 'system' }, (tx) => reckonClocks(tx, from, Boolean(first)));
  } while (after !== null);
};

/** Notifies a member of staff, in their language, of leads whose answer is due or overdue. */
const alertMail: JobHandler = async ({ mail_id: mailId }) => {
  if (!mailId) throw new Error('An alert without its id.');
  const { alert, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readAlertForMail(tx, mailId);
    return { alert: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!alert) return;
  const { renderAlertMail } = await mailTemplate();
  const locale = isLocale(alert.locale) ? alert.locale : DEFAULT_LOCALE;
  const facts = { locale, brand: sender.brand, origin: settings().PUBLIC_URL };
  await sendMail({
    from: sender.from,
    to: alert.email,
    // The mail covers several leads and names none: it belongs to no person whose erasure would delete it.
    about: null,
    ...(await renderAlertMail(alert, facts)),
    messageId: `answer-${mailId}`,
  });
};

/** The follow-ups of changed hours, holidays or targets, and of leads that become due. */
export const answerClockJobs: Readonly<Record<string, JobHandler>> = {
  'lead.answer-clocks': reckon,
  'lead.answer-mail': alertMail,
};
