import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { storedName } from '#app/i18n/stored-name.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { type Category, type CustomTag, TAG_TYPES, type TagType } from '../custom-tags.ts';
import { SeoParts } from './seo-screen.tsx';
import type { NamedUnit } from './unit-in.server.ts';

function useColumns(units: Props['units']): DataColumn<CustomTag>[] {
  const { t } = useTranslation('seo');
  const types: Record<TagType, string> = t('types', { returnObjects: true });
  const categories: Record<Category, string> = t('categories', { returnObjects: true });
  return [
    {
      key: 'name',
      label: t('tags.name'),
      sorts: 'up',
      cell: ({ id, name }) => (
        <Link to={adminPath('seoTag', { id })} className="admin-row-link">
          <b>{name}</b>
        </Link>
      ),
    },
    {
      key: 'type',
      label: t('tags.type'),
      sorts: 'up',
      cell: ({ type, category }) =>
        type === 'script'
          ? `${types.script} · ${storedName(categories, category)}`
          : storedName(types, type),
    },
    {
      key: 'where',
      label: t('tags.where'),
      cell: ({ paths }) =>
        paths.length === 0 ? t('tags.everywhere') : t('tags.count', { count: paths.length }),
    },
    {
      key: 'unit',
      label: t('tags.unit'),
      cell: ({ unit }) => units.find(({ slug }) => slug === unit)?.name ?? unit,
    },
    {
      key: 'state',
      label: t('tags.state'),
      cell: ({ active }) => t(active ? 'tags.on' : 'tags.off'),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation('seo');
  return [
    { kind: 'search', name: 'text', label: t('tags.search') },
    {
      kind: 'choice',
      name: 'type',
      label: t('tags.type'),
      options: TAG_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'state',
      label: t('tags.state'),
      options: (['on', 'off'] as const).map((value) => ({ value, label: t(`tags.${value}`) })),
    },
  ];
}

type Props = { page: ListPage; tags: readonly CustomTag[]; units: readonly NamedUnit[] };

/** Tags that staff add to pages; each links to its form. */
export function TagsList({ page, tags, units }: Props) {
  const { t } = useTranslation('seo');
  const { may } = usePermissions();
  const columns = useColumns(units);
  const filters = useFilters();
  return (
    <DataTable
      name="seo-tags"
      heading={{
        title: t('title'),
        aside: <SeoParts part="tags" />,
        action: (
          <Needs resource="site" action="create" label={t('tags.new')}>
            <Link className="button compact" to={adminPath('seoTag', { id: 'new' })}>
              {t('tags.new')}
            </Link>
          </Needs>
        ),
      }}
      caption={t('tags.caption')}
      columns={columns}
      rows={tags}
      page={page}
      filters={filters}
      empty={{
        title: t('tags.empty'),
        text: t('tags.emptyText'),
        action: may('site', 'create')
          ? { label: t('tags.new'), href: adminPath('seoTag', { id: 'new' }) }
          : undefined,
      }}
    />
  );
}
