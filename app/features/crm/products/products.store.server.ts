import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { ACTIVE, type ProductRow, SOURCES, type StaffProduct } from './product.ts';

type Tx = Transaction<DB>;

const text = z.string().optional().catch(undefined);
const settingsIn = z
  .object({
    whatsapp: text,
    email: text,
    brandColors: z.object({ primary: text, accent: text }).catch({}),
  })
  .catch({ brandColors: {} });

/** Every product, in the order of the switch. */
export async function listProducts(tx: Tx): Promise<ProductRow[]> {
  const rows = await tx
    .selectFrom('crm_products')
    .select(['id', 'name', 'color', 'isActive', 'leadSources', 'settings'])
    .select(
      sql<ProductRow['pipelines']>`(select coalesce(json_agg(json_build_object('id', p.id,
          'name', p.name) order by p.is_default desc, p.position, p.name), '[]')
        from public.crm_pipelines p where p.product = crm_products.slug and p.is_active)`.as(
        'pipelines',
      ),
    )
    .orderBy('displayOrder')
    .orderBy('slug')
    .execute();
  return rows.map(({ isActive, leadSources: sources, settings, ...row }) => {
    const { whatsapp = null, email = null } = settingsIn.parse(settings);
    return { ...row, isActive, sources, whatsapp, email };
  });
}

/** One product with the initial values of its editor; undefined when there was never one with that id. */
export async function readProduct(tx: Tx, id: string): Promise<StaffProduct | undefined> {
  const found = await readSetting(tx, 'crm_products', { id });
  if (!found) return undefined;
  const { row, deleted } = found;
  const { whatsapp = '', email = '', brandColors } = settingsIn.parse(row.settings);
  const { primary = '', accent = '' } = brandColors;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    isActive: row.isActive,
    revision: row.revision,
    deleted,
    typed: {
      ...{ name: row.name, color: row.color, whatsapp, email, primary, accent },
      [SOURCES]: row.leadSources.join(', '),
      ...(row.isActive && { [ACTIVE]: 'on' }),
    },
  };
}

/**
 * The name of another product that has one of these sources; undefined if there is none, or if the product has
 * been changed since this revision.
 */
export async function holderOf(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  sources: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select other.name from public.crm_products own
    join public.crm_products other on other.id <> own.id and other.lead_sources && ${sources}::text[]
    where own.id = ${id} and own.revision = ${revision} order by other.display_order limit 1`.execute(
    tx,
  );
  return rows[0]?.name;
}

/** Assigns a batch of contacts to the product that claimed their source, and returns how many. */
export async function claimContacts(tx: Tx, product: string, limit: number): Promise<number> {
  return (await callValue(tx, 'public.claim_contacts', { productId: product, limit })) ?? 0;
}
