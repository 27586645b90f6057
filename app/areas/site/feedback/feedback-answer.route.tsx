import { data } from 'react-router';
import { localeOfPath } from '#app/i18n/locale.ts';
import NotFoundPage, { loader as notFound } from '../not-found/not-found.route.tsx';
import type { Route } from './+types/feedback-answer.route';
import { followPage } from './follow-page.server.ts';
import { FollowSheet } from './follow-sheet.tsx';
import { TicketSheet } from './ticket-sheet.tsx';

const tokenIn = (params: object) => String((params as { token?: string }).token ?? '');

export async function loader({ request, params }: Route.LoaderArgs) {
  const token = tokenIn(params);
  const page = await followPage(localeOfPath(new URL(request.url).pathname), token);
  if (!page)
    return data(
      { ...notFound({ request }).data, token, entry: null, ticket: null },
      { status: 404 },
    );
  return data(page);
}

export default function FeedbackAnswerPage({ loaderData }: Route.ComponentProps) {
  const { token, entry, ticket } = loaderData;
  if (ticket) return <TicketSheet token={token} ticket={ticket} />;
  return entry ? <FollowSheet token={token} entry={entry} /> : <NotFoundPage />;
}
