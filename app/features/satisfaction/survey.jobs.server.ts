import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { RecipientRefused } from '#app/platform/mail/recipient-refused.server.ts';
import { markedPath } from './rating-link.server.ts';
import { noteInvitation, readInvitation } from './survey.store.server.ts';
import { leavePath, surveyPath } from './survey-link.server.ts';

const asServer = { kind: 'system' } as const;

/** Asks one contact for a recommendation, with the unsubscribe headers that mail programs know (RFC 8058). */
const sendSurveyMail: JobHandler = async ({ invitation_id: id }) => {
  if (!id) throw new Error('A mail of a survey without its invitation.');
  const { found, sender } = await asActor(asServer, async (tx) => {
    const invitation = await readInvitation(tx, id);
    return { found: invitation, sender: await readMailSender(tx, invitation?.locale) };
  });
  if (!found) return;
  const locale = isLocale(found.locale) ? found.locale : DEFAULT_LOCALE;
  const origin = settings().PUBLIC_URL;
  const page = origin + surveyPath(id, locale);
  const leaveUrl = origin + leavePath(id, locale);
  // Loaded with the first mail, since loading delays the start by half a second.
  const { renderSurveyMail } = await import('./survey.emails.tsx');
  try {
    await sendMail({
      from: sender.from,
      replyTo: sender.replyTo,
      to: found.email,
      ...(await renderSurveyMail({
        locale,
        brand: sender.brand,
        project: found.project,
        pressed: (score) => markedPath(page, score),
        leaveUrl,
      })),
      headers: {
        'List-Unsubscribe': `<${leaveUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      about: found.surveyId,
      messageId: `survey-${id}`,
    });
  } catch (error) {
    if (error instanceof RecipientRefused) {
      await asActor(asServer, (tx) => noteInvitation(tx, id, error.message));
    }
    throw error;
  }
  await asActor(asServer, (tx) => noteInvitation(tx, id, null));
};

/** Mails of surveys, by the kind the database puts into the outbox. */
export const surveyJobs: Readonly<Record<string, JobHandler>> = {
  'survey.ask-mail': sendSurveyMail,
};
