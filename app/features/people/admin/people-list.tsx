import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ROLES } from '#app/access/permissions.ts';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { firstState, PERSON_STATES, type PersonRow } from '../people.ts';
import { When } from './when.tsx';

type Props = {
  page: ListPage;
  people: readonly PersonRow[];
};

function RoleCell({ person: { role, roleUntil } }: { person: PersonRow }) {
  const { t } = useTranslation('people');
  if (!role) return <span className="soft">{t('roles.none')}</span>;
  return (
    <>
      {t(`roles.${role}`)}
      {roleUntil && (
        <span className="soft">
          {' '}
          <When at={roleUntil} say={(date) => t('list.until', { date })} />
        </span>
      )}
    </>
  );
}

/** Users and access: who has an account, filtered, sorted, a page at a time. */
export function PeopleList({ page, people }: Props) {
  const { t } = useTranslation('people');
  return (
    <DataTable
      name="people"
      heading={{
        title: t('list.title'),
        lead: t('list.lead'),
        aside: (
          <Needs resource="users" action="manage" label={t('list.invite')}>
            <Link className="b s" to={adminPath('invite')}>
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
            <span className="people-name">
              <Link to={adminPath('person', { personId: person.id })}>{person.name}</Link>
              <span className="soft">{person.email}</span>
            </span>
          ),
        },
        { key: 'role', label: t('list.role'), cell: (person) => <RoleCell person={person} /> },
        {
          key: 'state',
          label: t('list.state'),
          cell: (person) => t(`states.${firstState(person)}`),
        },
        {
          key: 'seen',
          label: t('list.lastSeen'),
          sorts: 'down',
          numeric: true,
          cell: ({ lastSeen }) => (lastSeen ? <When at={lastSeen} /> : t('list.neverSeen')),
        },
        {
          key: 'since',
          label: t('list.since'),
          sorts: 'down',
          numeric: true,
          cell: ({ createdAt }) => <When at={createdAt} />,
        },
      ]}
      filters={[
        { kind: 'search', name: 'text', label: t('list.search') },
        {
          kind: 'choice',
          name: 'role',
          label: t('list.role'),
          options: [...ROLES, 'staff' as const, 'none' as const].map((role) => ({
            value: role,
            label: t(`roles.${role}`),
          })),
        },
        {
          kind: 'choice',
          name: 'state',
          label: t('list.state'),
          options: PERSON_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
        },
      ]}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
    />
  );
}
