import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { TicketParts } from '#app/features/tickets/admin/ticket-parts.tsx';
import { TicketState } from '#app/features/tickets/admin/ticket-state.tsx';
import styles from '#app/features/tickets/admin/tickets.css?url';
import { readProjects } from '#app/features/tickets/queries/tickets-page.store.server.ts';
import { type TicketStatus, ticketNumber } from '#app/features/tickets/ticket.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { Route } from './+types/counted-tickets.route';
import { countedTicketsList } from './counted-tickets.list.server.ts';
import { readCountedTickets } from './counted-tickets.store.server.ts';
import { COUNTED_BY, type CountedBy, type CountedTicket, NO_MODULE } from './counted-tickets.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(countedTicketsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { tickets, total, projects } = await asPerson(user, async (tx) => ({
    ...(await readCountedTickets(tx, query)),
    projects: await readProjects(tx),
  }));
  return {
    head: adminHead(request, 'ticket-figures:counted.title'),
    ...query.page(tickets, total),
    projects,
  };
}

type Projects = Awaited<ReturnType<typeof readProjects>>;

function useColumns(by: CountedBy): DataColumn<CountedTicket>[] {
  const { t } = useTranslation('tickets');
  const { t: own } = useTranslation('ticket-figures', { keyPrefix: 'counted' });
  return [
    {
      key: 'ticket',
      label: t('columns.ticket'),
      cell: ({ id, title, asks }) => (
        <Link className="admin-row-link" to={adminPath('ticket', { id })}>
          <Square name={asks || title} />
          <b>{title}</b> <span>{asks}</span>
        </Link>
      ),
    },
    {
      key: 'number',
      label: t('columns.number'),
      cell: ({ number }) => <span className="num">{ticketNumber(number)}</span>,
    },
    {
      key: 'status',
      label: t('columns.status'),
      cell: ({ status }) => <TicketState status={status as TicketStatus} />,
    },
    {
      key: 'project',
      label: t('columns.project'),
      room: 800,
      cell: ({ project, module }) => [project, module].filter(Boolean).join(' / '),
    },
    {
      key: 'at',
      label: own(`at.${by}`),
      sorts: 'down',
      numeric: true,
      cell: ({ at }) => <Moment at={at} />,
    },
  ];
}

function useFilters(projects: Projects, by: CountedBy): ListFilter[] {
  const { t } = useTranslation('ticket-figures');
  const from: ListFilter[] = [{ kind: 'date', name: 'from', label: t('counted.from') }];
  return [
    {
      kind: 'choice',
      name: 'did',
      label: t('counted.what'),
      options: COUNTED_BY.map((value) => ({ value, label: t(`counted.by.${value}`) })),
    },
    // A ticket open at the end of a day may have arrived on any day before.
    ...(by === 'open' ? [] : from),
    { kind: 'date', name: 'to', label: t(by === 'open' ? 'counted.atEnd' : 'counted.to') },
    {
      kind: 'choice',
      name: 'project',
      label: t('parts.project'),
      options: projects.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      name: 'module',
      label: t('parts.module'),
      options: [
        { value: NO_MODULE, label: t('counted.noModule') },
        ...projects.flatMap(({ name, modules }) =>
          modules.map((one) => ({ value: one.id, label: `${name} / ${one.name}` })),
        ),
      ],
    },
  ];
}

/** The tickets that one of the ticket figures counts. */
export default function CountedTickets({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('ticket-figures', { keyPrefix: 'counted' });
  const { page, rows, projects } = loaderData;
  const by = COUNTED_BY.find((one) => one === page.filter['did']) ?? 'opened';
  return (
    <DataTable
      name="counted-tickets"
      heading={{ title: t('title'), aside: <TicketParts part="ticketFigures" /> }}
      caption={t('title')}
      columns={useColumns(by)}
      rows={rows}
      page={page}
      filters={useFilters(projects, by)}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
