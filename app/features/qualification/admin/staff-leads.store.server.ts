import { sql, type Transaction } from 'kysely';
import { readMessaging } from '#app/features/crm/messages/messages.store.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import { readWithheld } from '#app/platform/mail/withheld-mails.server.ts';
import { e164Of } from '#app/platform/phone.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-asked.ts';
import { answerAbout, formOfLead, readAnswers } from '../read-answers.server.ts';
import { readLeadMails } from './lead-mails.store.server.ts';
import { readColleagues, readNotes } from './lead-notes.store.server.ts';
import type { leadsList } from './leads.list.server.ts';
import type { LeadRow, LeadStatus } from './staff-leads.ts';

type Tx = Transaction<DB>;
type LeadPart = ListPart<typeof leadsList>;

type PageRow = {
  id: string;
  protocol: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  source: LeadRow['source'];
  source_page: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  status: LeadStatus;
  review_reason: LeadRow['review'];
  created_at: Date;
};

const campaignOf = (row: PageRow) =>
  [row.utm_source, row.utm_medium, row.utm_campaign].filter(Boolean).join(' / ');

/** Leads in the order asked for, a page after the lead given. Refuses with `crm_read_missing`. */
export const listLeads = (tx: Tx, part: LeadPart): Promise<LeadRow[]> =>
  readLeads(tx, 'public.leads_page', part);

export type ExportedLead = LeadRow & { answers: string };

/**
 * The same for a file, for those who may take the list out, each with everything that was answered,
 * a line a question in the words of the reader. Refuses with `crm_approve_missing`.
 */
export async function exportLeads(tx: Tx, part: LeadPart, locale: Locale): Promise<ExportedLead[]> {
  const leads = await readLeads(tx, 'public.leads_export', part);
  const rows = await tx
    .selectFrom('qualification_submissions')
    .select(['id', 'source', 'form_data', 'form_snapshot'])
    .where('id', '=', sql<string>`any(${leads.map(({ id }) => id)}::uuid[])`)
    .execute();
  const said = new Map(rows.map((row) => [row.id, readAnswers(row, locale)]));
  return leads.map((lead) => {
    const answers = said.get(lead.id) ?? [];
    const lines = answers.map(({ name, label, value }) => `${label || name}: ${value}`);
    return { ...lead, answers: lines.join('\n') };
  });
}

async function readLeads(
  tx: Tx,
  list: 'public.leads_page' | 'public.leads_export',
  part: LeadPart,
): Promise<LeadRow[]> {
  const rows = await readPage<PageRow>(tx, list, part);
  return rows.map((row) => ({
    id: row.id,
    protocol: row.protocol,
    name: row.name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    company: row.company ?? '',
    source: row.source,
    page: row.source_page ?? '',
    campaign: campaignOf(row),
    status: row.status,
    review: row.review_reason,
    createdAt: row.created_at.toISOString(),
  }));
}

/** How many there are; 10001 stands for more than 10000. Refuses with `crm_read_missing`. */
export const countLeads = (tx: Tx, filter: LeadPart['filter']): Promise<number> =>
  readCount(tx, 'public.leads_count', filter);

/** How many leads stand in each state, what is suspected with spam, up to `most`. Refuses with
 * `crm_read_missing`. */
export async function countByStatus(tx: Tx, most: number): Promise<Record<LeadStatus, number>> {
  const { rows } = await sql<{ status: LeadStatus; leads: number }>`
    select * from public.leads_by_place(${most})`.execute(tx);
  return Object.fromEntries(rows.map(({ status, leads }) => [status, leads])) as Record<
    LeadStatus,
    number
  >;
}

/** Leads of each of the last weeks, oldest first; `week` is its Monday. */
export async function leadsPerWeek(tx: Tx, weeks: number) {
  const { rows } = await sql<{ week: string; leads: number }>`
    select week::text, leads from public.leads_per_week(${weeks})`.execute(tx);
  return rows;
}

/** A number that nobody has taken for a contact's, as of what stands with spam, is a way to answer too. */
async function readMessagingOf(tx: Tx, id: string, phone: string | null) {
  const messaging = await readMessaging(tx, { kind: 'lead', id });
  if (!messaging || !phone) return messaging;
  return { ...messaging, phones: [...new Set([phone, ...messaging.phones])] };
}

/** One lead with its answers under the questions that were asked, and what colleagues say of it, or
 * undefined; `writes` for who may write notes, and is told whom she may name. */
export async function readLead(tx: Tx, id: string, writes: boolean) {
  const row = await tx
    .selectFrom('qualification_submissions')
    .select(['id', 'protocol', 'source', 'status', 'form_data', 'form_snapshot', 'source_page'])
    .select(['utm_source', 'utm_medium', 'utm_campaign', 'locale', 'review_reason', 'created_at'])
    .select(['cut_from', 'cleared_at', 'contact_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { rows: history } = await sql<{
    from_status: LeadStatus;
    to_status: LeadStatus;
    changed_at: Date;
    by_name: string | null;
  }>`select * from public.lead_history(${id}::uuid)`.execute(tx);
  const answers = readAnswers(row, 'pt-BR');
  return {
    id: row.id,
    protocol: row.protocol,
    source: row.source as LeadRow['source'],
    status: row.status as LeadStatus,
    contactId: row.contact_id,
    /** E.164, where what was typed is a number that can be called. */
    phone: e164Of(answerAbout(answers, 'phone')),
    email: answerAbout(answers, 'email'),
    /** Null once somebody has said that it is no spam. */
    review: (row.cleared_at ? null : row.review_reason) as LeadRow['review'],
    /** Bytes of the answers before they were cut to 5 KB; null where they are whole. */
    cutFrom: row.cut_from,
    withheld: await readWithheld(tx, row.id),
    page: row.source_page ?? '',
    campaign: [row.utm_source, row.utm_medium, row.utm_campaign].filter(Boolean).join(' / '),
    createdAt: row.created_at.toISOString(),
    form: formOfLead(row),
    answers,
    /** What it is written to with, and what was said so far. */
    messaging: await readMessagingOf(tx, row.id, e164Of(answerAbout(answers, 'phone'))),
    mails: await readLeadMails(tx, row.id),
    notes: await readNotes(tx, row.id),
    colleagues: writes ? await readColleagues(tx) : [],
    history: history.map((change) => ({
      from: change.from_status,
      to: change.to_status,
      at: change.changed_at.toISOString(),
      by: change.by_name,
    })),
  };
}
