import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { actOnInvoice } from '#app/features/projects/admin/staff-invoices/act-on-invoice.server.ts';
import {
  readInvoiceClients,
  readPixKey,
} from '#app/features/projects/admin/staff-invoices/invoice-acts.store.server.ts';
import { InvoicePage } from '#app/features/projects/admin/staff-invoices/invoice-page.tsx';
import styles from '#app/features/projects/admin/staff-invoices/staff-invoices.css?url';
import { readInvoice } from '#app/features/projects/admin/staff-invoices/staff-invoices.store.server.ts';
import type { InvoiceReply } from '#app/features/projects/admin/staff-invoices/staff-invoices.ts';
import { readNames } from '#app/features/projects/projects.store.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { UploadTooLarge, withUpload } from '#app/platform/files/uploads.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { isUuid } from '#app/ui/uuid.ts';
import { INVOICE_FILES } from '../invoices.ts';
import type { Route } from './+types/invoice.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, async (tx) => {
    const invoice = await readInvoice(tx, id);
    if (!invoice) return undefined;
    return {
      invoice,
      clients: await readInvoiceClients(tx),
      pixKey: await readPixKey(tx),
      today: businessDay(),
      names: await readNames(
        tx,
        invoice.events.map(({ actor }) => actor),
      ),
    };
  });
  if (!found) throw notFound();
  return { head: adminHead(request, 'nav.invoices'), ...found };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const refused = (why: 'file' | 'gone', status: number) =>
    data({ done: false, act: 'save', why, mistakes: {}, typed: {} } satisfies InvoiceReply, {
      status,
    });
  const { id } = params;
  if (!isUuid(id)) return refused('gone', 404);
  try {
    return await withUpload(
      request,
      { files: 1, bytes: INVOICE_FILES.mostBytes },
      async (upload) => {
        const { reply, status } = await actOnInvoice(user, id, upload, current.permissions);
        return data(reply, { status });
      },
    );
  } catch (error) {
    if (error instanceof UploadTooLarge) return refused('file', 422);
    throw error;
  }
}

export default function InvoiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply<InvoiceReply>(actionData);
  const { head: _, ...given } = loaderData;
  return <InvoicePage key={loaderData.invoice.id} {...given} reply={reply} />;
}
