import { asActor } from '#app/platform/database/database.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { fileOfAuthor } from '../feedback.store.server.ts';
import type { Route } from './+types/feedback-file.route';

/** A file for its author, who holds the secret of the entry; without it the response is 404. */
export async function loader({ params }: Route.LoaderArgs) {
  const { token = '', file = '' } = params as { token?: string; file?: string };
  const id = uuidParam(file);
  const found = await asActor({ kind: 'anonymous' }, (tx) => fileOfAuthor(tx, token, id));
  const answer = found && (await sendFile(found));
  if (!answer) throw notFound();
  return answer;
}
