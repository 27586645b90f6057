import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '#app/areas/auth/auth-languages.tsx';
import { Part } from '#app/areas/portal/parts/portal-frame.tsx';
import { MEMBER_ROLES } from '#app/features/crm/clients/clients.ts';
import type {
  ClientPeople,
  ClientPerson,
  OpenInvitation,
} from '#app/features/projects/client-people.store.server.ts';
import type { Membership } from '#app/features/projects/members.store.server.ts';
import { formatShortDay, formatWhen } from '#app/i18n/format.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPaths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import type { AccountReply } from './commands/account-actions.server.ts';

type Props = {
  people: ClientPeople;
  organization: Membership;
  /** A member who is staff as well, and so decides nothing for the client. */
  isStaff: boolean;
  now: string;
  reply: AccountReply | undefined;
};

/** A form with one button about a member; it needs a confirmation. */
function Press({
  intent,
  organization,
  fields,
  label,
}: {
  intent: string;
  organization: string;
  fields: Readonly<Record<string, string>>;
  label: string;
}) {
  return (
    <form method="post" action={portalPaths.account} className="account-press">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="organization" value={organization} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" small>
        {label}
      </Button>
    </form>
  );
}

function Person({
  person,
  organization,
  decides,
  isLastOwner,
}: {
  person: ClientPerson;
  organization: Membership;
  decides: boolean;
  /** Without an owner nobody could invite or approve: they stay one until somebody else is. */
  isLastOwner: boolean;
}) {
  const { t } = useTranslation(['client-account', 'portal']);
  const { user, role, me, name, email } = person;
  const about = { name, organization: organization.name };
  return (
    <li>
      <div className="portal-row">
        <div className="account-what">
          <h3>{name}</h3>
          <p className="soft">
            {[me && t('client-account:people.you'), email].filter(Boolean).join(', ')}
          </p>
        </div>
        <p>{t(`portal:roles.${role}`)}</p>
      </div>
      {isLastOwner && <p className="soft">{t('client-account:people.lastOwner')}</p>}
      {(decides || me) && !isLastOwner && (
        <details className="portal-fold">
          <summary>
            {t('client-account:people.change')}
            <span className="unseen">{`: ${name}`}</span>
          </summary>
          {decides && (
            <div className="portal-go">
              {MEMBER_ROLES.filter((one) => one !== role).map((one) => (
                <Press
                  key={one}
                  intent="role"
                  organization={organization.id}
                  fields={{ user, role: one }}
                  label={t(`client-account:people.make.${one}`)}
                />
              ))}
            </div>
          )}
          <p className="soft">
            {t(me ? 'client-account:people.leaveText' : 'client-account:people.endText', about)}
          </p>
          <Press
            intent="end"
            organization={organization.id}
            fields={{ user }}
            label={t(me ? 'client-account:people.leave' : 'client-account:people.end', about)}
          />
        </details>
      )}
    </li>
  );
}

function Invitation({
  invitation,
  organization,
  now,
}: {
  invitation: OpenInvitation;
  organization: Membership;
  now: string;
}) {
  const { t } = useTranslation(['client-account', 'portal']);
  const locale = useLocale();
  const { id, email, name, role, late, sentAt, expiresAt } = invitation;
  const when = formatWhen(new Date(sentAt), new Date(now), locale);
  const day = formatShortDay(expiresAt.slice(0, 10), locale);
  return (
    <li>
      <div className="portal-row">
        <div className="account-what">
          <h3>{email}</h3>
          <p className="soft">
            {t(late ? 'client-account:people.late' : 'client-account:people.open', { when, day })}
          </p>
        </div>
        <p>{t('client-account:people.asInvited', { role: t(`portal:roles.${role}`) })}</p>
      </div>
      <div className="portal-go">
        <Press
          intent="invite"
          organization={organization.id}
          fields={{ email, name, role, locale: invitation.locale }}
          label={t('client-account:people.renew')}
        />
        <Press
          intent="withdraw"
          organization={organization.id}
          fields={{ invitation: id }}
          label={t('client-account:people.withdraw')}
        />
      </div>
    </li>
  );
}

function Invite({ organization, reply }: Pick<Props, 'organization' | 'reply'>) {
  const { t } = useTranslation('client-account');
  const locale = useLocale();
  const failed = reply?.intent === 'invite' ? reply : undefined;
  const typed = failed?.values ?? {};
  const code = failed?.code === 'forbidden' ? 'gone' : failed?.code;
  return (
    <details className="portal-fold" open={failed !== undefined}>
      <summary>{t('invite.title')}</summary>
      <form method="post" action={portalPaths.account} className="portal-form">
        <input type="hidden" name="intent" value="invite" />
        <input type="hidden" name="organization" value={organization.id} />
        <Field
          id="convite-email"
          name="email"
          type="email"
          label={t('invite.email')}
          autoComplete="off"
          maxLength={254}
          defaultValue={typed['email']}
          error={code && t(code === 'invalid' ? 'invite.error' : `refused.${code}`)}
          required
        />
        <Field
          id="convite-nome"
          name="name"
          label={t('invite.name')}
          autoComplete="off"
          maxLength={120}
          defaultValue={typed['name']}
          required
        />
        <ChoiceGroup
          id="convite-papel"
          name="role"
          label={t('invite.role')}
          options={(['member', 'finance', 'owner'] as const).map((value) => ({
            value,
            label: t(`invite.may.${value}`),
          }))}
          defaultValue={typed['role'] ?? 'member'}
          required
        />
        <ChoiceGroup
          id="convite-idioma"
          name="locale"
          label={t('invite.language')}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          defaultValue={typed['locale'] ?? locale}
          required
        />
        <Button type="submit" small>
          {t('invite.send')}
        </Button>
      </form>
    </details>
  );
}

/** The members of a client; its owners invite, change and remove. */
export function PeoplePart({ people, organization, isStaff, now, reply }: Props) {
  const { t } = useTranslation('client-account');
  const decides = organization.role === 'owner' && !isStaff;
  const owners = people.members.filter(({ role }) => role === 'owner');
  return (
    <Part id="pessoas" title={t('people.title')}>
      <ul className="portal-rows">
        {people.members.map((person) => (
          <Person
            key={person.user}
            {...{ person, organization, decides }}
            isLastOwner={decides && person.role === 'owner' && owners.length === 1}
          />
        ))}
        {decides &&
          people.invitations?.map((invitation) => (
            <Invitation key={invitation.id} {...{ invitation, organization, now }} />
          ))}
      </ul>
      {decides ? (
        <Invite organization={organization} reply={reply} />
      ) : (
        <p className="soft">{t(isStaff ? 'people.staff' : 'people.owners')}</p>
      )}
    </Part>
  );
}
