import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { type EventFilter, SEVERITIES, type SecurityEventRow } from '../security-events.ts';
import { EventTable } from './event-table.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { useEventName } from './use-event-name.ts';

type Props = {
  filter: EventFilter;
  /** Kinds of events there are. */
  types: readonly string[];
  events: readonly SecurityEventRow[];
  after: string | null;
  next: string | null;
};

function queryOf(filter: EventFilter, after?: string): string {
  const given = Object.entries({ ...filter, after }).filter((pair) => pair[1] !== undefined);
  return `?${new URLSearchParams(given as [string, string][])}`;
}

function Filters({ filter, types }: Pick<Props, 'filter' | 'types'>) {
  const { t } = useTranslation('people');
  const nameOf = useEventName();
  return (
    <Form method="get" className="people-filters" key={queryOf(filter)}>
      {filter.personId && (
        <>
          <input type="hidden" name="personId" value={filter.personId} />
          <p className="people-notice">{t('security.onlyPerson')}</p>
        </>
      )}
      <Select
        id="type"
        name="type"
        label={t('security.type')}
        placeholder={t('security.anyType')}
        defaultValue={filter.type ?? ''}
        options={types.map((type) => ({ value: type, label: nameOf(type) }))}
      />
      <Select
        id="severity"
        name="severity"
        label={t('security.severity')}
        placeholder={t('security.anySeverity')}
        defaultValue={filter.severity ?? ''}
        options={SEVERITIES.map((each) => ({ value: each, label: t(`severities.${each}`) }))}
      />
      <Field
        id="person"
        name="person"
        type="search"
        label={t('security.person')}
        hint={t('security.personHint')}
        defaultValue={filter.person}
      />
      <Field
        id="from"
        name="from"
        type="date"
        label={t('security.from')}
        defaultValue={filter.from}
      />
      <Field id="to" name="to" type="date" label={t('security.to')} defaultValue={filter.to} />
      <Button type="submit" variant="outline" small>
        {t('security.filter')}
      </Button>
      <Link className="l" to="?">
        {t('security.clear')}
      </Link>
    </Form>
  );
}

/** The security record: filtered, a page at a time, and as a file. */
export function SecurityEvents({ filter, types, events, after, next }: Props) {
  const { t } = useTranslation('people');
  return (
    <PeopleSheet
      title={t('security.title')}
      lead={t('security.lead')}
      action={
        <a className="b o" href={`/admin/security/export${queryOf(filter)}`} download>
          {t('security.export')}
        </a>
      }
    >
      <Filters filter={filter} types={types} />
      {events.length === 0 ? (
        <EmptyState title={t('security.empty')} text={t('security.emptyText')} />
      ) : (
        <EventTable events={events} />
      )}
      <nav className="people-pages" aria-label={t('security.caption')}>
        {after && (
          <Link className="b o s" to={queryOf(filter)}>
            {t('security.first')}
          </Link>
        )}
        {next && (
          <Link className="b o s" to={queryOf(filter, next)}>
            {t('security.next')}
          </Link>
        )}
      </nav>
    </PeopleSheet>
  );
}
