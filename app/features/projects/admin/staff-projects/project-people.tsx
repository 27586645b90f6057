import { useTranslation } from 'react-i18next';
import { MEMBER_ROLES } from '#app/features/crm/clients/clients.ts';
import { formatDate } from '#app/i18n/format.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { Names } from '../../projects.ts';
import type { ProjectReply } from './project-actions.server.ts';
import { ActForm, typedIn } from './project-forms.tsx';
import type { StaffProject } from './staff-projects.ts';

type Props = Pick<StaffProject, 'members' | 'invitations'> & {
  names: Names;
  /** Contacts of the deal, the first of whom is proposed. */
  invitable: readonly { name: string; email: string }[];
  reply: ProjectReply | undefined;
  writes: boolean;
};

/** Members of the client, open invitations, and the form of a new one. */
export function ProjectPeople({ members, invitations, names, invitable, reply, writes }: Props) {
  const { t } = useTranslation(['staff-projects', 'clients']);
  const locale = useLocale();
  const typed = typedIn(reply, 'invite');
  const invited = new Set(invitations.map(({ email }) => email));
  const proposed = invitable.find(({ email }) => !invited.has(email));
  return (
    <>
      {members.length === 0 && <p className="soft">{t('staff-projects:people.none')}</p>}
      <ul className="project-rows">
        {members.map(({ user, role }) => (
          <li key={user}>
            <b>{names[user] ?? t('staff-projects:gone')}</b>{' '}
            <span className="soft">{t(`clients:roles.${role}`)}</span>
          </li>
        ))}
        {invitations.map((one) => (
          <li key={one.id}>
            <p>
              <b>{one.name}</b> <span className="soft">{one.email}</span>
            </p>
            <p className="soft">
              {t(one.late ? 'staff-projects:people.late' : 'staff-projects:people.until', {
                day: formatDate(new Date(one.expiresAt), locale),
              })}
            </p>
            {writes && (
              <div className="acts">
                <ActForm act="invite" submit={t('staff-projects:people.again')} reply={reply}>
                  <input type="hidden" name="email" value={one.email} />
                  <input type="hidden" name="name" value={one.name} />
                  <input type="hidden" name="role" value={one.role} />
                  <input type="hidden" name="locale" value={locale} />
                </ActForm>
                <ActForm act="revoke" submit={t('staff-projects:people.revoke')} reply={reply}>
                  <input type="hidden" name="invitation" value={one.id} />
                </ActForm>
              </div>
            )}
          </li>
        ))}
      </ul>
      {writes && (
        <details className="project-more" open={typed['email'] !== undefined || undefined}>
          <summary className="button outlined compact">{t('staff-projects:people.invite')}</summary>
          <ActForm act="invite" submit={t('staff-projects:people.submit')} reply={reply}>
            <Field
              id="pj-invite-name"
              name="name"
              label={t('staff-projects:people.name')}
              maxLength={200}
              defaultValue={typed['name'] ?? proposed?.name}
              required
            />
            <Field
              id="pj-invite-email"
              name="email"
              type="email"
              label={t('staff-projects:people.email')}
              maxLength={254}
              defaultValue={typed['email'] ?? proposed?.email}
              required
            />
            <Select
              id="pj-invite-role"
              name="role"
              label={t('staff-projects:people.role')}
              defaultValue={typed['role'] ?? 'owner'}
              options={MEMBER_ROLES.map((role) => ({
                value: role,
                label: t(`clients:roles.${role}`),
              }))}
            />
            <Select
              id="pj-invite-locale"
              name="locale"
              label={t('staff-projects:people.language')}
              defaultValue={typed['locale'] ?? 'pt-BR'}
              options={LOCALES.map((value) => ({
                value,
                label: t(`staff-projects:languages.${value}`),
              }))}
            />
          </ActForm>
        </details>
      )}
    </>
  );
}
