import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { ROLES } from '#app/access/permissions.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Table } from '#app/ui/table.tsx';
import { firstState, PERSON_STATES, type PeopleFilter, type PersonRow } from '../people.ts';
import { PeopleSheet } from './people-sheet.tsx';
import { When } from './when.tsx';

type Props = {
  filter: PeopleFilter;
  people: readonly PersonRow[];
  /** Where the next page begins, if there is one. */
  next: string | null;
  mayInvite: boolean;
};

/** The address of this list with other filters. */
function addressOf({ after, ...filter }: PeopleFilter & { after?: string | undefined }): string {
  const given = Object.entries({ ...filter, after }).filter((pair) => pair[1] !== undefined);
  return `?${new URLSearchParams(given as [string, string][])}`;
}

function Filters({ filter }: { filter: PeopleFilter }) {
  const { t } = useTranslation('people');
  return (
    <Form method="get" className="people-filters" key={addressOf(filter)}>
      <Field
        id="text"
        name="text"
        type="search"
        label={t('list.search')}
        defaultValue={filter.text}
      />
      <Select
        id="role"
        name="role"
        label={t('list.role')}
        placeholder={t('list.anyRole')}
        defaultValue={filter.role ?? ''}
        options={[...ROLES, 'staff' as const, 'none' as const].map((role) => ({
          value: role,
          label: t(`roles.${role}`),
        }))}
      />
      <Select
        id="state"
        name="state"
        label={t('list.state')}
        placeholder={t('list.anyState')}
        defaultValue={filter.state ?? ''}
        options={PERSON_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      <Button type="submit" variant="outline" small>
        {t('list.filter')}
      </Button>
      <Link className="l" to="?">
        {t('list.clear')}
      </Link>
    </Form>
  );
}

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

/** Users and access: who has an account, filtered, a page at a time. */
export function PeopleList({ filter, people, next, mayInvite }: Props) {
  const { t } = useTranslation('people');
  return (
    <PeopleSheet
      title={t('list.title')}
      lead={t('list.lead')}
      action={
        mayInvite && (
          <Link className="b" to="/admin/people/invite">
            {t('list.invite')}
          </Link>
        )
      }
    >
      <Filters filter={filter} />
      {people.length === 0 ? (
        <EmptyState title={t('list.empty')} text={t('list.emptyText')} />
      ) : (
        <Table
          caption={t('list.caption')}
          columns={[
            { key: 'person', label: t('list.person') },
            { key: 'role', label: t('list.role') },
            { key: 'state', label: t('list.state') },
            { key: 'seen', label: t('list.lastSeen') },
            { key: 'since', label: t('list.since') },
          ]}
          rows={people.map((person) => ({
            key: person.id,
            cells: [
              <span key="person" className="people-name">
                <Link to={`/admin/people/${person.id}`}>{person.name}</Link>
                <span className="soft">{person.email}</span>
              </span>,
              <RoleCell key="role" person={person} />,
              t(`states.${firstState(person)}`),
              person.lastSeen ? <When key="seen" at={person.lastSeen} /> : t('list.neverSeen'),
              <When key="since" at={person.createdAt} />,
            ],
          }))}
        />
      )}
      <nav className="people-pages" aria-label={t('list.caption')}>
        {filter.after && (
          <Link className="b o s" to={addressOf({ ...filter, after: undefined })}>
            {t('list.first')}
          </Link>
        )}
        {next && (
          <Link className="b o s" to={addressOf({ ...filter, after: next })}>
            {t('list.next')}
          </Link>
        )}
      </nav>
    </PeopleSheet>
  );
}
