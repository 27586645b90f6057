import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { TicketParts } from '#app/features/tickets/admin/ticket-parts.tsx';
import { adminPath } from '#app/paths.ts';
import { listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { DetailPanel } from '#app/ui/admin/detail-panel.tsx';
import { COUNTED } from '#app/ui/admin/list-tabs.tsx';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/ideas.route';
import { FeedbackNotice } from './feedback-notice.tsx';
import { type IdeaReply, ideaAction } from './ideas/commands/idea-actions.server.ts';
import { IdeaList } from './ideas/idea-list.tsx';
import { IdeaPanel } from './ideas/idea-panel.tsx';
import styles from './ideas/ideas.css?url';
import { ideasList } from './ideas/ideas.list.server.ts';
import {
  countIdeas,
  countIdeasByStatus,
  findSimilarIdeas,
  listIdeas,
  readIdea,
  readIdeaPlaces,
} from './ideas/ideas.store.server.ts';
import { useIdeaWords } from './ideas/use-idea-toast.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(ideasList, searchParams);
  const { user } = requireUser(request, context);
  const joins = searchParams.get('join') === 'yes';
  const text = (searchParams.get('same') ?? '').trim().slice(0, 200);
  const { ideas, total, ...rest } = await asPerson(user, async (tx) => {
    const idea = query.open ? await readIdea(tx, query.open) : undefined;
    return {
      ideas: await listIdeas(tx, query),
      total: await countIdeas(tx, query.filter, query.counted),
      // A tab keeps the other filters, so its count uses them too.
      states: await countIdeasByStatus(tx, query.filter, COUNTED),
      places: await readIdeaPlaces(tx),
      idea,
      search:
        idea && joins ? { text, found: await findSimilarIdeas(tx, idea.id, text) } : undefined,
    };
  });
  return { head: adminHead(request, 'ideas:title'), ...query.page(ideas, total), ...rest };
}

export const action = ideaAction;

export default function IdeasPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<IdeaReply>(actionData);
  const wordsOf = useIdeaWords();
  const { t } = useTranslation('ideas');
  const { page, rows, states, places, idea, search } = loaderData;
  // The row stays open after any action.
  const action = `${adminPath('ideas')}${listAddress(page, { after: page.after ?? undefined, open: idea?.id })}`;
  return (
    <>
      {reply && <FeedbackNotice reply={reply} words={wordsOf(reply)} action={action} />}
      <IdeaList
        title={t('title')}
        aside={<TicketParts part="ideas" />}
        page={page}
        ideas={rows}
        states={states}
        places={places}
        openId={idea?.id}
        panel={
          idea && (
            <DetailPanel
              labelledBy="idea"
              page={page}
              rows={rows}
              openId={idea.id}
              full={adminPath('feedbackEntry', { id: idea.id })}
              openerOf={(id) => `idea-${id}`}
            >
              <IdeaPanel key={idea.id} idea={idea} search={search} page={page} action={action} />
            </DetailPanel>
          )
        }
      />
    </>
  );
}
