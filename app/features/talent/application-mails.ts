import type { Company } from '#app/features/company/company.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import type { Application } from './application.store.server.ts';
import { ANY_OPENING, openingsOf, talentForm, titleOf } from './talent-form.ts';

type Mail = { subject: string; content: MailContent };

/** The opening as the applicant read it; “another one” in the language of the reader. */
function openingIn(locale: Locale, { opening, openingTitle: title }: Application): string {
  return opening === ANY_OPENING ? titleOf(openingsOf(talentForm(locale, [])), opening) : title;
}

/** The answers, under the questions of one language. */
export function answersIn(locale: Locale, application: Application) {
  const { name, email, phone, link, message } = application;
  const opening = openingIn(locale, application);
  const given: Record<string, string | null> = { name, email, phone, opening, link, message };
  return talentForm(locale, []).fields.flatMap((field) => {
    const value = given[field.name];
    return value ? [{ label: field.label, value }] : [];
  });
}

const REASONS = ['limit_check_failed', 'too_fast'] as const;

/** Mail to the team, in Portuguese: all answers of the applicant. */
export function teamMailOf(application: Application): Mail {
  const t = instanceOf('pt-BR').getFixedT('pt-BR', 'talent', 'mail');
  const { protocol, name, reviewReason } = application;
  const opening = openingIn('pt-BR', application);
  const reason = REASONS.find((candidate) => candidate === reviewReason);
  return {
    subject: subjectNaming(name, (named) => t('team.subject', { name: named, protocol })),
    content: {
      locale: 'pt-BR',
      title: t('team.title', { opening }),
      protocol,
      text: reason ? t('team.review', { reason: t(`team.reasons.${reason}`) }) : null,
      answers: answersIn('pt-BR', application),
      facts: [
        { label: t('team.language'), value: application.locale },
        { label: t('team.received'), value: formatDateTime(application.createdAt, 'pt-BR') },
      ],
    },
  };
}

/** Mail to the applicant: the reference number, how long it is kept, and the link behind which the answers
 * stand. Nothing of them is in it, for anybody's address may have been typed. */
export function applicantMailOf(
  { protocol }: Pick<Application, 'protocol'>,
  company: Company,
  locale: Locale,
  link: string,
): Mail {
  const t = instanceOf(locale).getFixedT(locale, 'talent', 'mail.applicant');
  return {
    subject: t('subject', { protocol }),
    content: {
      locale,
      title: t('title'),
      protocol,
      text: t('text'),
      action: { label: t('answers'), href: link, copy: t('copy') },
      answers: [],
      sender: {
        line: `${company.name} · ${company.city}, ${company.state}`,
        email: company.supportEmail,
        note: t('ignore'),
      },
    },
  };
}
