import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type NewWebhookReply, newWebhookAction } from '../commands/webhook-actions.server.ts';
import { productsForKeys } from '../keys/api-keys.store.server.ts';
import type { Route } from './+types/webhook-new.route';
import styles from './integrations.css?url';
import { NewWebhookForm } from './new-webhook-form.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  return {
    head: adminHead(request, 'nav.webhooks'),
    products: await asPerson(user, productsForKeys),
  };
}

export const action = newWebhookAction;

export default function WebhookNewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<NewWebhookReply>(actionData);
  return <NewWebhookForm products={loaderData.products} reply={reply} />;
}
