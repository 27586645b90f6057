import { Building, Clock3, ContactRound, Plus, Signal, User, Users } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { TagBulk, useTagPosts } from '#app/features/crm/tags/admin/tag-bulk.tsx';
import { useTagFilter } from '#app/features/crm/tags/admin/use-tag-filter.ts';
import type { Tag } from '#app/features/crm/tags/tags.ts';
import {
  useCustomColumns,
  useCustomFilters,
  withCustomFilters,
} from '#app/features/custom-fields/admin/use-custom-columns.tsx';
import type { ListFields } from '#app/features/custom-fields/custom-field.ts';
import { adminPath } from '#app/paths.ts';
import { CsvDownload } from '#app/ui/admin/data-table/csv/csv-download.tsx';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { roomForPanel } from '#app/ui/admin/detail-panel.tsx';
import { Square } from '#app/ui/admin/initials.tsx';
import { useUndoKey } from '#app/ui/admin/keys/use-undo-key.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { NextTime } from '../clocks/admin/next-time.tsx';
import { DUE, type TicketTimes } from '../clocks/ticket-times.ts';
import type { Narrowed, Project, TicketCounts } from '../queries/tickets-page.store.server.ts';
import { type Colleague, PRIORITIES, type TicketRow, TURNS, ticketNumber } from '../ticket.ts';
import { TicketBulk } from './ticket-bulk.tsx';
import { TicketParts } from './ticket-parts.tsx';
import { TicketPriority, TicketState } from './ticket-state.tsx';
import { TicketTabs } from './ticket-tabs.tsx';
import { useBulkToast } from './use-bulk-toast.ts';
import { useTicketActs } from './use-ticket-acts.ts';

type Props = {
  title: string;
  page: ListPage;
  tickets: readonly TicketRow[];
  custom: ListFields;
  /** By the id of the ticket. */
  times: Readonly<Record<string, TicketTimes>>;
  colleagues: readonly Colleague[];
  projects: readonly Project[];
  /** All tags there are. */
  tags: readonly Tag[];
  /** The count of each state under the other filters. */
  counts: TicketCounts;
  /** The names of the contact and the company that the list is limited to. */
  narrowed: Narrowed;
  openId: string | undefined;
  panel: ReactNode;
};

/** The list with a ticket open beside it. */
const panelAddress = (page: ListPage, { id }: TicketRow) =>
  listAddress(page, { after: page.after ?? undefined, open: id });

/** A ticket's own page; where there is room, the same beside the list. */
function TicketLink({ ticket, page }: { ticket: TicketRow; page: ListPage }) {
  const { t } = useTranslation('tickets');
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (elsewhere || !roomForPanel()) return;
    event.preventDefault();
    void navigate(panelAddress(page, ticket), { preventScrollReset: true });
  };
  return (
    <Link
      id={`ticket-${ticket.id}`}
      to={adminPath('ticket', { id: ticket.id })}
      className="admin-row-link"
      onClick={onClick}
    >
      <Square name={ticket.asks || ticket.title} />
      <b>{ticket.title}</b> <span>{ticket.asks || t('nobody')}</span>
    </Link>
  );
}

function useColumns({ page, times }: Props): DataColumn<TicketRow>[] {
  const { t } = useTranslation('tickets');
  return [
    {
      key: 'ticket',
      label: t('columns.ticket'),
      cell: (ticket) => <TicketLink ticket={ticket} page={page} />,
    },
    {
      key: 'number',
      // A phone has room for the time that is due instead.
      room: 700,
      label: t('columns.number'),
      sorts: 'down',
      cell: ({ number }) => <span className="num">{ticketNumber(number)}</span>,
    },
    {
      key: 'status',
      label: t('columns.status'),
      cell: ({ status, merged }) => (
        <>
          <TicketState status={status} />
          {merged && <span className="note-tag">{t('mergedMark')}</span>}
        </>
      ),
    },
    {
      key: 'due',
      label: t('columns.due'),
      sorts: 'up',
      numeric: true,
      cell: ({ id }) => times[id] && <NextTime times={times[id]} />,
    },
    {
      key: 'priority',
      label: t('columns.priority'),
      sorts: 'down',
      cell: ({ priority }) => <TicketPriority priority={priority} />,
    },
    {
      key: 'owner',
      label: t('columns.owner'),
      room: 1000,
      cell: ({ owner }) => owner?.name ?? t('noOwner'),
    },
    { key: 'company', label: t('columns.company'), room: 1300, cell: ({ company }) => company },
    { key: 'product', label: t('columns.product'), room: 1600, cell: ({ product }) => product },
    {
      key: 'project',
      label: t('columns.project'),
      room: 1600,
      cell: ({ project, module }) => [project, module].filter(Boolean).join(' / '),
    },
    {
      key: 'entries',
      label: t('columns.entries'),
      room: 1600,
      numeric: true,
      cell: ({ entries }) => entries || '',
    },
    {
      key: 'moved',
      label: t('columns.moved'),
      sorts: 'down',
      numeric: true,
      cell: ({ lastAt }) => <Moment at={lastAt} />,
    },
  ];
}

