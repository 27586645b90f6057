import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Grant, RoleKey } from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import type { AccessReply } from '../commands/access-actions.server.ts';
import { OwnRoles } from '../roles/admin/own-roles.tsx';
import type { OwnRoleRow, RoleHolder } from '../roles/roles.ts';
import { ConfirmAgainForm } from './confirm-again-form.tsx';
import { PeopleScreen } from './people-screen.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import { PreviewMenu } from './preview-menu.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { SecondStepDemands } from './second-step-demands.tsx';

type Props = {
  /** The five, then the company's own. */
  roles: readonly RoleKey[];
  own: readonly (OwnRoleRow & { holders: readonly RoleHolder[] })[];
  grants: readonly Grant[];
  /** Roles that require two-step verification. */
  demanding: readonly RoleKey[];
  mayEdit: boolean;
  /** Roles that the reader may preview. */
  previews: readonly RoleKey[];
  reply: AccessReply | undefined;
};

/** The permissions of each role, the roles of the company's own, and the preview. */
export function RolesPage({ roles, own, grants, demanding, mayEdit, previews, reply }: Props) {
  const { t } = useTranslation('people');
  return (
    <PeopleScreen
      title={t('matrix.title')}
      lead={t('matrix.lead')}
      action={
        <div className="people-actions">
          {previews.length > 0 && <PreviewMenu roles={previews} />}
          {mayEdit && (
            <Link className="button compact" to={adminPath('ownRole', { roleKey: 'new' })}>
              {t('own.new')}
            </Link>
          )}
        </div>
      }
    >
      <ReplyNotice reply={reply} />
      <ConfirmAgainForm reply={reply} />
      {!mayEdit && <p className="soft">{t('matrix.readOnly')}</p>}
      <p className="soft">{t('invite.productHint')}</p>
      <PermissionMatrix roles={roles} grants={new Set(grants)} mayEdit={mayEdit} />
      <OwnRoles roles={own} />
      <SecondStepDemands roles={roles} demanding={demanding} mayEdit={mayEdit} />
    </PeopleScreen>
  );
}
