import { data } from 'react-router';
import { SCORE_QUERY, scoreIn } from '#app/features/satisfaction/rating.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import NotFoundPage, { loader as notFound } from '../not-found/not-found.route.tsx';
import type { Route } from './+types/feedback-answer.route';
import { followPage } from './follow-page.server.ts';
import { FollowSheet } from './follow-sheet.tsx';
import { TicketSheet } from './ticket-sheet.tsx';

const tokenIn = (params: object) => String((params as { token?: string }).token ?? '');

export async function loader({ request, params }: Route.LoaderArgs) {
  const token = tokenIn(params);
  const { pathname, searchParams } = new URL(request.url);
  const page = await followPage(localeOfPath(pathname), token);
  // A press in a mail marks a choice and says nothing yet: mail scanners press every link.
  const marked = scoreIn(searchParams.get(SCORE_QUERY), 1, 5);
  if (!page) {
    return data(
      { ...notFound({ request }).data, token, entry: null, ticket: null, marked },
      { status: 404 },
    );
  }
  return data({ ...page, marked });
}

export default function FeedbackAnswerPage({ loaderData }: Route.ComponentProps) {
  const { token, entry, ticket, marked } = loaderData;
  if (ticket) return <TicketSheet token={token} ticket={ticket} />;
  return entry ? <FollowSheet token={token} entry={entry} marked={marked} /> : <NotFoundPage />;
}
