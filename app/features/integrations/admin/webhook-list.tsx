import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { WEBHOOK_STATES, type WebhookRow } from '../webhooks/webhook.ts';
import { ReferenceLink } from './reference-link.tsx';

function useColumns(): DataColumn<WebhookRow>[] {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('columns.name'),
        sorts: 'up',
        cell: ({ id, name }) => (
          <Link to={adminPath('webhook', { id })} className="admin-row-link">
            <b>{name}</b>
          </Link>
        ),
      },
      { key: 'state', label: t('columns.state'), cell: ({ state }) => t(`states.${state}`) },
      { key: 'url', label: t('columns.url'), grows: true, cell: ({ url }) => url },
      {
        key: 'events',
        label: t('columns.events'),
        cell: ({ events }) => t('eventCount', { count: events.length }),
      },
      { key: 'product', label: t('columns.product'), room: 1000, cell: ({ product }) => product },
      { key: 'owner', label: t('columns.owner'), room: 1000, cell: ({ owner }) => owner },
      {
        key: 'created',
        label: t('columns.created'),
        sorts: 'down',
        room: 800,
        cell: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t],
  );
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      name: 'state',
      label: t('columns.state'),
      options: WEBHOOK_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
    },
  ];
}

/** The webhooks: addresses of other programs that receive events. */
export function WebhookList({
  webhooks,
  page,
}: {
  webhooks: readonly WebhookRow[];
  page: ListPage;
}) {
  const { t } = useTranslation('integrations', { keyPrefix: 'webhooks' });
  const { may } = usePermissions();
  const make = { label: t('new'), href: adminPath('webhookNew') };
  return (
    <DataTable
      name="webhooks"
      heading={{
        title: t('title'),
        aside: <ReferenceLink />,
        action: (
          <Needs resource="integrations" action="create" label={make.label}>
            <Link className="button compact" to={make.href}>
              {make.label}
            </Link>
          </Needs>
        ),
      }}
      caption={t('caption')}
      columns={useColumns()}
      rows={webhooks}
      page={page}
      filters={useFilters()}
      empty={{
        title: t('empty'),
        text: t('emptyText'),
        action: may('integrations', 'create') ? make : undefined,
      }}
    />
  );
}
