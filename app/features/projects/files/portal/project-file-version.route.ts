import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { readFileBytes } from '../files.store.server.ts';
import type { Route } from './+types/project-file-version.route';
import { answerFile } from './answer-file.server.ts';

export const middleware = [requireSession];

/** A version of a file, by an address of the user that has not expired, if the user may see it at this moment. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  return answerFile(request, context, {
    page: 'projectFileVersion',
    version: params.id,
    read: (id) => asPerson(user, (tx) => readFileBytes(tx, id)),
  });
}
