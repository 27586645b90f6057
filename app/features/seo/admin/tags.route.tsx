import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { filterTags } from '../tag-list.ts';
import { listTags } from '../tags.store.server.ts';
import type { Route } from './+types/tags.route';
import styles from './seo.css?url';
import { tagsList } from './tags.list.server.ts';
import { TagsList } from './tags-list.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { filter, sort, slicePage } = parseListQuery(tagsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { rows, page } = slicePage(filterTags(await asPerson(user, listTags), filter, sort));
  return { head: adminHead(request, 'nav.seo'), page, tags: rows };
}

export default function SeoTagsPage({ loaderData: { page, tags } }: Route.ComponentProps) {
  return <TagsList page={page} tags={tags} />;
}
