import { data } from 'react-router';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { readMessageFile } from '../messages.store.server.ts';
import type { Route } from './+types/message-file.route';

const uuid = z.uuid();

/** A file of a message as a download, for staff who may read it; the policy decides in SQL too. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const id = uuid.safeParse(params.id);
  const found = id.success
    ? await asPerson(asker, (tx) => readMessageFile(tx, id.data))
    : undefined;
  const answer = found && (await sendFile(found));
  if (!answer) throw data(null, { status: 404 });
  return answer;
}
