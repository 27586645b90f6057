import { sql, type Transaction } from 'kysely';
import { colleagueName } from '#app/access/colleague-name.server.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ContactMerge, Duplicate, Fact, PointKind } from './contacts.ts';

type Tx = Transaction<DB>;

type FactRow = {
  key: string;
  at: Date;
  kind: string;
  title: string | null;
  body: string | null;
  byName: string | null;
  link: string | null;
  linkId: string | null;
  details: Record<string, unknown> | null;
};

/** One contact, or undefined; `mergedInto` where it was merged into another. */
export async function readContact(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('crm_contacts as c')
    .leftJoin('crm_companies as o', 'o.id', 'c.companyId')
    .select(['c.id', 'c.name', 'c.email', 'c.phone', 'c.company', 'c.companyId', 'c.jobTitle'])
    .select(['c.source', 'c.products', 'c.ownerId', 'c.mergedInto', 'c.revision', 'c.createdAt'])
    .select(['o.name as firm', 'o.cnpj', 'o.city', 'o.state', 'o.site'])
    .select(colleagueName('c.ownerId').as('owner'))
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const points = await tx
    .selectFrom('crm_contact_points')
    .select(['kind', 'value', 'label', 'isPrimary'])
    .where('contactId', '=', id)
    .orderBy('kind')
    .orderBy('isPrimary', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return {
    id: row.id,
    revision: row.revision,
    mergedInto: row.mergedInto,
    name: row.name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    typedCompany: row.company ?? '',
    company: row.companyId
      ? {
          id: row.companyId,
          name: row.firm ?? row.company ?? '',
          cnpj: row.cnpj ?? '',
          city: [row.city, row.state].filter(Boolean).join(', '),
          site: row.site ?? '',
        }
      : null,
    jobTitle: row.jobTitle ?? '',
    source: row.source,
    products: row.products,
    owner: row.ownerId ? { id: row.ownerId, name: row.owner ?? '' } : null,
    createdAt: row.createdAt.toISOString(),
    points: points.map(({ kind, value, label }) => ({
      kind: kind as PointKind,
      value,
      label: label ?? '',
    })),
  };
}

/** Deals of a contact, the open ones first. */
export async function readDealsOf(tx: Tx, by: 'contactId' | 'companyId', id: string) {
  const rows = await tx
    .selectFrom('crm_deals as d')
    .innerJoin('crm_stages as s', 's.id', 'd.stageId')
    .select(['d.id', 'd.title', 'd.value', 's.name as stage', 's.kind', 'd.updatedAt'])
    .where(`d.${by}`, '=', id)
    .where('d.isActive', '=', true)
    .orderBy(sql`array_position('{open,won,lost}'::text[], s.kind)`)
    .orderBy('d.updatedAt', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    value: Number(row.value),
    stage: row.stage,
    kind: row.kind as 'open' | 'won' | 'lost',
  }));
}

/** Duplicate candidates, the closest first. */
export async function readDuplicates(tx: Tx, id: string): Promise<Duplicate[]> {
  const rows = await callRows(
    tx,
    'public.duplicate_candidates',
    { contactId: id },
    { reasons: typed<Duplicate['reasons']>() },
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    company: row.company ?? '',
    jobTitle: row.jobTitle ?? '',
    ownerId: row.ownerId,
    source: row.source,
    reasons: row.reasons,
    sure: row.sure,
    leads: row.leads,
    deals: row.deals,
  }));
}

/** The contacts merged into one, and what prevents the undo. */
export async function readMerges(tx: Tx, id: string): Promise<ContactMerge[]> {
  const rows = await callRows(
    tx,
    'public.contact_merges_of',
    { contactId: id },
    { hindrance: typed<ContactMerge['hindrance']>() },
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? row.email ?? row.phone ?? '',
    at: row.mergedAt.toISOString(),
    hindrance: row.hindrance,
  }));
}

/** Until when it may be kept, and why. */
export async function readTerm(tx: Tx, id: string) {
  const rows = await callRows(tx, 'public.contact_retained_until', { contactId: id });
  const [row] = rows;
  return row
    ? {
        lastContact: row.lastContact.toISOString(),
        eraseAt: row.eraseAt?.toISOString() ?? null,
        planned: row.planned?.toISOString() ?? null,
        reason: row.reason as 'contract' | 'task' | 'contact',
        served: row.served,
        beyond: row.beyond,
      }
    : null;
}

export type FactsQuery = {
  kinds?: readonly string[] | undefined;
  before?: { at: string; key: string } | undefined;
  limit: number;
};

/** The history, newest first, so many before the given fact. */
export async function readFacts(tx: Tx, id: string, { kinds, before, limit }: FactsQuery) {
  const rows = await callRows(
    tx,
    'public.contact_timeline',
    {
      contactId: id,
      kinds: kinds ? [...kinds] : null,
      before: before?.at ?? null,
      beforeKey: before?.key ?? null,
      limit,
    },
    { details: typed<FactRow['details']>() },
  );
  return rows.map(
    (row): Fact => ({
      key: row.key,
      at: row.at.toISOString(),
      kind: row.kind,
      title: row.title ?? '',
      body: row.body ?? '',
      by: row.byName,
      link: row.link,
      linkId: row.linkId,
      details: row.details ?? {},
      answers: [],
    }),
  );
}
