import { Text } from '@react-email/components';
import { NoticeMailEnd } from '#app/features/notices/notice-mail-end.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import {
  MailAction,
  MailFrame,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import { typedNote } from '#app/ui/admin/composer/note-text.ts';
import type { MentionForMail } from './mentions.store.server.ts';

type Facts = { locale: Locale; brand: MailBrand; origin: string };

/** Subject, HTML and text of the mail to a colleague who is mentioned in a note. */
export async function renderMentionMail(mention: MentionForMail, facts: Facts) {
  const { locale, brand, origin } = facts;
  const t = instanceOf(locale).getFixedT(locale, 'leads', 'notes');
  const by = mention.by ?? t('gone');
  const lead = mention.leadName || mention.protocol;
  const note = typedNote(mention.body, mention.named, t('former'));
  const place = `${adminPath('leads')}?${new URLSearchParams({ open: mention.leadId })}`;
  const about = t('mail.about', { lead, protocol: mention.protocol });
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
        label={t('mail.open')}
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
