import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { DetailPanel } from '#app/ui/admin/detail-panel.tsx';
import type { Namer } from '../event-facts.ts';
import type { SecurityEventRow } from '../security-events.ts';
import { useDeviceWords } from './use-device-words.ts';
import { Actor, Concerned } from './use-event-columns.tsx';
import { useEventFacts } from './use-event-facts.ts';
import { useEventName } from './use-event-name.ts';

type Props = {
  page: ListPage;
  rows: readonly { id: string }[];
  event: SecurityEventRow;
  namer: Namer;
};

/** An entry of the log beside the list, in full. */
export function EventPanel({ page, rows, event, namer }: Props) {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const nameOf = useEventName();
  const deviceIn = useDeviceWords();
  const factsOf = useEventFacts(namer);
  const repeated = (count: number, lastAt: string): [string, ReactNode][] => [
    [t('security.occurrences'), t('security.times', { count })],
    [t('security.lastAt'), formatDateTime(new Date(lastAt), locale)],
  ];
  const facts: [string, ReactNode][] = [
    [t('security.at'), formatDateTime(new Date(event.at), locale)],
    ...(event.lastAt ? repeated(event.occurrences, event.lastAt) : []),
    [t('security.severity'), t(`severities.${event.severity}`)],
    [t('security.who'), <Concerned key="who" event={event} />],
    [t('security.actor'), <Actor key="actor" event={event} />],
    [t('security.agent'), deviceIn(event.agent)],
    [t('security.address'), event.address || t('person.unknown')],
    ...factsOf(event).map(({ label, value }): [string, ReactNode] => [label, value]),
  ];
  return (
    <DetailPanel
      labelledBy="event"
      page={page}
      rows={rows}
      openId={event.id}
      openerOf={(id) => `event-${id}`}
    >
      <h2 className="title" id="event">
        {nameOf(event.type)}
      </h2>
      <dl className="admin-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </DetailPanel>
  );
}
