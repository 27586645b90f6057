import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type NewKeyReply, newKeyAction } from '../commands/key-actions.server.ts';
import { API_SCOPES } from '../keys/api-key.ts';
import { productsForKeys } from '../keys/api-keys.store.server.ts';
import type { Route } from './+types/api-key-new.route';
import styles from './integrations.css?url';
import { NewKeyForm } from './new-key-form.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  return {
    head: adminHead(request, 'nav.apiKeys'),
    scopes: API_SCOPES.filter((scope) => current.permissions.has(scope)),
    origin: context.get(requestFacts).origin,
    products: await asPerson(user, productsForKeys),
  };
}

export const action = newKeyAction;

export default function ApiKeyNewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { scopes, products, origin } = loaderData;
  const reply = useLatestReply<NewKeyReply>(actionData);
  return <NewKeyForm {...{ scopes, products, origin, reply }} />;
}
