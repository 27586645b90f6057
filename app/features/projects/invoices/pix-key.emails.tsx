import { Text } from '@react-email/components';
import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { MailFacts } from '#app/platform/mail/mail-facts.server.tsx';
import {
  MailAction,
  MailFrame,
  MailSmall,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import type { PixKeyForMail } from './invoice-mail.store.server.ts';

/** Subject, HTML and text of the mail that the company's Pix key was changed. */
export async function renderPixKeyMail(
  changed: Omit<PixKeyForMail, 'email' | 'locale'>,
  { locale, brand, origin }: { locale: Locale; brand: MailBrand; origin: string },
) {
  const t = instanceOf(locale).getFixedT(locale, 'invoices', 'mail.pixKey');
  const at = formatDateTime(changed.setAt, locale);
  const lead = t('lead', { by: changed.changedBy ?? t('gone'), at });
  const facts = [
    [t('key'), changed.key],
    [t('receiver'), `${changed.name}, ${changed.city}`],
  ] as const;
  const content = (
    <MailFrame locale={locale} title={t('title')} preview={lead} brand={brand}>
      <Text style={mailText.text}>{lead}</Text>
      <MailFacts brand={brand} facts={facts} />
      <MailAction
        brand={brand}
        href={`${origin}${adminPath('pixKey')}`}
        label={t('open')}
        copy={t('copy')}
      />
      <MailSmall brand={brand}>{t('end')}</MailSmall>
    </MailFrame>
  );
  return { subject: t('subject'), ...(await renderMail(content, brand)) };
}
