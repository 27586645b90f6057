import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { effectOf } from '../policy-effect.server.ts';
import type { SeoReply } from '../seo-reply.ts';
import { readTag } from '../tags.store.server.ts';
import type { Route } from './+types/tag.route';
import { tagAction } from './commands/seo-actions.server.ts';
import { knownPlaces } from './known-places.server.ts';
import styles from './seo.css?url';
import { SeoScreen } from './seo-screen.tsx';
import { TagEditor } from './tag-form.tsx';
import { namedUnitsIn } from './unit-in.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const query = new URL(request.url).searchParams;
  const { units } = await namedUnitsIn(query);
  const key = uuidOrNew(params.id);
  const found = key ? await asPerson(user, (tx) => readTag(tx, key)) : null;
  if (found === undefined) throw notFound();
  const tag = found?.tag ?? null;
  return {
    head: adminHead(request, 'nav.seo'),
    tag,
    deleted: found?.deleted ?? null,
    effect: effectOf(tag?.type ?? '', tag?.content ?? ''),
    units,
    places: knownPlaces(),
    made: query.has('made'),
  };
}

export const action = tagAction;

export default function SeoTagPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('seo');
  const { may, role } = usePermissions();
  const reply = useLatestReply<SeoReply>(actionData);
  const { tag, deleted, effect, units, places, made } = loaderData;
  // A new tag is saved on another screen, which leads here.
  const arrival = useMemo(() => (made ? { made } : undefined), [made]);
  useSavedToast('seo', arrival, t('done.saved'));
  return (
    <SeoScreen
      part="tags"
      name={tag?.name ?? t('tags.new')}
      action={
        tag && (
          <Link className="link" to={`${adminPath('changes')}?row=${tag.id}`}>
            {t('history')}
          </Link>
        )
      }
    >
      {made && !reply && <SavedLine text={t('done.saved')} />}
      <TagEditor
        key={tag?.id ?? 'new'}
        {...{ tag, deleted, effect, units, places, reply }}
        may={may('site', tag && !deleted ? 'update' : 'create')}
        scripts={role === 'superadmin'}
      />
    </SeoScreen>
  );
}
