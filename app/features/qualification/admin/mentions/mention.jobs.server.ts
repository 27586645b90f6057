import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { readMentionForMail } from './mentions.store.server.ts';

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplate = () => import('#app/features/notes/mention.emails.tsx');

/** Notifies a colleague, in their language, that a note mentions them. */
const mentionMail: JobHandler = async ({ mention_id: mentionId }) => {
  if (!mentionId) throw new Error('A mail about a mention without its id.');
  const { mention, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readMentionForMail(tx, mentionId);
    return { mention: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!mention) return;
  const { renderMentionMail } = await mailTemplate();
  const locale = isLocale(mention.locale) ? mention.locale : DEFAULT_LOCALE;
  const { leadId, leadName, protocol } = mention;
  const about = {
    ...mention,
    subject: 'lead' as const,
    name: leadName || protocol,
    reference: protocol,
    place: `${adminPath('leads')}?${new URLSearchParams({ open: leadId })}`,
  };
  const facts = { locale, brand: sender.brand, origin: settings().PUBLIC_URL };
  await sendMail({
    from: sender.from,
    to: mention.email,
    ...(await renderMentionMail(about, facts)),
    about: mention.leadId,
    messageId: `note-${mention.noteId}-${mention.userId}`,
  });
};

/** The follow-ups of a note, by the kind that the database puts into the outbox. */
export const mentionJobs: Readonly<Record<string, JobHandler>> = {
  'lead.mention-mail': mentionMail,
};
