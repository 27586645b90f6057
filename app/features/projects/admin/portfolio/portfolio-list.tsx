import { Building, Milestone, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { CsvDownload } from '#app/ui/admin/data-table/csv/csv-download.tsx';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { STAGES } from '../../bar/bar.ts';
import {
  HEALTHS,
  type PortfolioChoices,
  type PortfolioCounts,
  type PortfolioRow,
} from './portfolio.ts';
import { usePortfolioColumns } from './portfolio-columns.tsx';

type Props = {
  page: ListPage;
  projects: readonly PortfolioRow[];
  counts: PortfolioCounts;
  choices: PortfolioChoices;
};

function useFilters({ clients, colleagues }: PortfolioChoices): ListFilter[] {
  const { t } = useTranslation(['staff-projects', 'projects']);
  return [
    { kind: 'search', name: 'text', label: t('staff-projects:list.search') },
    {
      kind: 'choice',
      icon: Milestone,
      name: 'stage',
      label: t('staff-projects:list.stage'),
      options: STAGES.map((stage) => ({ value: `${stage}`, label: t(`projects:stages.${stage}`) })),
    },
    {
      kind: 'choice',
      icon: User,
      name: 'owner',
      label: t('staff-projects:list.owner'),
      options: [
        { value: 'me', label: t('staff-projects:list.mine') },
        { value: 'none', label: t('staff-projects:list.noOwner') },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      kind: 'choice',
      icon: Building,
      name: 'client',
      label: t('staff-projects:list.client'),
      options: clients.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
}

/** The portfolio: projects by what needs somebody first, narrowed down and sorted; each leads to its page. */
export function PortfolioList({ page, projects, counts, choices }: Props) {
  const { t } = useTranslation('staff-projects');
  const { may } = usePermissions();
  const columns = usePortfolioColumns(page);
  const filters = useFilters(choices);
  const { health } = page.filter;
  return (
    <DataTable
      name="projects"
      heading={{ title: t('list.title') }}
      caption={t('list.caption')}
      columns={columns}
      rows={projects}
      page={page}
      filters={filters}
      arrivedAt={({ createdAt }) => createdAt}
      tabs={
        <ListTabs
          label={t('list.standing')}
          tabs={[undefined, ...HEALTHS].map((one) => ({
            key: one ?? 'all',
            label: t(`list.tabs.${one ?? 'all'}`),
            to: listAddress({ ...page, filter: { ...page.filter, health: one } }),
            current: health === one,
            count: counts[one ?? 'all'],
          }))}
        />
      }
      download={
        <CsvDownload
          href={`${adminPath('clientProjectsExport')}${listAddress(page)}`}
          allowed={may('projects', 'approve')}
        />
      }
      empty={{ title: t('list.empty'), text: t('list.none') }}
    />
  );
}
