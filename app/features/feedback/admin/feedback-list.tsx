import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import type { Colleague } from '#app/features/tickets/ticket.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath, pathTo } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { recordAddress } from '#app/ui/admin/record/record-address.ts';
import type { EntryStatus } from '../feedback.store.server.ts';
import { FEEDBACK_TYPES } from '../feedback-rules.ts';
import { EntryState } from './entry-state.tsx';
import { FeedbackBulk, FeedbackOwnerBulk } from './feedback-bulk.tsx';
import { ENTRY_STATUSES, type EntryRow } from './staff-feedback.ts';
import { useEntryActs } from './use-entry-acts.ts';
import { useMoveToast, useOwnerToast } from './use-entry-toast.ts';

function useColumns(page: ListPage): DataColumn<EntryRow>[] {
  const { t } = useTranslation('staff-feedback');
  const { t: words } = useTranslation('feedback');
  return [
    {
      key: 'verbatim',
      label: t('verbatim'),
      cell: ({ id, verbatim, author }) => (
        <Link
          id={`entry-${id}`}
          to={recordAddress(adminPath('feedbackEntry', { id }), page)}
          className="admin-row-link"
        >
          <b>{verbatim.length > 90 ? `${verbatim.slice(0, 90)}…` : verbatim}</b>{' '}
          <span>{author || t('anonymous')}</span>
        </Link>
      ),
    },
    {
      key: 'type',
      label: t('type'),
      sorts: 'up',
      cell: ({ type, score }) =>
        score === null ? words(`form.types.${type}`) : `${words(`form.types.${type}`)} · ${score}`,
    },
    {
      key: 'severity',
      label: t('severity'),
      sorts: 'down',
      cell: ({ type, severity }) => (type === 'bug' ? t(`severities.${severity}`) : ''),
    },
    {
      key: 'status',
      label: t('status'),
      sorts: 'up',
      cell: ({ status }) => <EntryState status={status} />,
    },
    {
      key: 'files',
      room: 1000,
      label: t('files'),
      numeric: true,
      cell: ({ files }) => (files > 0 ? files : ''),
    },
    {
      key: 'project',
      room: 800,
      label: t('project'),
      cell: ({ project, module }) => [project, module].filter(Boolean).join(' / '),
    },
    { key: 'owner', room: 1000, label: t('owner'), cell: ({ owner }) => owner || t('nobody') },
    {
      key: 'protocol',
      room: 1300,
      label: t('protocol'),
      cell: ({ protocol }) => <span className="num">{protocol}</span>,
    },
    {
      key: 'arrived',
      label: t('arrived'),
      sorts: 'down',
      numeric: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

function useFilters(owners: readonly Colleague[]): ListFilter[] {
  const { t } = useTranslation('staff-feedback');
  const { t: words } = useTranslation('feedback');
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      name: 'type',
      label: t('type'),
      options: FEEDBACK_TYPES.map((value) => ({ value, label: words(`form.types.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'owner',
      label: t('owner'),
      options: [
        { value: 'none', label: t('nobody') },
        ...owners.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    { kind: 'date', name: 'from', label: t('from') },
    { kind: 'date', name: 'to', label: t('to') },
  ];
}

type Props = {
  title: string;
  /** Beside the name of the screen. */
  aside?: ReactNode;
  page: ListPage;
  entries: readonly EntryRow[];
  owners: readonly Colleague[];
  /** The count of each state under the other filters. */
  states: Readonly<Record<EntryStatus, number>>;
};

/** The list of feedback entries: search, sort and bulk moves; each row links to its own page. */
export function FeedbackList({ title, aside, page, entries, owners, states }: Props) {
  const { t } = useTranslation('staff-feedback');
  const locale = useLocale();
  const fetcher = useMoveToast(adminPath('feedback'));
  const columns = useColumns(page);
  const filters = useFilters(owners);
  const giving = useOwnerToast(adminPath('feedback'));
  const acts = useEntryActs(fetcher);
  const { status: current } = page.filter;
  return (
    <DataTable
      name="feedback"
      arrivedAt={({ createdAt }) => createdAt}
      heading={{ title, aside }}
      caption={t('caption')}
      columns={columns}
      rows={entries}
      page={page}
      filters={filters}
      openId={undefined}
      tabs={
        <ListTabs
          label={t('status')}
          tabs={[undefined, ...ENTRY_STATUSES].map((status) => ({
            key: status ?? 'all',
            label: status ? t(`statuses.${status}`) : t(page.filter['text'] ? 'all' : 'notSpam'),
            to: listAddress({ ...page, filter: { ...page.filter, status } }),
            current: status === current,
            count: status && states[status],
          }))}
        />
      }
      acts={acts}
      bulk={{
        nameOf: ({ verbatim, protocol }) => `${verbatim.slice(0, 60)} ${protocol}`.trim(),
        matching: true,
        form: (given) => (
          <Needs resource="feedback" action="update" label={t('change')}>
            <FeedbackBulk {...given} entries={entries} page={page} fetcher={fetcher} />
            <FeedbackOwnerBulk {...given} page={page} owners={owners} fetcher={giving} />
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
