import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChangeSetRow } from '#app/audit/setting-changes.store.server.ts';
import { SETTING_TABLES, type SettingTable } from '#app/audit/setting-changes.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';

/** What a reader calls a table; one that is no more keeps the database's name. */
export function useTableName() {
  const { t } = useTranslation('audit');
  const words: Record<SettingTable, string> = t('tables', { returnObjects: true });
  return (table: string) => storedName(words, table);
}

function useColumns(): DataColumn<ChangeSetRow>[] {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const nameOf = useTableName();
  return [
    {
      key: 'what',
      label: t('changes.what'),
      cell: ({ id, set, table, label, others, undoes }) => (
        <Link id={`change-${id}`} to={adminPath('change', { set })} className="ad-row-link">
          <b>{[nameOf(table), label].filter(Boolean).join(': ')}</b>{' '}
          <span>
            {[others > 0 && t('changes.others', { count: others }), undoes && t('changes.undo')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </Link>
      ),
    },
    { key: 'action', label: t('changes.action'), cell: ({ action }) => t(`actions.${action}`) },
    {
      key: 'who',
      label: t('changes.who'),
      cell: ({ actor }) => actor ?? <span className="soft">{t('changes.system')}</span>,
    },
    {
      key: 'at',
      label: t('changes.when'),
      sorts: 'down',
      numeric: true,
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time>,
    },
  ];
}

/** Who changed what of the settings, found by person, area and day. */
export function ChangeList({ page, sets }: { page: ListPage; sets: readonly ChangeSetRow[] }) {
  const { t } = useTranslation('audit');
  const nameOf = useTableName();
  const columns = useColumns();
  const filters: ListFilter[] = [
    { kind: 'search', name: 'text', label: t('changes.search') },
    {
      kind: 'choice',
      name: 'table',
      label: t('changes.table'),
      options: SETTING_TABLES.map((table) => ({ value: table, label: nameOf(table) })),
    },
    { kind: 'date', name: 'from', label: t('changes.from') },
    { kind: 'date', name: 'to', label: t('changes.to') },
  ];
  return (
    <>
      {page.filter['row'] && <p className="soft">{t('changes.onlyRow')}</p>}
      <DataTable
        name="changes"
        heading={{ title: t('changes.title'), lead: t('changes.lead') }}
        caption={t('changes.caption')}
        columns={columns}
        rows={sets}
        page={page}
        filters={filters}
        empty={{
          title: t('changes.empty'),
          text: t('changes.emptyText'),
          action: { label: t('changes.emptyAction'), href: adminPath('company') },
        }}
      />
    </>
  );
}
