import { data } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { readTicketFile } from '../queries/ticket.store.server.ts';
import type { Route } from './+types/ticket-file.route';

const uuid = z.uuid();

/** A file of a conversation as a download, for staff who may read it; the policy decides in SQL too. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuid.safeParse(params.id);
  const found = id.success ? await asPerson(user, (tx) => readTicketFile(tx, id.data)) : undefined;
  const answer = found && (await sendFile(found));
  if (!answer) throw data(null, { status: 404 });
  return answer;
}
