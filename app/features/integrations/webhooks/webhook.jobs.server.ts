import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { atOnce, type JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { unseal } from '#app/platform/secrets.server.ts';
import { postWebhook } from './post-webhook.server.ts';
import { signedHeaders } from './sign-webhook.ts';
import { SECRET_PURPOSE } from './webhook.ts';
import { offMailOf } from './webhook-mail.ts';

/** One delivery of a webhook is under way at a time: so many receivers may be slow before others wait. */
const RECEIVERS_AT_ONCE = 8;

const SYSTEM = { kind: 'system' } as const;

/** Sends a delivery, if it is the next one. Its row holds the outcome and the time of the next try. */
const deliver: JobHandler = async ({ delivery_id: id = '' }, { id: job }) => {
  const [due] = await asActor(SYSTEM, (tx) =>
    callRows(tx, 'private.claim_webhook_delivery', { id, job }),
  );
  if (!due) return undefined;
  const body = JSON.stringify({
    type: due.event,
    timestamp: due.happenedAt.toISOString(),
    data: due.data,
  });
  const secrets = [due.secretSealed, due.previousSecretSealed]
    .filter((sealed) => sealed !== null)
    .map((sealed) => unseal(SECRET_PURPOSE, sealed));
  const headers = signedHeaders(secrets, { id: `msg_${due.messageId}`, at: new Date(), body });
  const { status, error } = await postWebhook(due.url, body, headers);
  await asActor(SYSTEM, (tx) =>
    callValue(tx, 'private.end_webhook_delivery', { id, status, error }),
  );
  return undefined;
};

/** Notifies the owner that a webhook was switched off. */
const offMail: JobHandler = async ({ webhook_id: id = '' }) => {
  const { webhook, sender } = await asActor(SYSTEM, async (tx) => {
    const [found] = await callRows(tx, 'private.webhook_for_mail', { id });
    return { webhook: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!webhook) return undefined;
  const locale = isLocale(webhook.locale) ? webhook.locale : DEFAULT_LOCALE;
  const { subject, content } = offMailOf({ ...webhook, id }, locale, settings().PUBLIC_URL);
  const { renderMailContent } = await import('#app/platform/mail/mail-content.server.tsx');
  await sendMail({
    from: sender.from,
    to: webhook.email,
    about: null,
    subject,
    ...(await renderMailContent(content, sender.brand)),
    messageId: `webhook-${id}-off`,
  });
  return undefined;
};

export const webhookJobs: Readonly<Record<string, JobHandler>> = {
  'webhook.deliver': atOnce(RECEIVERS_AT_ONCE, deliver),
  'webhook.off-mail': offMail,
};
