import { sql, type Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Entry, Known } from './entry.ts';
import type { ByHand } from './typed-line.ts';

type Tx = Transaction<DB>;

type Ways = { email: string; phone: string; whatsapp: string };

/** Contacts with an e-mail, a telephone or a name at WhatsApp, as far as the reader may see. */
export async function readKnown(tx: Tx, { email, phone, whatsapp }: Ways): Promise<Known[]> {
  if (!email && !phone && !whatsapp) return [];
  const rows = await callRows(
    tx,
    'public.known_contact',
    { email: email || null, phone: phone || null, whatsapp: whatsapp || null },
    { byWhat: typed<Known['by']>() },
  );
  return rows.map(({ id, name, email: mail, phone: dial, company, byWhat: by }) => ({
    ...{ id, by, name: name ?? '', email: mail ?? '', phone: dial ?? '', company: company ?? '' },
  }));
}

/** Products in which the reader may create something, in their order. */
export async function readCreatable(tx: Tx): Promise<{ slug: string; name: string }[]> {
  const { rows } = await sql<{ slug: string; name: string }>`
    select slug, name from public.crm_products
    where is_active and slug = any (private.products_in('crm', 'create'))
    order by display_order, slug`.execute(tx);
  return rows;
}

/** Creates the record under an id of the sender's. add_by_hand() lists its refusals. */
export async function addByHand(
  tx: Tx,
  id: string,
  entry: Omit<Entry, 'value' | 'project'> & { value: number | null },
): Promise<{ what: ByHand; id: string }> {
  const known = entry.contact === 'new' ? null : entry.contact || null;
  const rows = await callRows(
    tx,
    'public.add_by_hand',
    {
      id,
      what: entry.what,
      product: entry.product,
      name: entry.name || null,
      email: entry.email || null,
      phone: entry.phone || null,
      whatsapp: entry.whatsapp || null,
      company: entry.company || null,
      value: entry.value,
      contactId: known,
      double: entry.contact === 'new',
      title: entry.title || null,
      note: entry.note || null,
      ownerId: entry.owner || null,
    },
    { what: typed<ByHand>() },
  );
  const [row] = rows;
  if (!row) throw new Error('add_by_hand() returned no row.');
  return row;
}
