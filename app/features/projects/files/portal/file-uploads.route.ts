import { requireUser } from '#app/access/require-user.server.ts';
import { answerUpload } from '../resumable-uploads.server.ts';
import type { Route } from './+types/file-uploads.route';
import { requireSessionForScript } from './script-session.server.ts';

export const middleware = [requireSessionForScript];

/** Starts a resumable upload. The request names its destination, which the database checks. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answerUpload(request, requireUser(request, context).current.userId);
}

export function action({ request, context }: Route.ActionArgs) {
  return answerUpload(request, requireUser(request, context).current.userId);
}
