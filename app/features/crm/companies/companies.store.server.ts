import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { companiesList } from './companies.list.server.ts';
import type { CompanyRow } from './companies.ts';

type Tx = Transaction<DB>;
type CompanyPart = ListPart<typeof companiesList>;

/** Companies in the requested order, a page after the given one. Refuses with `crm_read_missing`. */
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
    owner: row.ownerName ?? '',
    isActive: row.isActive,
    people: row.people,
    openDeals: row.openDeals,
    openValue: Number(row.openValue),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The count, up to 10001. */
export const countCompanies = (tx: Tx, filter: CompanyPart['filter']): Promise<number> =>
  readCount(tx, 'public.companies_count', filter);
