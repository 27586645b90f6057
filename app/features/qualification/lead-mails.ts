import type { Company } from '#app/features/company/company.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import type { LeadForMail } from './lead-mail.store.server.ts';

type Mail = { subject: string; content: MailContent };

/** Mail to the team, in Portuguese: everything the visitor said, and where it came from. */
export function teamMailOf(lead: LeadForMail, origin: string): Mail {
  const t = instanceOf('pt-BR').getFixedT('pt-BR', 'qualification');
  const { source: context, protocol, workshop, reviewReason } = lead;
  const name = lead.name || lead.email || t('mail.team.anonymous');
  return {
    subject: subjectNaming(name, (named) =>
      t('mail.team.subject', { context, name: named, protocol }),
    ),
    content: {
      locale: 'pt-BR',
      title: t('mail.team.title', { context, workshop }),
      protocol,
      text: reviewReason && t('mail.team.review', { reason: t(`mail.reasons.${reviewReason}`) }),
      answers: lead.answersIn('pt-BR'),
      facts: [
        { label: t('mail.team.source'), value: lead.sourcePage && `${origin}${lead.sourcePage}` },
        { label: t('mail.team.campaign'), value: lead.campaign },
        { label: t('mail.team.language'), value: lead.locale },
        { label: t('mail.team.received'), value: formatDateTime(lead.createdAt, 'pt-BR') },
      ],
    },
  };
}

/** Mail to the visitor: the protocol, and a copy of the answers. */
export function visitorMailOf(lead: LeadForMail, company: Company, locale: Locale): Mail {
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const { source: context, protocol, workshop } = lead;
  return {
    subject: t('mail.visitor.subject', { context, protocol }),
    content: {
      locale,
      title: t('mail.visitor.title', { context }),
      protocol,
      text: t('mail.visitor.text', { context, workshop }),
      answersTitle: t('mail.visitor.answers'),
      answers: lead.answersIn(locale),
      sender: {
        line: `${company.name} · ${company.city}, ${company.state}`,
        email: company.supportEmail,
        note: t('mail.visitor.ignore'),
      },
    },
  };
}
