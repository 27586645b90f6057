import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { RoleTerm } from './people.policy.ts';
import type { GrantReach } from './people.ts';

type Tx = Transaction<DB>;
type HeldRole = Pick<RoleTerm, 'role' | 'product'>;

const effective = (tx: Tx) =>
  tx
    .selectFrom('user_roles as r')
    .leftJoin('crm_products as p', 'p.slug', 'r.product')
    .where('r.isActive', '=', true)
    .where((row) =>
      row.or([row('r.expiresAt', 'is', null), row('r.expiresAt', '>', sql<Date>`now()`)]),
    );

/** The roles that people hold now, each with the name of its product. */
export async function readRolesOf(
  tx: Tx,
  people: readonly string[],
): Promise<Map<string, HeldRole[]>> {
  if (people.length === 0) return new Map();
  const rows = await effective(tx)
    .select(['r.userId', 'r.role', 'r.product', 'p.name'])
    .where('r.userId', 'in', people)
    .execute();
  const held = Map.groupBy(rows, (row) => row.userId);
  return new Map(
    [...held].map(([id, terms]) => [
      id,
      terms.map(({ role, product, name }) => ({ role, product: name ?? product })),
    ]),
  );
}

/** Products in which a user may grant roles: those that their own role covers. */
export async function readGrantReach(tx: Tx, userId: string): Promise<GrantReach> {
  const own = await effective(tx).select('r.product').where('r.userId', '=', userId).execute();
  const all = own.some(({ product }) => product === null);
  const slugs = new Set(own.map(({ product }) => product));
  const products = await tx
    .selectFrom('crm_products')
    .select(['slug', 'name'])
    .orderBy('displayOrder')
    .orderBy('slug')
    .execute();
  return { all, products: products.filter(({ slug }) => all || slugs.has(slug)) };
}
