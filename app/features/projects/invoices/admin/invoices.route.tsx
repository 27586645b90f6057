import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { InvoiceList } from '#app/features/projects/admin/staff-invoices/invoice-list.tsx';
import { invoicesList } from '#app/features/projects/admin/staff-invoices/invoices.list.server.ts';
import styles from '#app/features/projects/admin/staff-invoices/staff-invoices.css?url';
import {
  listInvoices,
  readInvoiceClients,
  sumInvoices,
} from '#app/features/projects/admin/staff-invoices/staff-invoices.store.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import type { Route } from './+types/invoices.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(invoicesList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { invoices, sums, clients } = await asPerson(user, async (tx) => ({
    invoices: await listInvoices(tx, query),
    sums: await sumInvoices(tx, query.filter),
    clients: await readInvoiceClients(tx),
  }));
  return {
    head: adminHead(request, 'nav.invoices'),
    ...query.page(invoices, sums.many),
    sums,
    clients,
  };
}

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  const { page, rows, sums, clients } = loaderData;
  return <InvoiceList page={page} invoices={rows} sums={sums} clients={clients} />;
}
