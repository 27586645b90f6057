import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { type InboundRow, MAIL_STATES } from './inbound-mails.ts';

function useColumns(): DataColumn<InboundRow>[] {
  const { t } = useTranslation('inbound');
  return [
    {
      key: 'from',
      label: t('list.from'),
      cell: ({ id, from, name }) => (
        <Link to={adminPath('inboundMail', { id })} className="admin-row-link">
          <b>{name || from || t('list.unknown')}</b> {name && <span>{from}</span>}
        </Link>
      ),
    },
    {
      key: 'subject',
      label: t('list.subject'),
      grows: true,
      cell: ({ subject }) => subject || t('list.noSubject'),
    },
    { key: 'state', label: t('list.state'), cell: ({ state }) => t(`state.${state}`) },
    {
      key: 'received',
      label: t('list.received'),
      sorts: 'down',
      numeric: true,
      cell: ({ receivedAt }) => <Moment at={receivedAt} />,
    },
  ];
}

type Props = { title: string; page: ListPage; mails: readonly InboundRow[] };

/** Received mails, with their state. */
export function InboundMailList({ title, page, mails }: Props) {
  const { t } = useTranslation('inbound');
  const columns = useColumns();
  const { state: current } = page.filter;
  return (
    <DataTable
      name="inbound-mails"
      heading={{ title, lead: t('list.lead') }}
      caption={t('list.caption')}
      columns={columns}
      rows={mails}
      page={page}
      arrivedAt={({ receivedAt }) => receivedAt}
      filters={[{ kind: 'search', name: 'text', label: t('list.search') }]}
      tabs={
        <ListTabs
          label={t('list.state')}
          tabs={[undefined, ...MAIL_STATES].map((state) => ({
            key: state ?? 'all',
            label: state ? t(`states.${state}`) : t('list.all'),
            to: listAddress({ ...page, filter: { ...page.filter, state } }),
            current: state === current,
          }))}
        />
      }
      empty={{
        title: t('list.empty.title'),
        text: t('list.empty.text'),
        action: { label: t('list.empty.action'), href: adminPath('feedback') },
      }}
    />
  );
}
