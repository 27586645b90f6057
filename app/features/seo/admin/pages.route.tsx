import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { canonicalBaseOf } from '../canonical-base.server.ts';
import { factsOf } from '../page-facts.server.ts';
import { listPages, pageRows } from '../page-list.ts';
import { readSeoRows, seoOf } from '../seo.store.server.ts';
import type { Route } from './+types/pages.route';
import { editorPage } from './editor-page.server.ts';
import { missingPictures } from './missing-pictures.server.ts';
import { ownPages } from './own-pages.server.ts';
import { PagePanel } from './page-panel.tsx';
import { pagesList } from './pages.list.server.ts';
import { PagesList } from './pages-list.tsx';
import styles from './seo.css?url';
import { namedUnitsIn } from './unit-in.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { unit, units } = await namedUnitsIn(searchParams);
  const { filter, sort, slicePage, open: openId } = parseListQuery(pagesList, searchParams);
  const { user } = requireUser(request, context);
  const stored = await asPerson(user, readSeoRows);
  const base = canonicalBaseOf(seoOf(stored, unit, 'pt-BR'));
  const own = await ownPages(context, unit);
  const facts = factsOf(own, stored, { unit, base });
  const all = pageRows(facts, await missingPictures(facts, base));
  const { rows, page } = slicePage(listPages(all, filter, sort));
  const open = all.find(({ id }) => id === openId);
  // The unit is not a filter, but stays in every link.
  page.filter = { ...page.filter, unit: unit === units[0]?.slug ? undefined : unit };
  return {
    ...{ head: adminHead(request, 'nav.seo'), page, rows, unit, units, open },
    edited: open && editorPage(own, stored, { unit, key: open.key }),
  };
}

export default function SeoPagesPage({ loaderData }: Route.ComponentProps) {
  const { page, rows, unit, units, open, edited } = loaderData;
  return (
    <PagesList
      {...{ page, rows, unit, units }}
      openId={open?.id}
      panel={open && edited && <PagePanel {...{ open, edited, page, rows }} />}
    />
  );
}
