import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { readInvoiceFile } from '../invoices.store.server.ts';
import type { Route } from './+types/invoice-file.route';

/** The document of an invoice, to staff who may read it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, (tx) => readInvoiceFile(tx, id));
  const answer = found && (await sendFile(found));
  if (answer) return answer;
  throw notFound();
}
