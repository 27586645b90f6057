import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath, pathTo } from '#app/paths.ts';
import { CsvDownload } from '#app/ui/admin/data-table/csv/csv-download.tsx';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { FILTER_STATUSES, type SubscriptionRow } from './staff-newsletter.ts';
import { SubscriptionState } from './subscription-state.tsx';

function useColumns(): DataColumn<SubscriptionRow>[] {
  const { t } = useTranslation('staff-newsletter');
  return [
    {
      key: 'email',
      label: t('email'),
      sorts: 'up',
      cell: ({ id, email }) => (
        <Link
          id={`subscription-${id}`}
          to={adminPath('newsletterProof', { id })}
          className="admin-row-link"
        >
          <b>{email}</b>
        </Link>
      ),
    },
    {
      key: 'status',
      label: t('status'),
      sorts: 'up',
      cell: ({ status }) => <SubscriptionState status={status} />,
    },
    { key: 'source', label: t('source'), sorts: 'up', cell: ({ source }) => source ?? '' },
    { key: 'campaign', label: t('campaign'), cell: ({ campaign }) => campaign },
    {
      key: 'created',
      label: t('created'),
      sorts: 'down',
      numeric: true,
      cell: ({ created }) => <Moment at={created} />,
    },
  ];
}

function useFilters(sources: readonly string[]): ListFilter[] {
  const { t } = useTranslation('staff-newsletter');
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      name: 'source',
      label: t('source'),
      options: sources.map((value) => ({ value, label: value })),
    },
    { kind: 'date', name: 'from', label: t('from') },
    { kind: 'date', name: 'to', label: t('to') },
  ];
}

type Props = {
  title: string;
  /** The figures of all of them, above the list. */
  figures?: ReactNode;
  page: ListPage;
  rows: readonly SubscriptionRow[];
  sources: readonly string[];
};

/** The subscriptions to the newsletter; each line links to its proof. */
export function SubscriptionList({ title, figures, page, rows, sources }: Props) {
  const { t } = useTranslation('staff-newsletter');
  const locale = useLocale();
  const { may } = usePermissions();
  const columns = useColumns();
  const filters = useFilters(sources);
  const { status: current } = page.filter;
  return (
    <DataTable
      name="newsletter"
      heading={{ title }}
      figures={figures}
      arrivedAt={({ created }) => created}
      caption={t('caption')}
      columns={columns}
      rows={rows}
      page={page}
      filters={filters}
      openId={undefined}
      tabs={
        <ListTabs
          label={t('status')}
          tabs={[undefined, ...FILTER_STATUSES].map((status) => ({
            key: status ?? 'all',
            label: status ? t(`statuses.${status}`) : t('all'),
            to: listAddress({ ...page, filter: { ...page.filter, status } }),
            current: status === current,
          }))}
        />
      }
      download={
        <CsvDownload
          href={`${adminPath('newsletterExport')}${listAddress(page)}`}
          allowed={may('campaigns', 'approve')}
        />
      }
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: { label: t('empty.action'), href: pathTo('content', locale) },
      }}
    />
  );
}
