import { data, redirect } from 'react-router';
import NotFoundPage from '#app/areas/site/not-found/not-found.route.tsx';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { replyToFeedback } from '../feedback.store.server.ts';
import { LONGEST_VERBATIM } from '../feedback-rules.ts';
import type { Route } from './+types/feedback-reply.route';
import { followPage } from './follow-page.server.ts';
import { FollowSheet } from './follow-sheet.tsx';
import { TicketSheet } from './ticket-sheet.tsx';

const tokenIn = (params: object) => String((params as { token?: string }).token ?? '');
const NO_STORE = { 'cache-control': 'no-store' };

/** A GET of this address redirects to the page of the entry. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, params }, next) => {
    if (request.method === 'POST') return next();
    const locale = localeOfPath(new URL(request.url).pathname);
    throw redirect(pathTo('feedbackAnswer', locale, { token: tokenIn(params) }), 303);
  },
];

export async function action({ request, params }: Route.ActionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const token = tokenIn(params);
  const texts = await postedTexts(request);
  const body = (texts['body'] ?? '').toWellFormed().replaceAll('\u0000', '').trim();
  const back = redirect(pathTo('feedbackAnswer', locale, { token }), { status: 303 });
  // Bots that fill in every field get the usual page, and nothing is stored.
  if (texts[POST.trap]) throw back;
  const t = instanceOf(locale).getFixedT(locale, 'feedback');
  const unknown = () => data(null, { status: 404, headers: NO_STORE });
  const refused = async (status: number, title: string, text: string) => {
    const page = await followPage(locale, token);
    if (!page) return unknown();
    return data(
      { ...page, state: { body, notice: { title, text } } },
      { status, headers: NO_STORE },
    );
  };
  if (body === '') return refused(422, t('errors.verbatim'), t('errors.verbatimText'));
  if (body.length > LONGEST_VERBATIM) {
    return refused(422, t('outcome.failed.title'), t('errors.verbatimLong'));
  }
  const outcome = await asActor({ kind: 'anonymous' }, (tx) => replyToFeedback(tx, token, body));
  if (outcome === 'limited') {
    return refused(429, t('outcome.limited.title'), t('outcome.limited.text'));
  }
  if (outcome === 'unknown') return unknown();
  wakeWorker();
  throw back;
}

// After a refused post it provides the head of the page.
export { loader } from './feedback-answer.route.tsx';

export default function FeedbackReplyPage({ actionData }: Route.ComponentProps) {
  if (!actionData) return <NotFoundPage />;
  const { token, entry, ticket, state } = actionData;
  return entry ? (
    <FollowSheet token={token} entry={entry} state={state} />
  ) : (
    <TicketSheet token={token} ticket={ticket} state={state} />
  );
}
