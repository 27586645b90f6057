import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
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
  return <Link to={adminPath('person', { personId: id })}>{name}</Link>;
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

/** Columns of the security record. */
export function useEventColumns(): DataColumn<SecurityEventRow>[] {
  const { t } = useTranslation('people');
  const nameOf = useEventName();
  return [
    { key: 'type', label: t('security.type'), sorts: 'up', cell: ({ type }) => nameOf(type) },
    { key: 'at', label: t('security.at'), sorts: 'down', cell: ({ at }) => <When at={at} /> },
    {
      key: 'severity',
      label: t('security.severity'),
      cell: ({ severity }) => (
        <span className={`people-severity ${severity}`}>{t(`severities.${severity}`)}</span>
      ),
    },
    {
      key: 'who',
      label: t('security.who'),
      cell: ({ personId, person }) => (
        <PersonLink id={personId} name={person} other={t('security.stranger')} />
      ),
    },
    {
      key: 'actor',
      label: t('security.actor'),
      cell: ({ actorId, actor }) => (
        <PersonLink id={actorId} name={actor} other={t('security.system')} />
      ),
    },
    {
      key: 'details',
      label: t('security.details'),
      cell: (event) => <Details event={event} />,
    },
  ];
}
