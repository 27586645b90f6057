import type { Transaction } from 'kysely';
import { z } from 'zod';
import { readDealsOf, readDuplicates } from '#app/features/crm/contacts/contact.store.server.ts';
import type { Duplicate } from '#app/features/crm/contacts/contacts.ts';
import type { LeadAnswer } from '#app/features/qualification/intake/read-answers.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { RuleKind } from '../score/score-rules.ts';
import type { Insight, Journey, OpenTicket, ScorePart } from './insight.ts';

type Tx = Transaction<DB>;

/** Beside a lead the closest; the page of the contact has all, also mere namesakes. */
const MAX_DUPLICATES = 2;
const isPair = ({ reasons }: Duplicate) => reasons.some((reason) => reason !== 'name');
type Lead = { id: string; contactId: string | null; score: number | null };

const touch = z.object({
  at: z.string(),
  host: z.string().optional(),
  source: z.string().optional(),
  medium: z.string().optional(),
  campaign: z.string().optional(),
});
const steps = z.array(z.object({ path: z.string(), at: z.string(), ms: z.number() }));

/** The origin in words: the campaign, else the site; empty for neither. */
function touchOf(stored: unknown): Journey['first'] {
  const { at, host, source, medium, campaign = '' } = touch.parse(stored);
  const marks = [source, medium].filter(Boolean).join(' / ');
  return { at, from: marks || (host ?? ''), campaign };
}

async function readJourney(tx: Tx, id: string): Promise<Journey | null> {
  const row = await tx
    .selectFrom('lead_journeys')
    .select(['firstTouch', 'lastTouch', 'steps', 'visits'])
    .where('submissionId', '=', id)
    .executeTakeFirst();
  return row
    ? {
        first: touchOf(row.firstTouch),
        last: touchOf(row.lastTouch),
        steps: steps.parse(row.steps),
        visits: row.visits,
      }
    : null;
}

type Part = {
  ruleId: string;
  name: string;
  nameEn: string | null;
  kind: string;
  subject: string | null;
  points: number;
  earned: boolean;
  matched: string | null;
};

/** An answer as the form words it, where it is one of its options. */
function wordedIn({ kind, subject, matched }: Part, answers: readonly LeadAnswer[]): string | null {
  if (kind !== 'answer' || !matched) return matched;
  const [by, name] = (subject ?? '').split(':');
  const answer = answers.find((one) => (by === 'field' ? one.name : one.property) === name);
  return answer?.value ?? matched;
}

async function readParts(tx: Tx, id: string, answers: readonly LeadAnswer[]): Promise<ScorePart[]> {
  const rows = await callRows(tx, 'public.lead_score_of', { leadId: id });
  return rows.map((part) => ({
    id: part.ruleId,
    name: part.name,
    nameEn: part.nameEn ?? '',
    kind: part.kind as RuleKind,
    points: part.points,
    earned: part.earned,
    matched: wordedIn(part, answers),
  }));
}

async function readTickets(tx: Tx, contact: string): Promise<Insight['tickets']> {
  const rows = await tx
    .selectFrom('feedback_tickets')
    .select(['id', 'feedbackId', 'title', 'status'])
    .where('contactId', '=', contact)
    .where('status', 'in', ['open', 'in_progress', 'waiting'])
    .orderBy('createdAt', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ id, feedbackId, title, status }) => ({
    ...{ id, title },
    entry: feedbackId,
    status: status as OpenTicket,
  }));
}

/**
 * Facts about a lead beside its answers: its score, its journey, duplicate candidates, and open deals and
 * tickets. `writes` for users who may dismiss duplicates.
 */
export async function readInsight(
  tx: Tx,
  lead: Lead,
  answers: readonly LeadAnswer[],
  writes: boolean,
): Promise<Insight> {
  const contact = lead.contactId;
  const deals = contact ? await readDealsOf(tx, 'contactId', contact) : [];
  return {
    score: lead.score,
    parts: await readParts(tx, lead.id, answers),
    journey: await readJourney(tx, lead.id),
    duplicates:
      contact && writes
        ? (await readDuplicates(tx, contact)).filter(isPair).slice(0, MAX_DUPLICATES)
        : [],
    deals: deals.filter(({ kind }) => kind === 'open'),
    tickets: contact ? await readTickets(tx, contact) : [],
  };
}
