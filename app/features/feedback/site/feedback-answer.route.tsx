import { data } from 'react-router';
import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { SCORE_QUERY, scoreIn } from '#app/features/satisfaction/rating.ts';
import { readRatingToken } from '#app/features/satisfaction/rating-link.server.ts';
import { ratingPage } from '#app/features/satisfaction/site/rating-page.server.ts';
import { RatingSheet } from '#app/features/satisfaction/site/rating-sheet.tsx';
import { surveyPage } from '#app/features/satisfaction/site/survey-page.server.ts';
import { SurveySheet } from '#app/features/satisfaction/site/survey-sheet.tsx';
import { readSurveyToken } from '#app/features/satisfaction/survey-link.server.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import type { Route } from './+types/feedback-answer.route';
import { followPage } from './follow-page.server.ts';
import { FollowSheet } from './follow-sheet.tsx';
import { TicketSheet } from './ticket-sheet.tsx';

const tokenIn = (params: object) => String((params as { token?: string }).token ?? '');

/** The page of a secret: an entry, or a rating without one; a signature distinguishes them. */
async function pageOf(locale: Locale, token: string) {
  if (readSurveyToken(token)) {
    const page = await surveyPage(locale, token);
    return page && { kind: 'survey' as const, ...page };
  }
  if (readRatingToken(token)) {
    const page = await ratingPage(locale, token);
    return page && { kind: 'rating' as const, ...page };
  }
  const page = await followPage(locale, token);
  return page && { kind: 'followed' as const, ...page };
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const page = await pageOf(localeOfPath(pathname), tokenIn(params));
  // A button in a mail marks a choice and stores nothing: mail scanners follow every link.
  const marked = scoreIn(searchParams.get(SCORE_QUERY), 0, 10);
  if (!page) {
    return data({ kind: 'none' as const, ...notFound({ request }).data, marked }, { status: 404 });
  }
  return data({ ...page, marked });
}

export default function FeedbackAnswerPage({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'survey':
      return <SurveySheet {...loaderData} />;
    case 'rating':
      return <RatingSheet {...loaderData} />;
    case 'followed': {
      const { token, entry, ticket, marked } = loaderData;
      if (ticket) return <TicketSheet token={token} ticket={ticket} />;
      return <FollowSheet token={token} entry={entry} marked={marked} />;
    }
    default:
      return <NotFoundPage />;
  }
}
