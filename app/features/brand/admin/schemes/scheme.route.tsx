import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import styles from '../brand.css?url';
import type { Route } from './+types/scheme.route';
import { type SchemeReply, schemeAction } from './commands/scheme-actions.server.ts';
import { SchemeEditor } from './scheme-editor.tsx';
import { listPresets, readScheme } from './schemes.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, async (tx) => ({
    read: await readScheme(tx, id),
    presets: await listPresets(tx),
  }));
  if (!found?.read) throw notFound();
  return {
    head: adminHead(request, 'nav.brand'),
    ...found.read,
    presets: found.presets,
  };
}

export const action = schemeAction;

export default function SchemeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { scheme, deleted, presets } = loaderData;
  const reply = useLatestReply<SchemeReply>(actionData);
  return <SchemeEditor key={scheme.id} {...{ scheme, deleted, presets, reply }} />;
}
