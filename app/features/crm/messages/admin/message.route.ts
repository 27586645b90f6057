import { data, redirect } from 'react-router';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminPath } from '#app/paths.ts';
import { subjectOfMessage } from '../messages.store.server.ts';
import type { Route } from './+types/message.route';

const uuid = z.uuid();

/** Where a message is read: with whom it was written to. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const id = uuid.safeParse(params.id);
  const subject = id.success && (await asPerson(asker, (tx) => subjectOfMessage(tx, id.data)));
  if (!subject) throw data(null, { status: 404 });
  throw redirect(adminPath(subject.kind, { id: subject.id }), 303);
}
