import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { answerFile } from '#app/features/projects/files/portal/answer-file.server.ts';
import { readPageFile } from '#app/features/projects/pages/pages.store.server.ts';
import type { Route } from './+types/version-page.route';

export const middleware = [requireSession];

/** A drawn page of a version, by an address of the user, if they may see its project at this moment. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  return answerFile(request, context, {
    page: 'versionPage',
    version: params.id,
    read: (id) => asPerson(user, (tx) => readPageFile(tx, id)),
  });
}
