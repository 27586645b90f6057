import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readContact } from '#app/features/crm/deals/deal-contact.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { type OpenReply, openByHand } from '../commands/open-by-hand.server.ts';
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
    asker: id ? await readContact(tx, id) : undefined,
  }));
  const email = address.parse(query.get('email'));
  return { head: adminHead(request, 'tickets:new.title'), id: randomUUID(), email, ...given };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const may = current.permissions.has('feedback:create');
  const { reply, status } = await openByHand(user, await postedForm(request), may);
  if (reply.opened) return redirect(adminPath('ticket', { id: reply.opened }));
  return data(reply, { status });
}

export default function NewTicket({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply<OpenReply>(actionData);
  const { head: _, ...given } = loaderData;
  return <NewTicketPage {...given} reply={reply} />;
}
