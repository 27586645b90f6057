import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readProducts } from '#app/features/crm/contacts/contacts.store.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { readListFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { readAllTags } from '../../tags/tags.store.server.ts';
import { companiesAction } from '../commands/company-actions.server.ts';
import { companiesList } from '../companies.list.server.ts';
import { countCompanies, listCompanies } from '../companies.store.server.ts';
import type { Route } from './+types/companies.route';
import { CompanyList } from './company-list.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(companiesList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { companies, total, ...more } = await asPerson(user, async (tx) => {
    const found = await listCompanies(tx, query);
    return {
      companies: found,
      custom: await readListFields(tx, 'company', found),
      total: await countCompanies(tx, query.filter),
      owners: await readOwners(tx),
      products: await readProducts(tx),
      tags: await readAllTags(tx),
    };
  });
  return { head: adminHead(request, 'nav.companies'), ...query.page(companies, total), ...more };
}

export const action = companiesAction;

export default function CompaniesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  const { page, rows, custom, owners, products, tags } = loaderData;
  return (
    <CompanyList
      title={t('nav.companies')}
      companies={rows}
      {...{ page, custom, owners, products, tags }}
    />
  );
}
