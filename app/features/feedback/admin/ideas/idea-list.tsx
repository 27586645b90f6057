import { Folder, Gauge, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath, pathTo } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { EntryStatus } from '../../feedback.store.server.ts';
import { EntryState } from '../entry-state.tsx';
import { ENTRY_STATUSES } from '../staff-feedback.ts';
import { IdeaBulk } from './idea-bulk.tsx';
import type { IdeaPlace } from './ideas.store.server.ts';
import type { IdeaRow } from './ideas.ts';
import { formulaIn, rankIn, scoreIn } from './rice-words.ts';
import { useIdeaToast } from './use-idea-toast.ts';

type Places = { projects: readonly IdeaPlace[]; modules: readonly IdeaPlace[] };

const ideaPanelAddress = (page: ListPage, { id }: IdeaRow) =>
  listAddress(page, { after: page.after ?? undefined, open: id });

function useColumns(page: ListPage): DataColumn<IdeaRow>[] {
  const { t } = useTranslation('ideas');
  const { t: words } = useTranslation('staff-feedback');
  const locale = useLocale();
  return [
    {
      key: 'idea',
      label: t('one'),
      cell: (idea) => (
        <Link
          id={`idea-${idea.id}`}
          to={ideaPanelAddress(page, idea)}
          preventScrollReset
          className="admin-row-link"
        >
          <b>{idea.verbatim.length > 90 ? `${idea.verbatim.slice(0, 90)}…` : idea.verbatim}</b>{' '}
          <span>{idea.author || words('anonymous')}</span>
        </Link>
      ),
    },
    {
      key: 'rank',
      label: t('rank'),
      numeric: true,
      cell: ({ rank }) => (rank === null ? '' : rankIn(rank, locale)),
    },
    {
      key: 'score',
      label: t('score'),
      sorts: 'down',
      numeric: true,
      cell: ({ score, rice }) =>
        score === null || !rice ? (
          <span className="soft">{t('noScore')}</span>
        ) : (
          <span title={formulaIn(rice, locale)}>{scoreIn(score, locale)}</span>
        ),
    },
    {
      key: 'voices',
      label: t('voicesLabel'),
      sorts: 'down',
      numeric: true,
      cell: ({ voices }) => voices,
    },
    {
      key: 'status',
      label: words('status'),
      room: 700,
      cell: ({ status }) => <EntryState status={status} />,
    },
    {
      key: 'project',
      room: 1000,
      label: words('project'),
      cell: ({ project, module }) => [project, module].filter(Boolean).join(' / '),
    },
    {
      key: 'newest',
      label: words('arrived'),
      sorts: 'down',
      room: 700,
      numeric: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

function useFilters({ projects, modules }: Places): ListFilter[] {
  const { t } = useTranslation('ideas');
  const { t: words } = useTranslation('staff-feedback');
  const options = (places: readonly IdeaPlace[]) =>
    places.map(({ id, name }) => ({ value: id, label: name }));
  return [
    { kind: 'search', name: 'text', label: words('search') },
    {
      kind: 'choice',
      icon: Folder,
      name: 'project',
      label: words('project'),
      options: options(projects),
    },
    { kind: 'choice', icon: Layers, name: 'module', label: t('module'), options: options(modules) },
    {
      kind: 'choice',
      icon: Gauge,
      name: 'unscored',
      label: t('score'),
      options: [{ value: 'yes', label: t('noScore') }],
    },
  ];
}

type Props = {
  title: string;
  /** Links to the related screens of the admin area. */
  aside?: ReactNode;
  page: ListPage;
  ideas: readonly IdeaRow[];
  places: Places;
  /** The count of each state, where no other filter is active. */
  states: Readonly<Record<EntryStatus, number>>;
  openId: string | undefined;
  panel: ReactNode;
};

/** Ideas by their score: search, sort, bulk moves, each beside the list. */
export function IdeaList({ title, aside, page, ideas, places, states, openId, panel }: Props) {
  const { t } = useTranslation('ideas');
  const { t: words } = useTranslation('staff-feedback');
  const locale = useLocale();
  const fetcher = useIdeaToast(adminPath('ideas'));
  const { status: current, text } = page.filter;
  return (
    <DataTable
      name="ideas"
      arrivedAt={({ createdAt }) => createdAt}
      heading={{ title, aside }}
      caption={t('caption')}
      columns={useColumns(page)}
      rows={ideas}
      page={page}
      filters={useFilters(places)}
      openId={openId}
      panelAddress={(idea) => ideaPanelAddress(page, idea)}
      panel={panel}
      tabs={
        <ListTabs
          label={words('status')}
          tabs={[undefined, ...ENTRY_STATUSES].map((status) => ({
            key: status ?? 'open',
            label: status ? words(`statuses.${status}`) : text ? words('all') : t('open'),
            to: listAddress({ ...page, filter: { ...page.filter, status } }),
            current: status === current,
            count: status && states[status],
          }))}
        />
      }
      bulk={{
        nameOf: ({ verbatim, protocol }) => `${verbatim.slice(0, 60)} ${protocol}`.trim(),
        matching: true,
        form: (given) => (
          <Needs resource="feedback" action="update" label={words('change')}>
            <IdeaBulk {...given} ideas={ideas} page={page} fetcher={fetcher} />
          </Needs>
        ),
      }}
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: { label: t('empty.action'), href: pathTo('feedback', locale) },
      }}
    />
  );
}
