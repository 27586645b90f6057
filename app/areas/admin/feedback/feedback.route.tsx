import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { CollectorKey } from '#app/features/feedback/admin/collector-key.tsx';
import { FeedbackList } from '#app/features/feedback/admin/feedback-list.tsx';
import { listEntries } from '#app/features/feedback/admin/staff-feedback.store.server.ts';
import { ENTRY_SORTS, USUAL_ENTRY_SORT } from '#app/features/feedback/admin/staff-feedback.ts';
import { endpoints } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { publishableKey } from '#app/platform/secrets.server.ts';
import { cutPage, type ListPage, sortIn } from '#app/ui/admin/data-table/list-address.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/feedback.route';
import { entryFilterIn } from './feedback-filter.ts';

const PAGE = 50;

export const middleware = [requirePermission('feedback', 'read')];

const place = z.object({ after: z.uuid().optional().catch(undefined) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = entryFilterIn(searchParams);
  const sort = sortIn(searchParams, ENTRY_SORTS, USUAL_ENTRY_SORT);
  const { after } = place.parse(Object.fromEntries(searchParams));
  const { asker } = askerOf(request, context);
  const entries = await asPerson(asker, (tx) =>
    listEntries(tx, filter, { sort, after, limit: PAGE + 1 }),
  );
  const { rows, next } = cutPage(entries, PAGE);
  const page: ListPage = { filter, sort, usualSort: USUAL_ENTRY_SORT, after: after ?? null, next };
  const collector = {
    address: `${settings().PUBLIC_URL}${endpoints.feedbackCollector}`,
    value: publishableKey(),
  };
  return { head: adminHead(request, 'nav.feedback'), page, entries: rows, collector };
}

export default function FeedbackListPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <header className="ad-head">
        <h1 className="t2">{t('nav.feedback')}</h1>
      </header>
      <FeedbackList page={loaderData.page} entries={loaderData.entries} />
      <CollectorKey {...loaderData.collector} />
    </>
  );
}
