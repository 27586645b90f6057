import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import styles from '#app/audit/admin/changes.css?url';
import { readChangeSet } from '#app/audit/setting-changes.store.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/change.route';
import { ChangePage } from './change-page.tsx';
import { changeAction } from './commands/change-actions.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const changes = await asPerson(user, (tx) => readChangeSet(tx, params.set));
  if (changes.length === 0) throw notFound();
  return {
    head: adminHead(request, 'nav.changes'),
    changes,
  };
}

export const action = changeAction;

export default function ChangeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply(actionData);
  return <ChangePage changes={loaderData.changes} reply={reply} />;
}
