import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import type { Route } from './+types/feedback-attachment.route';
import { readEntryFile } from './staff-feedback.store.server.ts';

/** A file of an entry as a download, for staff who may read it; the policy decides in SQL too. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const [id, file] = [uuidParam(params.id), uuidParam(params.file)];
  const found = await asPerson(user, (tx) => readEntryFile(tx, id, file));
  const answer = found && (await sendFile(found));
  if (!answer) throw notFound();
  return answer;
}
