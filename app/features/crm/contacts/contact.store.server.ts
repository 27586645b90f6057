import { sql, type Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ContactMerge, Duplicate, Fact } from './contacts.ts';

type Tx = Transaction<DB>;

type FactRow = {
  key: string;
  at: Date;
  kind: string;
  title: string | null;
  body: string | null;
  by_name: string | null;
  link: string | null;
  link_id: string | null;
  details: Record<string, unknown> | null;
};

/** One contact, or undefined; `mergedInto` where it was merged into another. */
export async function readContact(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('crm_contacts as c')
    .leftJoin('crm_companies as o', 'o.id', 'c.company_id')
    .leftJoin('user_profiles as p', 'p.user_id', 'c.owner_id')
    .select(['c.id', 'c.name', 'c.email', 'c.phone', 'c.company', 'c.company_id', 'c.job_title'])
    .select(['c.source', 'c.products', 'c.owner_id', 'c.merged_into', 'c.revision', 'c.created_at'])
    .select(['o.name as firm', 'o.cnpj', 'o.city', 'o.state', 'o.site', 'p.display_name as owner'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const points = await tx
    .selectFrom('crm_contact_points')
    .select(['kind', 'value', 'label', 'is_primary'])
    .where('contact_id', '=', id)
    .orderBy('kind')
    .orderBy('is_primary', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    id: row.id,
    revision: row.revision,
    mergedInto: row.merged_into,
    name: row.name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    typedCompany: row.company ?? '',
    company: row.company_id
      ? {
          id: row.company_id,
          name: row.firm ?? row.company ?? '',
          cnpj: row.cnpj ?? '',
          city: [row.city, row.state].filter(Boolean).join(', '),
          site: row.site ?? '',
        }
      : null,
    jobTitle: row.job_title ?? '',
    source: row.source,
    products: row.products,
    owner: row.owner_id ? { id: row.owner_id, name: row.owner ?? '' } : null,
    createdAt: row.created_at.toISOString(),
    points: points.map(({ kind, value, label }) => ({
      kind: kind as 'email' | 'phone',
      value,
      label: label ?? '',
    })),
  };
}

/** Deals of a contact, the open ones first. */
export async function readDealsOf(tx: Tx, by: 'contact_id' | 'company_id', id: string) {
  const rows = await tx
    .selectFrom('crm_deals as d')
    .innerJoin('crm_stages as s', 's.id', 'd.stage_id')
    .select(['d.id', 'd.title', 'd.value', 's.name as stage', 's.kind', 'd.updated_at'])
    .where(`d.${by}`, '=', id)
    .where('d.is_active', '=', true)
    .orderBy(sql`array_position('{open,won,lost}'::text[], s.kind)`)
    .orderBy('d.updated_at', 'desc')
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
    jobTitle: row.job_title ?? '',
    ownerId: row.owner_id,
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
    at: row.merged_at.toISOString(),
    hindrance: row.hindrance,
  }));
}

/** Until when it may be kept, and why. */
export async function readTerm(tx: Tx, id: string) {
  const rows = await callRows(tx, 'public.contact_retained_until', { contactId: id });
  const [row] = rows;
  return row
    ? {
        lastContact: row.last_contact.toISOString(),
        eraseAt: row.erase_at?.toISOString() ?? null,
        contract: row.contract,
        served: row.served,
        beyond: row.beyond,
      }
    : null;
}

export type FactsAsked = {
  kinds?: readonly string[] | undefined;
  before?: { at: string; key: string } | undefined;
  limit: number;
};

/** The history, newest first, so many before the given fact. */
export async function readFacts(tx: Tx, id: string, { kinds, before, limit }: FactsAsked) {
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
      by: row.by_name,
      link: row.link,
      linkId: row.link_id,
      details: row.details ?? {},
      answers: [],
    }),
  );
}
