import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';

/** The answer of a contact by mail, and a link to it. */
export type AnswerForMail = {
  id: string;
  sender: string;
  otherSender: boolean;
  subject: string | null;
  body: string;
  contactName: string | null;
  about: 'lead' | 'deal' | 'contact' | null;
  aboutId: string | null;
  ownerEmail: string | null;
  ownerLocale: string | null;
  files: number;
};

const SCREENS = { lead: 'lead', deal: 'deal', contact: 'contact' } as const;

/** Notifies the owner of a contact of their answer. */
export function answerMailOf(
  answer: AnswerForMail,
  locale: Locale,
  publicUrl: string,
): { subject: string; content: MailContent } {
  const t = instanceOf(locale).getFixedT(locale, 'messages', 'answerMail');
  const { sender, subject, body, about, aboutId: id, files } = answer;
  const name = answer.contactName || sender;
  return {
    subject: subjectNaming(name, (named) => t('subject', { name: named }), [subject ?? '']),
    content: {
      locale,
      title: t('title'),
      protocol: name,
      text: answer.otherSender ? t('other') : t('answerThere'),
      answers: [
        { label: t('from'), value: sender },
        { label: t('said'), value: body },
        { label: t('files'), value: files > 0 ? String(files) : '' },
        {
          label: t('open'),
          value: about && id ? `${publicUrl}${adminPath(SCREENS[about], { id })}` : '',
        },
        // The team's mailbox has no settings for notices.
        {
          label: t('choose'),
          value: answer.ownerEmail ? `${publicUrl}${adminPath('notices')}` : '',
        },
      ].filter(({ value }) => value !== ''),
    },
  };
}
