import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/brand.route';
import styles from './brand.css?url';
import {
  type SchemeListReply,
  schemeListAction,
} from './schemes/commands/scheme-actions.server.ts';
import { SchemeList } from './schemes/scheme-list.tsx';
import { listSchemes } from './schemes/schemes.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  return {
    head: adminHead(request, 'nav.brand'),
    schemes: await asPerson(user, listSchemes),
  };
}

export const action = schemeListAction;

export default function BrandRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<SchemeListReply>(actionData);
  return <SchemeList schemes={loaderData.schemes} reply={reply} />;
}
