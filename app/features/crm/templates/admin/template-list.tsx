import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { TEMPLATE_CHANNELS, type Template } from '../templates.ts';

type Products = readonly { slug: string; name: string }[];

function useColumns(products: Products): DataColumn<Template>[] {
  const { t } = useTranslation('templates');
  const locale = useLocale();
  const named = (slug: string) => products.find((one) => one.slug === slug)?.name ?? slug;
  return [
    {
      key: 'name',
      label: t('name'),
      sorts: 'up',
      cell: ({ id, texts }) => (
        <Link to={adminPath('template', { id })} className="admin-row-link">
          <b>{(locale === 'en' && texts.name_en) || texts.name}</b>
        </Link>
      ),
    },
    { key: 'product', label: t('product'), sorts: 'up', cell: ({ product }) => named(product) },
    { key: 'channel', label: t('channel'), cell: ({ channel }) => t(`channels.${channel}`) },
    {
      key: 'subject',
      label: t('words'),
      grows: true,
      cell: ({ texts }) => texts.subject || texts.body.split('\n')[0],
    },
    { key: 'state', label: t('state'), cell: ({ isActive }) => t(isActive ? 'on' : 'off') },
  ];
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation('templates');
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      name: 'channel',
      label: t('channel'),
      options: TEMPLATE_CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      options: (['on', 'off'] as const).map((value) => ({ value, label: t(value) })),
    },
  ];
}

type Props = {
  title: string;
  page: ListPage;
  templates: readonly Template[];
  products: Products;
  /** The button that makes one. */
  create: ReactNode;
};

/** Templates of messages; each leads to its editor. */
export function TemplateList({ title, page, templates, products, create }: Props) {
  const { t } = useTranslation('templates');
  return (
    <DataTable
      name="templates"
      heading={{ title, action: create }}
      caption={t('caption')}
      columns={useColumns(products)}
      rows={templates}
      page={page}
      filters={useFilters()}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  );
}
