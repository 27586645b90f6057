import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readContact } from '#app/features/crm/deals/deal-contact.store.server.ts';
import { readRequiredFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type NewTicketReply, newTicketAction } from '../commands/ticket-actions.server.ts';
import { readColleagues, readProjects } from '../queries/tickets-page.store.server.ts';
import type { Route } from './+types/new-ticket.route';
import { NewTicketPage } from './new-ticket-page.tsx';
import styles from './tickets.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const address = z.email().catch('');
const contact = z.uuid().nullable().catch(null);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const query = new URL(request.url).searchParams;
  const id = contact.parse(query.get('contact'));
  const given = await asPerson(user, async (tx) => ({
    projects: await readProjects(tx),
    colleagues: await readColleagues(tx, null),
    required: await readRequiredFields(tx, 'ticket'),
    asker: id ? await readContact(tx, id) : undefined,
  }));
  const email = address.parse(query.get('email'));
  return { head: adminHead(request, 'tickets:new.title'), id: randomUUID(), email, ...given };
}

export const action = newTicketAction;

export default function NewTicket({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<NewTicketReply>(actionData);
  const { head: _, ...given } = loaderData;
  return <NewTicketPage {...given} reply={reply} />;
}
