import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { readInvoiceFile } from '#app/features/projects/invoices/invoices.store.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import type { Route } from './+types/invoice-file.route';

export const middleware = [requirePermission('financial', 'read')];

/** The document of an invoice, to staff who may read it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(asker, (tx) => readInvoiceFile(tx, id));
  const answer = found && (await sendFile(found));
  if (answer) return answer;
  throw notFound();
}
