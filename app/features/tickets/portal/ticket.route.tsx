import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { z } from 'zod';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { NothingHere } from '#app/areas/portal/parts/portal-frame.tsx';
import { frameOf, noteMissed } from '#app/areas/portal/portal-page.server.ts';
import { sameAccount } from '#app/features/client-device/copy-headers.server.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import { readClientTicket } from '../queries/client-tickets.store.server.ts';
import { ticketNumber } from '../ticket.ts';
import type { Route } from './+types/ticket.route';
import type { RefusedTicketPost } from './client-ticket-codes.ts';
import { clientTicketAction } from './commands/client-ticket-actions.server.ts';
import { TicketPage } from './ticket-page.tsx';
import { ticketHead, ticketWords } from './tickets-page.server.ts';

export const middleware = [requireSession, sameAccount];

const uuid = z.uuid();
const DONE = ['opened', 'said', 'rated'] as const;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuid.safeParse(params.id).data;
  const { memberships, ticket } = await asPerson(user, async (tx) => ({
    memberships: await readMemberships(tx),
    ticket: id ? await readClientTicket(tx, id) : null,
  }));
  const frame = await frameOf(request, context, memberships, ticket?.organization ?? null);
  const query = new URL(request.url).searchParams;
  const done = DONE.find((one) => one === query.get('done')) ?? null;
  const now = new Date().toISOString();
  // Made with the page, so that a message sent twice is stored once.
  const replyId = randomUUID();
  if (!ticket) {
    await noteMissed(request, context);
    const head = ticketHead(ticketWords(request)('missing'));
    return data({ head, frame, ticket: null, done, now, replyId }, 404);
  }
  const head = ticketHead(`${ticketNumber(ticket.number)}, ${ticket.title}`);
  return data({ head, frame, ticket, done, now, replyId }, 200);
}

export const action = clientTicketAction;

export default function Ticket({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, frame, ...rest } = loaderData;
  if (!ticket) return <NothingHere frame={frame} />;
  const post = actionData?.ok === false ? (actionData as RefusedTicketPost) : undefined;
  return <TicketPage {...rest} {...{ ticket, frame, post }} />;
}
