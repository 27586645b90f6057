import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import {
  type InvoiceReply,
  invoiceAction,
} from '#app/features/projects/admin/staff-invoices/commands/invoice-actions.server.ts';
import { InvoicePage } from '#app/features/projects/admin/staff-invoices/invoice-page.tsx';
import { invoicesList } from '#app/features/projects/admin/staff-invoices/invoices.list.server.ts';
import styles from '#app/features/projects/admin/staff-invoices/staff-invoices.css?url';
import {
  listInvoices,
  readInvoice,
  readInvoiceClients,
  readPixKey,
} from '#app/features/projects/admin/staff-invoices/staff-invoices.store.server.ts';
import { readNames } from '#app/features/projects/projects.store.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { readSteps } from '#app/ui/admin/record/read-steps.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
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
      ...(await readSteps({
        list: invoicesList,
        read: (part) => listInvoices(tx, part),
        search: new URL(request.url).searchParams,
        id,
        home: adminPath('invoices'),
        pathOf: (one) => adminPath('invoice', { id: one }),
      })),
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

export const action = invoiceAction;

export default function InvoiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<InvoiceReply>(actionData);
  const { head: _, ...given } = loaderData;
  return <InvoicePage key={loaderData.invoice.id} {...given} reply={reply} />;
}
