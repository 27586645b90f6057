import { redirect } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { subjectOfMessage } from '../messages.store.server.ts';
import type { Route } from './+types/message.route';

/** Redirects to the record of a message. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const subject = await asPerson(user, (tx) => subjectOfMessage(tx, id));
  if (!subject) throw notFound();
  throw redirect(adminPath(subject.kind, { id: subject.id }), 303);
}
