import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { readTaskForMail } from './task-mail.store.server.ts';

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplate = () => import('./task.emails.tsx');

/** Reminds the owner of a task, in the owner's language. */
const reminderMail: JobHandler = async ({ task_id: taskId }) => {
  if (!taskId) throw new Error('A reminder without the id of its task.');
  const { task, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readTaskForMail(tx, taskId);
    return { task: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!task) return;
  const { renderReminderMail } = await mailTemplate();
  const locale = isLocale(task.locale) ? task.locale : DEFAULT_LOCALE;
  const facts = { locale, brand: sender.brand, origin: settings().PUBLIC_URL };
  await sendMail({
    from: sender.from,
    to: task.email,
    ...(await renderReminderMail(task, facts)),
    about: taskId,
    // For another time, or another owner, it is another mail.
    messageId: `task-${taskId}-${task.userId}-${task.remindAt.getTime()}`,
  });
};

/** The follow-ups of tasks, by the kind that the database puts into the outbox. */
export const taskJobs: Readonly<Record<string, JobHandler>> = {
  'task.reminder-mail': reminderMail,
};
