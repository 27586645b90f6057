import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LOCALES } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import type { PageRow } from '../page-list.ts';
import { PROBLEMS } from '../page-problems.ts';

/** Where one page is edited, in both languages. */
export const editorPath = (key: string, unit: string) =>
  `${adminPath('seoPage')}?${new URLSearchParams({ path: key, unit })}`;

function useColumns(unit: string): DataColumn<PageRow>[] {
  const { t } = useTranslation('seo');
  return [
    {
      key: 'page',
      label: t('pages.page'),
      sorts: 'up',
      cell: ({ key, name, path, locale }) => (
        <Link to={`${editorPath(key, unit)}#${locale}`} className="ad-row-link" lang={locale}>
          <b>{name}</b> <span>{path}</span>
        </Link>
      ),
    },
    {
      key: 'language',
      label: t('pages.language'),
      cell: ({ locale }) => t(`languages.${locale}`),
    },
    {
      key: 'title',
      label: t('pages.pageTitle'),
      sorts: 'up',
      cell: ({ title, locale }) => <span lang={locale}>{title}</span>,
    },
    {
      key: 'problems',
      label: t('pages.problems'),
      sorts: 'down',
      cell: ({ problems, passing }) =>
        passing
          ? t('pages.passing')
          : problems.map((problem) => t(`problems.${problem}`)).join(', ') || t('pages.fine'),
    },
    {
      key: 'state',
      label: t('pages.state'),
      cell: ({ edited }) => t(edited ? 'pages.edited' : 'pages.own'),
    },
  ];
}

function useFilters(units: readonly string[]): ListFilter[] {
  const { t } = useTranslation('seo');
  const [, ...others] = units;
  const byUnit: ListFilter = {
    kind: 'choice',
    name: 'unit',
    label: t('unit'),
    options: others.map((value) => ({ value, label: value })),
  };
  return [
    { kind: 'search', name: 'text', label: t('pages.search') },
    {
      kind: 'choice',
      name: 'locale',
      label: t('pages.language'),
      options: LOCALES.map((value) => ({ value, label: t(`languages.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'problem',
      label: t('pages.problems'),
      options: PROBLEMS.map((value) => ({ value, label: t(`problems.${value}`) })),
    },
    ...(others.length > 0 ? [byUnit] : []),
  ];
}

type Props = { page: ListPage; rows: readonly PageRow[]; unit: string; units: readonly string[] };

/** Every page of the site in both languages, with what it lacks; each leads to its editor. */
export function PagesList({ page, rows, unit, units }: Props) {
  const { t } = useTranslation('seo');
  const columns = useColumns(unit);
  const filters = useFilters(units);
  const { only: current } = page.filter;
  return (
    <DataTable
      name="seo-pages"
      caption={t('pages.caption')}
      columns={columns}
      rows={rows}
      page={page}
      filters={filters}
      tabs={
        <ListTabs
          label={t('pages.which')}
          tabs={[undefined, 'problems'].map((only) => ({
            key: only ?? 'all',
            label: t(only ? 'pages.onlyProblems' : 'pages.all'),
            to: listAddress({ ...page, filter: { ...page.filter, only } }),
            current: only === current,
          }))}
        />
      }
      empty={{ title: t('pages.empty'), text: t('pages.emptyText') }}
    />
  );
}
