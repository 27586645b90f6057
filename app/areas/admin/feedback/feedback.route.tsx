import { useTranslation } from 'react-i18next';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { CollectorKey } from '#app/features/feedback/admin/collector-key.tsx';
import { feedbackList } from '#app/features/feedback/admin/feedback.list.server.ts';
import { FeedbackList } from '#app/features/feedback/admin/feedback-list.tsx';
import { listEntries } from '#app/features/feedback/admin/staff-feedback.store.server.ts';
import { endpoints } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { publishableKey } from '#app/platform/secrets.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/feedback.route';

export const middleware = [requirePermission('feedback', 'read')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { listed, ...part } = listAsked(feedbackList, new URL(request.url).searchParams);
  const { asker } = askerOf(request, context);
  const entries = await asPerson(asker, (tx) => listEntries(tx, part));
  const collector = {
    address: `${settings().PUBLIC_URL}${endpoints.feedbackCollector}`,
    value: publishableKey(),
  };
  return { head: adminHead(request, 'nav.feedback'), ...listed(entries), collector };
}

export default function FeedbackListPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <FeedbackList title={t('nav.feedback')} page={loaderData.page} entries={loaderData.rows} />
      <CollectorKey {...loaderData.collector} />
    </>
  );
}
