import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readAllTags } from '#app/features/crm/tags/tags.store.server.ts';
import { readListFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { DetailPanel } from '#app/ui/admin/detail-panel.tsx';
import { COUNTED } from '#app/ui/admin/list-tabs.tsx';
import { recordAddress } from '#app/ui/admin/record/record-address.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { readTicketTimes } from '../clocks/ticket-clocks.store.server.ts';
import { bulkAction } from '../commands/bulk-actions.server.ts';
import { readTicket } from '../queries/ticket.store.server.ts';
import { ticketsList } from '../queries/tickets.list.server.ts';
import {
  countByState,
  countTickets,
  listTickets,
  readColleagues,
  readNarrowed,
  readProjects,
} from '../queries/tickets-page.store.server.ts';
import type { Route } from './+types/tickets.route';
import { BulkNotice } from './bulk-notice.tsx';
import { TicketList } from './ticket-list.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import styles from './tickets.css?url';
import { isBulkReply } from './use-bulk-toast.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(ticketsList, new URL(request.url).searchParams);
  const { user, current } = requireUser(request, context);
  const { tickets, total, ...rest } = await asPerson(user, async (tx) => {
    const found = await listTickets(tx, query);
    return {
      tickets: found,
      custom: await readListFields(tx, 'ticket', found),
      times: Object.fromEntries(
        await readTicketTimes(
          tx,
          found.map(({ id }) => id),
        ),
      ),
      total: await countTickets(tx, query.filter, query.counted),
      // A tab keeps the other filters, so its count uses them too.
      counts: await countByState(tx, query.filter, COUNTED),
      tags: await readAllTags(tx),
      colleagues: await readColleagues(tx, null),
      projects: await readProjects(tx),
      narrowed: await readNarrowed(tx, query.filter),
      ticket: query.open ? await readTicket(tx, query.open, current.userId) : undefined,
    };
  });
  return { head: adminHead(request, 'nav.tickets'), ...query.page(tickets, total), ...rest };
}

export const action = bulkAction;

export default function TicketsPage({ loaderData, actionData }: Route.ComponentProps) {
  const latest = useLatestReply(actionData);
  // Tags are posted with scripts alone, and a toast shows what came of them.
  const reply = latest && isBulkReply(latest) ? latest : undefined;
  const { t } = useTranslation('admin');
  const { page, rows, custom, times, counts, tags, colleagues, projects, narrowed, ticket } =
    loaderData;
  return (
    <>
      <BulkNotice reply={reply} />
      <TicketList
        title={t('nav.tickets')}
        page={page}
        tickets={rows}
        custom={custom}
        tags={tags}
        times={times}
        counts={counts}
        colleagues={colleagues}
        projects={projects}
        narrowed={narrowed}
        openId={ticket?.id}
        panel={
          ticket && (
            <DetailPanel
              labelledBy="ticket"
              page={page}
              rows={rows}
              openId={ticket.id}
              full={recordAddress(adminPath('ticket', { id: ticket.id }), page)}
              openerOf={(id) => `ticket-${id}`}
            >
              <TicketPanel ticket={ticket} within="panel" />
            </DetailPanel>
          )
        }
      />
    </>
  );
}
