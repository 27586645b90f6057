import type { Transaction } from 'kysely';
import { colleagueName } from '#app/access/colleague-name.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FilterOf, SortOf } from '#app/ui/admin/data-table/list-declaration.ts';
import type { ApiKeyRow, KeyState } from './api-key.ts';
import type { apiKeysList } from './api-keys.list.server.ts';

type Tx = Transaction<DB>;

function stateOf(row: { revokedAt: Date | null; expiresAt: Date | null }, now: Date): KeyState {
  if (row.revokedAt) return 'revoked';
  return row.expiresAt && row.expiresAt <= now ? 'expired' : 'active';
}

/** The keys that the user may see, with these filters, in order. */
export async function listApiKeys(
  tx: Tx,
  userId: string,
  { text, state }: FilterOf<typeof apiKeysList>,
  { by, descending }: SortOf<typeof apiKeysList>,
): Promise<ApiKeyRow[]> {
  const column = { created: 'k.createdAt', name: 'k.name', used: 'k.lastUsedAt' } as const;
  const rows = await tx
    .selectFrom('api_keys as k')
    .leftJoin('crm_products as c', 'c.slug', 'k.product')
    .select(['k.id', 'k.name', 'k.prefix', 'k.scopes', 'k.ownerId', 'k.createdAt', 'k.expiresAt'])
    .select(['k.lastUsedAt', 'k.revokedAt', 'c.name as productName', 'k.product'])
    .select(colleagueName('k.ownerId').as('owner'))
    .orderBy(column[by], (order) =>
      descending ? order.desc().nullsLast() : order.asc().nullsFirst(),
    )
    .orderBy('k.id')
    .execute();
  const now = new Date();
  const sought = text?.toLowerCase();
  return rows
    .filter(({ name, prefix }) => !sought || `${name} ${prefix}`.toLowerCase().includes(sought))
    .map((row) => ({
      id: row.id,
      name: row.name,
      prefix: row.prefix,
      scopes: row.scopes,
      product: row.productName ?? row.product,
      owner: row.owner ?? '',
      isOwn: row.ownerId === userId,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      state: stateOf(row, now),
    }))
    .filter((row) => !state || row.state === state);
}

/** Products that a key can be limited to: those in which the user may make keys. */
export const productsForKeys = (tx: Tx) =>
  tx
    .selectFrom('crm_products')
    .select(['slug', 'name'])
    .where('isActive', '=', true)
    .orderBy('displayOrder')
    .execute();
