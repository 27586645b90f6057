import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Permission } from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { postedIn } from '#app/ui/admin/action-reply.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Field } from '#app/ui/field.tsx';
import { ConfirmAgainForm } from '../../admin/confirm-again-form.tsx';
import { PeopleScreen } from '../../admin/people-screen.tsx';
import { ReplyNotice } from '../../admin/reply-notice.tsx';
import type { AccessReply } from '../../commands/access-actions.server.ts';
import { type OwnRoleRow, PRESET_NAMES, type Preset, type RoleHolder } from '../roles.ts';
import { DeleteRole } from './delete-role.tsx';
import { PermissionBoxes } from './permission-boxes.tsx';

type Props = {
  /** Null for a new one. */
  role: OwnRoleRow | null;
  preset: Preset | null;
  permissions: readonly Permission[];
  holders: readonly RoleHolder[];
  /** Only superadmins change roles. */
  mayEdit: boolean;
  /** The role has just been made. */
  made: boolean;
  reply: AccessReply | undefined;
};

/** Roles to start from, as links: each fills the form. */
function Presets({ chosen }: { chosen: Preset | null }) {
  const { t } = useTranslation('people', { keyPrefix: 'own' });
  const address = adminPath('ownRole', { roleKey: 'new' });
  return (
    <nav className="role-presets" aria-label={t('start')}>
      <span className="soft">{t('start')}</span>
      {PRESET_NAMES.map((preset) => (
        <Link
          key={preset}
          className="button outlined compact"
          to={`${address}?from=${preset}`}
          aria-current={preset === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {t(`presets.${preset}.name`)}
        </Link>
      ))}
      <Link
        className="button outlined compact"
        to={address}
        aria-current={chosen === null ? 'true' : undefined}
        preventScrollReset
      >
        {t('presets.empty')}
      </Link>
    </nav>
  );
}

function Made({ role }: { role: OwnRoleRow }) {
  const { t } = useTranslation('people', { keyPrefix: 'own' });
  return (
    <div className="people-notice" role="status">
      <b>{t('made', { role: role.name })}</b>
      <p>
        {t('madeText')}{' '}
        <Link className="link" to={adminPath('invite')}>
          {t('madeWay')}
        </Link>
      </p>
    </div>
  );
}

type FormProps = Pick<Props, 'role' | 'preset' | 'permissions' | 'reply'>;

function RoleForm({ role: newest, preset, permissions, reply }: FormProps) {
  const { t } = useTranslation('people', { keyPrefix: 'own' });
  const { t: people } = useTranslation('people');
  // Values and revision of one read, however often a live screen reloads.
  const [role] = useState(newest);
  const refused = reply?.ok === false ? reply : undefined;
  const typed = refused && postedIn(refused);
  const start = preset && {
    name: t(`presets.${preset}.name`),
    description: t(`presets.${preset}.description`),
  };
  const nameError = refused?.fieldErrors['name'];
  return (
    <FormPage
      submit={t(role ? 'save' : 'create')}
      reply={reply}
      ready={!role}
      notice={refused && <ReplyNotice reply={refused} />}
      back={{ to: adminPath('roles'), label: t('back') }}
    >
      {role && <input type="hidden" name="revision" value={role.revision} />}
      <Field
        id="name"
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        error={
          nameError &&
          (nameError === 'role_name_taken' ? people('refusals.role_name_taken') : t('nameError'))
        }
        defaultValue={refused?.values['name'] ?? role?.name ?? start?.name}
        maxLength={60}
        autoComplete="off"
        required
      />
      <Field
        id="description"
        name="description"
        multiline
        rows={2}
        label={t('description')}
        hint={t('descriptionHint')}
        error={refused?.fieldErrors['description'] && t('descriptionError')}
        defaultValue={refused?.values['description'] ?? role?.description ?? start?.description}
        maxLength={300}
      />
      <PermissionBoxes
        held={typed ? (typed.getAll('permissions') as Permission[]) : permissions}
        mayEdit
      />
    </FormPage>
  );
}

/** A role of the company's own: its name, what it permits, and who holds it. */
export function RolePage({ role, holders, mayEdit, made, ...form }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'own' });
  const { reply, preset } = form;
  // A save and an undo start the form again, with what is stored now.
  const stored = `${role?.key ?? 'new'} ${preset ?? ''} ${reply?.ok ? role?.revision : ''}`;
  return (
    <PeopleScreen title={role?.name ?? t('new')} lead={t(role ? 'lead' : 'newLead')}>
      {made && role && !reply && <Made role={role} />}
      {/* Outside of the form below: its undo is a form of its own. */}
      {reply?.ok && <ReplyNotice reply={reply} />}
      <ConfirmAgainForm reply={reply} />
      {!role && <Presets chosen={preset} />}
      {mayEdit ? (
        <RoleForm key={stored} role={role} {...form} />
      ) : (
        <>
          <p>{role?.description}</p>
          <p className="soft">{t('readOnly')}</p>
          <PermissionBoxes held={form.permissions} mayEdit={false} />
        </>
      )}
      {role && (
        <section className="people-part" aria-labelledby="holders">
          <h2 className="subtitle" id="holders">
            {t('holders')}
          </h2>
          {holders.length === 0 ? (
            <p className="soft">{t('nobody')}</p>
          ) : (
            <ul className="people-sessions">
              {holders.map(({ id, name }) => (
                <li key={id}>
                  <Link className="link" to={adminPath('person', { personId: id })}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {mayEdit && <DeleteRole role={role} holders={holders} />}
        </section>
      )}
    </PeopleScreen>
  );
}
