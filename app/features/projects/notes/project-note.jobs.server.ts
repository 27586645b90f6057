import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { readProjectMentionForMail } from './project-notes.store.server.ts';

/** Notifies a colleague, in their language, that a note on a project mentions them. */
const mentionMail: JobHandler = async ({ mention_id: mentionId }) => {
  if (!mentionId) throw new Error('A mail about a mention without its id.');
  const { mention, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readProjectMentionForMail(tx, mentionId);
    return { mention: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!mention) return;
  // Loading delays the start by half a second, so it waits for the first mail.
  const { renderMentionMail } = await import('#app/features/notes/mention.emails.tsx');
  const locale = isLocale(mention.locale) ? mention.locale : DEFAULT_LOCALE;
  const { projectId, projectName: name, body, named, byName: by } = mention;
  const place = adminPath('clientProject', { id: projectId });
  await sendMail({
    from: sender.from,
    to: mention.email,
    ...(await renderMentionMail(
      { by, body, named, subject: 'project', name, place },
      { locale, brand: sender.brand, origin: settings().PUBLIC_URL },
    )),
    about: mention.noteId,
    messageId: `project-note-${mention.noteId}-${mention.userId}`,
  });
};

/** The follow-ups of a note, by the kind that the database puts into the outbox. */
export const projectNoteJobs: Readonly<Record<string, JobHandler>> = {
  'project.mention-mail': mentionMail,
};
