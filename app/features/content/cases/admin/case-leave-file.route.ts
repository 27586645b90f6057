import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { readLeaveFile } from '../leave/case-leave.store.server.ts';
import type { Route } from './+types/case-leave-file.route';

/** The file of a client's leave, to staff who may read the site's content. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const found = await asPerson(user, (tx) => readLeaveFile(tx, params.slug));
  const answer = found && (await sendFile(found));
  if (answer) return answer;
  throw notFound();
}
