import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import type { Role } from '#app/access/permissions.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { ChangeReply } from '../change-reply.server.ts';
import { ConfirmAgainForm } from './confirm-again-form.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { RoleFields } from './role-fields.tsx';

type Props = { roles: readonly Role[]; reply: ChangeReply | undefined };

/** Invites somebody by e-mail, with a first role. */
export function InviteForm({ roles, reply }: Props) {
  const { t } = useTranslation('people');
  const busy = useNavigation().state === 'submitting';
  const { mistakes = {}, typed = {} } = reply ?? {};
  const error = (name: 'email' | 'name' | 'locale') => mistakes[name] && t(`errors.${name}`);
  return (
    <PeopleSheet title={t('invite.title')} lead={t('invite.lead')}>
      <ReplyNotice reply={reply} />
      <ConfirmAgainForm reply={reply} />
      <Form method="post" className="people-form" noValidate>
        <Field
          id="email"
          name="email"
          type="email"
          autoComplete="off"
          required
          label={t('invite.email')}
          error={error('email')}
          defaultValue={typed['email']}
        />
        <Field
          id="name"
          name="name"
          autoComplete="off"
          required
          label={t('invite.name')}
          error={error('name')}
          defaultValue={typed['name']}
        />
        <Select
          id="locale"
          name="locale"
          label={t('invite.locale')}
          error={error('locale')}
          defaultValue={typed['locale'] ?? 'pt-BR'}
          options={[
            { value: 'pt-BR', label: t('invite.portuguese') },
            { value: 'en', label: t('invite.english') },
          ]}
        />
        <RoleFields roles={roles} reply={reply} />
        <div className="people-actions">
          <Button type="submit" busy={busy}>
            {t('invite.submit')}
          </Button>
          <Link className="l" to="/admin/people">
            {t('invite.back')}
          </Link>
        </div>
      </Form>
    </PeopleSheet>
  );
}
