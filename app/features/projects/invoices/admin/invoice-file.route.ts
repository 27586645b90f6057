import { data } from 'react-router';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import { readInvoiceFile } from '../invoices.store.server.ts';
import type { Route } from './+types/invoice-file.route';

const uuid = z.uuid();

/** The document of an invoice, to staff who may read it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const id = uuid.safeParse(params.id).data;
  const found = id ? await asPerson(asker, (tx) => readInvoiceFile(tx, id)) : undefined;
  const answer = found && (await sendFile(found));
  if (answer) return answer;
  throw data(null, { status: 404 });
}
