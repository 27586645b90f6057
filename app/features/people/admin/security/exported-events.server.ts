import type { ExportedList } from '#app/areas/admin/exports/export-answer.server.ts';
import type { FileColumn } from '#app/areas/admin/exports/file-body.server.ts';
import { eventFacts } from '#app/features/people/event-facts.ts';
import { securityEventsList } from '#app/features/people/security-events.list.server.ts';
import {
  countSecurityEvents,
  listSecurityEvents,
} from '#app/features/people/security-events.store.server.ts';
import type { SecurityEventRow } from '#app/features/people/security-events.ts';
import { cellTime } from '#app/i18n/format-cell.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { MOST_COUNTED } from '#app/ui/admin/data-table/csv/total-header.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { namerIn } from './namer.ts';

function columnsIn(locale: Locale): FileColumn<SecurityEventRow>[] {
  const t = instanceOf(locale).getFixedT(locale, 'people');
  const names = t('events', { returnObjects: true });
  const factsOf = eventFacts({
    t,
    rights: instanceOf(locale).getFixedT(locale, 'rights'),
    locale,
    namer: namerIn(instanceOf(locale).getFixedT(locale, 'admin')),
  });
  return [
    { label: t('security.at'), cell: ({ at }) => cellTime(at, locale) },
    { label: t('security.type'), cell: ({ type }) => storedName(names, type) },
    { label: t('security.severity'), cell: ({ severity }) => t(`severities.${severity}`) },
    { label: t('security.who'), cell: ({ personEmail }) => personEmail ?? '' },
    { label: t('security.actor'), cell: ({ actorEmail }) => actorEmail ?? '' },
    { label: t('security.address'), cell: ({ address }) => address ?? '' },
    { label: t('security.agent'), cell: ({ agent }) => agent ?? '' },
    {
      label: t('security.details'),
      cell: (event) =>
        factsOf(event)
          .map(({ label, value }) => `${label}: ${value}`)
          .join('\n'),
    },
    { label: t('security.occurrences'), cell: ({ occurrences }) => occurrences },
    { label: t('security.lastAt'), cell: ({ lastAt }) => (lastAt ? cellTime(lastAt, locale) : '') },
  ];
}

/** The filtered security log, in the order of its address. */
export function exportedEvents(
  search: URLSearchParams,
  locale: Locale,
): ExportedList<SecurityEventRow> {
  const { filter, sort } = parseListQuery(securityEventsList, search);
  return {
    what: 'security_events',
    fileName: `security-events-${new Date().toISOString().slice(0, 10)}`,
    filter,
    count: (tx) => countSecurityEvents(tx, filter, MOST_COUNTED),
    page: (tx, part) => listSecurityEvents(tx, { filter, sort, ...part }),
    columns: columnsIn(locale),
  };
}
