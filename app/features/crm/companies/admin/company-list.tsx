import { CircleUser, EyeOff, MapPin, Package, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import {
  useCustomColumns,
  useCustomFilters,
  withCustomFilters,
} from '#app/features/custom-fields/admin/use-custom-columns.tsx';
import type { ListFields } from '#app/features/custom-fields/custom-field.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { CsvDownload } from '#app/ui/admin/data-table/csv/csv-download.tsx';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { recordAddress } from '#app/ui/admin/record/record-address.ts';
import { Button } from '#app/ui/button.tsx';
import { TagBulk, useTagPosts } from '../../tags/admin/tag-bulk.tsx';
import { useTagFilter } from '../../tags/admin/use-tag-filter.ts';
import type { Tag } from '../../tags/tags.ts';
import type { CompaniesReply } from '../commands/company-actions.server.ts';
import { type CompanyRow, formatCnpj } from '../companies.ts';
import { useCompaniesPosts } from './use-company-posts.ts';

type Named = { id: string; name: string };
type Props = {
  title: string;
  page: ListPage;
  companies: readonly CompanyRow[];
  custom: ListFields;
  owners: readonly Named[];
  products: readonly { slug: string; name: string }[];
  /** All tags there are. */
  tags: readonly Tag[];
};

function useColumns({
  products,
  page,
}: Pick<Props, 'products' | 'page'>): DataColumn<CompanyRow>[] {
  const { t } = useTranslation('companies');
  const locale = useLocale();
  const names = new Map(products.map(({ slug, name }) => [slug, name]));
  return [
    {
      key: 'name',
      label: t('fields.name'),
      sorts: 'up',
      cell: ({ id, name, isActive }) => (
        <Link
          id={`company-${id}`}
          className="admin-row-link"
          to={recordAddress(adminPath('crmCompany', { id }), page)}
        >
          <Square name={name} />
          <b>{name}</b> {!isActive && <span>{t('away')}</span>}
        </Link>
      ),
    },
    {
      key: 'cnpj',
      label: t('fields.cnpj'),
      room: 800,
      cell: ({ cnpj }) => <span className="num">{formatCnpj(cnpj)}</span>,
    },
    {
      key: 'city',
      label: t('fields.city'),
      cell: ({ city, state }) => [city, state].filter(Boolean).join(', '),
    },
    {
      key: 'people',
      label: t('people'),
      numeric: true,
      room: 800,
      cell: ({ people }) => (people > 0 ? people : ''),
    },
    {
      key: 'deals',
      label: t('openDeals'),
      numeric: true,
      cell: ({ openDeals, openValue }) =>
        openDeals > 0 ? `${openDeals} · ${formatBrl(openValue, locale)}` : '',
    },
    {
      key: 'owner',
      label: t('fields.owner'),
      room: 1000,
      cell: ({ owner }) => owner || t('nobody'),
    },
    {
      key: 'product',
      label: t('product'),
      room: 1000,
      cell: ({ products: slugs }) => slugs.map((slug) => names.get(slug) ?? slug).join(', '),
    },
    {
      key: 'created',
      label: t('created'),
      sorts: 'down',
      numeric: true,
      room: 800,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

function useFilters(props: Pick<Props, 'owners' | 'products' | 'tags'>): ListFilter[] {
  const { owners, products, tags } = props;
  const { t } = useTranslation('companies');
  const byTag = useTagFilter(tags);
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      icon: Package,
      name: 'product',
      label: t('product'),
      options: products.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    {
      kind: 'choice',
      icon: CircleUser,
      name: 'owner',
      label: t('fields.owner'),
      options: owners.map(({ id, name }) => ({ value: id, label: name })),
    },
    ...byTag,
    { kind: 'text', icon: MapPin, name: 'city', label: t('fields.city') },
    {
      kind: 'choice',
      icon: EyeOff,
      name: 'active',
      label: t('shown'),
      options: [
        { value: 'no', label: t('active.no') },
        { value: 'all', label: t('active.all') },
      ],
    },
  ];
}

type BulkProps = {
  selected: readonly CompanyRow[];
  /** All rows of the filters are meant. */
  matching: boolean;
  page: ListPage;
  owners: readonly Named[];
  fetcher: FetcherWithComponents<CompaniesReply>;
};

/** Assigns the selected companies to a colleague or to nobody, or all of the filters. */
function OwnerBulk({ selected, matching, page, owners, fetcher }: BulkProps) {
  const { t } = useTranslation('companies');
  // The address carries the selection of all that match, not the rows.
  const action = `${adminPath('companies')}${matching ? listAddress(page) : ''}`;
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value={matching ? 'give-matching' : 'give'} />
      {!matching && selected.map(({ id }) => <input key={id} type="hidden" name="id" value={id} />)}
      <select className="input" name="owner" aria-label={t('giveTo')}>
        {owners.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{t('nobody')}</option>
      </select>
      {matching ? (
        <ConfirmSubmit
          label={t('give')}
          question={t('giveAll.question')}
          text={t('giveAll.text')}
          confirm={t('giveAll.confirm')}
          cancel={t('leave')}
        />
      ) : (
        <Button type="submit" small busy={fetcher.state !== 'idle'}>
          {t('give')}
        </Button>
      )}
    </fetcher.Form>
  );
}

/** Companies of contacts: search by name or CNPJ, sorted, each with a link to its page. */
export function CompanyList(props: Props) {
  const { title, companies, custom, owners, products, tags } = props;
  const page = withCustomFilters(props.page, custom);
  const { t } = useTranslation('companies');
  const { may } = usePermissions();
  const fetcher = useCompaniesPosts(adminPath('companies'));
  const tagging = useTagPosts(adminPath('companies'));
  const columns = [...useColumns({ products, page }), ...useCustomColumns(custom)];
  const filters = [...useFilters(props), ...useCustomFilters(custom, page)];
  return (
    <DataTable
      name="companies"
      heading={{
        title,
        aside: (
          <>
            <Link className="link" to={adminPath('companyPairs')}>
              {t('pairs.title')}
            </Link>{' '}
            <Link className="link" to={adminPath('typedCompanies')}>
              {t('typed.title')}
            </Link>
          </>
        ),
        action: may('crm', 'create') && (
          <Link className="button compact" to={adminPath('newCompany')}>
            <Plus size={15} aria-hidden="true" /> {t('new')}
          </Link>
        ),
      }}
      caption={t('caption')}
      columns={columns}
      rows={companies}
      page={page}
      filters={filters}
      arrivedAt={({ createdAt }) => createdAt}
      bulk={{
        nameOf: ({ name }) => name,
        matching: true,
        form: (given) => (
          <Needs resource="crm" action="update" label={t('give')}>
            <OwnerBulk {...{ ...given, page, owners, fetcher }} />
            <TagBulk
              {...{ ...given, page, tags }}
              path={adminPath('companies')}
              fetcher={tagging}
            />
          </Needs>
        ),
      }}
      download={
        <CsvDownload
          href={`${adminPath('companiesExport')}${listAddress(page)}`}
          allowed={may('crm', 'approve')}
        />
      }
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
