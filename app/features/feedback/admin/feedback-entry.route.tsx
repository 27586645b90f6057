import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { NoteNotice } from '#app/features/notes/admin/note-notice.tsx';
import { isNoteReply } from '#app/features/notes/note-replies.ts';
import ticketStyles from '#app/features/tickets/admin/tickets.css?url';
import { readTicket } from '#app/features/tickets/queries/ticket.store.server.ts';
import { readColleagues } from '#app/features/tickets/queries/tickets-page.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { answersComeIn } from '#app/platform/mail/reply-address.server.ts';
import { readSteps } from '#app/ui/admin/record/read-steps.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/feedback-entry.route';
import { type EntryReply, entryAction } from './commands/feedback-actions.server.ts';
import { EntryPage } from './entry-page.tsx';
import { feedbackList } from './feedback.list.server.ts';
import { FeedbackNotice } from './feedback-notice.tsx';
import { listEntries, readEntry } from './staff-feedback.store.server.ts';
import { ticketToWriteIn } from './staff-feedback.ts';
import { useEntryWords } from './use-entry-toast.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: ticketStyles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const id = uuidParam(params.id);
  const { entry, ticket, owners, ...place } = await asPerson(user, async (tx) => {
    const found = await readEntry(tx, id);
    const about = found && ticketToWriteIn(found.tickets);
    return {
      entry: found,
      owners: await readColleagues(tx, null),
      ticket: about && (await readTicket(tx, about.id, current.userId)),
      ...(await readSteps({
        list: feedbackList,
        read: (part) => listEntries(tx, part),
        search: new URL(request.url).searchParams,
        id,
        home: adminPath('feedback'),
        pathOf: (one) => adminPath('feedbackEntry', { id: one }),
      })),
    };
  });
  if (!entry) throw notFound();
  return {
    head: adminHead(request, 'nav.feedback'),
    entry,
    ticket,
    owners,
    ...place,
    answersComeIn: answersComeIn(),
  };
}

export const action = entryAction;

export default function FeedbackEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const latest = useLatestReply(actionData);
  const noteReply = latest && isNoteReply(latest) ? latest : undefined;
  const reply = latest && !isNoteReply(latest) ? (latest as EntryReply) : undefined;
  const action = adminPath('feedbackEntry', { id: loaderData.entry.id });
  const wordsOf = useEntryWords();
  return (
    <>
      {noteReply && <NoteNotice reply={noteReply} action={action} />}
      {reply && <FeedbackNotice reply={reply} words={wordsOf(reply)} action={action} />}
      {/* Remounted for another entry, so that an unsent text never goes to another author. */}
      <EntryPage
        key={loaderData.entry.id}
        entry={loaderData.entry}
        ticket={loaderData.ticket}
        owners={loaderData.owners}
        home={loaderData.home}
        steps={loaderData.steps}
        answersComeIn={loaderData.answersComeIn}
        reply={reply}
        noteReply={noteReply}
      />
    </>
  );
}
