import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { companyOf, readCompanyRows } from '#app/features/company/company.store.server.ts';
import type { AccessReply } from '#app/features/people/access-reply.server.ts';
import { ConfirmAgainForm } from '#app/features/people/admin/confirm-again-form.tsx';
import peopleStyles from '#app/features/people/admin/people.css?url';
import { ReplyNotice } from '#app/features/people/admin/reply-notice.tsx';
import { confirmAgain, typedIn } from '#app/features/people/confirm-again.server.ts';
import { actOnPixKey } from '#app/features/projects/admin/staff-invoices/act-on-pix-key.server.ts';
import { readPixKey } from '#app/features/projects/admin/staff-invoices/invoice-acts.store.server.ts';
import { PixKeyPage } from '#app/features/projects/admin/staff-invoices/pix-key-page.tsx';
import styles from '#app/features/projects/admin/staff-invoices/staff-invoices.css?url';
import type { PixKeyReply } from '#app/features/projects/admin/staff-invoices/staff-invoices.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/pix-key.route';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: peopleStyles },
];
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const pixKey = await asPerson(user, readPixKey);
  const rows = await asActor({ kind: 'system' }, readCompanyRows);
  const unit = rows.units.find(({ is_default: isDefault }) => isDefault)?.slug ?? '';
  const { name, city } = companyOf(rows, unit, 'pt-BR');
  const { fresh } = current;
  return { head: adminHead(request, 'nav.invoices'), pixKey, company: { name, city }, fresh };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const texts = await postedTexts(request);
  const may = current.permissions.has('financial:approve');
  const again = may ? await confirmAgain(request, context, texts) : undefined;
  if (again?.kind === 'asked') return again.reply;
  const { reply, status } = await actOnPixKey(user, typedIn(texts), current.permissions);
  const headers = new Headers();
  for (const cookie of again?.cookies ?? []) headers.append('set-cookie', cookie);
  return data(reply, { status, headers });
}

const asksPassword = (reply: PixKeyReply | AccessReply): reply is AccessReply => 'refusal' in reply;

export default function PixKeyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  const { pixKey, company, fresh } = loaderData;
  const again = reply && asksPassword(reply) ? reply : undefined;
  return (
    <>
      <PixKeyPage
        {...{ pixKey, company, fresh }}
        reply={reply && !asksPassword(reply) ? reply : undefined}
      />
      {again && (
        <>
          <ReplyNotice reply={again} />
          <ConfirmAgainForm reply={again} />
        </>
      )}
    </>
  );
}
