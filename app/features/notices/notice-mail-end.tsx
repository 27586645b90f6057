import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { MailLink, MailSmall } from '#app/platform/mail/mail-frame.server.tsx';

type Props = { locale: Locale; brand: MailBrand; origin: string; why: string };

/** The end of every mail that staff can switch off: why it was sent, and where to switch it off. */
export function NoticeMailEnd({ locale, brand, origin, why }: Props) {
  const t = instanceOf(locale).getFixedT(locale, 'notices', 'mail');
  return (
    <MailSmall brand={brand}>
      {why}{' '}
      <MailLink brand={brand} href={`${origin}${adminPath('notices')}`}>
        {t('choose')}
      </MailLink>
    </MailSmall>
  );
}
