import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { listOverrides } from '../overrides/overrides.store.server.ts';
import type { Route } from './+types/content.route';
import { actOnContent } from './act-on-content.server.ts';
import styles from './content.css?url';
import { contentList } from './content.list.server.ts';
import { ContentActNotice } from './content-act-notice.tsx';
import type { ContentActReply } from './content-acts.ts';
import { contentRows } from './content-list.ts';
import { ContentTable } from './content-table.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { filter, sort, slicePage } = parseListQuery(
    contentList,
    new URL(request.url).searchParams,
  );
  const { user } = requireUser(request, context);
  const written = await asPerson(user, listOverrides);
  const all = contentRows(written, filter, sort, preferredLocale(request));
  return { head: adminHead(request, 'nav.content'), ...slicePage(all) };
}

/** Hides, shows, removes or restores items. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const post = { permissions: current.permissions, locale: preferredLocale(request) };
  const { reply, status } = await actOnContent(user, { form: await postedForm(request), ...post });
  return data(reply, { status });
}

export default function ContentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { may } = usePermissions();
  const mayAct = (['create', 'update', 'delete'] as const).every((act) => may('settings', act));
  return (
    <>
      <ContentActNotice reply={useKeptReply<ContentActReply>(actionData)} />
      <ContentTable {...loaderData} mayAct={mayAct} />
    </>
  );
}
