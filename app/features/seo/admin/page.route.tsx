import { data, useLocation } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { returnToOwn, savePage } from '../save-page.server.ts';
import { readSeoRows } from '../seo.store.server.ts';
import { type SeoReply, statusOf } from '../seo-reply.ts';
import type { Route } from './+types/page.route';
import { editorPage } from './editor-page.server.ts';
import { ownPages } from './own-pages.server.ts';
import { PageEditor, PageLinks } from './page-editor.tsx';
import styles from './seo.css?url';
import { SeoScreen } from './seo-screen.tsx';
import { unitIn } from './unit-in.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Which page of which unit an address means; the home page where it names none. */
async function askedIn(request: Request) {
  const { searchParams } = new URL(request.url);
  const { unit } = await unitIn(searchParams);
  return { unit, key: searchParams.get('path') ?? '/' };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = await askedIn(request);
  const { asker } = askerOf(request, context);
  const own = await ownPages(context, asked.unit);
  const page = editorPage(own, await asPerson(asker, readSeoRows), asked);
  if (!page) throw notFound();
  return { head: adminHead(request, 'nav.seo'), page };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const asked = await askedIn(request);
  const own = await ownPages(context, asked.unit);
  if (!own.some(({ key }) => key === asked.key)) throw notFound();
  const texts = await postedTexts(request);
  const revision = Number(texts['revision']) || 0;
  const returns = texts['intent'] === 'return';
  const needed = returns ? 'delete' : revision > 0 ? 'update' : 'create';
  const change = { ...asked, revision, texts, own };
  const reply: SeoReply = !current.permissions.has(`settings:${needed}`)
    ? { refusal: 'forbidden', mistakes: {}, typed: returns ? {} : texts, revision }
    : await (returns ? returnToOwn : savePage)(asker, change);
  return data(reply, { status: statusOf(reply) });
}

export default function SeoPagePage({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  const { hash } = useLocation();
  const { may } = usePermissions();
  return (
    <SeoScreen part="pages" name={page.name} action={<PageLinks page={page} />}>
      <PageEditor
        key={`${page.unit} ${page.key}`}
        page={page}
        reply={reply}
        may={may('settings', page.revision > 0 ? 'update' : 'create')}
        open={hash === '#en' ? 'en' : 'pt'}
      />
    </SeoScreen>
  );
}
