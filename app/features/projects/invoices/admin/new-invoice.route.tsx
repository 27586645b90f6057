import { randomUUID } from 'node:crypto';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import {
  type InvoiceReply,
  newInvoiceAction,
} from '#app/features/projects/admin/staff-invoices/commands/invoice-actions.server.ts';
import { InvoiceForm } from '#app/features/projects/admin/staff-invoices/invoice-form.tsx';
import { InvoiceNotice } from '#app/features/projects/admin/staff-invoices/invoice-page.tsx';
import styles from '#app/features/projects/admin/staff-invoices/staff-invoices.css?url';
import {
  readInvoiceClients,
  readPixKey,
} from '#app/features/projects/admin/staff-invoices/staff-invoices.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/new-invoice.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const { searchParams } = new URL(request.url);
  const found = await asPerson(user, async (tx) => ({
    clients: await readInvoiceClients(tx),
    pixKey: await readPixKey(tx),
  }));
  const draft = {
    client: searchParams.get('client') ?? '',
    project: searchParams.get('project') ?? '',
  };
  return { head: adminHead(request, 'nav.invoices'), ...found, draft, id: randomUUID() };
}

export const action = newInvoiceAction;

export default function NewInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('staff-invoices');
  const reply = useLatestReply<InvoiceReply>(actionData);
  const { clients, pixKey, draft, id } = loaderData;
  return (
    <>
      <p>
        <Link className="link" to={adminPath('invoices')}>
          {t('back')}
        </Link>
      </p>
      <header className="admin-head">
        <h1 className="title">{t('list.new')}</h1>
      </header>
      <InvoiceNotice reply={reply} />
      {clients.length === 0 ? (
        <p className="soft">{t('form.noClients')}</p>
      ) : (
        <div className="invoice-narrow">
          <InvoiceForm invoice={undefined} {...{ clients, pixKey, draft, reply, id }} />
        </div>
      )}
    </>
  );
}
