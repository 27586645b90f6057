import { randomUUID } from 'node:crypto';
import { useTranslation } from 'react-i18next';
import { data, Link, redirect } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { actOnInvoice } from '#app/features/projects/admin/staff-invoices/act-on-invoice.server.ts';
import {
  readInvoiceClients,
  readPixKey,
} from '#app/features/projects/admin/staff-invoices/invoice-acts.store.server.ts';
import { InvoiceForm } from '#app/features/projects/admin/staff-invoices/invoice-form.tsx';
import { InvoiceNotice } from '#app/features/projects/admin/staff-invoices/invoice-page.tsx';
import styles from '#app/features/projects/admin/staff-invoices/staff-invoices.css?url';
import type { InvoiceReply } from '#app/features/projects/admin/staff-invoices/staff-invoices.ts';
import { adminPath } from '#app/paths.ts';
import { UploadTooLarge, withUpload } from '#app/platform/files/uploads.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { INVOICE_FILES } from '../invoices.ts';
import type { Route } from './+types/new-invoice.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
const uuid = z.uuid();

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const { searchParams } = new URL(request.url);
  const found = await asPerson(user, async (tx) => ({
    clients: await readInvoiceClients(tx),
    pixKey: await readPixKey(tx),
  }));
  const begun = {
    client: searchParams.get('client') ?? '',
    project: searchParams.get('project') ?? '',
  };
  return { head: adminHead(request, 'nav.invoices'), ...found, begun, id: randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const refused = (why: 'file' | 'invalid') =>
    data({ done: false, act: 'save', why, mistakes: {}, typed: {} } satisfies InvoiceReply, {
      status: 422,
    });
  try {
    return await withUpload(
      request,
      { files: 1, bytes: INVOICE_FILES.mostBytes },
      async (upload) => {
        const id = uuid.safeParse(upload.texts.get('key'));
        if (!id.success) return refused('invalid');
        upload.texts.set('intent', 'save');
        upload.texts.set('revision', '0');
        const { reply, status } = await actOnInvoice(user, id.data, upload, current.permissions);
        if (!reply.done) return data(reply, { status });
        return redirect(adminPath('invoice', { id: id.data }), 303);
      },
    );
  } catch (error) {
    if (error instanceof UploadTooLarge) return refused('file');
    throw error;
  }
}

export default function NewInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('staff-invoices');
  const reply = useKeptReply<InvoiceReply>(actionData);
  const { clients, pixKey, begun, id } = loaderData;
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
          <InvoiceForm invoice={undefined} {...{ clients, pixKey, begun, reply, id }} />
        </div>
      )}
    </>
  );
}
