import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { PagesList } from '#app/features/seo/admin/pages-list.tsx';
import styles from '#app/features/seo/admin/seo.css?url';
import { SeoScreen } from '#app/features/seo/admin/seo-screen.tsx';
import { canonicalBaseOf } from '#app/features/seo/canonical-base.server.ts';
import { factsOf } from '#app/features/seo/page-facts.server.ts';
import {
  listPages,
  PAGE_SORTS,
  type PageFilter,
  pageRows,
  USUAL_PAGE_SORT,
} from '#app/features/seo/page-list.ts';
import { PROBLEMS } from '#app/features/seo/page-problems.ts';
import { readSeoRows, seoOf } from '#app/features/seo/seo.store.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { cutPage, type ListPage, sortIn } from '#app/ui/admin/data-table/list-address.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/pages.route';
import { ownPages } from './own-pages.server.ts';
import { unitIn } from './unit-in.server.ts';

const PAGE = 50;

export const middleware = [requirePermission('settings', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const filterForm = z.object({
  text: z.string().trim().min(1).max(200).optional().catch(undefined),
  locale: z.enum(LOCALES).optional().catch(undefined),
  problem: z.enum(PROBLEMS).optional().catch(undefined),
  only: z.literal('problems').optional().catch(undefined),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { unit, units } = await unitIn(searchParams);
  const filter: PageFilter = {
    ...filterForm.parse(Object.fromEntries(searchParams)),
    unit: unit === units[0] ? undefined : unit,
  };
  const sort = sortIn(searchParams, PAGE_SORTS, USUAL_PAGE_SORT);
  const after = searchParams.get('after') ?? undefined;
  const { asker } = askerOf(request, context);
  const rows = await asPerson(asker, readSeoRows);
  const base = canonicalBaseOf(seoOf(rows, unit, 'pt-BR'));
  const facts = factsOf(await ownPages(context, unit), rows, { unit, base });
  const listed = cutPage(listPages(pageRows(facts), filter, { sort, after }), PAGE);
  const page: ListPage = {
    filter: { ...filter },
    sort,
    usualSort: USUAL_PAGE_SORT,
    after: after ?? null,
    next: listed.next,
  };
  return { head: adminHead(request, 'nav.seo'), page, rows: listed.rows, unit, units };
}

export default function SeoPagesPage({ loaderData }: Route.ComponentProps) {
  const { page, rows, unit, units } = loaderData;
  return (
    <SeoScreen part="pages">
      <PagesList {...{ page, rows, unit, units }} />
    </SeoScreen>
  );
}
