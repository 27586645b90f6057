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
import type { AlertForMail, WaitingLead, WaitingTicket } from './alert-mail.store.server.ts';

type Facts = { locale: Locale; brand: MailBrand; origin: string };

/** So many are listed one by one; the list has the rest. */
const MAX_LISTED = 20;

/** A-0218, the number as people quote it. */
const named = (number: number) => `A-${String(number).padStart(4, '0')}`;

/** Subject, HTML and text of the mail about leads and tickets that are due or overdue. */
export async function renderAlertMail({ leads, tickets }: AlertForMail, facts: Facts) {
  const { locale, brand, origin } = facts;
  const t = instanceOf(locale).getFixedT(locale, 'answer-clock', 'mail');
  const services = instanceOf(locale).getFixedT(locale, 'answer-clock', 'services');
  const sources = instanceOf(locale).getFixedT(locale, 'leads', 'sources');
  const now = new Date();
  const all = [...leads, ...tickets];
  const late = all.filter(({ seconds }) => seconds <= 0);
  // Where all are of one kind the text names that kind.
  const what = tickets.length === 0 ? 'subject' : leads.length === 0 ? 'tickets' : 'both';
  const subject =
    late.length > 0
      ? t(`${what}.late`, { count: late.length })
      : t(`${what}.due`, { count: all.length });
  const leadFacts = ({ service, source, dueAt, seconds }: WaitingLead) =>
    t(seconds > 0 ? 'left' : 'over', {
      about: service ? services(service) : sources(source),
      minutes: Math.round(Math.abs(seconds) / 60),
      due: formatComing(dueAt, now, locale),
    });
  const ticketFacts = ({ priority, clock, dueAt, seconds }: WaitingTicket) =>
    t(`ticket.${clock}.${seconds > 0 ? 'left' : 'over'}`, {
      priority: t(`ticket.priorities.${priority}`),
      minutes: Math.round(Math.abs(seconds) / 60),
      due: formatComing(dueAt, now, locale),
    });
  const list = tickets.length === 0 ? `${adminPath('leads')}?status=new` : adminPath('tickets');
  const content = (
    <MailFrame
      locale={locale}
      title={subject}
      preview={t(tickets.length === 0 ? 'preview' : 'ticket.preview')}
      brand={brand}
    >
      {leads.slice(0, MAX_LISTED).map((lead) => (
        <Text key={lead.id} style={mailText.text}>
          <MailLink brand={brand} href={`${origin}${adminPath('lead', { id: lead.id })}`}>
            {lead.protocol}
          </MailLink>
          {': '}
          {leadFacts(lead)}
        </Text>
      ))}
      {leads.length > MAX_LISTED && (
        <Text style={mailText.text}>{t('more', { count: leads.length - MAX_LISTED })}</Text>
      )}
      {tickets.slice(0, MAX_LISTED).map((ticket) => (
        <Text key={`${ticket.id} ${ticket.clock}`} style={mailText.text}>
          <MailLink brand={brand} href={`${origin}${adminPath('ticket', { id: ticket.id })}`}>
            {named(ticket.number)}
          </MailLink>
          {': '}
          {ticketFacts(ticket)}
        </Text>
      ))}
      {tickets.length > MAX_LISTED && (
        <Text style={mailText.text}>
          {t('ticket.more', { count: tickets.length - MAX_LISTED })}
        </Text>
      )}
      <MailAction
        brand={brand}
        href={`${origin}${list}`}
        label={t(tickets.length === 0 ? 'open' : 'ticket.open')}
        copy={t('copy')}
      />
      <NoticeMailEnd {...facts} why={t('why')} />
    </MailFrame>
  );
  return { subject, ...(await renderMail(content, brand)) };
}
