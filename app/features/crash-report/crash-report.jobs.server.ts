import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { crashMailOf } from './crash-mail.ts';
import { markNotified, readCrashForMail } from './crash-report.store.server.ts';
import { CRASH_MAIL } from './report-crash.server.ts';

/** Mails the team about a crash, in Portuguese, and about crashes that the throttle has held back. */
const teamMail: JobHandler = async ({ crash_id: id = '' }) => {
  const { found, sender } = await asActor({ kind: 'system' }, async (tx) => ({
    found: await readCrashForMail(tx, id),
    sender: await readMailSender(tx),
  }));
  if (!found) return;
  const { crash, others } = found;
  const { subject, content } = crashMailOf(found);
  const { renderMailContent } = await import('#app/platform/mail/mail-content.server.tsx');
  await sendMail({
    from: sender.from,
    to: sender.team,
    about: null,
    subject,
    ...(await renderMailContent(content, sender.brand)),
    messageId: `crash-${crash.id}-${crash.mailAskedAt?.getTime() ?? 0}`,
  });
  await asActor({ kind: 'system' }, (tx) => markNotified(tx, [crash, ...others]));
};

export const crashReportJobs: Readonly<Record<string, JobHandler>> = { [CRASH_MAIL]: teamMail };
