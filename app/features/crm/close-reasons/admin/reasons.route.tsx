import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type ReasonReply, reasonAction } from '../commands/reason-actions.server.ts';
import { listReasons } from '../reasons.store.server.ts';
import type { Route } from './+types/reasons.route';
import { ReasonList } from './reason-list.tsx';
import styles from './reasons.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  return {
    head: adminHead(request, 'close-reasons:title'),
    reasons: await asPerson(user, listReasons),
  };
}

export const action = reasonAction;

export default function ReasonsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ReasonList reasons={loaderData.reasons} reply={useLatestReply<ReasonReply>(actionData)} />
  );
}
