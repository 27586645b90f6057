import { useLocation } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { readSeoRows } from '../seo.store.server.ts';
import type { SeoReply } from '../seo-reply.ts';
import type { Route } from './+types/page.route';
import { pageAddressIn } from './commands/page-change.server.ts';
import { pageAction } from './commands/seo-actions.server.ts';
import { editorPage } from './editor-page.server.ts';
import { ownPages } from './own-pages.server.ts';
import { PageEditor, PageLinks } from './page-editor.tsx';
import styles from './seo.css?url';
import { SeoScreen } from './seo-screen.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = await pageAddressIn(new URL(request.url));
  const { user } = requireUser(request, context);
  const own = await ownPages(context, address.unit);
  const page = editorPage(own, await asPerson(user, readSeoRows), address);
  if (!page) throw notFound();
  return { head: adminHead(request, 'nav.seo'), page };
}

export const action = pageAction;

export default function SeoPagePage({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<SeoReply>(actionData);
  const { hash } = useLocation();
  const { may } = usePermissions();
  return (
    <SeoScreen part="pages" name={page.name} action={<PageLinks page={page} />}>
      <PageEditor
        key={`${page.unit} ${page.key}`}
        page={page}
        reply={reply}
        may={may('site', page.revision > 0 ? 'update' : 'create')}
        open={hash === '#en' ? 'en' : 'pt'}
      />
    </SeoScreen>
  );
}
