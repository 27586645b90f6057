import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { Namer } from '../event-facts.ts';
import type { SecurityEventRow } from '../security-events.ts';
import { useDeviceWords } from './use-device-words.ts';
import { useEventFacts } from './use-event-facts.ts';
import { useEventName } from './use-event-name.ts';

type PersonProps = {
  id: string | null;
  name: string | null;
  /** The text where no user is known. */
  other: string;
};

function PersonLink({ id, name, other }: PersonProps) {
  if (!id) return <span className="soft">{other}</span>;
  return <Link to={adminPath('person', { personId: id })}>{name}</Link>;
}

/** Events of a request have its address; others come from the system. */
const isOfVisitor = ({ actorId, address }: SecurityEventRow) => !actorId && !!address;

/** The user an event concerns; blank where it concerns nobody. */
export function Concerned({ event }: { event: SecurityEventRow }) {
  const { t } = useTranslation('people');
  const other = isOfVisitor(event) ? t('security.stranger') : '';
  return <PersonLink id={event.personId} name={event.person} other={other} />;
}

export function Actor({ event }: { event: SecurityEventRow }) {
  const { t } = useTranslation('people');
  const other = t(isOfVisitor(event) ? 'security.stranger' : 'security.system');
  return <PersonLink id={event.actorId} name={event.actor} other={other} />;
}

/** The list with an event open beside it. */
export const eventPanelAddress = (page: ListPage, { id }: SecurityEventRow) =>
  listAddress(page, { after: page.after ?? undefined, open: id });

/** The event, its severity where it is not "info", and the facts that fit a line. */
function EventLink({
  event,
  page,
  namer,
}: {
  event: SecurityEventRow;
  page: ListPage;
  namer: Namer;
}) {
  const { t } = useTranslation('people');
  const nameOf = useEventName();
  const factsOf = useEventFacts(namer);
  const { id, type, severity, occurrences } = event;
  return (
    <Link
      id={`event-${id}`}
      to={eventPanelAddress(page, event)}
      className="admin-row-link"
      preventScrollReset
    >
      <b>{nameOf(type)}</b>
      {occurrences > 1 && <>, {t('security.times', { count: occurrences })}</>}
      {severity !== 'info' && (
        <em className={`people-severity ${severity}`}>, {t(`severities.${severity}`)}</em>
      )}{' '}
      <span>
        {factsOf(event)
          .map(({ label, value }) => `${label}: ${value}`)
          .join(' · ')}
      </span>
    </Link>
  );
}

/** Columns of the security log. */
export function useEventColumns(page: ListPage, namer: Namer): DataColumn<SecurityEventRow>[] {
  const { t } = useTranslation('people');
  const deviceIn = useDeviceWords();
  return [
    {
      key: 'type',
      label: t('security.type'),
      sorts: 'up',
      cell: (event) => <EventLink event={event} page={page} namer={namer} />,
    },
    {
      key: 'who',
      label: t('security.who'),
      cell: (event) => <Concerned event={event} />,
    },
    {
      key: 'actor',
      label: t('security.actor'),
      room: 800,
      cell: (event) => <Actor event={event} />,
    },
    {
      key: 'agent',
      label: t('security.agent'),
      room: 1000,
      cell: ({ agent }) => agent && deviceIn(agent),
    },
    {
      key: 'at',
      label: t('security.at'),
      sorts: 'down',
      numeric: true,
      cell: ({ at }) => <Moment at={at} />,
    },
  ];
}
