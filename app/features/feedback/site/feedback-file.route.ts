import { data } from 'react-router';
import { z } from 'zod';
import { asActor } from '#app/platform/database/database.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { fileOfAuthor } from '../feedback.store.server.ts';
import type { Route } from './+types/feedback-file.route';

const uuid = z.uuid();

/** A file for its author, who holds the secret of the entry; a stranger finds nothing here. */
export async function loader({ params }: Route.LoaderArgs) {
  const { token = '', file = '' } = params as { token?: string; file?: string };
  const id = uuid.safeParse(file);
  const found = id.success
    ? await asActor({ kind: 'anonymous' }, (tx) => fileOfAuthor(tx, token, id.data))
    : undefined;
  const answer = found && (await sendFile(found));
  if (!answer) throw data(null, { status: 404 });
  return answer;
}
