import { sql, type Transaction } from 'kysely';
import { functionCall, type RowOf } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Days } from '../today-range.ts';

export type PageCount = { route: string; views: number; forms: number };

/** How often each page and the forms on it were seen, the most seen first. Refuses with
 * `analytics_read_missing`. */
export async function readPageCounts(
  tx: Transaction<DB>,
  { from, to }: Days,
): Promise<PageCount[]> {
  const { rows } = await sql<
    Pick<RowOf<'public.event_funnel'>, 'route'> & { views: string; forms: string }
  >`
    select route, coalesce(sum(count) filter (where event = 'page_view'), 0) as views,
      coalesce(sum(count) filter (where event = 'form_view'), 0) as forms
    from ${functionCall('public.event_funnel', { from, to })}
    where event in ('page_view', 'form_view') group by route order by 2 desc, 1`.execute(tx);
  return rows.map(({ route, views, forms }) => ({
    route,
    views: Number(views),
    forms: Number(forms),
  }));
}
