import { requireUser } from '#app/access/require-user.server.ts';
import { answerUpload } from '../resumable-uploads.server.ts';
import type { Route } from './+types/file-uploads.route';
import { requireSessionForScript } from './script-session.server.ts';

export const middleware = [requireSessionForScript];

/** Where a resumable upload begins; what it is for is said with it, and looked at by the database. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answerUpload(request, requireUser(request, context).current.userId);
}

export function action({ request, context }: Route.ActionArgs) {
  return answerUpload(request, requireUser(request, context).current.userId);
}
