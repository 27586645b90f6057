import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { publishableKey } from '#app/platform/secrets.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type KeyListReply, keyListAction } from '../commands/key-actions.server.ts';
import { apiKeysList } from '../keys/api-keys.list.server.ts';
import { listApiKeys } from '../keys/api-keys.store.server.ts';
import type { Route } from './+types/api-keys.route';
import { ApiKeyList } from './api-key-list.tsx';
import styles from './integrations.css?url';
import { PublishableKey } from './publishable-key.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const query = parseListQuery(apiKeysList, new URL(request.url).searchParams);
  const found = await asPerson(user, (tx) =>
    listApiKeys(tx, user.userId, query.filter, query.sort),
  );
  const { rows, page } = query.slicePage(found);
  return {
    head: adminHead(request, 'nav.apiKeys'),
    keys: rows,
    page,
    publishable: { value: publishableKey(), calls: settings().REST_CALLS },
  };
}

export const action = keyListAction;

export default function ApiKeysRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, page, publishable } = loaderData;
  const reply = useLatestReply<KeyListReply>(actionData);
  return (
    <>
      <ApiKeyList keys={keys} page={page} reply={reply} />
      <PublishableKey {...publishable} />
    </>
  );
}
