import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Table } from '#app/ui/table.tsx';
import type { SecurityEventRow } from '../security-events.ts';
import { useEventName } from './use-event-name.ts';
import { When } from './when.tsx';

function PersonLink({
  id,
  name,
  other,
}: {
  id: string | null;
  name: string | null;
  other: string;
}) {
  if (!id) return <span className="soft">{other}</span>;
  return <Link to={`/admin/people/${id}`}>{name}</Link>;
}

/** What an event carries besides: where it came from, and its own facts. */
function Details({ event: { address, agent, details } }: { event: SecurityEventRow }) {
  const { t } = useTranslation('people');
  const facts = [
    [t('security.address'), address],
    [t('security.agent'), agent],
    ...Object.entries(details).map(([name, value]) => [name, String(value)] as const),
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  if (facts.length === 0) return null;
  return (
    <details className="people-fold">
      <summary>{t('security.details')}</summary>
      <dl className="people-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Entries of the security record, newest first. */
export function EventTable({ events }: { events: readonly SecurityEventRow[] }) {
  const { t } = useTranslation('people');
  const nameOf = useEventName();
  return (
    <Table
      caption={t('security.caption')}
      columns={[
        { key: 'type', label: t('security.type') },
        { key: 'at', label: t('security.at') },
        { key: 'severity', label: t('security.severity') },
        { key: 'who', label: t('security.who') },
        { key: 'actor', label: t('security.actor') },
        { key: 'details', label: t('security.details') },
      ]}
      rows={events.map((event) => ({
        key: event.id,
        cells: [
          nameOf(event.type),
          <When key="at" at={event.at} />,
          <span key="severity" className={`people-severity ${event.severity}`}>
            {t(`severities.${event.severity}`)}
          </span>,
          <PersonLink
            key="who"
            id={event.personId}
            name={event.person}
            other={t('security.stranger')}
          />,
          <PersonLink
            key="actor"
            id={event.actorId}
            name={event.actor}
            other={t('security.system')}
          />,
          <Details key="details" event={event} />,
        ],
      }))}
    />
  );
}
