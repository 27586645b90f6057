import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { LeadOwner, OwnerFact } from './lead-owners.ts';

type Tx = Transaction<DB>;

/** Whose leads may be. Refuses with `crm_read_missing`. */
export async function readLeadOwners(tx: Tx): Promise<LeadOwner[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
    products: string[] | null;
    at_work_since: Date | null;
  }>`select * from public.lead_owners()`.execute(tx);
  const products = await tx
    .selectFrom('crm_products')
    .select(['slug', 'lead_sources'])
    .orderBy('display_order')
    .execute();
  // As product_of_source() has it: a source is of the first product that names it.
  const productOf = new Map(
    products
      .toReversed()
      .flatMap(({ slug, lead_sources }) => lead_sources.map((one) => [one, slug])),
  );
  return rows.map(({ at_work_since: since, ...owner }) => ({
    ...owner,
    atWork: since !== null,
    sources:
      owner.products &&
      [...productOf.keys()].filter((source) =>
        owner.products?.includes(productOf.get(source) ?? ''),
      ),
  }));
}

export type OwnerPlace = { id: string; owner: string | null };

/**
 * Gives leads to somebody, or to nobody, as part of an act, and says which were another's. With `seen` all or
 * none, as long as each is still whose it was; without, those that may be. Refuses as give_leads() does.
 */
export async function giveLeads(
  tx: Tx,
  given: { ids: readonly string[]; owner: string | null; act: string; seen?: OwnerPlace[] },
): Promise<string[]> {
  const { ids, owner, act, seen } = given;
  await sql`select set_config('forja.act', ${act}, true)`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select id from public.give_leads(${ids}::uuid[], ${owner}::uuid,
      ${seen ? JSON.stringify(seen) : null}::jsonb)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A part of what was given away in an act, put back: of each fact, whether it went. */
export async function takeBackLeads(
  tx: Tx,
  { act, after, limit }: { act: string; after: string | null; limit: number },
) {
  const { rows } = await sql<{ id: string; subject: string; went: boolean }>`
    select * from public.take_back_leads(${act}::uuid, ${after}::bigint, ${limit})`.execute(tx);
  return rows;
}

/** Whose a lead was and became, newest first. */
export async function readOwnerFacts(tx: Tx, leadId: string): Promise<OwnerFact[]> {
  const { rows } = await sql<{
    id: string;
    kind: OwnerFact['kind'];
    from_name: string | null;
    to_name: string | null;
    rule: string | null;
    way: OwnerFact['way'];
    by_name: string | null;
    at: Date;
  }>`select * from public.lead_owner_events(${leadId}::uuid)`.execute(tx);
  return rows.map(({ from_name: from, to_name: to, by_name: by, at, ...fact }) => ({
    ...fact,
    id: String(fact.id),
    from,
    to,
    by,
    at: at.toISOString(),
  }));
}
