import { data } from 'react-router';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { NothingHere } from '#app/areas/portal/parts/portal-frame.tsx';
import { frameOf, noteMissed, portalHead } from '#app/areas/portal/portal-page.server.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { invoiceFilePath } from '../file-address.server.ts';
import { readInvoicesOf, readValuesOf } from '../invoices.store.server.ts';
import { plansOf } from '../invoices.ts';
import type { Route } from './+types/invoices.route';
import styles from './invoices.css?url';
import { InvoicesPage } from './invoices-page.tsx';

export const middleware = [requireSession];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get('cliente');
  const { memberships, chosen, found } = await asPerson(user, async (tx) => {
    const memberships = await readMemberships(tx);
    const mine = memberships.filter(({ role }) => role !== 'member');
    const chosen = wanted ? mine.find(({ id }) => id === wanted) : mine[0];
    if (!chosen) return { memberships, chosen, found: undefined };
    const read = await readInvoicesOf(tx, chosen.id);
    const projects = plansOf(read.invoices).map(({ project }) => project.id);
    return {
      memberships,
      chosen,
      found: { ...read, values: await readValuesOf(tx, [...new Set(projects)]) },
    };
  });
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, ['portal', 'invoices']);
  const frame = await frameOf(request, context, memberships, chosen?.id ?? wanted);
  if (!found) {
    // Members get the same response as visitors: they may not know whether there is an invoice.
    await noteMissed(request, context);
    return data({ head: portalHead(t('portal:missing.thing')), frame, page: null }, 404);
  }
  const files = Object.fromEntries(
    found.invoices.flatMap(({ id, file }) =>
      file ? [[id, invoiceFilePath(id, current.userId)]] : [],
    ),
  );
  const head = portalHead(t('invoices:name'), styles);
  const fileLate = searchParams.get('done') === 'file-late';
  return data({ head, frame, page: { ...found, files, fileLate } }, 200);
}

export default function Invoices({ loaderData: { frame, page } }: Route.ComponentProps) {
  return page ? <InvoicesPage frame={frame} {...page} /> : <NothingHere frame={frame} />;
}
