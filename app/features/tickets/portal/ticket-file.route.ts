import { data } from 'react-router';
import { z } from 'zod';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { noteMissed } from '#app/areas/portal/portal-page.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { readClientTicketFile } from '../queries/client-tickets.store.server.ts';
import type { Route } from './+types/ticket-file.route';

export const middleware = [requireSession];

const uuid = z.uuid();

/** A file of a message, for users who may read that message at this moment: the database decides. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuid.safeParse(params.id);
  const found = id.success
    ? await asPerson(user, (tx) => readClientTicketFile(tx, id.data))
    : undefined;
  const answer = found && (await sendFile(found));
  if (answer) return answer;
  await noteMissed(request, context);
  throw data(null, { status: 404 });
}
