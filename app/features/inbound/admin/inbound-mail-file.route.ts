import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { readMailFile } from '../received-mails.store.server.ts';
import type { Route } from './+types/inbound-mail-file.route';

/** Pictures within a text are drawn by the page that shows it. */
const isPicture = ({ contentType: type }: { contentType: string }) => type.startsWith('image/');

/** A file of a mail as a download, or with `?shown` as an inline picture, for staff who may read the mail's
 * record: the policy decides. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const isDisplayed = new URL(request.url).searchParams.has('shown');
  const id = uuidParam(params.id);
  const found = await asPerson(user, (tx) => readMailFile(tx, id));
  const answer = found && (await sendFile(found, isDisplayed && isPicture(found)));
  if (!answer) throw notFound();
  return answer;
}
