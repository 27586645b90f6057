import { loadMailSender } from '#app/features/company/mail-sender.server.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { settings } from '#app/platform/env.server.ts';
import { type JobHandler, sideBySide } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { mailUnverified } from '#app/platform/mail/unverified-mail.server.ts';
import { receiptLink } from './intake/receipt-link.server.ts';
import { loadLeadForMail } from './lead-mail.store.server.ts';
import { teamMailOf, visitorMailOf } from './lead-mails.ts';

let template: Promise<typeof import('#app/platform/mail/mail-content.server.tsx')> | undefined;
/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplate = () => {
  template ??= import('#app/platform/mail/mail-content.server.tsx');
  return template;
};

async function load(payload: Readonly<Record<string, string>>) {
  const id = payload['submission_id'];
  if (!id) throw new Error('A lead job without a submission.');
  const lead = await loadLeadForMail(id);
  return { lead, sender: await loadMailSender(lead?.locale) };
}

/** Notifies the team of a lead, in Portuguese; a reply to the mail answers the person. */
const teamMail: JobHandler = async (payload) => {
  const { lead, sender } = await load(payload);
  if (!lead) return;
  const { subject, content } = teamMailOf(lead, settings().PUBLIC_URL);
  const { renderMailContent } = await mailTemplate();
  await sendMail({
    from: sender.from,
    to: sender.team,
    about: lead.id,
    ...(lead.email ? { replyTo: lead.email } : {}),
    subject,
    ...(await renderMailContent(content, sender.brand)),
    messageId: `lead-${lead.id}-team`,
  });
};

/** Mails the visitor the reference number and the link to the answers, in the language of the visit. */
const visitorMail: JobHandler = async (payload, job) => {
  const { lead, sender } = await load(payload);
  if (!lead?.email) return;
  const locale = isLocale(lead.locale) ? lead.locale : 'pt-BR';
  const mail = { jobId: job.id, kind: job.kind, about: lead.id, to: lead.email };
  return mailUnverified(mail, async () => {
    const { subject, content } = visitorMailOf(
      lead,
      sender.company,
      locale,
      receiptLink(lead, locale),
    );
    const { renderMailContent } = await mailTemplate();
    return {
      from: sender.from,
      replyTo: sender.replyTo,
      subject,
      ...(await renderMailContent(content, sender.brand)),
      messageId: `lead-${lead.id}-visitor`,
    };
  });
};

/** Follow-ups of a lead, by the kind the database puts into the outbox. */
export const leadJobs: Readonly<Record<string, JobHandler>> = {
  'lead.team-mail': sideBySide(teamMail),
  'lead.visitor-mail': sideBySide(visitorMail),
};
