import { data, redirect } from 'react-router';
import NotFoundPage from '#app/areas/site/not-found/not-found.route.tsx';
import { followUpPath } from '#app/features/feedback/follow-up-link.server.ts';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { COMMENT_LENGTH, scoreIn } from '../rating.ts';
import { answerSurvey } from '../survey.store.server.ts';
import { readSurveyToken } from '../survey-link.server.ts';
import type { Route } from './+types/survey-submit.route';
import { surveyPage } from './survey-page.server.ts';
import { SurveySheet } from './survey-sheet.tsx';

const tokenIn = (params: object) => String((params as { token?: string }).token ?? '');
const localeOf = (request: Request) => localeOfPath(new URL(request.url).pathname);
const NO_STORE = { 'cache-control': 'no-store' };

/** A GET of this address redirects to the page of the survey. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, params }, next) => {
    if (request.method === 'POST') return next();
    throw redirect(followUpPath(tokenIn(params), localeOf(request)), 303);
  },
];

export async function action({ request, params }: Route.ActionArgs) {
  const locale = localeOf(request);
  const token = tokenIn(params);
  const texts = await postedTexts(request);
  const score = scoreIn(texts['score'], 0, 10);
  const comment = (texts['comment'] ?? '').toWellFormed().trim();
  const back = redirect(`${followUpPath(token, locale)}#answer`, { status: 303 });
  // Bots that fill in every field get the usual page, and nothing is stored.
  if (texts[POST.trap]) throw back;
  const t = instanceOf(locale).getFixedT(locale, 'satisfaction', 'errors');
  const refused = async (status: number, error: string) => {
    const page = await surveyPage(locale, token);
    if (!page) return data(null, { status: 404, headers: NO_STORE });
    return data({ ...page, state: { score, comment, error } }, { status, headers: NO_STORE });
  };
  const id = readSurveyToken(token);
  if (!id) return data(null, { status: 404, headers: NO_STORE });
  if (score === undefined) return refused(422, t('none'));
  if (comment.length > COMMENT_LENGTH) return refused(422, t('long'));
  const outcome = await asActor({ kind: 'system' }, (tx) =>
    answerSurvey(tx, id, { score, comment }),
  );
  if (outcome === 'unknown') return data(null, { status: 404, headers: NO_STORE });
  if (outcome !== 'kept') return refused(outcome === 'late' ? 409 : 429, t(outcome));
  throw back;
}

// After a refused post it provides the head of the page.
export { loader } from '#app/features/feedback/site/feedback-answer.route.tsx';

export default function SurveySubmitPage({ actionData }: Route.ComponentProps) {
  return actionData ? <SurveySheet {...actionData} /> : <NotFoundPage />;
}
