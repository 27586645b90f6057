import { data } from 'react-router';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/scheme.route';
import styles from './brand.css?url';
import { saveScheme } from './save-schemes.server.ts';
import { SchemeEditor } from './scheme-editor.tsx';
import { listPresets, readScheme } from './schemes.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const uuid = z.uuid();

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const id = uuid.safeParse(params.id);
  const found = id.success
    ? await asPerson(asker, async (tx) => ({
        read: await readScheme(tx, id.data),
        presets: await listPresets(tx),
      }))
    : undefined;
  if (!found?.read) throw data(null, { status: 404 });
  return {
    head: adminHead(request, 'nav.brand'),
    ...found.read,
    presets: found.presets,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const texts = await postedTexts(request);
  const { reply, status } = await saveScheme(asker, params.id, texts, current.permissions);
  return data(reply, { status });
}

export default function SchemeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { scheme, deleted, presets } = loaderData;
  const reply = useKeptReply(actionData);
  return <SchemeEditor key={scheme.id} {...{ scheme, deleted, presets, reply }} />;
}
