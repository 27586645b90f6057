import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import type { Permission } from '#app/access/permissions.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { KeyListReply } from '../commands/key-actions.server.ts';
import { type ApiKeyRow, KEY_STATES } from '../keys/api-key.ts';
import { ReferenceLink } from './reference-link.tsx';
import { useScopeName } from './use-scope-name.ts';

function RevokeKey({ apiKey: { id, name } }: { apiKey: ApiKeyRow }) {
  const { t } = useTranslation('integrations', { keyPrefix: 'keys.revoke' });
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="revoke" />
      <input type="hidden" name="id" value={id} />
      <ConfirmSubmit
        label={t('label')}
        item={name}
        question={t('question', { name })}
        text={t('text')}
        confirm={t('label')}
        cancel={t('cancel')}
      />
    </Form>
  );
}

function useColumns(): DataColumn<ApiKeyRow>[] {
  const { t } = useTranslation('integrations', { keyPrefix: 'keys' });
  const { may } = usePermissions();
  const scopeName = useScopeName();
  const revokesAll = may('integrations', 'delete');
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('columns.name'),
        sorts: 'up',
        grows: true,
        cell: ({ name, prefix }) => (
          <>
            <b>{name}</b> <code className="soft small">{prefix}…</code>
          </>
        ),
      },
      {
        key: 'state',
        label: t('columns.state'),
        cell: ({ state }) => <span data-key-state={state}>{t(`states.${state}`)}</span>,
      },
      {
        key: 'scopes',
        label: t('columns.scopes'),
        grows: true,
        cell: ({ scopes, product }) =>
          [...scopes.map((scope) => scopeName(scope as Permission)), product]
            .filter(Boolean)
            .join(' · '),
      },
      { key: 'owner', label: t('columns.owner'), room: 1000, cell: ({ owner }) => owner },
      {
        key: 'used',
        label: t('columns.used'),
        sorts: 'down',
        cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : t('neverUsed')),
      },
      {
        key: 'expires',
        label: t('columns.expires'),
        room: 800,
        cell: ({ expiresAt }) => (expiresAt ? <Moment at={expiresAt} /> : t('neverExpires')),
      },
      {
        key: 'created',
        label: t('columns.created'),
        sorts: 'down',
        room: 1300,
        cell: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        key: 'act',
        label: t('columns.act'),
        cell: (row) =>
          row.state === 'active' && (revokesAll || row.isOwn) ? <RevokeKey apiKey={row} /> : null,
      },
    ],
    [t, scopeName, revokesAll],
  );
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation('integrations', { keyPrefix: 'keys' });
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      name: 'state',
      label: t('columns.state'),
      options: KEY_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
    },
  ];
}

type Props = { keys: readonly ApiKeyRow[]; page: ListPage; reply: KeyListReply | undefined };

/** The keys with which other programs call the API. */
export function ApiKeyList({ keys, page, reply }: Props) {
  const { t } = useTranslation('integrations', { keyPrefix: 'keys' });
  const { may } = usePermissions();
  const make = { label: t('new'), href: adminPath('apiKeyNew') };
  return (
    <>
      {reply && (
        <ActionNotice
          reply={reply}
          text={reply.ok ? t('revoke.done') : t(`notDone.${reply.code}`)}
          undo=""
        />
      )}
      <DataTable
        name="api-keys"
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
        rows={keys}
        page={page}
        filters={useFilters()}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: may('integrations', 'create') ? make : undefined,
        }}
      />
    </>
  );
}
