import { data, redirect } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/brand.route';
import styles from './brand.css?url';
import { actOnSchemes } from './schemes/save-schemes.server.ts';
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

export async function action({ request, context }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const outcome = await actOnSchemes(user, await postedTexts(request), current.permissions);
  if (outcome.kind === 'made') return redirect(adminPath('scheme', { id: outcome.id }), 303);
  return data(outcome.reply, { status: outcome.status });
}

export default function BrandRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  return <SchemeList schemes={loaderData.schemes} reply={reply} />;
}
