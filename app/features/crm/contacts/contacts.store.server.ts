import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-asked.ts';
import type { contactsList } from './contacts.list.server.ts';
import type { ContactRow } from './contacts.ts';

type Tx = Transaction<DB>;
type ContactPart = ListPart<typeof contactsList>;

async function read(
  tx: Tx,
  list: 'public.contacts_page' | 'public.contacts_export',
  part: ContactPart,
): Promise<ContactRow[]> {
  const rows = await readPage(tx, list, part);
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    company: row.company ?? '',
    companyId: row.company_id,
    jobTitle: row.job_title ?? '',
    source: row.source,
    products: row.products,
    ownerId: row.owner_id,
    owner: row.owner_name ?? '',
    openDeals: row.open_deals,
    openValue: Number(row.open_value),
    createdAt: row.created_at.toISOString(),
  }));
}

/** Contacts in the requested order, a page after the given one. Refuses with `crm_read_missing`. */
export const listContacts = (tx: Tx, part: ContactPart) => read(tx, 'public.contacts_page', part);

/** The same for a file. Refuses with `crm_approve_missing`. */
export const exportContacts = (tx: Tx, part: ContactPart) =>
  read(tx, 'public.contacts_export', part);

/** How many there are; 10001 stands for more than 10000. */
export const countContacts = (tx: Tx, filter: ContactPart['filter']): Promise<number> =>
  readCount(tx, 'public.contacts_count', filter);

/** Products that the reader may see, by slug. */
export const readProducts = (tx: Tx) =>
  tx
    .selectFrom('crm_products')
    .select(['slug', 'name'])
    .where('is_active', '=', true)
    .orderBy('display_order')
    .execute();
