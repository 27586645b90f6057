import { Text } from '@react-email/components';
import { NoticeMailEnd } from '#app/features/notices/notice-mail-end.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import {
  MailAction,
  MailFrame,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import { type Named, typedNote } from '#app/ui/admin/composer/note-text.ts';

export type MentionMail = {
  by: string | null;
  body: string;
  named: Named;
  /** What the note is about. */
  subject: 'lead' | 'deal' | 'contact' | 'company' | 'project';
  name: string;
  /** The reference number of a lead. */
  reference?: string;
  /** The address of the record. */
  place: string;
};

type Facts = { locale: Locale; brand: MailBrand; origin: string };

/** Subject, HTML and text of the mail to a colleague who is mentioned in a note. */
export async function renderMentionMail(mention: MentionMail, facts: Facts) {
  const { locale, brand, origin } = facts;
  const t = instanceOf(locale).getFixedT(locale, 'notes');
  const by = mention.by ?? t('gone');
  const note = typedNote(mention.body, mention.named, t('former'));
  const { subject, name, reference = '', place } = mention;
  const about = t(`mail.about.${subject}`, { name, reference });
  const content = (
    <MailFrame
      locale={locale}
      title={t('mail.title', { by })}
      preview={`${about} ${note}`}
      brand={brand}
    >
      <Text style={mailText.text}>{about}</Text>
      <Text style={{ ...mailText.text, whiteSpace: 'pre-line' }}>{note}</Text>
      <MailAction
        brand={brand}
        href={`${origin}${place}`}
        label={t(`mail.open.${subject}`)}
        copy={t('mail.copy')}
      />
      <NoticeMailEnd {...facts} why={t('mail.why')} />
    </MailFrame>
  );
  return {
    subject: subjectNaming(by, (named) => t('mail.subject', { by: named })),
    ...(await renderMail(content, brand)),
  };
}
