import { redirect } from 'react-router';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { noteMissed } from '#app/areas/portal/portal-page.server.ts';
import { portalPaths } from '#app/paths.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { uuidIn } from '#app/ui/uuid.ts';
import { requestedFile } from '../file-address.server.ts';
import { readInvoiceFile } from '../invoices.store.server.ts';
import type { Route } from './+types/invoice-file.route';

export const middleware = [requireSession];

/**
 * The file of an invoice, at an address made for this user within the last ten minutes; the database
 * also decides whether the user may see it at this moment.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const id = uuidIn(params.id);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const check = id ? requestedFile(id, current.userId, token) : 'wrong';
  // The user's own address, opened again: the page makes another.
  if (check === 'late') throw redirect(`${portalPaths.invoices}?done=file-late`, 303);
  const found =
    id && check === 'right' ? await asPerson(user, (tx) => readInvoiceFile(tx, id)) : undefined;
  const answer = found && (await sendFile(found));
  if (answer) return answer;
  await noteMissed(request, context);
  throw notFound();
}
