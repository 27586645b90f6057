import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { CsvDownload } from '#app/ui/admin/data-table/csv/csv-download.tsx';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { Namer } from '../event-facts.ts';
import { SEVERITIES, type SecurityEventRow } from '../security-events.ts';
import { EventPanel } from './event-panel.tsx';
import { eventPanelAddress, useEventColumns } from './use-event-columns.tsx';
import { useEventName } from './use-event-name.ts';

type Props = {
  page: ListPage;
  /** The kinds of events. */
  types: readonly string[];
  events: readonly SecurityEventRow[];
  /** The event that is open beside them. */
  open: SecurityEventRow | undefined;
  namer: Namer;
};

/** The security log: filtered, sorted, a page at a time, and as a file. */
export function SecurityEvents({ page, types, events, open, namer }: Props) {
  const { t } = useTranslation('people');
  const { may } = usePermissions();
  const nameOf = useEventName();
  const columns = useEventColumns(page, namer);
  return (
    <>
      {page.filter['personId'] && <p className="people-notice">{t('security.onlyPerson')}</p>}
      <DataTable
        name="security"
        arrivedAt={({ at }) => at}
        heading={{ title: t('security.title'), lead: t('security.lead') }}
        caption={t('security.caption')}
        columns={columns}
        rows={events}
        page={page}
        openId={open?.id}
        panelAddress={(event) => eventPanelAddress(page, event)}
        panel={open && <EventPanel page={page} rows={events} event={open} namer={namer} />}
        filters={[
          {
            kind: 'search',
            name: 'person',
            label: t('security.person'),
            hint: t('security.personHint'),
          },
          {
            kind: 'choice',
            name: 'type',
            label: t('security.type'),
            options: types.map((type) => ({ value: type, label: nameOf(type) })),
          },
          {
            kind: 'choice',
            name: 'severity',
            label: t('security.severity'),
            options: SEVERITIES.map((each) => ({ value: each, label: t(`severities.${each}`) })),
          },
          { kind: 'date', name: 'from', label: t('security.from') },
          { kind: 'date', name: 'to', label: t('security.to') },
        ]}
        download={
          <CsvDownload
            href={`${adminPath('securityExport')}${listAddress(page)}`}
            allowed={may('users', 'approve')}
          />
        }
        empty={{
          title: t('security.empty'),
          text: t('security.emptyText'),
          action: { label: t('security.emptyAction'), href: adminPath('people') },
        }}
      />
    </>
  );
}
