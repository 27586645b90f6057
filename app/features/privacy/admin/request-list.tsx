import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath, pathTo } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { REQUEST_KINDS, REQUEST_STATES } from '../privacy-request.ts';
import { RequestDue } from './request-due.tsx';
import type { RequestRow } from './staff-privacy.ts';

type Props = { title: string; page: ListPage; requests: readonly RequestRow[]; now: string };

function useColumns(now: string): DataColumn<RequestRow>[] {
  const { t } = useTranslation('privacy');
  return [
    {
      key: 'protocol',
      label: t('admin.protocol'),
      cell: ({ id, protocol, email }) => (
        <Link to={adminPath('privacyRequestScreen', { id })} className="admin-row-link">
          <b className="num">{protocol}</b> <span>{email ?? t('admin.forgotten')}</span>
        </Link>
      ),
    },
    { key: 'kind', label: t('admin.kind'), cell: ({ kind }) => t(`kindsShort.${kind}`) },
    { key: 'state', label: t('admin.state'), cell: ({ state }) => t(`admin.states.${state}`) },
    {
      key: 'due',
      label: t('admin.due'),
      sorts: 'up',
      cell: (request) => <RequestDue request={request} now={now} />,
    },
    {
      key: 'asked',
      label: t('admin.asked'),
      sorts: 'down',
      numeric: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

/** Privacy requests, with the clock of each. */
export function RequestList({ title, page, requests, now }: Props) {
  const { t } = useTranslation('privacy');
  const locale = useLocale();
  const columns = useColumns(now);
  const { state: current } = page.filter;
  return (
    <DataTable
      name="privacy"
      heading={{ title }}
      caption={t('admin.caption')}
      columns={columns}
      rows={requests}
      page={page}
      filters={[
        { kind: 'search', name: 'text', label: t('admin.search') },
        {
          kind: 'choice',
          name: 'kind',
          label: t('admin.kind'),
          options: REQUEST_KINDS.map((value) => ({ value, label: t(`kindsShort.${value}`) })),
        },
      ]}
      tabs={
        <ListTabs
          label={t('admin.state')}
          tabs={[undefined, ...REQUEST_STATES].map((state) => ({
            key: state ?? 'all',
            label: state ? t(`admin.states.${state}`) : t('admin.all'),
            to: listAddress({ ...page, filter: { ...page.filter, state } }),
            current: state === current,
          }))}
        />
      }
      empty={{
        title: t('admin.empty.title'),
        text: t('admin.empty.text'),
        action: { label: t('admin.empty.action'), href: pathTo('privacyRequest', locale) },
      }}
    />
  );
}
