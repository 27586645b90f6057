import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { ceilingMailOf } from './ceiling-mail.ts';

/** Warns the team, once an hour at most, that mails to unverified addresses reached their limit. */
const ceilingMail: JobHandler = async ({ most = '' }, job) => {
  const sender = await asActor({ kind: 'system' }, (tx) => readMailSender(tx));
  const { subject, content } = ceilingMailOf(Number(most), settings().PUBLIC_URL);
  const { renderMailContent } = await import('#app/platform/mail/mail-content.server.tsx');
  await sendMail({
    from: sender.from,
    to: sender.team,
    about: null,
    subject,
    ...(await renderMailContent(content, sender.brand)),
    messageId: `mail-ceiling-${job.id}`,
  });
};

export const unprovedMailJobs: Readonly<Record<string, JobHandler>> = {
  'mail.ceiling-mail': ceilingMail,
};
