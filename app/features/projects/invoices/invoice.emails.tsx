import { Text } from '@react-email/components';
import { ClientNoticeEnd } from '#app/features/client-notices/notice-end.tsx';
import { formatDay } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { portalPaths } from '#app/paths.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { MailFacts } from '#app/platform/mail/mail-facts.server.tsx';
import {
  MailAction,
  MailFrame,
  MailSmall,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import type { InvoiceForMail } from './invoice-mail.store.server.ts';
import { formatCents } from './money.ts';

type Facts = { locale: Locale; brand: MailBrand; origin: string };

/** Subject, HTML and text of the mail about an invoice that is due within days, or was. */
export async function renderInvoiceMail(
  what: 'due' | 'overdue',
  invoice: Omit<InvoiceForMail, 'email' | 'locale'>,
  { locale, brand, origin, leaveUrl }: Facts & { leaveUrl?: string | undefined },
) {
  const t = instanceOf(locale).getFixedT(locale, 'invoices');
  const { name, organization, number, description, days } = invoice;
  const amount = formatCents(Math.round(Number(invoice.value) * 100), locale);
  const day = formatDay(invoice.dueOn, locale);
  const when = t(what === 'due' ? 'when.due' : 'when.overdue', { count: days });
  const lead = t(`mail.${what}.lead`, { name, number, amount, organization, when });
  const address = `${portalPaths.invoices}?${new URLSearchParams({ cliente: invoice.organizationId })}`;
  const facts = [
    [t('facts.invoice'), `${number}, ${description}`],
    [t('facts.amount'), amount],
    [t('facts.due'), day],
  ] as const;
  const content = (
    <MailFrame locale={locale} title={amount} state={when} preview={lead} brand={brand}>
      <Text style={mailText.text}>{lead}</Text>
      <MailFacts brand={brand} facts={facts} />
      <MailAction
        brand={brand}
        href={`${origin}${address}`}
        label={t('mail.open')}
        copy={t('mail.copy')}
      />
      <MailSmall brand={brand}>{t(`mail.${what}.end`, { organization })}</MailSmall>
      {leaveUrl && <ClientNoticeEnd {...{ locale, brand, leaveUrl }} kind={`invoice.${what}`} />}
    </MailFrame>
  );
  return {
    subject: t(`mail.${what}.subject`, { number, amount, when }),
    ...(await renderMail(content, brand)),
  };
}
