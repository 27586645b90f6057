import type { Company } from '#app/features/company/company.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import type { MailedEntry } from './feedback.store.server.ts';
import type { FeedbackType, Severity } from './feedback-rules.ts';
import { type Outcome, outcomeWords } from './idea-outcome.ts';

type Mail = { subject: string; content: MailContent };
type Pair = { label: string; value: string };

const REASONS = ['limit_check_failed', 'too_fast'] as const;

const wordsIn = (locale: Locale) => instanceOf(locale).getFixedT(locale, 'feedback');
type Words = ReturnType<typeof wordsIn>;

const filesOf = (entry: MailedEntry) =>
  (entry.attachments as { name: string }[]).map(({ name }) => name).join('\n');

/** The fields of an entry with their labels in one language; empty ones are left out. */
function input(t: Words, entry: MailedEntry): Pair[] {
  const { type, severity, score, verbatim } = entry;
  const pairs = [
    { label: t('mail.type'), value: t(`form.types.${type as FeedbackType}`) },
    {
      label: t('mail.severity'),
      value: type === 'bug' ? t(`form.severities.${severity as Severity}`) : '',
    },
    { label: t('mail.score'), value: score === null ? '' : String(score) },
    { label: t('mail.verbatim'), value: verbatim },
    { label: t('mail.files'), value: filesOf(entry) },
  ];
  return pairs.filter(({ value }) => value !== '');
}

/** Mail to the team, in Portuguese: all fields of the entry, and where it came from. */
export function teamMailOf(entry: MailedEntry, publicUrl: string): Mail {
  const t = wordsIn('pt-BR');
  const { protocol, authorName, authorEmail, reviewReason, project } = entry;
  const type = t(`form.types.${entry.type as FeedbackType}`);
  const reason = REASONS.find((candidate) => candidate === reviewReason);
  const { url = '', browser = '' } = entry.context as { url?: string; browser?: string };
  const who = [authorName, authorEmail].filter(Boolean).join(' · ');
  return {
    subject: t('mail.team.subject', { type, protocol }),
    content: {
      locale: 'pt-BR',
      title: t('mail.team.title'),
      protocol,
      text: reason ? t('mail.review', { reason: t(`mail.reasons.${reason}`) }) : null,
      answers: [
        ...input(t, entry),
        { label: t('mail.who'), value: who || t('mail.anonymous') },
        {
          label: t('mail.staffLink'),
          value: `${publicUrl}${adminPath('feedbackEntry', { id: entry.id })}`,
        },
      ],
      facts: [
        { label: t('mail.project'), value: project },
        { label: t('mail.page'), value: url },
        { label: t('mail.browser'), value: browser },
        { label: t('mail.received'), value: formatDateTime(new Date(entry.createdAt), 'pt-BR') },
      ],
    },
  };
}

const signed = (company: Company, t: Words) => ({
  line: `${company.name} · ${company.city}, ${company.state}`,
  email: company.supportEmail,
  note: t('mail.author.ignore'),
});

/** Mail to the author: the link to the page of the entry. It contains none of its text, for anyone's address
 * may have been typed. */
export function authorMailOf(
  { protocol }: Pick<MailedEntry, 'protocol'>,
  company: Company,
  locale: Locale,
  link: string,
): Mail {
  const t = wordsIn(locale);
  return {
    subject: t('mail.author.subject', { protocol }),
    content: {
      locale,
      title: t('mail.author.title'),
      protocol,
      text: t('mail.author.text'),
      answers: [{ label: t('mail.followLink'), value: link }],
      sender: signed(company, t),
    },
  };
}

/** Mail to the author with a reply of the team. */
export function replyMailOf(
  entry: MailedEntry,
  body: string,
  company: Company,
  locale: Locale,
  link: string,
): Mail {
  const t = wordsIn(locale);
  const { protocol } = entry;
  return {
    subject: t('mail.reply.subject', { protocol }),
    content: {
      locale,
      title: t('mail.reply.title'),
      protocol,
      text: t('mail.reply.text'),
      answers: [
        { label: t('mail.reply.said'), value: body },
        { label: t('mail.followLink'), value: link },
      ],
      sender: signed(company, t),
    },
  };
}

/** Mail to a person who asked for an idea: the decision, and the team's text. */
export function outcomeMailOf(
  entry: MailedEntry,
  outcome: Outcome,
  company: Company,
  locale: Locale,
  link: string,
): Mail {
  const t = wordsIn(locale);
  const { protocol } = entry;
  const { status } = outcome;
  const words = outcomeWords(outcome, locale);
  return {
    subject: t(`mail.outcome.${status}.subject`, { protocol }),
    content: {
      locale,
      title: t(`mail.outcome.${status}.title`),
      protocol,
      text: t(`mail.outcome.${status}.text`),
      answers: [
        ...(words ? [{ label: t(`mail.outcome.${status}.words`), value: words }] : []),
        { label: t('mail.followLink'), value: link },
      ],
      sender: signed(company, t),
    },
  };
}

/** Mail to the team: a new message by the author, or by another person in the author's thread. */
export function authorReplyMailOf(
  entry: MailedEntry,
  body: string,
  publicUrl: string,
  otherSender = '',
): Mail {
  const t = wordsIn('pt-BR');
  const { protocol } = entry;
  return {
    subject: t('mail.authorReply.subject', { protocol }),
    content: {
      locale: 'pt-BR',
      title: t('mail.authorReply.title'),
      protocol,
      text: otherSender ? t('mail.authorReply.other', { from: otherSender }) : null,
      answers: [
        { label: t('mail.authorReply.said'), value: body },
        {
          label: t('mail.staffLink'),
          value: `${publicUrl}${adminPath('feedbackEntry', { id: entry.id })}`,
        },
      ],
    },
  };
}
