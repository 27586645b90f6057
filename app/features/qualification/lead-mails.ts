import { type Company, telUrl, whatsappUrl } from '#app/features/company/company.ts';
import { estimateLines } from '#app/features/pricing/estimate-words.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import { promiseWords } from './clocks/promise-words.ts';
import { arrivedBy } from './intake/arrived-by.ts';
import type { LeadForMail } from './lead-mail.store.server.ts';

type Mail = { subject: string; content: MailContent };

const localeOf = ({ locale }: LeadForMail): Locale => (isLocale(locale) ? locale : 'pt-BR');

/** Contact options of the person; an answer by mail replies to the receipt that the person has. */
function waysTo(lead: LeadForMail) {
  const t = instanceOf('pt-BR').getFixedT('pt-BR', 'qualification', 'mail.team');
  const { phone, email, protocol, source: context } = lead;
  const theirs = instanceOf(localeOf(lead)).getFixedT(localeOf(lead), 'qualification');
  const subject = encodeURIComponent(
    `Re: ${theirs('mail.visitor.subject', { context, protocol })}`,
  );
  const address = encodeURIComponent(email).replace('%40', '@');
  return [
    ...(phone
      ? [
          { label: t('whatsapp'), href: whatsappUrl(phone) },
          { label: t('call'), href: telUrl(phone) },
        ]
      : []),
    ...(email ? [{ label: t('reply'), href: `mailto:${address}?subject=${subject}` }] : []),
  ];
}

/** Mail to the team, in Portuguese: the person's name and interest, contact options, and all answers. */
export function teamMailOf(lead: LeadForMail, origin: string): Mail {
  const t = instanceOf('pt-BR').getFixedT('pt-BR', 'qualification');
  const prices = instanceOf('pt-BR').getFixedT('pt-BR', 'pricing');
  const { source: context, protocol, workshop, reviewReason, company, service } = lead;
  const name = lead.name || lead.email || t('mail.team.anonymous');
  const more = [company, service || workshop].filter(Boolean);
  return {
    subject: subjectNaming(
      name,
      (named) => t('mail.team.subject', { context, name: named, protocol }),
      more,
    ),
    content: {
      locale: 'pt-BR',
      title: t('mail.team.title', { context, workshop }),
      protocol,
      text: [
        [name, ...more].join(' · '),
        reviewReason && t('mail.team.review', { reason: t(`mail.reasons.${reviewReason}`) }),
      ]
        .filter(Boolean)
        .join('\n'),
      action: {
        label: t('mail.team.open'),
        href: `${origin}${adminPath('leads')}?${new URLSearchParams({ open: lead.id })}`,
        copy: t('mail.team.copy'),
      },
      ways: waysTo(lead),
      answersTitle: t('mail.team.answers'),
      answers: [
        ...lead.answersIn('pt-BR'),
        ...(lead.estimate ? estimateLines(prices, lead.estimate, 'pt-BR') : []),
      ],
      facts: [
        { label: t('mail.team.campaign'), value: arrivedBy(lead.campaign) },
        { label: t('mail.team.source'), value: lead.sourcePage && `${origin}${lead.sourcePage}` },
        { label: t('mail.team.language'), value: t(`mail.team.languages.${localeOf(lead)}`) },
        { label: t('mail.team.received'), value: formatDateTime(lead.createdAt, 'pt-BR') },
        {
          label: t('mail.team.promised'),
          value: lead.promisedAt ? formatDateTime(lead.promisedAt, 'pt-BR') : '',
        },
      ],
    },
  };
}

/** Mail to the visitor: the reference number, and the link to the answers. It contains none of them, for
 * anyone's address may have been typed. */
export function visitorMailOf(
  {
    source: context,
    protocol,
    promisedAt,
  }: Pick<LeadForMail, 'source' | 'protocol' | 'promisedAt'>,
  company: Company,
  locale: Locale,
  link: string,
): Mail {
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const by = promisedAt && promiseWords(promisedAt, new Date(), locale);
  return {
    subject: t('mail.visitor.subject', { context, protocol }),
    content: {
      locale,
      title: t('mail.visitor.title', { context }),
      protocol,
      text: [t('mail.visitor.text', { context }), by && t('promise.reply', { by })]
        .filter(Boolean)
        .join('\n'),
      action: { label: t('mail.visitor.answers'), href: link, copy: t('mail.visitor.copy') },
      answers: [],
      sender: {
        line: `${company.name} · ${company.city}, ${company.state}`,
        email: company.supportEmail,
        note: t('mail.visitor.ignore'),
      },
    },
  };
}
