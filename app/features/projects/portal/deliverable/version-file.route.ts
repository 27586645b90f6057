import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { readVersionFile } from '#app/features/projects/deliverable.store.server.ts';
import { answerFile } from '#app/features/projects/files/portal/answer-file.server.ts';
import type { Route } from './+types/version-file.route';

export const middleware = [requireSession];

/** The file of a version, by an address of the user, if they may see its project at this moment. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  return answerFile(request, context, {
    page: 'versionFile',
    version: params.id,
    read: (id) => asPerson(user, (tx) => readVersionFile(tx, id)),
  });
}
