import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { readNoteFile } from '../note-files.store.server.ts';
import type { Route } from './+types/note-file.route';

/** A file of a note as a download, for staff who may read it; the policy decides in SQL too. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, (tx) => readNoteFile(tx, id));
  const answer = found && (await sendFile(found));
  if (!answer) throw notFound();
  return answer;
}
