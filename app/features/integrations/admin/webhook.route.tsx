import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type WebhookReply, webhookAction } from '../commands/webhook-actions.server.ts';
import { readWebhook } from '../webhooks/webhooks.store.server.ts';
import type { Route } from './+types/webhook.route';
import styles from './integrations.css?url';
import { WebhookPage } from './webhook-page.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidOrNew(params.id);
  const found = id ? await asPerson(user, (tx) => readWebhook(tx, id)) : undefined;
  if (!found) throw notFound();
  return { head: adminHead(request, 'nav.webhooks'), ...found };
}

export const action = webhookAction;

export default function WebhookRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { webhook, deliveries } = loaderData;
  const reply = useLatestReply<WebhookReply>(actionData);
  return <WebhookPage webhook={webhook} deliveries={deliveries} reply={reply} />;
}
