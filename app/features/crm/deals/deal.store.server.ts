import { sql, type Transaction } from 'kysely';
import { readRecordFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readMessaging } from '../messages/messages.store.server.ts';
import { readCrmColleagues, readCrmNotes } from '../notes/crm-notes.store.server.ts';
import { readOwners } from '../owners.store.server.ts';
import { readTags } from '../tags/tags.store.server.ts';
import { readPipelines } from './deals.store.server.ts';
import type { Along, DealRow } from './deals.ts';

type Tx = Transaction<DB>;

export type DealEvent = {
  id: number;
  kind: string;
  from: string | null;
  to: string | null;
  reason: string | null;
  note: string | null;
  undo: boolean;
  recovered: boolean;
  /** Its lead was moved, and the deal with it. */
  withLead: boolean;
  /** Of a custom field: its id, and what it was called. */
  field: string | null;
  label: string | null;
  by: string | null;
  at: string;
};

async function readEvents(tx: Tx, id: string): Promise<DealEvent[]> {
  const rows = await callRows(tx, 'public.deal_events', { deal: id, limit: 200 });
  return rows.map((row) => ({
    id: Number(row.id),
    kind: row.kind,
    from: row.fromValue,
    to: row.toValue,
    reason: row.reason,
    note: row.note,
    undo: row.undo,
    recovered: row.recovered,
    withLead: row.withLead,
    field: row.field,
    label: row.label,
    by: row.byName,
    at: row.at.toISOString(),
  }));
}

/** The leads that would end with the deal, and how many of its tasks are open. */
async function readAlong(tx: Tx, id: string): Promise<Along> {
  const leads = await tx
    .selectFrom('qualification_submissions as s')
    .leftJoin('crm_contacts as c', 'c.id', 's.contactId')
    .select(['s.id', 's.protocol', 'c.name'])
    .where('s.dealId', '=', id)
    .where('s.status', 'in', ['new', 'contacted', 'qualified'])
    .orderBy('s.createdAt')
    .limit(5)
    .execute();
  const { tasks } = await tx
    .selectFrom('crm_tasks')
    .select(({ fn }) => fn.countAll<number>().as('tasks'))
    .where('dealId', '=', id)
    .where('doneAt', 'is', null)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    leads: leads.map((lead) => ({ ...lead, name: lead.name ?? '' })),
    tasks: Number(tasks),
  };
}

/** One deal with its contact, its possible stages, its notes and its history; undefined where the user sees none.
 * `writes` for users who may write notes: then also the colleagues to mention. */
export async function readDeal(tx: Tx, id: string, writes: boolean) {
  const row = await tx
    .selectFrom('crm_deals as d')
    .innerJoin('crm_stages as s', 's.id', 'd.stageId')
    .leftJoin('crm_contacts as c', 'c.id', 'd.contactId')
    .leftJoin('crm_companies as o', 'o.id', 'd.companyId')
    .select(['d.id', 'd.title', 'd.value', 'd.state', 'd.stageId', 'd.pipelineId', 'd.ownerId'])
    .select(['d.stageSince', 'd.createdAt', 'd.closedAt', 'd.closeNote'])
    .select(['d.leadId', 'd.source', 'd.revision', 'd.contactId', 'd.companyId', 'd.product'])
    .select(['c.name as contact', 'c.email', 'c.phone', 'c.company as typed', 'o.name as company'])
    .select(sql<string | null>`d.expected_close::text`.as('expectedClose'))
    .select(sql<string | null>`private.name_of_reason(d.state, d.close_reason)`.as('closeReason'))
    .select(
      // The condition of lists, private.deal_stalled().
      sql<boolean>`d.state = 'open' and not d.leads_lost and exists (
        select from public.crm_pipelines p,
          lateral (select now() - make_interval(days => p.stalled_after) as at) since
        where p.id = d.pipeline_id and d.touched_at < since.at and not exists (
          select from public.crm_tasks k
          where k.deal_id = d.id and k.removed_at is null and k.due_at >= since.at))`.as('stalled'),
    )
    .select(
      sql<number>`floor(extract(epoch from now() - d.touched_at) / 86400)::integer`.as('idleDays'),
    )
    .where('d.id', '=', id)
    .where('d.isActive', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const pipelines = await readPipelines(tx);
  return {
    id: row.id,
    title: row.title,
    value: Number(row.value),
    state: row.state as DealRow['state'],
    stageId: row.stageId,
    pipelineId: row.pipelineId,
    ownerId: row.ownerId,
    expectedClose: row.expectedClose,
    stageSince: row.stageSince.toISOString(),
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    reason: row.closeReason,
    note: row.closeNote,
    leadId: row.leadId,
    source: row.source,
    revision: row.revision,
    contactId: row.contactId,
    contact: row.contact ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    company: row.company ?? row.typed ?? '',
    companyId: row.companyId,
    stalled: row.stalled,
    idleDays: row.idleDays,
    pipelines,
    owners: await readOwners(tx),
    along: await readAlong(tx, id),
    custom: await readRecordFields(tx, 'deal', { id, products: row.product ? [row.product] : [] }),
    events: await readEvents(tx, id),
    notes: await readCrmNotes(tx, 'deal', id),
    colleagues: writes ? await readCrmColleagues(tx) : [],
    /** The data of the composer, with the messages so far. */
    messaging: await readMessaging(tx, { kind: 'deal', id }),
    tags: await readTags(tx, { kind: 'deal', id }),
  };
}
export type Deal = NonNullable<Awaited<ReturnType<typeof readDeal>>>;
