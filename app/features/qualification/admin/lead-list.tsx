import { CalendarDays, LogIn } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatDateTime, formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { CsvDownload } from '#app/ui/admin/data-table/csv-download.tsx';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { roomForPanel } from '#app/ui/admin/detail-panel.tsx';
import { Square } from '#app/ui/admin/initials.tsx';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { LeadBulk } from './lead-bulk.tsx';
import { LeadState } from './lead-state.tsx';
import {
  isApart,
  LEAD_SOURCES,
  LEAD_STATUSES,
  type LeadRow,
  type LeadStatus,
} from './staff-leads.ts';
import { useLeadMoves } from './use-lead-moves.ts';

type Props = {
  title: string;
  page: ListPage;
  leads: readonly LeadRow[];
  /** How many stand in each state, where nothing else narrows the list. */
  states: Readonly<Record<LeadStatus, number>> | undefined;
  openId: string | undefined;
  /** Beside the name of the screen. */
  aside: ReactNode;
  panel: ReactNode;
};

/** The list with a lead open beside it. */
const leadBeside = (page: ListPage, { id }: LeadRow) =>
  listAddress(page, { after: page.after ?? undefined, open: id });

/** A lead's own page; where there is room, the same beside the list. */
function LeadLink({ lead, page }: { lead: LeadRow; page: ListPage }) {
  const { t } = useTranslation('leads');
  const navigate = useNavigate();
  const name = lead.name || lead.email || t('anonymous');
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (elsewhere || !roomForPanel()) return;
    event.preventDefault();
    void navigate(leadBeside(page, lead), { preventScrollReset: true });
  };
  return (
    <Link
      id={`lead-${lead.id}`}
      to={adminPath('lead', { id: lead.id })}
      className="ad-row-link"
      onClick={onClick}
    >
      <Square name={name} />
      <b>{name}</b> <span>{lead.company}</span>
    </Link>
  );
}

function useColumns(page: ListPage): DataColumn<LeadRow>[] {
  const { t } = useTranslation('leads');
  const locale = useLocale();
  return [
    {
      key: 'person',
      label: t('person'),
      sorts: 'up',
      cell: (lead) => <LeadLink lead={lead} page={page} />,
    },
    {
      key: 'status',
      label: t('status'),
      sorts: 'up',
      cell: (lead) => (
        <>
          <LeadState status={lead.status} />
          {lead.status === 'new' && isApart(lead) && (
            <span className="nt-tag">{t('suspected')}</span>
          )}
        </>
      ),
    },
    {
      key: 'source',
      label: t('source'),
      sorts: 'up',
      cell: ({ source }) => t(`sources.${source}`),
    },
    { key: 'campaign', label: t('campaign'), room: 1000, cell: ({ campaign }) => campaign },
    {
      key: 'protocol',
      label: t('protocol'),
      room: 1000,
      cell: ({ protocol }) => <span className="num">{protocol}</span>,
    },
    {
      key: 'arrived',
      label: t('arrived'),
      sorts: 'down',
      numeric: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatDateTime(new Date(createdAt), locale)}>
          {formatWhen(new Date(createdAt), new Date(), locale)}
        </time>
      ),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation('leads');
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      icon: LogIn,
      name: 'source',
      label: t('source'),
      options: LEAD_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
    },
    { kind: 'date', icon: CalendarDays, name: 'from', label: t('from') },
    { kind: 'date', icon: CalendarDays, name: 'to', label: t('to') },
  ];
}

/** Leads received: found, sorted, moved several at once, and as a file. */
export function LeadList({ title, page, leads, states, openId, aside, panel }: Props) {
  const { t } = useTranslation('leads');
  const { may } = usePermissions();
  const fetcher = useLeadMoves(adminPath('leads'));
  const columns = useColumns(page);
  const filters = useFilters();
  const { status: current } = page.filter;
  return (
    <DataTable
      name="leads"
      heading={{ title, aside }}
      panel={panel}
      beside={(lead) => leadBeside(page, lead)}
      arrivedAt={({ createdAt }) => createdAt}
      caption={t('caption')}
      columns={columns}
      rows={leads}
      page={page}
      filters={filters}
      openId={openId}
      tabs={
        <ListTabs
          label={t('status')}
          tabs={[undefined, ...LEAD_STATUSES].map((status) => ({
            key: status ?? 'all',
            label: status
              ? t(`tabs.${status}`)
              : t(page.filter['text'] ? 'tabs.all' : 'tabs.inbox'),
            to: listAddress({ ...page, filter: { ...page.filter, status } }),
            current: status === current,
            count: status && states?.[status],
          }))}
        />
      }
      bulk={{
        nameOf: ({ name, email, protocol }) => `${name || email} ${protocol}`.trim(),
        matching: true,
        form: (given) => (
          <Needs resource="crm" action="update" label={t('move')}>
            <LeadBulk {...given} leads={leads} page={page} fetcher={fetcher} />
          </Needs>
        ),
      }}
      download={
        <CsvDownload
          href={`${adminPath('leadsExport')}${listAddress(page)}`}
          allowed={may('crm', 'approve')}
        />
      }
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: may('settings', 'read')
          ? { label: t('empty.action'), href: adminPath('forms') }
          : undefined,
      }}
    />
  );
}
