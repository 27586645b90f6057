import type { Transaction } from 'kysely';
import { type Estimate, readEstimate } from '#app/features/pricing/estimate.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { callRows, callText, type RowOf } from '#app/platform/database/call-function.server.ts';
import { runInOneMessage } from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { answerAbout, readAnswers } from './intake/read-answers.server.ts';
import type { LeadSource } from './lead.store.server.ts';

export type Answer = { label: string; value: string };
export type ReviewReason = 'limit_check_failed' | 'address_limit' | 'too_fast' | 'no_identity';

export type LeadForMail = {
  id: string;
  source: LeadSource;
  protocol: string;
  locale: string;
  createdAt: Date;
  /** By when the person was promised an answer; null where nothing is promised. */
  promisedAt: Date | null;
  sourcePage: string;
  /** Marks of the campaign, as the link had them; empty where it had none. */
  campaign: { source: string; medium: string; name: string };
  reviewReason: ReviewReason | null;
  name: string;
  email: string;
  company: string;
  /** E.164; null without a number that can be called. */
  phone: string | null;
  /** The requested services, in Portuguese words; empty without such a question. */
  service: string;
  /** Name of the workshop that a registration is for, else empty. */
  workshop: string;
  /** What the page of prices showed before; null where nothing was sent along. */
  estimate: Estimate | null;
  /** Answers under the questions of one language. */
  answersIn: (locale: Locale) => Answer[];
};

/** Names of the question about the service in forms; nothing else identifies it. */
const SERVICE = /^(?:servicos?|services?)$/i;

const MAILED_REASONS = new Set(['limit_check_failed', 'address_limit', 'too_fast', 'no_identity']);

type Row = RowOf<'private.lead_for_mail'>;

function leadOf(row: Row | undefined): LeadForMail | null {
  if (!row) return null;
  const answers = readAnswers(row, 'pt-BR');
  return {
    id: row.id,
    source: row.source as LeadSource,
    protocol: row.protocol,
    locale: row.locale,
    createdAt: row.createdAt,
    promisedAt: row.promisedAt,
    sourcePage: row.sourcePage ?? '',
    campaign: {
      source: row.utmSource ?? '',
      medium: row.utmMedium ?? '',
      name: row.utmCampaign ?? '',
    },
    reviewReason: MAILED_REASONS.has(row.reviewReason ?? '')
      ? (row.reviewReason as ReviewReason)
      : null,
    name: answerAbout(answers, 'name'),
    email: answerAbout(answers, 'email').toLowerCase(),
    company: answerAbout(answers, 'company'),
    phone: e164Of(answerAbout(answers, 'phone')),
    service: answers.find(({ name }) => SERVICE.test(name))?.value ?? '',
    workshop: answerAbout(answers, 'workshop_name'),
    estimate: readEstimate(row.estimate),
    // An answer without a question is left out.
    answersIn: (locale) => readAnswers(row, locale).filter(({ label }) => label !== ''),
  };
}

/** A lead for its mails; null when it has been erased meanwhile. */
export const readLeadForMail = async (
  tx: Transaction<DB>,
  id: string,
): Promise<LeadForMail | null> => leadOf((await callRows(tx, 'private.lead_for_mail', { id }))[0]);

/** The same in a transaction of its own. */
export async function loadLeadForMail(id: string): Promise<LeadForMail | null> {
  const [rows] = await runInOneMessage({ kind: 'system' }, [
    { text: `select * from ${callText('private.lead_for_mail', { id })}` },
  ]);
  return leadOf((rows as Row[])[0]);
}
