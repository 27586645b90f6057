import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { contactsList } from './contacts.list.server.ts';
import type { ContactRow, ContactWithPoints, PointKind } from './contacts.ts';

type Tx = Transaction<DB>;
type ContactPart = ListPart<typeof contactsList>;

/** Contacts in the order asked for, a page after the one given. Refuses with `crm_read_missing`. */
export async function listContacts(tx: Tx, part: ContactPart): Promise<ContactRow[]> {
  const rows = await readPage(tx, 'public.contacts_page', part);
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    company: row.company ?? '',
    companyId: row.companyId,
    jobTitle: row.jobTitle ?? '',
    source: row.source,
    products: row.products,
    ownerId: row.ownerId,
    owner: row.ownerName ?? '',
    openDeals: row.openDeals,
    openValue: Number(row.openValue),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** As `listContacts`, with everything that each contact is found by, the primary ones first. */
export async function listContactsWithPoints(
  tx: Tx,
  part: ContactPart,
): Promise<ContactWithPoints[]> {
  const contacts = await listContacts(tx, part);
  if (contacts.length === 0) return [];
  const points = await tx
    .selectFrom('crm_contact_points')
    .select(['contactId', 'kind', 'value'])
    .where(
      'contactId',
      'in',
      contacts.map(({ id }) => id),
    )
    .orderBy('isPrimary', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const found = Map.groupBy(points, ({ contactId }) => contactId);
  return contacts.map((contact) => ({
    ...contact,
    points: (found.get(contact.id) ?? []).map(({ kind, value }) => ({
      kind: kind as PointKind,
      value,
    })),
  }));
}

/** The count, up to 10001. */
export const countContacts = (tx: Tx, filter: ContactPart['filter']): Promise<number> =>
  readCount(tx, 'public.contacts_count', filter);

/** Products that the reader may see, with their slugs. */
export const readProducts = (tx: Tx) =>
  tx
    .selectFrom('crm_products')
    .select(['slug', 'name'])
    .where('isActive', '=', true)
    .orderBy('displayOrder')
    .execute();

/** What readers see in place of the slugs of products. */
export async function readProductNames(tx: Tx): Promise<(slugs: readonly string[]) => string[]> {
  const names = new Map((await readProducts(tx)).map(({ slug, name }) => [slug, name]));
  return (slugs) => slugs.map((slug) => names.get(slug) ?? slug);
}
