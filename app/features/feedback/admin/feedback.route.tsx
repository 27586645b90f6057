import { useTranslation } from 'react-i18next';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { TicketParts } from '#app/features/tickets/admin/ticket-parts.tsx';
import { adminPath, endpoints } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { publishableKey } from '#app/platform/secrets.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { COUNTED } from '#app/ui/admin/list-tabs.tsx';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/feedback.route';
import { CollectorKey } from './collector-key.tsx';
import { feedbackAction, type MoveReply } from './commands/feedback-actions.server.ts';
import { feedbackList } from './feedback.list.server.ts';
import { FeedbackList } from './feedback-list.tsx';
import { FeedbackNotice } from './feedback-notice.tsx';
import { countByStatus, countEntries, listEntries } from './staff-feedback.store.server.ts';
import { useMoveWords } from './use-entry-toast.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { listed, ...part } = listAsked(feedbackList, new URL(request.url).searchParams);
  const { asker } = askerOf(request, context);
  // A tab keeps the other filters: its figure must match the list behind it.
  const counts = Object.keys(part.filter).every((name) => name === 'status');
  const { entries, total, states } = await asPerson(asker, async (tx) => ({
    entries: await listEntries(tx, part),
    total: await countEntries(tx, part.filter),
    states: counts ? await countByStatus(tx, COUNTED) : undefined,
  }));
  const collector = {
    address: `${settings().PUBLIC_URL}${endpoints.feedbackCollector}`,
    value: publishableKey(),
  };
  return { head: adminHead(request, 'nav.feedback'), ...listed(entries, total), states, collector };
}

export const action = feedbackAction;

export default function FeedbackListPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply<MoveReply>(actionData);
  const wordsOf = useMoveWords();
  const { t } = useTranslation('admin');
  const { page, rows, states } = loaderData;
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
      />
      <CollectorKey {...loaderData.collector} />
    </>
  );
}
