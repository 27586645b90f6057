import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import styles from '../brand.css?url';
import type { Route } from './+types/logo.route';
import { type LogoEditorReply, logoEditorAction } from './commands/logo-actions.server.ts';
import { LogoForm } from './logo-form.tsx';
import { LogoPage } from './logo-page.tsx';
import { readLogoRow } from './logos.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, (tx) => readLogoRow(tx, id));
  if (!found) throw notFound();
  const uploaded = new URL(request.url).searchParams.has('uploaded');
  return { head: adminHead(request, 'nav.logos'), ...found, uploaded };
}

export const action = logoEditorAction;

export default function LogoRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { logo, deleted, uploaded } = loaderData;
  const reply = useLatestReply<LogoEditorReply>(actionData);
  return (
    <LogoPage logo={logo} lost={deleted !== null} reply={reply} uploaded={uploaded}>
      <LogoForm key={logo.id} logo={logo} deleted={deleted} reply={reply} />
    </LogoPage>
  );
}
