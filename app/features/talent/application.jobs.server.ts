import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { receiptLink } from '#app/features/qualification/intake/receipt-link.server.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { mailUnverified } from '#app/platform/mail/unverified-mail.server.ts';
import { readApplication } from './application.store.server.ts';
import { applicantMailOf, teamMailOf } from './application-mails.ts';

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplate = () => import('#app/platform/mail/mail-content.server.tsx');

async function load(payload: Readonly<Record<string, string>>) {
  const id = payload['application_id'];
  if (!id) throw new Error('An application job without application_id.');
  return asActor({ kind: 'system' }, async (tx) => {
    const application = await readApplication(tx, id);
    return { application, sender: await readMailSender(tx, application?.locale) };
  });
}

/** Notifies the team of an application; a reply to the mail answers the applicant. */
const teamMail: JobHandler = async (payload) => {
  const { application, sender } = await load(payload);
  if (!application) return;
  const { subject, content } = teamMailOf(application);
  const { renderMailContent } = await mailTemplate();
  await sendMail({
    from: sender.from,
    to: sender.team,
    about: application.id,
    replyTo: application.email,
    subject,
    ...(await renderMailContent(content, sender.brand)),
    messageId: `talent-${application.id}-team`,
  });
};

/** Confirms an application to its sender, in the language of the visit. */
const applicantMail: JobHandler = async (payload, job) => {
  const { application, sender } = await load(payload);
  if (!application) return;
  const locale = isLocale(application.locale) ? application.locale : 'pt-BR';
  const mail = { jobId: job.id, kind: job.kind, about: application.id, to: application.email };
  return mailUnverified(mail, async () => {
    const { subject, content } = applicantMailOf(
      application,
      sender.company,
      locale,
      receiptLink(application, locale),
    );
    const { renderMailContent } = await mailTemplate();
    return {
      from: sender.from,
      replyTo: sender.replyTo,
      subject,
      ...(await renderMailContent(content, sender.brand)),
      messageId: `talent-${application.id}-applicant`,
    };
  });
};

/** Follow-ups of an application, by the kind the database puts into the outbox. */
export const talentJobs: Readonly<Record<string, JobHandler>> = {
  'talent.team-mail': teamMail,
  'talent.applicant-mail': applicantMail,
};
