import { requireUser } from '#app/access/require-user.server.ts';
import { noteMissed } from '#app/areas/portal/portal-page.server.ts';
import { sendUploaded } from '#app/features/projects/versions/send-version.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { isUuid } from '#app/ui/uuid.ts';
import { acceptUploaded, type FileOutcome } from '../accept-file.server.ts';
import { placeIn } from '../project-files.ts';
import { answerUpload } from '../resumable-uploads.server.ts';
import type { Route } from './+types/file-upload.route';
import { requireSessionForScript } from './script-session.server.ts';

export const middleware = [requireSessionForScript];

const STATUS = { gone: 404, cut: 409 } as const;

/** Makes a file or a version of an upload that has come whole, and says in one word why not. */
async function acceptUpload(request: Request, person: Person, upload: string) {
  const texts = await postedTexts(request);
  const { place, file = '' } = texts;
  const to = placeIn(place);
  // Of staff alone: the database looks.
  if (to && texts['intent'] === 'version') return sendUploaded(person, upload, to.project, texts);
  if (!to || !isUuid(upload) || (file !== '' && !isUuid(file))) {
    return { why: 'gone' } satisfies FileOutcome;
  }
  return acceptUploaded(person.userId, { ...to, file: file || null }, upload);
}

/** How far an upload has come. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await answerUpload(request, requireUser(request, context).current.userId);
  if (answer.status === 404) await noteMissed(request, context);
  return answer;
}

/** Receives the next bytes of an upload, cancels it, or (by a post) creates a file or a version from it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { user } = requireUser(request, context);
  if (request.method !== 'POST') {
    const answer = await answerUpload(request, user.userId);
    if (answer.status === 404) await noteMissed(request, context);
    return answer;
  }
  const outcome = await acceptUpload(request, user, params.id);
  if (!('why' in outcome)) return Response.json(outcome);
  if (outcome.why === 'gone') await noteMissed(request, context);
  const status = outcome.why === 'gone' || outcome.why === 'cut' ? STATUS[outcome.why] : 422;
  return Response.json(outcome, { status });
}
