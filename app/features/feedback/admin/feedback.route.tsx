import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { TicketParts } from '#app/features/tickets/admin/ticket-parts.tsx';
import { readColleagues } from '#app/features/tickets/queries/tickets-page.store.server.ts';
import { adminPath, endpoints } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { publishableKey } from '#app/platform/secrets.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { COUNTED } from '#app/ui/admin/list-tabs.tsx';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/feedback.route';
import { CollectorKey } from './collector-key.tsx';
import { feedbackAction, type ListReply } from './commands/feedback-actions.server.ts';
import { feedbackList } from './feedback.list.server.ts';
import { FeedbackList } from './feedback-list.tsx';
import { FeedbackNotice } from './feedback-notice.tsx';
import { countByStatus, countEntries, listEntries } from './staff-feedback.store.server.ts';
import { useListWords } from './use-entry-toast.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(feedbackList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { entries, total, states, owners } = await asPerson(user, async (tx) => ({
    entries: await listEntries(tx, query),
    owners: await readColleagues(tx, null),
    total: await countEntries(tx, query.filter, query.counted),
    // A tab keeps the other filters, so its count uses them too.
    states: await countByStatus(tx, query.filter, COUNTED),
  }));
  const collector = {
    address: `${settings().PUBLIC_URL}${endpoints.feedbackCollector}`,
    value: publishableKey(),
  };
  return {
    head: adminHead(request, 'nav.feedback'),
    ...query.page(entries, total),
    states,
    owners,
    collector,
  };
}

export const action = feedbackAction;

export default function FeedbackListPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<ListReply>(actionData);
  const wordsOf = useListWords();
  const { t } = useTranslation('admin');
  const { page, rows, states, owners } = loaderData;
  return (
    <>
      {reply && (
        <FeedbackNotice reply={reply} words={wordsOf(reply)} action={adminPath('feedback')} />
      )}
      <FeedbackList
        title={t('nav.feedback')}
        aside={<TicketParts part="feedback" />}
        page={page}
        entries={rows}
        states={states}
        owners={owners}
      />
      <CollectorKey {...loaderData.collector} />
    </>
  );
}
