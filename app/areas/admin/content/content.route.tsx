import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import styles from '#app/features/content/admin/content.css?url';
import { contentList } from '#app/features/content/admin/content.list.server.ts';
import { contentRows } from '#app/features/content/admin/content-list.ts';
import { ContentTable } from '#app/features/content/admin/content-table.tsx';
import { listOverrides } from '#app/features/content/overrides/overrides.store.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/content.route';

export const middleware = [requirePermission('settings', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { filter, sort, cut } = listAsked(contentList, new URL(request.url).searchParams);
  const { asker } = askerOf(request, context);
  const written = await asPerson(asker, listOverrides);
  const all = contentRows(written, filter, sort, preferredLocale(request));
  return { head: adminHead(request, 'nav.content'), ...cut(all) };
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <ContentTable {...loaderData} />;
}
