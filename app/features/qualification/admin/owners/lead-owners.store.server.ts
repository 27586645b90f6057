import type { Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { LeadOwner, OwnerFact } from './lead-owners.ts';

type Tx = Transaction<DB>;

/** Possible owners of leads. Refuses with `crm_read_missing`. */
export async function readLeadOwners(tx: Tx): Promise<LeadOwner[]> {
  const rows = await callRows(tx, 'public.lead_owners', {});
  const products = await tx
    .selectFrom('crm_products')
    .select(['slug', 'leadSources'])
    .orderBy('displayOrder')
    .execute();
  // As product_of_source() has it: a source is of the first product that names it.
  const productOf = new Map(
    products.toReversed().flatMap(({ slug, leadSources }) => leadSources.map((one) => [one, slug])),
  );
  return rows.map(({ atWorkSince: since, ...owner }) => ({
    ...owner,
    atWork: since !== null,
    sources:
      owner.products &&
      [...productOf.keys()].filter((source) =>
        owner.products?.includes(productOf.get(source) ?? ''),
      ),
  }));
}

/** The owners of a lead, newest first. */
export async function readOwnerFacts(tx: Tx, leadId: string): Promise<OwnerFact[]> {
  const rows = await callRows(
    tx,
    'public.lead_owner_events',
    { leadId },
    { kind: typed<OwnerFact['kind']>(), way: typed<OwnerFact['way']>() },
  );
  return rows.map(({ fromName: from, toName: to, byName: by, at, ...fact }) => ({
    ...fact,
    id: String(fact.id),
    from,
    to,
    by,
    at: at.toISOString(),
  }));
}
