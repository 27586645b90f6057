import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import styles from '../brand.css?url';
import type { Route } from './+types/scheme.route';
import { saveScheme } from './save-schemes.server.ts';
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

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const texts = await postedTexts(request);
  const { reply, status } = await saveScheme(user, params.id, texts, current.permissions);
  return data(reply, { status });
}

export default function SchemeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { scheme, deleted, presets } = loaderData;
  const reply = useKeptReply(actionData);
  return <SchemeEditor key={scheme.id} {...{ scheme, deleted, presets, reply }} />;
}
