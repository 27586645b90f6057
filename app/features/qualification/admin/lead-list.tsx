import { CalendarDays, Flag, Gauge, LogIn, Timer, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { useReasonFilter } from '#app/features/crm/close-reasons/admin/use-reason-filter.ts';
import type { CloseReason } from '#app/features/crm/close-reasons/reasons.ts';
import { TagBulk, useTagPosts } from '#app/features/crm/tags/admin/tag-bulk.tsx';
import { adminPath } from '#app/paths.ts';
import type { ClockFacts } from '#app/ui/admin/clock/clock-facts.ts';
import { CsvDownload } from '#app/ui/admin/data-table/csv/csv-download.tsx';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { ClosingDialog } from './closing-dialog.tsx';
import { LeadBulk } from './lead-bulk.tsx';
import type { LeadChoices } from './lead-choices.ts';
import { LeadClocks, leadPanelAddress, useLeadColumns } from './lead-columns.tsx';
import type { LeadOwner } from './owners/lead-owners.ts';
import { OwnerBulk } from './owners/owner-bulk.tsx';
import { useOwnerPicker } from './owners/owner-picker.tsx';
import {
  ANSWER_STATES,
  LEAD_SOURCES,
  LEAD_STATUSES,
  LEAST_SCORES,
  type LeadRow,
  type LeadStatus,
} from './staff-leads.ts';
import { useFactFilters } from './use-fact-filters.ts';
import { useLeadActs } from './use-lead-acts.ts';
import { useLeadMoves } from './use-lead-moves.ts';

type Props = {
  title: string;
  page: ListPage;
  leads: readonly LeadRow[];
  owners: readonly LeadOwner[];
  /** Why leads are lost, archived reasons included. */
  reasons: readonly CloseReason[];
  /** What else they can be filtered by. */
  choices: LeadChoices;
  /** The reply time of each, by its id. */
  clocks: Readonly<Record<string, ClockFacts>>;
  /** The count of each state, where no other filter is active. */
  states: Readonly<Record<LeadStatus, number>>;
  openId: string | undefined;
  /** Beside the name of the screen. */
  aside: ReactNode;
  panel: ReactNode;
};

function useFilters({ owners, reasons, page, choices }: Props): ListFilter[] {
  const { t } = useTranslation('leads');
  const byReason = useReasonFilter(reasons);
  const byFact = useFactFilters(choices);
  const lost = page.filter['reason'] !== undefined;
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      icon: Flag,
      name: 'status',
      label: t('status'),
      tabbed: true,
      options: LEAD_STATUSES.map((value) => ({ value, label: t(`tabs.${value}`) })),
    },
    {
      kind: 'choice',
      icon: LogIn,
      name: 'source',
      label: t('source'),
      options: LEAD_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
    },
    {
      kind: 'choice',
      icon: User,
      name: 'owner',
      label: t('owners.one'),
      options: [
        { value: 'me', label: t('owners.me') },
        { value: 'none', label: t('owners.nobody') },
        { value: 'me-or-none', label: t('owners.meOrNobody') },
        ...owners.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      kind: 'choice',
      icon: Timer,
      name: 'answer',
      label: t('answer.label'),
      options: ANSWER_STATES.map((value) => ({ value, label: t(`answer.states.${value}`) })),
    },
    {
      kind: 'choice',
      icon: Gauge,
      name: 'score',
      label: t('score.label'),
      options: LEAST_SCORES.map((value) => ({
        value,
        label: t('score.from', { score: Number(value) }),
      })),
    },
    byReason,
    ...byFact,
    { kind: 'date', icon: CalendarDays, name: 'from', label: t(lost ? 'lost.from' : 'from') },
    { kind: 'date', icon: CalendarDays, name: 'to', label: t(lost ? 'lost.to' : 'to') },
  ];
}

/** Received leads: search, sort, bulk moves, and export. */
export function LeadList(props: Props) {
  const { title, page, leads, owners, clocks, states, openId, aside, panel } = props;
  const { t } = useTranslation('leads');
  const { may } = usePermissions();
  const fetcher = useLeadMoves(adminPath('leads'));
  const picker = useOwnerPicker(owners);
  const columns = useLeadColumns(page, picker.balloon);
  const filters = useFilters(props);
  const tagging = useTagPosts(adminPath('leads'));
  const acts = useLeadActs(fetcher);
  const { status: current } = page.filter;
  return (
    <LeadClocks value={clocks}>
      {picker.panel}
      <ClosingDialog
        fetcher={fetcher}
        // The address carries the selection of all that match; the rows of other moves are posted.
        action={`${adminPath('leads')}${listAddress(page)}`}
      />
      <DataTable
        name="leads"
        heading={{ title, aside }}
        panel={panel}
        panelAddress={(lead) => leadPanelAddress(page, lead)}
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
                : t(page.filter['text'] ? 'tabs.all' : 'tabs.notSpam'),
              to: listAddress({ ...page, filter: { ...page.filter, status } }),
              current: status === current,
              count: status && states[status],
            }))}
          />
        }
        acts={acts}
        bulk={{
          nameOf: ({ name, email, protocol }) => `${name || email} ${protocol}`.trim(),
          matching: true,
          form: (given) => (
            <Needs resource="crm" action="update" label={t('move')}>
              <LeadBulk {...given} leads={leads} page={page} fetcher={fetcher} />
              <OwnerBulk {...given} page={page} owners={owners} fetcher={picker.fetcher} />
              <TagBulk
                {...given}
                path={adminPath('leads')}
                page={page}
                tags={props.choices.tags}
                fetcher={tagging}
              />
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
          action: may('site', 'read')
            ? { label: t('empty.action'), href: adminPath('forms') }
            : undefined,
        }}
      />
    </LeadClocks>
  );
}
