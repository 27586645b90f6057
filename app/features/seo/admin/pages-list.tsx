import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { LOCALES } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { roomForPanel } from '#app/ui/admin/detail-panel.tsx';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import type { PageRow } from '../page-list.ts';
import { PROBLEMS } from '../page-problems.ts';
import { editorPanelAddress, editorPath, pageOpener } from './page-address.ts';
import { SeoParts } from './seo-screen.tsx';
import type { NamedUnit } from './unit-in.server.ts';

type CellProps = { row: PageRow };

/** The length of a text, or in red what is wrong with it. A page that no search engine shows has no gap. */
function Length({ row, kind }: CellProps & { kind: 'title' | 'description' }) {
  const { t } = useTranslation('seo');
  const length = row.lengths[kind];
  const gaps = row.problems.filter((problem) => problem.startsWith(kind));
  if (gaps.length === 0) return <span className={row.passing ? 'soft' : undefined}>{length}</span>;
  return (
    <b className="seo-gap">
      {gaps.map((gap) => t(`problems.${gap}`)).join(', ')}
      {length > 0 && ` · ${length}`}
    </b>
  );
}

function Picture({ row: { image, problems } }: CellProps) {
  const { t } = useTranslation('seo');
  const gap = problems.find((each) => each === 'imageMissing' || each === 'imageNotFound');
  if (gap) return <b className="seo-gap">{t(`problems.${gap}`)}</b>;
  return image ? (
    <span className="seo-has">{t('pages.has')}</span>
  ) : (
    <span className="soft">{t('pages.hasNot')}</span>
  );
}

/** Whether search engines may show it: a page closed by nature is a fact, one closed by staff a gap. */
function Index({ row: { indexed, passing } }: CellProps) {
  const { t } = useTranslation('seo');
  if (indexed) return <span className="seo-has">{t('pages.has')}</span>;
  return passing ? (
    <span className="seo-shut" title={t('pages.passing')}>
      {t('pages.hasNot')}
    </span>
  ) : (
    <b className="seo-gap">{t('problems.noindex')}</b>
  );
}

/** The editor of a page; where there is room, beside the list. */
function PageLink({ row, unit, page }: CellProps & { unit: string; page: ListPage }) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (elsewhere || !roomForPanel()) return;
    event.preventDefault();
    void navigate(editorPanelAddress(page, row.id), { preventScrollReset: true });
  };
  return (
    <Link
      id={pageOpener(row.id)}
      to={`${editorPath(row.key, unit)}#${row.locale}`}
      className="admin-row-link"
      lang={row.locale}
      onClick={onClick}
    >
      <b>{row.name}</b> <span>{row.path}</span>
    </Link>
  );
}

function useColumns(unit: string, page: ListPage): DataColumn<PageRow>[] {
  const { t } = useTranslation('seo');
  return [
    {
      key: 'page',
      label: t('pages.page'),
      sorts: 'up',
      cell: (row) => <PageLink row={row} unit={unit} page={page} />,
    },
    {
      key: 'language',
      label: t('pages.language'),
      cell: ({ locale }) => t(`languages.${locale}`),
    },
    {
      key: 'title',
      label: t('pages.pageTitle'),
      room: 1000,
      sorts: 'up',
      cell: ({ title, locale }) => <span lang={locale}>{title}</span>,
    },
    {
      key: 'titleLength',
      label: t('pages.titleLength'),
      numeric: true,
      cell: (row) => <Length row={row} kind="title" />,
    },
    {
      key: 'descriptionLength',
      label: t('pages.descriptionLength'),
      numeric: true,
      cell: (row) => <Length row={row} kind="description" />,
    },
    { key: 'image', label: t('pages.image'), cell: (row) => <Picture row={row} /> },
    { key: 'index', label: t('pages.index'), cell: (row) => <Index row={row} /> },
    {
      key: 'problems',
      label: t('pages.problems'),
      sorts: 'down',
      numeric: true,
      room: 800,
      cell: ({ problems }) => problems.length > 0 && problems.length,
    },
    {
      key: 'state',
      label: t('pages.state'),
      room: 1300,
      cell: ({ edited }) => t(edited ? 'pages.edited' : 'pages.own'),
    },
  ];
}

function useFilters(units: readonly NamedUnit[]): ListFilter[] {
  const { t } = useTranslation('seo');
  const [, ...others] = units;
  const byUnit: ListFilter = {
    kind: 'choice',
    name: 'unit',
    label: t('unit'),
    options: others.map(({ slug, name }) => ({ value: slug, label: name })),
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

type Props = {
  page: ListPage;
  rows: readonly PageRow[];
  unit: string;
  units: readonly NamedUnit[];
  openId: string | undefined;
  panel: ReactNode;
};

/** Every page of the site in both languages, with its gaps; each links to its editor. */
export function PagesList({ page, rows, unit, units, openId, panel }: Props) {
  const { t } = useTranslation('seo');
  const columns = useColumns(unit, page);
  const filters = useFilters(units);
  const { only: current } = page.filter;
  return (
    <DataTable
      name="seo-pages"
      heading={{ title: t('title'), aside: <SeoParts part="pages" /> }}
      caption={t('pages.caption')}
      columns={columns}
      rows={rows}
      page={page}
      openId={openId}
      panel={panel}
      panelAddress={({ id }) => editorPanelAddress(page, id)}
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
      empty={{
        title: t('pages.empty'),
        text: t('pages.emptyText'),
        action: { label: t('pages.emptyAction'), href: adminPath('seo') },
      }}
    />
  );
}
