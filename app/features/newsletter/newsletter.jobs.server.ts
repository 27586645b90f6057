import { type MailSender, readMailSender } from '#app/features/company/mail-sender.server.ts';
import { isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { RecipientRefused } from '#app/platform/mail/recipient-refused.server.ts';
import { mailUnverified } from '#app/platform/mail/unverified-mail.server.ts';
import type { NewsletterMail } from './newsletter.emails.tsx';
import { noteBounce, readForMail } from './newsletter.store.server.ts';
import { confirmPath, unsubscribePath } from './newsletter-links.server.ts';

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplate = () => import('./newsletter.emails.tsx');

/** The status in which a subscription may be mailed. An address that has unsubscribed meanwhile, or is
 * undeliverable, gets no mail. */
const MAY_GO: Readonly<Record<NewsletterMail, string>> = {
  confirm: 'pending',
  pending: 'pending',
  known: 'active',
  welcome: 'active',
};

type Found = NonNullable<Awaited<ReturnType<typeof readForMail>>>;

/** Writes one kind of mail about a subscription, with the unsubscribe headers that mail programs know (RFC
 * 8058). */
async function written(kind: NewsletterMail, found: Found, sender: MailSender) {
  const locale = isLocale(found.locale) ? found.locale : 'pt-BR';
  const origin = settings().PUBLIC_URL;
  const leaveUrl = origin + unsubscribePath(locale, found.id);
  const link = { id: found.id, askedAt: found.askedAt };
  const { company, brand, from, replyTo } = sender;
  const { renderNewsletterMail } = await mailTemplate();
  return {
    from,
    replyTo,
    ...(await renderNewsletterMail(kind, {
      locale,
      company,
      brand,
      confirmUrl: MAY_GO[kind] === 'pending' ? origin + confirmPath(locale, link) : undefined,
      leaveUrl,
    })),
    headers: {
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    messageId: `newsletter-${found.eventId}`,
  };
}

const mailOf =
  (kind: NewsletterMail): JobHandler =>
  async ({ event_id: eventId }, job) => {
    if (!eventId) throw new Error('A newsletter mail without event_id.');
    const { found, sender } = await asActor({ kind: 'system' }, async (tx) => {
      const found = await readForMail(tx, eventId);
      return { found, sender: await readMailSender(tx, found?.locale) };
    });
    if (found?.status !== MAY_GO[kind] || found.undeliverableAt) return;
    const { id, email: to } = found;
    const write = () => written(kind, found, sender);
    try {
      // The address itself got the link, and staff are responsible for what they send.
      if (found.way === 'form') {
        const mail = { jobId: job.id, kind: job.kind, about: id, to, waits: kind !== 'known' };
        return await mailUnverified(mail, write);
      }
      await sendMail({ ...(await write()), to, about: id });
    } catch (error) {
      if (error instanceof RecipientRefused) {
        await asActor({ kind: 'system' }, (tx) => noteBounce(tx, eventId, error.message));
      }
      throw error;
    }
  };

/** Mails of the newsletter, by the kind the database puts into the outbox. */
export const newsletterJobs: Readonly<Record<string, JobHandler>> = {
  'newsletter.confirm-mail': mailOf('confirm'),
  'newsletter.pending-mail': mailOf('pending'),
  'newsletter.known-mail': mailOf('known'),
  'newsletter.welcome-mail': mailOf('welcome'),
};
