import type { Transaction } from 'kysely';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { LeadSource } from './lead.store.server.ts';
import { questionsOfPage } from './page-forms.ts';

type Option = { value: string; label: string };
type Wording = { field_label: string; options?: Option[] };
type SnapshotField = Wording & {
  field_name: string;
  contact_property?: string;
  asked?: Partial<Wording>;
};
type Question = { name: string; label: string; options?: Option[] };

export type Answer = { label: string; value: string };
export type ReviewReason = 'limit_check_failed' | 'address_limit' | 'too_fast' | 'no_identity';

export type LeadForMail = {
  id: string;
  source: LeadSource;
  protocol: string;
  locale: string;
  createdAt: Date;
  sourcePage: string;
  /** Campaign marks in one line, empty when there are none. */
  campaign: string;
  reviewReason: ReviewReason | null;
  name: string;
  email: string;
  /** Name of the workshop that a registration is for, else empty. */
  workshop: string;
  /** Answers under the questions of one language. */
  answersIn: (locale: Locale) => Answer[];
};

const MAILED_REASONS = new Set(['limit_check_failed', 'address_limit', 'too_fast', 'no_identity']);

function inLanguage({ asked, ...field }: SnapshotField, locale: Locale): Question {
  const { field_label, options } = locale === 'en' ? { ...field, ...asked } : field;
  return { name: field.field_name, label: field_label, ...(options && { options }) };
}

function answersTo(questions: Question[], data: Record<string, unknown>): Answer[] {
  return questions.flatMap(({ name, label, options }) => {
    const value = data[name];
    if (typeof value !== 'string' || value === '') return [];
    const option = options?.find((candidate) => candidate.value === value);
    return [{ label, value: option?.label ?? value }];
  });
}

/** A lead as its mails tell it; null when it has been erased meanwhile. */
export async function readLeadForMail(
  tx: Transaction<DB>,
  id: string,
): Promise<LeadForMail | null> {
  const row = await tx
    .selectFrom('qualification_submissions')
    .select(['id', 'source', 'protocol', 'locale', 'created_at', 'source_page', 'review_reason'])
    .select(['utm_source', 'utm_medium', 'utm_campaign', 'form_data', 'form_snapshot'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const data = (row.form_data ?? {}) as Record<string, unknown>;
  const fields = (row.form_snapshot as { fields?: SnapshotField[] } | null)?.fields;
  const property = (name: string) => {
    const field = fields?.find((candidate) => candidate.contact_property === name);
    const value = data[field?.field_name ?? name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const questionsIn = (locale: Locale): Question[] =>
    fields?.map((field) => inLanguage(field, locale)) ??
    questionsOfPage(
      row.source,
      data,
      instanceOf(locale).getFixedT(locale, 'qualification'),
      locale,
    );
  return {
    id: row.id,
    source: row.source as LeadSource,
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
    workshop: property('workshop_name'),
    answersIn: (locale) => answersTo(questionsIn(locale), data),
  };
}
