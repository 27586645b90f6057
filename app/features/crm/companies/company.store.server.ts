import type { Transaction } from 'kysely';
import { colleagueName } from '#app/access/colleague-name.server.ts';
import { adminPath } from '#app/paths.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { CompanyFact, CompanyTask } from './companies.ts';

type Tx = Transaction<DB>;

/** One company, or undefined for users who may not see it. */
export async function readCompany(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('crm_companies as c')
    .select(['c.id', 'c.name', 'c.cnpj', 'c.site', 'c.city', 'c.state', 'c.products', 'c.ownerId'])
    .select(['c.isActive', 'c.revision', 'c.createdAt', 'c.mergedInto'])
    .select(colleagueName('c.ownerId').as('ownerName'))
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    revision: row.revision,
    isActive: row.isActive,
    mergedInto: row.mergedInto,
    products: row.products,
    createdAt: row.createdAt.toISOString(),
    ownerName: row.ownerName ?? '',
    fields: {
      name: row.name,
      cnpj: row.cnpj ?? '',
      site: row.site ?? '',
      city: row.city ?? '',
      state: row.state ?? '',
      owner: row.ownerId ?? '',
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
    { subject: typed<CompanyFact['subject']>(), custom: typed<CompanyFact['custom']>() },
  );
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    subject: row.subject,
    subjectId: row.subjectId,
    kind: row.kind,
    group: row.groupKind,
    about: row.about ?? '',
    body: row.body ?? '',
    by: row.byName,
    fields: row.fields,
    custom: row.custom,
  }));
}

const MOST_TASKS = 20;

/** Open tasks of its people and of its deals, the earliest due first. */
export async function readCompanyTasks(tx: Tx, id: string): Promise<CompanyTask[]> {
  const columns = ['k.id', 'k.title', 'k.dueAt', 'k.dealId', 'k.contactId', 'k.ownerId'] as const;
  const rows = await tx
    // The tasks of its contacts and of its deals, each looked up, and all of them before the sort. Sorting
    // first could read every open task of all users until enough of this company are found.
    .with(
      (cte) => cte('own').materialized(),
      (tasks) =>
        tasks
          .selectFrom('crm_contacts as c')
          .innerJoin('crm_tasks as k', 'k.contactId', 'c.id')
          .select(columns)
          .where('c.companyId', '=', id)
          .where('k.doneAt', 'is', null)
          .union(
            tasks
              .selectFrom('crm_deals as d')
              .innerJoin('crm_tasks as k', 'k.dealId', 'd.id')
              .select(columns)
              .where('d.companyId', '=', id)
              .where('k.doneAt', 'is', null),
          ),
    )
    .selectFrom('own as t')
    .select(['t.id', 't.title', 't.dueAt', 't.dealId', 't.contactId'])
    .select(colleagueName('t.ownerId').as('owner'))
    .orderBy('t.dueAt')
    .orderBy('t.id')
    .limit(MOST_TASKS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    dueAt: row.dueAt.toISOString(),
    owner: row.owner ?? '',
    to: row.dealId
      ? adminPath('deal', { id: row.dealId })
      : adminPath('contact', { id: row.contactId ?? '' }),
  }));
}
