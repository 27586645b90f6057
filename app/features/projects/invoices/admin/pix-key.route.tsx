import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { isStepUpCode } from '#app/access/step-up.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { companyOf, readCompanyRows } from '#app/features/company/company.store.server.ts';
import { ConfirmAgainForm } from '#app/features/people/admin/confirm-again-form.tsx';
import peopleStyles from '#app/features/people/admin/people.css?url';
import { ReplyNotice } from '#app/features/people/admin/reply-notice.tsx';
import {
  type PixKeyReply,
  pixKeyAction,
} from '#app/features/projects/admin/staff-invoices/commands/invoice-actions.server.ts';
import { PixKeyPage } from '#app/features/projects/admin/staff-invoices/pix-key-page.tsx';
import styles from '#app/features/projects/admin/staff-invoices/staff-invoices.css?url';
import { readPixKey } from '#app/features/projects/admin/staff-invoices/staff-invoices.store.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/pix-key.route';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: peopleStyles },
];
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const pixKey = await asPerson(user, readPixKey);
  const rows = await asActor({ kind: 'system' }, readCompanyRows);
  const unit = rows.units.find(({ isDefault }) => isDefault)?.slug ?? '';
  const { name, city } = companyOf(rows, unit, 'pt-BR');
  const { fresh } = current;
  return { head: adminHead(request, 'nav.invoices'), pixKey, company: { name, city }, fresh };
}

export const action = pixKeyAction;

export default function PixKeyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<PixKeyReply>(actionData);
  const { pixKey, company, fresh } = loaderData;
  const unconfirmed =
    reply?.ok === false && isStepUpCode(reply.code) ? { ...reply, code: reply.code } : undefined;
  return (
    <>
      <PixKeyPage {...{ pixKey, company, fresh, reply }} />
      <ReplyNotice reply={unconfirmed} />
      <ConfirmAgainForm reply={unconfirmed} />
    </>
  );
}
