import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

/** The contact of a new deal, as far as the user may see it. */
export async function readContact(tx: Transaction<DB>, id: string) {
  const row = await tx
    .selectFrom('crm_contacts')
    .select(['id', 'name', 'email', 'company'])
    .where('id', '=', id)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return (
    row && { id: row.id, name: [row.name ?? row.email, row.company].filter(Boolean).join(', ') }
  );
}
