import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { Route } from './+types/counted-subscriptions.route';
import { BackToToday } from './back-to-today.tsx';
import { countedSubscriptionsList } from './counted-subscriptions.list.server.ts';
import { readCountedSubscriptions } from './counted-subscriptions.store.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(countedSubscriptionsList, searchParams);
  const { user } = requireUser(request, context);
  const { subscriptions, total } = await asPerson(user, (tx) =>
    readCountedSubscriptions(tx, query),
  );
  return {
    head: adminHead(request, 'today:counted.newsletter'),
    ...query.page(subscriptions, total),
  };
}

/** Who confirmed or left the newsletter in the days that a figure counts. */
export default function CountedSubscriptions({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('today', { keyPrefix: 'counted' });
  const { page, rows } = loaderData;
  const { kind = 'confirmed' } = page.filter;
  return (
    <DataTable
      name="counted-subscriptions"
      heading={{ title: t('newsletter'), aside: <BackToToday /> }}
      caption={t('newsletter')}
      columns={[
        { key: 'email', label: t('email'), cell: ({ email }) => <b>{email}</b> },
        {
          key: 'way',
          label: t('way'),
          room: 800,
          cell: ({ way }) => storedName(t('ways', { returnObjects: true }), way),
        },
        {
          key: 'happened',
          label: t('when'),
          sorts: 'down',
          numeric: true,
          cell: ({ at }) => <Moment at={at} />,
        },
      ]}
      rows={rows}
      page={page}
      tabs={
        <ListTabs
          label={t('filters.kind')}
          tabs={(['confirmed', 'unsubscribed'] as const).map((one) => ({
            key: one,
            label: t(`kinds.${one}`),
            to: listAddress({ ...page, filter: { ...page.filter, kind: one } }),
            current: one === kind,
          }))}
        />
      }
      filters={[
        { kind: 'date', name: 'from', label: t('filters.from') },
        { kind: 'date', name: 'to', label: t('filters.to') },
      ]}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
