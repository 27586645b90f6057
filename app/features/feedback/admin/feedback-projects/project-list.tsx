import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import type { ProjectRow } from './feedback-projects.ts';

function useColumns(): DataColumn<ProjectRow>[] {
  const { t } = useTranslation('feedback-projects');
  return [
    {
      key: 'name',
      label: t('columns.name'),
      sorts: 'up',
      cell: ({ id, key, name }) => (
        <Link to={adminPath('feedbackProject', { id })} className="admin-row-link">
          <b>{name}</b> <span>{key}</span>
        </Link>
      ),
    },
    { key: 'product', label: t('columns.product'), sorts: 'up', cell: ({ product }) => product },
    {
      key: 'modules',
      label: t('columns.modules'),
      grows: true,
      room: 800,
      cell: ({ modules }) => modules.join(', ') || t('noModules'),
    },
    {
      key: 'origins',
      label: t('columns.origins'),
      numeric: true,
      cell: ({ origins }) => origins,
    },
    {
      key: 'state',
      label: t('columns.state'),
      cell: ({ isActive }) => t(isActive ? 'on' : 'off'),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation('feedback-projects');
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      name: 'state',
      label: t('columns.state'),
      options: (['on', 'off'] as const).map((value) => ({ value, label: t(value) })),
    },
  ];
}

type Props = {
  title: string;
  page: ListPage;
  projects: readonly ProjectRow[];
  /** The button that creates a project. */
  create: ReactNode;
};

/** Feedback projects; each links to its editor. */
export function ProjectList({ title, page, projects, create }: Props) {
  const { t } = useTranslation('feedback-projects');
  return (
    <DataTable
      name="feedback-projects"
      heading={{ title, action: create }}
      caption={t('caption')}
      columns={useColumns()}
      rows={projects}
      page={page}
      filters={useFilters()}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
