import { Hr, Text } from '@react-email/components';
import type { Company } from '#app/features/company/company.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import {
  MailAction,
  MailFrame,
  MailLink,
  MailSmall,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';

export type NewsletterMail = 'confirm' | 'pending' | 'known' | 'welcome';

type Facts = {
  locale: Locale;
  company: Pick<Company, 'name' | 'city' | 'state' | 'supportEmail'>;
  brand: MailBrand;
  /** Whole addresses of the signed links; the first only where a confirmation is pending. */
  confirmUrl?: string | undefined;
  leaveUrl: string;
};

/** Subject, HTML and text of a mail about a subscription. */
export async function renderNewsletterMail(kind: NewsletterMail, facts: Facts) {
  const { locale, company, brand, confirmUrl, leaveUrl } = facts;
  const t = instanceOf(locale).getFixedT(locale, 'newsletter', 'mail');
  const named = { company: company.name };
  const text = t(`${kind}.text`, named);
  const content = (
    <MailFrame locale={locale} title={t(`${kind}.title`)} preview={text} brand={brand}>
      <Text style={mailText.text}>{text}</Text>
      {confirmUrl && (
        <MailAction brand={brand} href={confirmUrl} label={t('confirm.button')} copy={t('copy')} />
      )}
      <MailSmall brand={brand}>{t(`${kind}.note`)}</MailSmall>
      <Hr />
      <MailSmall brand={brand}>
        {t('why')}{' '}
        <MailLink brand={brand} href={leaveUrl}>
          {t('leave')}
        </MailLink>
      </MailSmall>
      <MailSmall brand={brand}>
        {`${company.name} · ${company.city}, ${company.state} · `}
        <MailLink brand={brand} href={`mailto:${company.supportEmail}`}>
          {company.supportEmail}
        </MailLink>
      </MailSmall>
    </MailFrame>
  );
  return { subject: t(`${kind}.subject`), ...(await renderMail(content, brand)) };
}