function useFilters({ colleagues, projects, page, narrowed, tags }: Props): ListFilter[] {
  const { t } = useTranslation('tickets');
  const byTag = useTagFilter(tags);
  const modules = projects.flatMap(({ name, modules: parts }) =>
    parts.map((one) => ({ value: one.id, label: `${name} / ${one.name}` })),
  );
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      name: 'owner',
      label: t('columns.owner'),
      icon: User,
      options: [
        { value: 'me', label: t('filters.mine') },
        { value: 'none', label: t('filters.nobody') },
        { value: 'me-or-none', label: t('filters.mineOrNobody') },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      kind: 'choice',
      name: 'priority',
      label: t('columns.priority'),
      icon: Signal,
      options: PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'waits',
      label: t('filters.waits'),
      icon: Users,
      options: TURNS.map((value) => ({ value, label: t(`turns.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'due',
      label: t('columns.due'),
      icon: Clock3,
      options: DUE.map((value) => ({ value, label: t(`times.filter.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'project',
      label: t('columns.project'),
      options: projects.map(({ id, name }) => ({ value: id, label: name })),
    },
    { kind: 'choice', name: 'module', label: t('columns.module'), options: modules },
    ...byTag,
    // A list of a contact or a company is opened from their page; it has no choices of its own.
    ...(['contact', 'company'] as const).flatMap((name): ListFilter[] => {
      const value = page.filter[name];
      if (!value) return [];
      return [
        {
          kind: 'choice',
          name,
          label: t(`filters.${name}`),
          icon: name === 'contact' ? ContactRound : Building,
          options: [{ value, label: narrowed[name] ?? t('filters.hidden') }],
        },
      ];
    }),
  ];
}

/** Tickets: search, sort and bulk changes, one of them beside the list. */
export function TicketList(props: Props) {
  const { title, tickets, custom, counts, colleagues, tags, openId, panel } = props;
  const page = withCustomFilters(props.page, custom);
  const { t } = useTranslation('tickets');
  const { may } = usePermissions();
  const fetcher = useBulkToast(adminPath('tickets'));
  const tagging = useTagPosts(adminPath('tickets'));
  const columns = [...useColumns(props), ...useCustomColumns(custom)];
  const filters = [...useFilters(props), ...useCustomFilters(custom, page)];
  const acts = useTicketActs(fetcher);
  useUndoKey(t('toast.undo'));
  return (
    <DataTable
      name="tickets"
      heading={{
        title,
        aside: <TicketParts part="tickets" />,
        action: (
          <Needs resource="feedback" action="create" label={t('new.short')}>
            <Link className="button compact" to={adminPath('newTicket')}>
              <Plus aria-hidden="true" /> {t('new.short')}
            </Link>
          </Needs>
        ),
      }}
      caption={t('caption')}
      columns={columns}
      rows={tickets}
      page={page}
      filters={filters}
      arrivedAt={({ createdAt }) => createdAt}
      openId={openId}
      panelAddress={(ticket) => panelAddress(page, ticket)}
      panel={panel}
      tabs={<TicketTabs page={page} counts={counts} />}
      acts={acts}
      bulk={{
        nameOf: ({ number, title: name }) => `${ticketNumber(number)} ${name}`,
        matching: true,
        form: ({ selected, matching }) => (
          <Needs resource="feedback" action="update" label={t('bulk.change')}>
            <TicketBulk {...{ selected, matching, page, colleagues, fetcher }} />
            <TagBulk
              {...{ page, selected, matching, tags }}
              path={adminPath('tickets')}
              fetcher={tagging}
            />
          </Needs>
        ),
      }}
      download={
        <CsvDownload
          href={`${adminPath('ticketsExport')}${listAddress(page)}`}
          allowed={may('feedback', 'approve')}
        />
      }
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: may('feedback', 'create')
          ? { label: t('empty.action'), href: adminPath('newTicket') }
          : undefined,
      }}
    />
  );
}
