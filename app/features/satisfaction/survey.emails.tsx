import { Hr, Section, Text } from '@react-email/components';
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
import { TEN } from './rating.ts';

type Facts = {
  locale: Locale;
  brand: MailBrand;
  project: string;
  /** The whole address of the page on which a choice is marked. */
  pressed: (score: number) => string;
  leaveUrl: string;
};

/** Subject, HTML and text of a survey. */
export async function renderSurveyMail({ locale, brand, project, pressed, leaveUrl }: Facts) {
  const t = instanceOf(locale).getFixedT(locale, 'satisfaction', 'survey');
  const ends: Readonly<Record<number, string>> = { 0: t('ends.least'), 10: t('ends.most') };
  const text = t('text', { project });
  const content = (
    <MailFrame locale={locale} title={t('title')} preview={text} brand={brand}>
      <Text style={mailText.text}>{text}</Text>
      <Section>
        {TEN.map((score) => (
          <Text key={score} style={{ ...mailText.text, margin: '0 0 4px' }}>
            <MailLink brand={brand} href={pressed(score)}>
              {ends[score] ?? String(score)}
            </MailLink>
          </Text>
        ))}
      </Section>
      <MailSmall brand={brand}>{t('press')}</MailSmall>
      <Hr />
      <MailSmall brand={brand}>
        {t('why')}{' '}
        <MailLink brand={brand} href={leaveUrl}>
          {t('leave')}
        </MailLink>
      </MailSmall>
    </MailFrame>
  );
  return {
    subject: subjectNaming(project, (named) => t('subject', { project: named })),
    ...(await renderMail(content, brand)),
  };
}
