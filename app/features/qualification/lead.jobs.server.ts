import { companyOf, readCompanyRows } from '#app/features/company/company.store.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs.server.ts';
import { sendMail } from '#app/platform/mail.server.ts';
import { type LeadForMail, readLeadForMail } from './lead-mail.store.server.ts';

const UNIT = 'forja';

/** Loaded with the first mail: half a second that the start need not wait for. */
const mailTemplates = () => import('./lead.emails.tsx');

async function load(submissionId: string) {
  return asActor({ kind: 'system' }, async (tx) => ({
    lead: await readLeadForMail(tx, submissionId),
    company: companyOf(await readCompanyRows(tx), UNIT),
  }));
}

const idOf = (payload: Readonly<Record<string, string>>): string => {
  const id = payload['submission_id'];
  if (!id) throw new Error('A lead job without a submission.');
  return id;
};

const languageOf = (lead: LeadForMail): Locale => (isLocale(lead.locale) ? lead.locale : 'pt-BR');

/** Tells the team of a lead, in Portuguese; answering the mail answers the person. */
const teamMail: JobHandler = async (payload) => {
  const { lead, company } = await load(idOf(payload));
  if (!lead) return;
  const t = instanceOf('pt-BR').getFixedT('pt-BR', 'qualification');
  const { renderTeamMail } = await mailTemplates();
  const { html, text } = await renderTeamMail(lead, settings().PUBLIC_URL);
  await sendMail({
    from: settings().MAIL_FROM ?? `${company.name} <${company.supportEmail}>`,
    to: settings().TEAM_EMAIL ?? company.supportEmail,
    ...(lead.email ? { replyTo: lead.email } : {}),
    subject: t('mail.team.subject', {
      name: lead.name || lead.email || t('mail.team.anonymous'),
      protocol: lead.protocol,
    }),
    html,
    text,
    messageId: `lead-${lead.id}-team`,
  });
};

/** Gives the visitor the protocol and a copy of the answers, in the language of the visit. */
const visitorMail: JobHandler = async (payload) => {
  const { lead, company } = await load(idOf(payload));
  if (!lead?.email) return;
  const locale = languageOf(lead);
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const { renderVisitorMail } = await mailTemplates();
  const { html, text } = await renderVisitorMail(lead, company, locale);
  await sendMail({
    from: settings().MAIL_FROM ?? `${company.name} <${company.supportEmail}>`,
    to: lead.email,
    replyTo: settings().TEAM_EMAIL ?? company.supportEmail,
    subject: t('mail.visitor.subject', { protocol: lead.protocol }),
    html,
    text,
    messageId: `lead-${lead.id}-visitor`,
  });
};

/** Follow-ups of a lead, by the kind the database puts into the outbox. */
export const leadJobs: Readonly<Record<string, JobHandler>> = {
  'lead.team-mail': teamMail,
  'lead.visitor-mail': visitorMail,
};
