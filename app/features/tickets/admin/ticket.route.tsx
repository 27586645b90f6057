import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import contactStyles from '#app/features/crm/contacts/admin/contacts.css?url';
import { contactsList } from '#app/features/crm/contacts/contacts.list.server.ts';
import { listContacts } from '#app/features/crm/contacts/contacts.store.server.ts';
import { isFieldReply } from '#app/features/custom-fields/field-replies.ts';
import { adminPath } from '#app/paths.ts';
import { wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { useUndoKey } from '#app/ui/admin/keys/use-undo-key.ts';
import { readSteps } from '#app/ui/admin/record/read-steps.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type TicketReply, ticketAction } from '../commands/ticket-actions.server.ts';
import { readTicket } from '../queries/ticket.store.server.ts';
import { ticketsList } from '../queries/tickets.list.server.ts';
import { listTickets } from '../queries/tickets-page.store.server.ts';
import type { Route } from './+types/ticket.route';
import { TicketNotice } from './ticket-notice.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import styles from './tickets.css?url';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: contactStyles },
];

const uuid = z.uuid();
const words = wordsUpTo(100);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const id = uuid.safeParse(params.id);
  const find = words.read(new URL(request.url).searchParams.get('find') ?? '');
  const text = current.permissions.has('crm:read') ? find : undefined;
  const found = id.success
    ? await asPerson(user, async (tx) => {
        const ticket = await readTicket(tx, id.data, current.userId);
        const part = { filter: { text }, sort: contactsList.usual, limit: 8 };
        return (
          ticket && {
            ticket,
            ...(await readSteps({
              list: ticketsList,
              read: (part) => listTickets(tx, part),
              search: new URL(request.url).searchParams,
              id: ticket.id,
              home: adminPath('tickets'),
              pathOf: (one) => adminPath('ticket', { id: one }),
            })),
            found: text ? await listContacts(tx, part) : [],
          }
        );
      })
    : undefined;
  if (!found) throw data(null, { status: 404 });
  return {
    head: adminHead(request, 'tickets:one'),
    ticket: found.ticket,
    steps: found.steps,
    home: found.home,
    search: { sought: text ?? '', found: found.found },
  };
}

export const action = ticketAction;

export default function TicketPage({ loaderData, actionData }: Route.ComponentProps) {
  const latest = useLatestReply(actionData);
  const fieldReply = latest && isFieldReply(latest) ? latest : undefined;
  const reply = latest && !isFieldReply(latest) ? (latest as TicketReply) : undefined;
  const { t } = useTranslation('tickets');
  const { ticket, search, home, steps } = loaderData;
  useUndoKey(t('toast.undo'));
  return (
    <>
      <TicketNotice reply={reply} />
      <TicketPanel
        ticket={ticket}
        within="page"
        back={{ to: home, label: t('back') }}
        steps={steps}
        reply={reply}
        fieldReply={fieldReply}
        search={search}
      />
    </>
  );
}
