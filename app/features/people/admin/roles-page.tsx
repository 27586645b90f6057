import { useTranslation } from 'react-i18next';
import type { Permission, Role } from '#app/access/permissions.ts';
import type { AccessReply } from '../commands/access-actions.server.ts';
import { ConfirmAgainForm } from './confirm-again-form.tsx';
import { PeopleScreen } from './people-screen.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import { PreviewMenu } from './preview-menu.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { SecondStepDemands } from './second-step-demands.tsx';

type Props = {
  grants: readonly `${Role}:${Permission}`[];
  /** Roles that require two-step verification. */
  demanding: readonly Role[];
  mayEdit: boolean;
  /** Roles that the reader may preview. */
  previews: readonly Role[];
  reply: AccessReply | undefined;
};

/** The permissions of each role, and its preview. */
export function RolesPage({ grants, demanding, mayEdit, previews, reply }: Props) {
  const { t } = useTranslation('people');
  return (
    <PeopleScreen
      title={t('matrix.title')}
      lead={t('matrix.lead')}
      action={previews.length > 0 && <PreviewMenu roles={previews} />}
    >
      <ReplyNotice reply={reply} />
      <ConfirmAgainForm reply={reply} />
      {!mayEdit && <p className="soft">{t('matrix.readOnly')}</p>}
      <p className="soft">{t('invite.productHint')}</p>
      <PermissionMatrix grants={new Set(grants)} mayEdit={mayEdit} />
      <SecondStepDemands demanding={demanding} mayEdit={mayEdit} />
    </PeopleScreen>
  );
}
