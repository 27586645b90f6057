import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import styles from '#app/features/seo/admin/seo.css?url';
import { SeoScreen } from '#app/features/seo/admin/seo-screen.tsx';
import { TagsList } from '#app/features/seo/admin/tags-list.tsx';
import { TAG_TYPES } from '#app/features/seo/custom-tags.ts';
import {
  filterTags,
  TAG_SORTS,
  type TagFilter,
  USUAL_TAG_SORT,
} from '#app/features/seo/tag-list.ts';
import { listTags } from '#app/features/seo/tags.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { cutPage, type ListPage, sortIn } from '#app/ui/admin/data-table/list-address.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/tags.route';

const PAGE = 50;

export const middleware = [requirePermission('settings', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const filterForm = z.object({
  text: z.string().trim().min(1).max(200).optional().catch(undefined),
  type: z.enum(TAG_TYPES).optional().catch(undefined),
  state: z.enum(['on', 'off']).optional().catch(undefined),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter: TagFilter = filterForm.parse(Object.fromEntries(searchParams));
  const sort = sortIn(searchParams, TAG_SORTS, USUAL_TAG_SORT);
  const after = searchParams.get('after') ?? undefined;
  const { asker } = askerOf(request, context);
  const all = await asPerson(asker, listTags);
  const { rows, next } = cutPage(filterTags(all, filter, { sort, after }), PAGE);
  const page: ListPage = {
    filter: { ...filter },
    sort,
    usualSort: USUAL_TAG_SORT,
    after: after ?? null,
    next,
  };
  return { head: adminHead(request, 'nav.seo'), page, tags: rows };
}

export default function SeoTagsPage({ loaderData: { page, tags } }: Route.ComponentProps) {
  const { t } = useTranslation('seo');
  const { may } = usePermissions();
  return (
    <SeoScreen
      part="tags"
      action={
        may('settings', 'create') && (
          <Link className="b s" to={adminPath('seoTag', { id: 'new' })}>
            {t('tags.new')}
          </Link>
        )
      }
    >
      <TagsList page={page} tags={tags} />
    </SeoScreen>
  );
}
