import { useTranslation } from 'react-i18next';
import type { RoleKey } from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { AccessReply } from '../commands/access-actions.server.ts';
import type { GrantReach } from '../people.ts';
import { ConfirmAgainForm } from './confirm-again-form.tsx';
import { PeopleScreen } from './people-screen.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { RoleFields } from './role-fields.tsx';

type Props = { roles: readonly RoleKey[]; reach: GrantReach; reply: AccessReply | undefined };

/** Invites a person by e-mail, with a first role. */
export function InviteForm({ roles, reach, reply }: Props) {
  const { t } = useTranslation('people');
  const { fieldErrors = {}, values = {} } = reply?.ok === false ? reply : {};
  const error = (name: 'email' | 'name' | 'locale') => fieldErrors[name] && t(`errors.${name}`);
  return (
    <PeopleScreen title={t('invite.title')} lead={t('invite.lead')}>
      <ConfirmAgainForm reply={reply} />
      <FormPage
        submit={t('invite.submit')}
        reply={reply}
        notice={<ReplyNotice reply={reply} />}
        draft={{ of: 'invitation', revision: 0 }}
        back={{ to: adminPath('people'), label: t('invite.back') }}
      >
        <Field
          id="email"
          name="email"
          type="email"
          autoComplete="off"
          required
          label={t('invite.email')}
          error={error('email')}
          defaultValue={values['email']}
        />
        <Field
          id="name"
          name="name"
          autoComplete="off"
          required
          label={t('invite.name')}
          error={error('name')}
          defaultValue={values['name']}
        />
        <Select
          id="locale"
          name="locale"
          label={t('invite.locale')}
          error={error('locale')}
          defaultValue={values['locale'] ?? 'pt-BR'}
          options={[
            { value: 'pt-BR', label: t('invite.portuguese') },
            { value: 'en', label: t('invite.english') },
          ]}
        />
        <RoleFields roles={roles} reach={reach} reply={reply} />
      </FormPage>
    </PeopleScreen>
  );
}
