import type { Transaction } from 'kysely';
import type { Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Question = {
  field_name: string;
  field_label: string;
  contact_property?: string;
  options?: { value: string; label: string }[];
  asked?: { field_label?: string; options?: { value: string; label: string }[] };
};
export type Answer = { label: string; value: string };
export type ReviewReason = 'limit_check_failed' | 'address_limit' | 'too_fast';

export type LeadForMail = {
  id: string;
  protocol: string;
  locale: string;
  createdAt: Date;
  sourcePage: string;
  /** Campaign marks in one line, empty when there are none. */
  campaign: string;
  reviewReason: ReviewReason | null;
  name: string;
  email: string;
  /** Answers under the questions as the team wrote them. */
  answers: Answer[];
  /** Answers under the questions as the visitor read them. */
  answersIn: (locale: Locale) => Answer[];
};

const MAILED_REASONS = new Set(['limit_check_failed', 'address_limit', 'too_fast']);

function answersOf(questions: Question[], data: Record<string, unknown>, asked: boolean): Answer[] {
  return questions.flatMap((question) => {
    const value = data[question.field_name];
    if (typeof value !== 'string' || value === '') return [];
    const wording = asked ? { ...question, ...question.asked } : question;
    const option = wording.options?.find((candidate) => candidate.value === value);
    return [{ label: wording.field_label, value: option?.label ?? value }];
  });
}

/** A lead as its mails tell it; null when it has been erased meanwhile. */
export async function readLeadForMail(
  tx: Transaction<DB>,
  id: string,
): Promise<LeadForMail | null> {
  const row = await tx
    .selectFrom('qualification_submissions')
    .select(['id', 'protocol', 'locale', 'created_at', 'source_page', 'review_reason'])
    .select(['utm_source', 'utm_medium', 'utm_campaign', 'form_data', 'form_snapshot'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const data = (row.form_data ?? {}) as Record<string, unknown>;
  const snapshot = row.form_snapshot as { fields?: Question[] } | null;
  const questions = snapshot?.fields ?? [];
  const property = (name: string) => {
    const question = questions.find((candidate) => candidate.contact_property === name);
    const value = data[question?.field_name ?? name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    id: row.id,
    protocol: row.protocol,
    locale: row.locale,
    createdAt: row.created_at,
    sourcePage: row.source_page ?? '',
    campaign: [row.utm_source, row.utm_medium, row.utm_campaign].filter(Boolean).join(' / '),
    reviewReason: MAILED_REASONS.has(row.review_reason ?? '')
      ? (row.review_reason as ReviewReason)
      : null,
    name: property('name'),
    email: property('email').toLowerCase(),
    answers: answersOf(questions, data, false),
    answersIn: (locale) => answersOf(questions, data, locale === 'en'),
  };
}
