import { CalendarDays, Layers } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { ChangeSetRow } from '#app/audit/setting-changes.store.server.ts';
import { SETTING_TABLES, type SettingTable } from '#app/audit/setting-changes.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { roomForPanel } from '#app/ui/admin/detail-panel.tsx';
import { Round } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { BriefDifferences } from './brief-differences.tsx';

/** The readable name of a table; a removed one keeps the database's name. */
export function useTableName() {
  const { t } = useTranslation('audit');
  const words: Record<SettingTable, string> = t('tables', { returnObjects: true });
  return (table: string) => storedName(words, table);
}

/** The list with a change open beside it. */
const changePanelAddress = (page: ListPage, { id }: ChangeSetRow) =>
  listAddress(page, { after: page.after ?? undefined, open: id });

/** A change's own page; where there is room, the same beside the list. */
function ChangeLink({ change, page }: { change: ChangeSetRow; page: ListPage }) {
  const { t } = useTranslation('audit');
  const nameOf = useTableName();
  const navigate = useNavigate();
  const { id, set, table, label, action, others, undoes } = change;
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (elsewhere || !roomForPanel()) return;
    event.preventDefault();
    void navigate(changePanelAddress(page, change), { preventScrollReset: true });
  };
  const besides = [
    others > 0 && t('changes.others', { count: others }),
    undoes && t('changes.undo'),
  ].filter(Boolean);
  return (
    <Link
      id={`change-${id}`}
      to={adminPath('change', { set })}
      className="admin-row-link"
      onClick={onClick}
    >
      <b>{label || nameOf(table)}</b>{' '}
      {action === 'update' ? (
        <BriefDifferences brief={change.brief} />
      ) : (
        t(`changes.made.${action}`)
      )}{' '}
      {besides.length > 0 && <span>{besides.join(' · ')}</span>}
    </Link>
  );
}

function useColumns(page: ListPage): DataColumn<ChangeSetRow>[] {
  const { t } = useTranslation('audit');
  const nameOf = useTableName();
  return [
    {
      key: 'what',
      label: t('changes.what'),
      cell: (change) => <ChangeLink change={change} page={page} />,
    },
    { key: 'table', label: t('changes.table'), cell: ({ table }) => nameOf(table) },
    {
      key: 'who',
      label: t('changes.who'),
      cell: ({ actor }) =>
        actor ? (
          <>
            <Round name={actor} />
            {actor}
          </>
        ) : (
          <span className="soft">{t('changes.system')}</span>
        ),
    },
    {
      key: 'at',
      label: t('changes.when'),
      sorts: 'down',
      numeric: true,
      cell: ({ at }) => <Moment at={at} />,
    },
  ];
}

type Props = {
  page: ListPage;
  sets: readonly ChangeSetRow[];
  openId: string | undefined;
  panel: ReactNode;
};

/** Who changed what of the settings, found by person, area and day. */
export function ChangeList({ page, sets, openId, panel }: Props) {
  const { t } = useTranslation('audit');
  const nameOf = useTableName();
  const columns = useColumns(page);
  const filters: ListFilter[] = [
    { kind: 'search', name: 'text', label: t('changes.search') },
    {
      kind: 'choice',
      icon: Layers,
      name: 'table',
      label: t('changes.table'),
      options: SETTING_TABLES.map((table) => ({ value: table, label: nameOf(table) })),
    },
    { kind: 'date', icon: CalendarDays, name: 'from', label: t('changes.from') },
    { kind: 'date', icon: CalendarDays, name: 'to', label: t('changes.to') },
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
        openId={openId}
        panelAddress={(change) => changePanelAddress(page, change)}
        panel={panel}
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
