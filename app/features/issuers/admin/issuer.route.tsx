import { asPerson } from '#app/access/guard.server.ts';
import { issuerCallback } from '#app/access/issuers/issuer-sign-in.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readGrantReach } from '#app/features/people/role-products.store.server.ts';
import { readRoleKeys } from '#app/features/people/roles/roles.store.server.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type IssuerReply, issuerAction } from '../commands/issuer-actions.server.ts';
import { listIssuers } from '../issuers.store.server.ts';
import type { Route } from './+types/issuer.route';
import { IssuerPage } from './issuer-page.tsx';
import styles from './issuers.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { current, user } = requireUser(request, context);
  const id = uuidOrNew(params.issuerId);
  const mayEdit = current.role === 'superadmin';
  const found = await asPerson(user, async (tx) => ({
    issuer: (await listIssuers(tx)).find((one) => one.id === id) ?? null,
    roles: await readRoleKeys(tx),
    products: (await readGrantReach(tx, current.userId)).products,
  }));
  if (id ? !found.issuer : !mayEdit) throw notFound();
  return {
    head: adminHead(request, 'nav.issuers'),
    ...found,
    callback: issuerCallback(),
    made: new URL(request.url).searchParams.has('made'),
    mayEdit,
  };
}

export const action = issuerAction;

export default function IssuerRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<IssuerReply>(actionData);
  return <IssuerPage {...loaderData} reply={reply} />;
}
