import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { webhooksList } from '../webhooks/webhooks.list.server.ts';
import { listWebhooks } from '../webhooks/webhooks.store.server.ts';
import type { Route } from './+types/webhooks.route';
import styles from './integrations.css?url';
import { WebhookList } from './webhook-list.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const query = parseListQuery(webhooksList, new URL(request.url).searchParams);
  const found = await asPerson(user, (tx) => listWebhooks(tx, query.filter, query.sort));
  const { rows, page } = query.slicePage(found);
  return { head: adminHead(request, 'nav.webhooks'), webhooks: rows, page };
}

export default function WebhooksRoute({ loaderData }: Route.ComponentProps) {
  return <WebhookList webhooks={loaderData.webhooks} page={loaderData.page} />;
}
