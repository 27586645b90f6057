import { data } from 'react-router';
import { SCORE_QUERY, scoreIn } from '#app/features/satisfaction/rating.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import NotFoundPage, { loader as notFound } from '../not-found/not-found.route.tsx';
import type { Route } from './+types/rating.route';
import { ratingPage } from './rating-page.server.ts';
import { RatingSheet } from './rating-sheet.tsx';

const tokenIn = (params: object) => String((params as { token?: string }).token ?? '');

/** Reads only: mail scanners press every link, and must not say anything in somebody's name. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const token = tokenIn(params);
  const { pathname, searchParams } = new URL(request.url);
  const page = await ratingPage(localeOfPath(pathname), token);
  const marked = scoreIn(searchParams.get(SCORE_QUERY), 1, 5);
  if (!page) {
    return data({ ...notFound({ request }).data, token, ratings: null, marked }, { status: 404 });
  }
  return data({ ...page, marked });
}

export default function RatingPage({ loaderData }: Route.ComponentProps) {
  const { token, ratings, marked } = loaderData;
  return ratings ? (
    <RatingSheet token={token} ratings={ratings} marked={marked} />
  ) : (
    <NotFoundPage />
  );
}
