import {
  type AccountMailKind,
  forgetAccountMail,
  readAccountMail,
} from '#app/access/account-mail.server.ts';
import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { countAccountMail } from '#app/platform/mail/unverified-mail.server.ts';

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplate = () => import('./account.emails.tsx');

/** Requested by a visitor who may have typed any address: to sign up, to sign in, or as a new address. */
const TYPED_ADDRESS: ReadonlySet<AccountMailKind> = new Set([
  ...(['confirm-email', 'already-registered', 'reset-password', 'sign-in-link'] as const),
  ...(['sign-in-link-refused', 'verify-new-email'] as const),
]);

/** Sends one mail about an account, in the user's language, and deletes its link. */
const accountMail: JobHandler = async ({ mail_id: mailId }) => {
  if (!mailId) throw new Error('An account mail without its id.');
  const mail = await readAccountMail(mailId);
  if (!mail) return;
  const to = mail.facts.to ?? mail.email;
  if (TYPED_ADDRESS.has(mail.kind)) await countAccountMail(mailId, to);
  const { from, company, brand } = await asActor({ kind: 'system' }, (tx) =>
    readMailSender(tx, mail.locale),
  );
  const { renderAccountMail } = await mailTemplate();
  const locale = isLocale(mail.locale) ? mail.locale : 'pt-BR';
  await sendMail({
    from,
    to,
    about: mail.userId,
    ...(await renderAccountMail(mail, { locale, company, brand, origin: settings().PUBLIC_URL })),
    messageId: `account-${mailId}`,
  });
  await forgetAccountMail(mailId);
};

export const accountJobs = { 'account.mail': accountMail };
