import { forgetAccountMail, readAccountMail } from '#app/access/account-mail.server.ts';
import { companyOf, readCompanyRows } from '#app/features/company/company.store.server.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs.server.ts';
import { sendMail } from '#app/platform/mail.server.ts';

/** Accounts belong to the house, not to one of its units. */
const UNIT = 'forja';

/** Loaded with the first mail: half a second that the start need not wait for. */
const mailTemplate = () => import('./account.emails.tsx');

/** Sends one mail about an account, in the person's language, and forgets its link. */
const accountMail: JobHandler = async ({ mail_id: mailId }) => {
  if (!mailId) throw new Error('An account mail without its id.');
  const mail = await readAccountMail(mailId);
  if (!mail) return;
  const company = await asActor({ kind: 'system' }, async (tx) =>
    companyOf(await readCompanyRows(tx), UNIT),
  );
  const { renderAccountMail } = await mailTemplate();
  const locale = isLocale(mail.locale) ? mail.locale : 'pt-BR';
  await sendMail({
    from: settings().MAIL_FROM ?? `${company.name} <${company.supportEmail}>`,
    to: mail.facts.to ?? mail.email,
    ...(await renderAccountMail(mail, { locale, company, origin: settings().PUBLIC_URL })),
    messageId: `account-${mailId}`,
  });
  await forgetAccountMail(mailId);
};

export const accountJobs = { 'account.mail': accountMail };
