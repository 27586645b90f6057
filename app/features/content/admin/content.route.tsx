import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { readLandingFigures } from '../landings/landing-figures.store.server.ts';
import { listOverrides } from '../overrides/overrides.store.server.ts';
import { readWaiting } from '../schedules/schedules.store.server.ts';
import type { Route } from './+types/content.route';
import { type ContentActReply, contentListAction } from './commands/content-actions.server.ts';
import styles from './content.css?url';
import { contentList } from './content.list.server.ts';
import { ContentActNotice } from './content-act-notice.tsx';
import { contentCounts, contentRows } from './content-list.ts';
import { ContentTable } from './content-table.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { filter, sort, slicePage } = parseListQuery(
    contentList,
    new URL(request.url).searchParams,
  );
  const { user, current } = requireUser(request, context);
  const seesLeads = current.permissions.has('crm:read');
  const locale = preferredLocale(request);
  const { written, waiting, figures } = await asPerson(user, async (tx) => ({
    written: await listOverrides(tx),
    waiting: await readWaiting(tx),
    figures: filter.kind === 'landing' ? await readLandingFigures(tx, { seesLeads }) : {},
  }));
  const rows = contentRows(written, filter, sort, locale, waiting);
  return {
    head: adminHead(request, 'nav.content'),
    counts: contentCounts(written, locale),
    ...slicePage(rows.map((row) => ({ ...row, figures: figures[row.slug] }))),
  };
}

export const action = contentListAction;

export default function ContentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { may } = usePermissions();
  const mayAct = (['create', 'update', 'delete'] as const).every((act) => may('site', act));
  return (
    <>
      <ContentActNotice reply={useLatestReply<ContentActReply>(actionData)} />
      <ContentTable {...loaderData} mayAct={mayAct} />
    </>
  );
}
