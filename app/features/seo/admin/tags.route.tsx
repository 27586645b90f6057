import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { filterTags } from '../tag-list.ts';
import { listTags } from '../tags.store.server.ts';
import type { Route } from './+types/tags.route';
import styles from './seo.css?url';
import { tagsList } from './tags.list.server.ts';
import { TagsList } from './tags-list.tsx';
import { namedUnitsIn } from './unit-in.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { filter, sort, slicePage } = parseListQuery(tagsList, query);
  const { user } = requireUser(request, context);
  const { rows, page } = slicePage(filterTags(await asPerson(user, listTags), filter, sort));
  const { units } = await namedUnitsIn(query);
  const head = adminHead(request, 'nav.seo');
  return { head, page, tags: rows, units, deleted: query.has('deleted') };
}

export default function SeoTagsPage({ loaderData }: Route.ComponentProps) {
  const { page, tags, units, deleted } = loaderData;
  const { t } = useTranslation('seo');
  const arrival = useMemo(() => (deleted ? { deleted } : undefined), [deleted]);
  useSavedToast('seo', arrival, t('done.deleted'));
  return (
    <>
      {deleted && <SavedLine text={t('done.deleted')} />}
      <TagsList page={page} tags={tags} units={units} />
    </>
  );
}
