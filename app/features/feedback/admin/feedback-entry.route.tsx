import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { answersComeIn } from '#app/platform/mail/reply-address.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/feedback-entry.route';
import { ActNotice } from './act-notice.tsx';
import { actOnEntries, movesEntries } from './act-on-entries.server.ts';
import { actOnFeedback } from './act-on-feedback.server.ts';
import { EntriesNotice } from './entries-notice.tsx';
import { EntryPage } from './entry-page.tsx';
import { readEntry } from './staff-feedback.store.server.ts';
import type { ActReply, EntriesReply } from './staff-feedback.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const id = uuidParam(params.id);
  const entry = await asPerson(asker, (tx) => readEntry(tx, id));
  if (!entry) throw notFound();
  return {
    head: adminHead(request, 'nav.feedback'),
    entry,
    answersComeIn: answersComeIn(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const form = await postedForm(request);
  if (movesEntries(form)) {
    if (form.get('intent') === 'move') form.set('id', params.id);
    const may = current.permissions.has('feedback:update');
    const { reply, status } = await actOnEntries(asker, form, may);
    return data(reply, { status });
  }
  const { reply, status } = await actOnFeedback(asker, params.id, form, current.permissions);
  return data(reply, { status });
}

export default function FeedbackEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply<ActReply | EntriesReply>(actionData);
  const { t } = useTranslation('staff-feedback');
  return (
    <>
      <p>
        <Link className="link" to={adminPath('feedback')}>
          {t('back')}
        </Link>
      </p>
      {reply && 'intent' in reply ? (
        <ActNotice reply={reply} />
      ) : (
        <EntriesNotice
          reply={reply}
          action={adminPath('feedbackEntry', { id: loaderData.entry.id })}
        />
      )}
      {/* Another entry is another answer: what is half typed for one author goes to no other. */}
      <EntryPage
        key={loaderData.entry.id}
        entry={loaderData.entry}
        answersComeIn={loaderData.answersComeIn}
      />
    </>
  );
}
