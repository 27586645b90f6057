import type { Transaction } from 'kysely';
import { adminPath } from '#app/paths.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { CompanyFact, CompanyTask } from './companies.ts';

type Tx = Transaction<DB>;

/** One company, or undefined for users who may not see it. */
export async function readCompany(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('crm_companies as c')
    .leftJoin('user_profiles as p', 'p.user_id', 'c.owner_id')
    .select(['c.id', 'c.name', 'c.cnpj', 'c.site', 'c.city', 'c.state', 'c.products', 'c.owner_id'])
    .select(['c.is_active', 'c.revision', 'c.created_at', 'p.display_name as owner_name'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    revision: row.revision,
    isActive: row.is_active,
    products: row.products,
    createdAt: row.created_at.toISOString(),
    ownerName: row.owner_name ?? '',
    fields: {
      name: row.name,
      cnpj: row.cnpj ?? '',
      site: row.site ?? '',
      city: row.city ?? '',
      state: row.state ?? '',
      owner: row.owner_id ?? '',
    },
  };
}
export type Company = NonNullable<Awaited<ReturnType<typeof readCompany>>>;

/** Its history, newest first, so many before the given event. */
export async function readCompanyFacts(
  tx: Tx,
  id: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<CompanyFact[]> {
  const rows = await callRows(
    tx,
    'public.company_timeline',
    { companyId: id, before: before ?? null, limit },
    { subject: typed<CompanyFact['subject']>() },
  );
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    subject: row.subject,
    subjectId: row.subject_id,
    kind: row.kind,
    group: row.group_kind,
    about: row.about ?? '',
    body: row.body ?? '',
    by: row.by_name,
    fields: row.fields,
  }));
}

const MOST_TASKS = 20;

/** Open tasks of its people and of its deals, the earliest due first. */
export async function readCompanyTasks(tx: Tx, id: string): Promise<CompanyTask[]> {
  const columns = [
    'k.id',
    'k.title',
    'k.due_at',
    'k.deal_id',
    'k.contact_id',
    'k.owner_id',
  ] as const;
  const rows = await tx
    // The tasks of its contacts and of its deals, each looked up, and all of them before the sort. Sorting
    // first could read every open task of all users until enough of this company are found.
    .with(
      (cte) => cte('own').materialized(),
      (tasks) =>
        tasks
          .selectFrom('crm_contacts as c')
          .innerJoin('crm_tasks as k', 'k.contact_id', 'c.id')
          .select(columns)
          .where('c.company_id', '=', id)
          .where('k.done_at', 'is', null)
          .union(
            tasks
              .selectFrom('crm_deals as d')
              .innerJoin('crm_tasks as k', 'k.deal_id', 'd.id')
              .select(columns)
              .where('d.company_id', '=', id)
              .where('k.done_at', 'is', null),
          ),
    )
    .selectFrom('own as t')
    .leftJoin('user_profiles as p', 'p.user_id', 't.owner_id')
    .select(['t.id', 't.title', 't.due_at', 't.deal_id', 't.contact_id', 'p.display_name as owner'])
    .orderBy('t.due_at')
    .orderBy('t.id')
    .limit(MOST_TASKS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    dueAt: row.due_at.toISOString(),
    owner: row.owner ?? '',
    to: row.deal_id
      ? adminPath('deal', { id: row.deal_id })
      : adminPath('contact', { id: row.contact_id ?? '' }),
  }));
}
