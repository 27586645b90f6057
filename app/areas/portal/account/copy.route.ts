import { data, redirect } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { readOwnCopy } from '#app/features/privacy/own-data.store.server.ts';
import { readClientCopy } from '#app/features/projects/client-copy.store.server.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import {
  readClientTicket,
  readClientTickets,
} from '#app/features/tickets/client-tickets.store.server.ts';
import type { ClientTicket } from '#app/features/tickets/client-tickets.ts';
import { portalPaths } from '#app/portal-paths.ts';
import type { Route } from './+types/copy.route';

export const middleware = [requireSession];

const MOST_TICKETS = 100;

/** Everything that is held of a person, and what she sees of her client, as one file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const wanted = new URL(request.url).searchParams.get('cliente');
  const copy = await asPerson(asker, async (tx) => {
    const own = await readOwnCopy(tx);
    if (own.outcome !== 'copied') return own;
    const memberships = await readMemberships(tx);
    const client = memberships.find(({ id }) => id === wanted) ?? memberships[0];
    if (!client) return { ...own, client: null };
    const rows = await readClientTickets(tx, client.id, {
      ...{ words: '', after: null, limit: MOST_TICKETS },
    });
    const tickets: (ClientTicket | null)[] = [];
    for (const { id } of rows) tickets.push(await readClientTicket(tx, id));
    return { ...own, client: { ...client, ...(await readClientCopy(tx, client.id)), tickets } };
  });
  if (copy.outcome !== 'copied') {
    if (copy.outcome === 'limited') throw data(null, { status: 429 });
    throw redirect(portalPaths.account, 303);
  }
  const { tables: you, client } = copy;
  return new Response(JSON.stringify({ you, client }, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="seus-dados.json"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
