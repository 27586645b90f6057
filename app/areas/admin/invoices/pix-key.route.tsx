import { data, redirectDocument } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { againPath } from '#app/access/landing.ts';
import { companyOf, readCompanyRows } from '#app/features/company/company.store.server.ts';
import { actOnPixKey } from '#app/features/projects/admin/staff-invoices/act-on-pix-key.server.ts';
import { readPixKey } from '#app/features/projects/admin/staff-invoices/invoice-acts.store.server.ts';
import { PixKeyPage } from '#app/features/projects/admin/staff-invoices/pix-key-page.tsx';
import styles from '#app/features/projects/admin/staff-invoices/staff-invoices.css?url';
import type { PixKeyReply } from '#app/features/projects/admin/staff-invoices/staff-invoices.ts';
import { adminPath } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/pix-key.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const middleware = [requirePermission('financial', 'read')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker, current } = askerOf(request, context);
  const pixKey = await asPerson(asker, readPixKey);
  const rows = await asActor({ kind: 'system' }, readCompanyRows);
  const unit = rows.units.find(({ is_default: isDefault }) => isDefault)?.slug ?? '';
  const { name, city } = companyOf(rows, unit, 'pt-BR');
  const { fresh } = current;
  return { head: adminHead(request, 'nav.invoices'), pixKey, company: { name, city }, fresh };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const may = current.permissions.has('financial:approve');
  // The confirmation stands outside of the hydrated area.
  if (may && !current.fresh) throw redirectDocument(againPath(adminPath('pixKey')), 303);
  const { reply, status } = await actOnPixKey(
    asker,
    await postedTexts(request),
    current.permissions,
  );
  return data(reply, { status });
}

export default function PixKeyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply<PixKeyReply>(actionData);
  const { pixKey, company, fresh } = loaderData;
  return <PixKeyPage {...{ pixKey, company, fresh, reply }} />;
}
