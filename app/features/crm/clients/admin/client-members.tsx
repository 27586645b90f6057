import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { Button } from '#app/ui/button.tsx';
import { MEMBER_ROLES, type Member } from '../clients.ts';

type Props = { action: string; members: readonly Member[] };

/** The role of one member, with the actions to change it and to remove the member. */
function MemberActs({ action, member }: { action: string; member: Member }) {
  const { t } = useTranslation('clients');
  const { user, name, role } = member;
  return (
    <div className="client-acts">
      <Form method="post" action={action} preventScrollReset className="client-role">
        <input type="hidden" name="user" value={user} />
        <select
          key={role}
          className="input"
          name="role"
          aria-label={t('roleOf', { name })}
          defaultValue={role}
        >
          {MEMBER_ROLES.map((one) => (
            <option key={one} value={one}>
              {t(`roles.${one}`)}
            </option>
          ))}
        </select>
        <Button
          type="submit"
          variant="outline"
          small
          name="intent"
          value="member-role"
          aria-label={`${t('saveRole')}: ${name}`}
        >
          {t('saveRole')}
        </Button>
      </Form>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value="end-member" />
        <input type="hidden" name="user" value={user} />
        <ConfirmSubmit
          label={t('end.label')}
          item={name}
          question={t('end.question', { name })}
          text={t('end.text', { name })}
          confirm={t('end.confirm')}
          cancel={t('end.cancel')}
        />
      </Form>
    </div>
  );
}

/** The members of a client, who may see its work. */
export function ClientMembers({ action, members }: Props) {
  const { t } = useTranslation('clients');
  const { may } = usePermissions();
  const changes = may('projects', 'update');
  if (members.length === 0) {
    return <p className="soft">{t(changes ? 'noMembers' : 'noMembersRead')}</p>;
  }
  return (
    <ul className="client-members" aria-label={t('members')}>
      {members.map((member) => (
        <li key={member.user}>
          <span className="client-who">
            {member.contact ? (
              <Link className="link" to={adminPath('contact', { id: member.contact })}>
                <b>{member.name}</b>
              </Link>
            ) : (
              <b>{member.name}</b>
            )}
            <span className="soft">
              {member.email}
              {!member.active && ` · ${t('accountAway')}`}
            </span>
          </span>
          {changes ? (
            <MemberActs action={action} member={member} />
          ) : (
            <span>{t(`roles.${member.role}`)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
