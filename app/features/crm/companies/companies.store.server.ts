import type { Transaction } from 'kysely';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-asked.ts';
import type { companiesList } from './companies.list.server.ts';
import type { CompanyFields, CompanyRow } from './companies.ts';

type Tx = Transaction<DB>;
type CompanyPart = ListPart<typeof companiesList>;

/** Companies in the order asked for, a page after the one given. Refuses with `crm_read_missing`. */
export async function listCompanies(tx: Tx, part: CompanyPart): Promise<CompanyRow[]> {
  const rows = await readPage(tx, 'public.companies_page', part);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    cnpj: row.cnpj ?? '',
    site: row.site ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    products: row.products,
    owner: row.owner_name ?? '',
    isActive: row.is_active,
    people: row.people,
    openDeals: row.open_deals,
    openValue: Number(row.open_value),
    createdAt: row.created_at.toISOString(),
  }));
}

/** How many there are; 10001 stands for more than 10000. */
export const countCompanies = (tx: Tx, filter: CompanyPart['filter']): Promise<number> =>
  readCount(tx, 'public.companies_count', filter);

type Saved = { id: string; revision: number; product?: string | undefined; fields: CompanyFields };

/** Keeps a company and says its revision; a new one has the revision 0. What it refuses with stands in save_company(). */
export async function saveCompany(tx: Tx, { id, revision, product, fields }: Saved) {
  await callRows(tx, 'public.save_company', {
    id,
    revision,
    name: fields.name,
    cnpj: fields.cnpj || null,
    site: fields.site || null,
    city: fields.city || null,
    state: fields.state || null,
    ownerId: fields.owner || null,
    product: product || null,
  });
  // Nobody else can have changed it since: the save holds the row.
  const saved = await tx
    .selectFrom('crm_companies')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst();
  return saved?.revision;
}

/** Takes a company out of the lists, or puts it back. */
export const setCompanyActive = (tx: Tx, id: string, active: boolean) =>
  callValue(tx, 'public.set_company_active', { id, active });

/** Says for which company a contact works that was seen to work for another, or for none. */
export const linkCompany = (tx: Tx, contact: string, seen: string, company: string) =>
  callValue(tx, 'public.link_company', {
    contactId: contact,
    seen: seen || null,
    companyId: company || null,
  });
