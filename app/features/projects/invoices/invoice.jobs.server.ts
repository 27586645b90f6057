import { noticeOf } from '#app/features/client-notices/notice-mail.server.ts';
import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { eraseFile, settleFile } from '#app/platform/files/erase-file.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { fileIsHeld, readInvoiceForMail, readPixKeyForMail } from './invoice-mail.store.server.ts';

/** Loaded with the first mail: half a second that the start need not wait for. */
const mailTemplate = () => import('./invoice.emails.tsx');

/** Notifies a payer that an invoice is due or overdue. */
const noticeMail =
  (what: 'due' | 'overdue'): JobHandler =>
  async ({ invoice_id: id, user_id: user, notice_id: notice }) => {
    if (!id || !user) throw new Error('A mail of an invoice without its ids.');
    const news = await noticeOf(notice);
    // The user no longer wants such mails, or no longer belongs to the client.
    if (news === undefined) return;
    const { invoice, sender } = await asActor({ kind: 'system' }, async (tx) => {
      const reader = { invoice: id, user, overdue: what === 'overdue' };
      const found = await readInvoiceForMail(tx, reader);
      return { invoice: found, sender: await readMailSender(tx, found?.locale) };
    });
    if (!invoice) return;
    const { renderInvoiceMail } = await mailTemplate();
    await sendMail({
      from: sender.from,
      to: invoice.email,
      replyTo: sender.replyTo,
      ...(await renderInvoiceMail(what, invoice, {
        locale: isLocale(invoice.locale) ? invoice.locale : DEFAULT_LOCALE,
        brand: sender.brand,
        origin: settings().PUBLIC_URL,
        leaveUrl: news?.parts.leaveUrl,
      })),
      ...(news && { headers: news.parts.headers }),
      about: id,
      messageId: `invoice-${what}-${id}-${user}`,
    });
  };

/** Warns one who may approve finance that the company's Pix key was changed. */
const pixKeyMail: JobHandler = async ({ pix_key_id: id, user_id: user }) => {
  if (!id || !user) throw new Error('A mail of a Pix key without its ids.');
  const { changed, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readPixKeyForMail(tx, id, user);
    return { changed: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!changed) return;
  const { renderPixKeyMail } = await import('./pix-key.emails.tsx');
  await sendMail({
    from: sender.from,
    to: changed.email,
    ...(await renderPixKeyMail(changed, {
      locale: isLocale(changed.locale) ? changed.locale : DEFAULT_LOCALE,
      brand: sender.brand,
      origin: settings().PUBLIC_URL,
    })),
    about: null,
    messageId: `pix-key-${id}-${user}`,
  });
};

/** What follows from invoices, by the kind the database puts into the outbox. */
export const invoiceJobs: Readonly<Record<string, JobHandler>> = {
  'invoice.due-mail': noticeMail('due'),
  'invoice.overdue-mail': noticeMail('overdue'),
  'invoice.pix-key-mail': pixKeyMail,
  'invoice.erase-file': eraseFile,
  'invoice.settle-file': settleFile(fileIsHeld),
};
