import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { Permission, Role } from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { AccessReply } from '../access-reply.server.ts';
import { ConfirmAgainForm } from './confirm-again-form.tsx';
import { PeopleScreen } from './people-screen.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { SecondStepDemands } from './second-step-demands.tsx';

type Props = {
  grants: readonly `${Role}:${Permission}`[];
  /** Roles that demand a second step. */
  demanding: readonly Role[];
  mayEdit: boolean;
  /** Roles that the reader may look at the area as. */
  previews: readonly Role[];
  reply: AccessReply | undefined;
};

/** What each role may do, and what the area looks like to it. */
export function RolesPage({ grants, demanding, mayEdit, previews, reply }: Props) {
  const { t } = useTranslation('people');
  return (
    <PeopleScreen title={t('matrix.title')} lead={t('matrix.lead')}>
      <ReplyNotice reply={reply} />
      <ConfirmAgainForm reply={reply} />
      {!mayEdit && <p className="soft">{t('matrix.readOnly')}</p>}
      <PermissionMatrix grants={new Set(grants)} mayEdit={mayEdit} />
      {previews.length > 0 && (
        <section className="people-part" aria-labelledby="preview">
          <h2 className="t3" id="preview">
            {t('preview.title')}
          </h2>
          <p className="soft">{t('preview.lead')}</p>
          <Form method="post" action={adminPath('preview')} className="people-actions">
            {previews.map((role) => (
              <Button key={role} type="submit" name="role" value={role} variant="outline" small>
                {t('preview.start', { role: t(`roles.${role}`) })}
              </Button>
            ))}
          </Form>
        </section>
      )}
      <SecondStepDemands demanding={demanding} mayEdit={mayEdit} />
    </PeopleScreen>
  );
}
