import { sql, type Transaction } from 'kysely';
import { readMessaging } from '#app/features/crm/messages/messages.store.server.ts';
import { readCrmColleagues } from '#app/features/crm/notes/crm-notes.store.server.ts';
import { readTags } from '#app/features/crm/tags/tags.store.server.ts';
import { readRecordFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { type Estimate, readEstimate } from '#app/features/pricing/estimate.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readWithheld } from '#app/platform/mail/withheld-mails.server.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import { answerAbout, formOfLead, readAnswers } from '../intake/read-answers.server.ts';
import { readClocks } from './answer-clock/answer-clock.store.server.ts';
import { readInsight } from './insight/read-insight.server.ts';
import { readLeadMails } from './lead-mails.store.server.ts';
import { answerOf, type LeadPart, listLeads } from './leads-page.store.server.ts';
import { readNotes } from './notes/lead-notes.store.server.ts';
import { readLeadOwners, readOwnerFacts } from './owners/lead-owners.store.server.ts';
import type { LeadRow, LeadStatus } from './staff-leads.ts';

type Tx = Transaction<DB>;

export type ExportedLead = LeadRow & { answers: string; estimate: Estimate | null };

/** Leads for a file, each with all its answers, a line a question in the language of the reader. */
export async function exportLeads(tx: Tx, part: LeadPart, locale: Locale): Promise<ExportedLead[]> {
  const leads = await listLeads(tx, part);
  const rows = await tx
    .selectFrom('qualification_submissions')
    .select(['id', 'source', 'formData', 'formSnapshot', 'estimate'])
    .where('id', '=', sql<string>`any(${leads.map(({ id }) => id)}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return leads.map((lead) => {
    const row = byId.get(lead.id);
    const answers = row ? readAnswers(row, locale) : [];
    const lines = answers.map(({ name, label, value }) => `${label || name}: ${value}`);
    return { ...lead, answers: lines.join('\n'), estimate: readEstimate(row?.estimate) };
  });
}

/** A number that is not yet stored as a contact's, as of suspected spam, is a way to answer too. */
async function readMessagingOf(tx: Tx, id: string, phone: string | null) {
  const messaging = await readMessaging(tx, { kind: 'lead', id });
  if (!messaging || !phone) return messaging;
  return { ...messaging, phones: [...new Set([phone, ...messaging.phones])] };
}

/** What a contact has in the fields that staff defined. */
async function readContactFields(tx: Tx, id: string | null) {
  if (!id) return undefined;
  const contact = await tx
    .selectFrom('crm_contacts')
    .select(['id', 'products'])
    .where('id', '=', id)
    .executeTakeFirst();
  return contact && (await readRecordFields(tx, 'contact', contact));
}

/** One lead with its answers under the questions as asked, and the notes of colleagues, or undefined;
 * `writes` for users who may write notes: then also the colleagues to mention. */
export async function readLead(tx: Tx, id: string, writes: boolean) {
  const row = await tx
    .selectFrom('qualification_submissions')
    .select(['id', 'protocol', 'source', 'status', 'formData', 'formSnapshot', 'sourcePage'])
    .select(['utmSource', 'utmMedium', 'utmCampaign', 'locale', 'reviewReason', 'createdAt'])
    .select(['cutFrom', 'clearedAt', 'contactId', 'ownerId', 'answerTarget', 'answerDueAt'])
    .select(['answeredAt', 'answerSeconds', 'score', 'estimate'])
    .select(
      sql<string | null>`(select p.slug from public.crm_products p
        where qualification_submissions.source = any (p.lead_sources) limit 1)`.as('product'),
    )
    .select((lead) =>
      lead
        .selectFrom('crm_deals as d')
        .select('d.id')
        .whereRef('d.id', '=', 'qualification_submissions.dealId')
        .as('dealInReach'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const history = await callRows(
    tx,
    'public.lead_history',
    { leadId: id },
    { fromStatus: typed<LeadStatus>(), toStatus: typed<LeadStatus>() },
  );
  const answers = readAnswers(row, 'pt-BR');
  const owned = await readOwnerFacts(tx, row.id);
  const owners = await readLeadOwners(tx);
  return {
    id: row.id,
    protocol: row.protocol,
    source: row.source as LeadRow['source'],
    status: row.status as LeadStatus,
    contactId: row.contactId,
    /** Its deal, also when that is closed; null where the user may not read it. */
    dealId: row.dealInReach,
    /** E.164, where the typed text is a number that can be called. */
    phone: e164Of(answerAbout(answers, 'phone')),
    email: answerAbout(answers, 'email'),
    /** Null once a user has marked it as no spam. */
    review: (row.clearedAt ? null : row.reviewReason) as LeadRow['review'],
    /** Bytes of the answers before they were cut to 5 KB; null where they are whole. */
    cutFrom: row.cutFrom,
    withheld: await readWithheld(tx, row.id),
    page: row.sourcePage ?? '',
    campaign: [row.utmSource, row.utmMedium, row.utmCampaign].filter(Boolean).join(' / '),
    createdAt: row.createdAt.toISOString(),
    ownerId: row.ownerId,
    // An owner who no longer answers for leads has the name that was recorded at the assignment.
    owner:
      row.ownerId &&
      (owners.find(({ id: owner }) => owner === row.ownerId)?.name ??
        owned.find(({ kind }) => kind === 'owner')?.to ??
        ''),
    /** Possible owners. */
    owners: owners.filter(
      ({ products }) => products === null || (row.product && products.includes(row.product)),
    ),
    owned,
    answer: answerOf(row),
    score: row.score,
    /** Its reply time. */
    clock: (await readClocks(tx, [row.id])).get(row.id),
    form: formOfLead(row),
    answers,
    /** What the page of prices showed before; null where nothing was sent along. */
    estimate: readEstimate(row.estimate),
    /** Its score, its journey, and further facts about the person. */
    insight: await readInsight(tx, row, answers, writes),
    /** The data of the composer, with the messages so far. */
    messaging: await readMessagingOf(tx, row.id, e164Of(answerAbout(answers, 'phone'))),
    tags: await readTags(tx, { kind: 'lead', id: row.id }),
    /** What its contact has in the fields that staff defined; undefined without a contact in reach. */
    contactFields: await readContactFields(tx, row.contactId),
    mails: await readLeadMails(tx, row.id),
    notes: await readNotes(tx, row.id),
    colleagues: writes ? await readCrmColleagues(tx) : [],
    history: history.map((change) => ({
      from: change.fromStatus,
      to: change.toStatus,
      at: change.changedAt.toISOString(),
      by: change.byName,
      reason: change.closeReason,
      note: change.closeNote,
      keptDeal: change.keptDeal,
      withDeal: change.withDeal,
      undoes: change.undoes,
    })),
  };
}
