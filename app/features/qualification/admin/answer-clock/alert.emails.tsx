import { Text } from '@react-email/components';
import { NoticeMailEnd } from '#app/features/notices/notice-mail-end.tsx';
import { formatComing } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import {
  MailAction,
  MailFrame,
  MailLink,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import type { AlertForMail, WaitingLead } from './alert-mail.store.server.ts';

type Facts = { locale: Locale; brand: MailBrand; origin: string };

/** So many are told one by one; of more the list tells. */
const TOLD = 20;

/** Subject, HTML and text of the mail about leads whose time runs out, or is over. */
export async function renderAlertMail({ leads }: AlertForMail, facts: Facts) {
  const { locale, brand, origin } = facts;
  const t = instanceOf(locale).getFixedT(locale, 'answer-clock', 'mail');
  const services = instanceOf(locale).getFixedT(locale, 'answer-clock', 'services');
  const sources = instanceOf(locale).getFixedT(locale, 'leads', 'sources');
  const now = new Date();
  const late = leads.filter(({ seconds }) => seconds <= 0);
  const subject =
    late.length > 0
      ? t('subject.late', { count: late.length })
      : t('subject.due', { count: leads.length });
  const told = ({ service, source, dueAt, seconds }: WaitingLead) =>
    t(seconds > 0 ? 'left' : 'over', {
      about: service ? services(service) : sources(source),
      minutes: Math.round(Math.abs(seconds) / 60),
      due: formatComing(dueAt, now, locale),
    });
  const content = (
    <MailFrame locale={locale} title={subject} preview={t('preview')} brand={brand}>
      {leads.slice(0, TOLD).map((lead) => (
        <Text key={lead.id} style={mailText.text}>
          <MailLink brand={brand} href={`${origin}${adminPath('lead', { id: lead.id })}`}>
            {lead.protocol}
          </MailLink>
          {': '}
          {told(lead)}
        </Text>
      ))}
      {leads.length > TOLD && (
        <Text style={mailText.text}>{t('more', { count: leads.length - TOLD })}</Text>
      )}
      <MailAction
        brand={brand}
        href={`${origin}${adminPath('leads')}?status=new`}
        label={t('open')}
        copy={t('copy')}
      />
      <NoticeMailEnd {...facts} why={t('why')} />
    </MailFrame>
  );
  return { subject, ...(await renderMail(content, brand)) };
}
