import type { Transaction } from 'kysely';
import type { Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { LeadSource } from './lead.store.server.ts';
import { answerAbout, readAnswers } from './read-answers.server.ts';

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
  const answers = readAnswers(row, 'pt-BR');
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
    name: answerAbout(answers, 'name'),
    email: answerAbout(answers, 'email').toLowerCase(),
    workshop: answerAbout(answers, 'workshop_name'),
    // What nobody asked for has no question to stand under.
    answersIn: (locale) => readAnswers(row, locale).filter(({ label }) => label !== ''),
  };
}
