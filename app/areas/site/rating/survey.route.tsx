import { data } from 'react-router';
import { SCORE_QUERY, scoreIn } from '#app/features/satisfaction/rating.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import NotFoundPage, { loader as notFound } from '../not-found/not-found.route.tsx';
import type { Route } from './+types/survey.route';
import { surveyPage } from './survey-page.server.ts';
import { SurveySheet } from './survey-sheet.tsx';

const tokenIn = (params: object) => String((params as { token?: string }).token ?? '');

/** Reads only: mail scanners press every link, and must not say anything in somebody's name. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const token = tokenIn(params);
  const { pathname, searchParams } = new URL(request.url);
  const page = await surveyPage(localeOfPath(pathname), token);
  const marked = scoreIn(searchParams.get(SCORE_QUERY), 0, 10);
  if (!page) {
    return data({ ...notFound({ request }).data, token, survey: null, marked }, { status: 404 });
  }
  return data({ ...page, marked });
}

export default function SurveyPage({ loaderData }: Route.ComponentProps) {
  const { token, survey, marked } = loaderData;
  return survey ? <SurveySheet token={token} survey={survey} marked={marked} /> : <NotFoundPage />;
}
