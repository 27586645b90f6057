import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RoleKey } from '#app/access/permissions.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNow } from '#app/i18n/use-now.ts';
import { adminPath } from '#app/paths.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { Round } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { firstState, PERSON_STATES, type PersonRow } from '../people.ts';
import type { Refusal } from '../refusal.ts';
import { ConfirmAgainForm } from './confirm-again-form.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { RoleSelect } from './role-select.tsx';
import type { NewOwner } from './transfer-field.tsx';
import { useRoleChanges } from './use-role-changes.ts';
import { useRoleName } from './use-role-name.ts';

type Props = {
  page: ListPage;
  /** `locked` says why the reader may not change a user. */
  people: readonly (PersonRow & { locked: Refusal | undefined })[];
  /** Roles that the reader may grant. */
  roles: readonly RoleKey[];
  /** All roles there are. */
  everyRole: readonly RoleKey[];
  /** Possible new owners. */
  newOwners: readonly NewOwner[];
};

/** Until when a role holds, after it. */
function Until({ at }: { at: string | null }) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const now = useNow();
  if (!at) return null;
  const date = formatWhen(new Date(at), now, locale);
  return <span className="soft"> {t('list.until', { date })}</span>;
}

/** An inactive user is drawn in dashes. */
const isAwaited = (person: PersonRow) => firstState(person) === 'invited';

/** Users and access: all accounts, filtered, sorted, a page at a time. */
export function PeopleList({ page, people, roles, everyRole, newOwners }: Props) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  const { may } = usePermissions();
  const { send, sent, reply, Form, address } = useRoleChanges();
  return (
    <>
      <ReplyNotice reply={reply} />
      <ConfirmAgainForm reply={reply} as={Form} action={address} />
      <DataTable
        name="people"
        heading={{
          title: t('list.title'),
          lead: t('list.lead'),
          action: (
            <Needs resource="users" action="manage" label={t('list.invite')}>
              <Link className="button compact" to={adminPath('invite')}>
                {t('list.invite')}
              </Link>
            </Needs>
          ),
        }}
        caption={t('list.caption')}
        rows={people}
        page={page}
        columns={[
          {
            key: 'person',
            label: t('list.person'),
            sorts: 'up',
            cell: (person) => (
              <span className="people-name" data-awaited={isAwaited(person) || undefined}>
                <Round name={person.name} />
                <Link to={adminPath('person', { personId: person.id })}>{person.name}</Link>
                <span className="soft">{person.email}</span>
              </span>
            ),
          },
          {
            key: 'role',
            label: t('list.role'),
            cell: (person) => (
              <>
                <RoleSelect
                  person={person}
                  locked={person.locked}
                  roles={roles}
                  newOwners={newOwners}
                  sent={sent}
                  send={send}
                />
                <Until at={person.roleUntil} />
              </>
            ),
          },
          {
            key: 'state',
            label: t('list.state'),
            cell: (person) => (
              <span className="people-state" data-state={firstState(person)}>
                {t(`states.${firstState(person)}`)}
              </span>
            ),
          },
          {
            key: 'since',
            label: t('list.since'),
            sorts: 'down',
            numeric: true,
            room: 1000,
            cell: ({ createdAt }) => <Moment at={createdAt} />,
          },
          {
            key: 'seen',
            label: t('list.lastSeen'),
            sorts: 'down',
            numeric: true,
            cell: ({ lastSeen }) =>
              lastSeen ? (
                <Moment at={lastSeen} />
              ) : (
                <span className="soft">{t('list.neverSeen')}</span>
              ),
          },
        ]}
        filters={[
          { kind: 'search', name: 'text', label: t('list.search') },
          {
            kind: 'choice',
            name: 'role',
            label: t('list.role'),
            options: [...everyRole, 'staff', 'none'].map((role) => ({
              value: role,
              label: roleName(role),
            })),
          },
          {
            kind: 'choice',
            name: 'state',
            label: t('list.state'),
            options: PERSON_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
          },
        ]}
        empty={{
          title: t('list.empty'),
          text: t('list.emptyText'),
          action: may('users', 'manage')
            ? { label: t('list.invite'), href: adminPath('invite') }
            : undefined,
        }}
      />
    </>
  );
}
