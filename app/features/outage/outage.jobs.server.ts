import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { setAsideFolder } from '#app/platform/spool/spool-places.server.ts';
import { readOutage } from './outage.store.server.ts';
import { endedMailOf } from './outage-mails.ts';

/** Notifies the team that the database is back, with the number of posts that waited. */
const endedMail: JobHandler = async ({ outage_id: id = '' }) => {
  const { outage, sender } = await asActor({ kind: 'system' }, async (tx) => ({
    outage: await readOutage(tx, id),
    sender: await readMailSender(tx),
  }));
  if (!outage) return;
  const { subject, content } = endedMailOf(outage, settings().PUBLIC_URL, setAsideFolder());
  const { renderMailContent } = await import('#app/platform/mail/mail-content.server.tsx');
  await sendMail({
    from: sender.from,
    to: sender.team,
    about: null,
    subject,
    ...(await renderMailContent(content, sender.brand)),
    messageId: `outage-${outage.id}-ended`,
  });
};

export const outageJobs: Readonly<Record<string, JobHandler>> = {
  'outage.ended-mail': endedMail,
};
