import { asPerson } from '#app/access/guard.server.ts';
import { issuerCallback } from '#app/access/issuers/issuer-sign-in.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type IssuersReply, issuersAction } from '../commands/issuer-actions.server.ts';
import { listIssuers, readCandidates } from '../issuers.store.server.ts';
import type { Route } from './+types/issuers.route';
import styles from './issuers.css?url';
import { IssuersPage } from './issuers-page.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { current, user } = requireUser(request, context);
  const found = await asPerson(user, async (tx) => ({
    issuers: await listIssuers(tx),
    candidates: await readCandidates(tx),
  }));
  return {
    head: adminHead(request, 'nav.issuers'),
    ...found,
    callback: issuerCallback(),
    mayEdit: current.role === 'superadmin',
  };
}

export const action = issuersAction;

export default function IssuersRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<IssuersReply>(actionData);
  return <IssuersPage {...loaderData} reply={reply} />;
}
