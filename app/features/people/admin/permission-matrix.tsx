import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import {
  ACTIONS,
  type Action,
  type Permission,
  RESOURCES,
  type Resource,
  ROLES,
  type Role,
} from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { Table } from '#app/ui/table.tsx';
import type { AccessReply } from '../access-reply.server.ts';
import { ConfirmAgainForm } from './confirm-again-form.tsx';
import { ReplyNotice } from './reply-notice.tsx';

const ADDRESS = adminPath('roles');

type Grants = ReadonlySet<`${Role}:${Permission}`>;
type CellProps = { grants: Grants; role: Role; resource: Resource; action: Action };

/** What stands in a cell that nobody edits. */
function Fact({ grants, role, resource, action }: CellProps) {
  const { t } = useTranslation('people');
  if (grants.has(`${role}:${resource}:${action}`)) return t('matrix.allowed');
  const implied = grants.has(`${role}:${resource}:manage`);
  return implied ? t('matrix.implied') : <span className="soft">{t('matrix.forbidden')}</span>;
}

/** A cell that a superadmin turns over with one press; refused ones say why beneath. */
function Turn({ grants, role, resource, action }: CellProps) {
  const { t } = useTranslation('people');
  const fetcher = useFetcher<AccessReply>();
  const allowed = grants.has(`${role}:${resource}:${action}`);
  const names = {
    role: t(`roles.${role}`),
    resource: t(`resources.${resource}`),
    action: t(`actions.${action}`),
  };
  const told = fetcher.data?.done ? undefined : fetcher.data;
  return (
    <>
      <fetcher.Form method="post" action={ADDRESS}>
        <input type="hidden" name="role" value={role} />
        <input type="hidden" name="resource" value={resource} />
        <input type="hidden" name="action" value={action} />
        <button
          type="submit"
          name="allowed"
          value={String(!allowed)}
          className={allowed ? 'people-turn on' : 'people-turn'}
          aria-busy={fetcher.state !== 'idle' || undefined}
        >
          <span className="vh">{t(allowed ? 'matrix.forbid' : 'matrix.allow', names)}: </span>
          <Fact {...{ grants, role, resource, action }} />
        </button>
      </fetcher.Form>
      <ReplyNotice reply={told} />
      <ConfirmAgainForm reply={told} as={fetcher.Form} action={ADDRESS} />
    </>
  );
}

/** The 48 of every role. A superadmin's own column is fixed. */
export function PermissionMatrix({ grants, mayEdit }: { grants: Grants; mayEdit: boolean }) {
  const { t } = useTranslation('people');
  return (
    <Table
      caption={t('matrix.caption')}
      columns={[
        { key: 'permission', label: t('matrix.permission') },
        ...ROLES.map((role) => ({ key: role, label: t(`roles.${role}`) })),
      ]}
      rows={RESOURCES.flatMap((resource) =>
        ACTIONS.map((action) => ({
          key: `${resource}:${action}`,
          cells: [
            `${t(`resources.${resource}`)}: ${t(`actions.${action}`)}`,
            ...ROLES.map((role) =>
              mayEdit && role !== 'superadmin' ? (
                <Turn key={role} {...{ grants, role, resource, action }} />
              ) : (
                <Fact key={role} {...{ grants, role, resource, action }} />
              ),
            ),
          ],
        })),
      )}
    />
  );
}
