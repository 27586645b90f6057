import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Entry, Known } from './entry.ts';
import type { ByHand } from './typed-line.ts';

type Tx = Transaction<DB>;

/** Who has an e-mail or a telephone already, as far as the reader may see. */
export async function readKnown(tx: Tx, email: string, phone: string): Promise<Known[]> {
  if (!email && !phone) return [];
  const { rows } = await sql<{
    id: string;
    name: string | null;
    email: string | null;
    phone: string | null;
    company: string | null;
    by_what: Known['by'];
  }>`select * from public.known_contact(${email || null}, ${phone || null})`.execute(tx);
  return rows.map(({ id, name, email: mail, phone: dial, company, by_what: by }) => ({
    ...{ id, by, name: name ?? '', email: mail ?? '', phone: dial ?? '', company: company ?? '' },
  }));
}

/** Products in which the reader may begin something, in their order. */
export async function readCreatable(tx: Tx): Promise<{ slug: string; name: string }[]> {
  const { rows } = await sql<{ slug: string; name: string }>`
    select slug, name from public.crm_products
    where is_active and slug = any (private.products_in('crm', 'create'))
    order by display_order, slug`.execute(tx);
  return rows;
}

/** Begins it, under an id of the sender's. What it refuses with stands in add_by_hand(). */
export async function addByHand(
  tx: Tx,
  id: string,
  entry: Omit<Entry, 'value' | 'project'> & { value: number | null },
): Promise<{ what: ByHand; id: string }> {
  const known = entry.contact === 'new' ? null : entry.contact || null;
  const { rows } = await sql<{ what: ByHand; id: string }>`
    select what, id from public.add_by_hand(${id}::uuid, ${entry.what}, ${entry.product},
      ${entry.name || null}, ${entry.email || null}, ${entry.phone || null}, ${entry.company || null},
      ${entry.value}::numeric, ${known}::uuid, ${entry.contact === 'new'}, ${entry.title || null},
      ${entry.note || null}, ${entry.owner || null}::uuid)`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('Nothing was begun.');
  return row;
}
