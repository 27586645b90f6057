import { Section, Text } from '@react-email/components';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import {
  MailFrame,
  MailLink,
  MailSmall,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import { SCORES } from './rating.ts';

type Facts = {
  locale: Locale;
  brand: MailBrand;
  /** The whole address of the page on which a choice is marked. */
  pressed: (score: number) => string;
};

/** The question with a button for each answer: each opens the page, where the choice waits for a second
 * press. */
export function RatingPresses({ locale, brand, pressed }: Facts) {
  const t = instanceOf(locale).getFixedT(locale, 'satisfaction');
  const ends: Readonly<Record<number, string>> = {
    1: t('rating.ends.least'),
    5: t('rating.ends.most'),
  };
  return (
    <Section>
      <Text style={{ ...mailText.text, fontWeight: 600 }}>{t('rating.label')}</Text>
      {SCORES.map((score) => (
        <Text key={score} style={{ ...mailText.text, margin: '0 0 4px' }}>
          <MailLink brand={brand} href={pressed(score)}>
            {ends[score] ?? String(score)}
          </MailLink>
        </Text>
      ))}
      <MailSmall brand={brand}>{t('mail.press')}</MailSmall>
    </Section>
  );
}

/** Subject, HTML and text of the request for a rating, once the ticket is solved. */
export async function renderRatingMail(
  { number, title }: { number: string; title: string },
  facts: Facts,
) {
  const { locale, brand } = facts;
  const t = instanceOf(locale).getFixedT(locale, 'satisfaction', 'mail');
  const text = t('text', { number, title });
  const content = (
    <MailFrame locale={locale} title={t('title')} preview={text} brand={brand}>
      <Text style={mailText.text}>{text}</Text>
      <RatingPresses {...facts} />
      <MailSmall brand={brand}>{t('again')}</MailSmall>
    </MailFrame>
  );
  return {
    subject: subjectNaming(title, (named) => t('subject', { title: named, number })),
    ...(await renderMail(content, brand)),
  };
}
