import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { claims } from '../claims/published-claims.ts';
import { contentItem } from '../overrides/content-kinds.ts';
import { placeholderValues } from '../overrides/fill-placeholders.ts';
import { atAddress } from '../overrides/item-address.ts';
import { readContentAddresses, readOverride } from '../overrides/overrides.store.server.ts';
import { isRemovable } from '../overrides/visibility.ts';
import type { Route } from './+types/content-item.route';
import { type ContentReply, contentAction } from './commands/content-actions.server.ts';
import styles from './content.css?url';
import { mayActOnContent } from './content-acts.ts';
import { ContentEditor } from './content-editor.tsx';
import { CONTENT_DONE } from './editor.ts';
import { editorSections } from './editor-fields.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const done = z.enum(CONTENT_DONE).optional().catch(undefined);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const item = contentItem(params.kind, params.slug);
  if (!item) throw notFound();
  const { stored, shown } = await asPerson(user, async (tx) => {
    const addresses = await readContentAddresses(tx, item);
    return { stored: await readOverride(tx, item), shown: atAddress(item.value, addresses) };
  });
  const removable = isRemovable(item.kind);
  const places = (await siteSnapshot()).places(context.get(requestFacts).businessUnit);
  const reader = { locale: preferredLocale(request), words: placeholderValues(claims(), places) };
  return {
    head: adminHead(request, 'nav.content'),
    item: {
      kind: item.kind,
      slug: item.slug,
      name: item.nameOf(item.value, reader.locale),
      paths: { 'pt-BR': item.path('pt-BR', shown), en: item.path('en', shown) },
    },
    visibility: removable ? stored.visibility : ('visible' as const),
    mayAct: removable && mayActOnContent(current.permissions),
    rowId: stored.id,
    revision: stored.revision,
    hasDraft: stored.draft !== null,
    publishedAt: stored.published && stored.publishedAt,
    sections: editorSections(item, stored.draft ?? stored.published ?? {}, reader),
    mayChange: current.permissions.has('settings:update'),
    done: done.parse(new URL(request.url).searchParams.get('now') ?? undefined),
  };
}

export const action = contentAction;

export default function ContentItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<ContentReply>(actionData);
  const [query] = useSearchParams();
  const { kind, slug } = loaderData.item;
  // Made again for each save and for nothing else: what a colleague saves meanwhile may not slip
  // under what is typed.
  const made = `${kind}/${slug} ${query.get('at') ?? ''}`;
  return (
    <ContentEditor key={made} editor={loaderData} reply={reply?.ok === false ? reply : undefined} />
  );
}
