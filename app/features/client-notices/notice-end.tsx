import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { MailLink, MailSmall } from '#app/platform/mail/mail-frame.server.tsx';
import type { ClientNoticeKind } from './client-notices.ts';

type Props = { locale: Locale; brand: MailBrand; kind: ClientNoticeKind; leaveUrl: string };

/** The end of every mail of news: why it was sent, and the link that ends mails of its kind. */
export function ClientNoticeEnd({ locale, brand, kind, leaveUrl }: Props) {
  const t = instanceOf(locale).getFixedT(locale, 'client-notices');
  return (
    <MailSmall brand={brand}>
      {t('mail.why', { what: t(`kinds.${kind}.name`) })}{' '}
      <MailLink brand={brand} href={leaveUrl}>
        {t('mail.leave')}
      </MailLink>
    </MailSmall>
  );
}
