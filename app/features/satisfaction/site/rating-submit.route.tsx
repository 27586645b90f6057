import { data, redirect } from 'react-router';
import { z } from 'zod';
import NotFoundPage from '#app/areas/site/not-found/not-found.route.tsx';
import { followUpPath } from '#app/features/feedback/follow-up-link.server.ts';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { COMMENT_LENGTH, type Rated, scoreIn } from '../rating.ts';
import type { Route } from './+types/rating-submit.route';
import { keepRating, ratingPage } from './rating-page.server.ts';
import { RatingSheet } from './rating-sheet.tsx';

const tokenIn = (params: object) => String((params as { token?: string }).token ?? '');
const localeOf = (request: Request) => localeOfPath(new URL(request.url).pathname);
const NO_STORE = { 'cache-control': 'no-store' };
const STATUS: Record<Exclude<Rated, 'kept' | 'unknown'>, number> = {
  dropped: 409,
  late: 409,
  limited: 429,
};

/** A GET of this address redirects to the page of the rating. */
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
  const rating = texts['rating'] ?? '';
  const score = scoreIn(texts['score'], 1, 5);
  const comment = (texts['comment'] ?? '').toWellFormed().trim();
  const back = redirect(`${followUpPath(token, locale)}#rating-${rating}`, { status: 303 });
  // Bots that fill in every field get the usual page, and nothing is stored.
  if (texts[POST.trap]) throw back;
  const t = instanceOf(locale).getFixedT(locale, 'satisfaction', 'errors');
  const unknown = () => data(null, { status: 404, headers: NO_STORE });
  const refused = async (status: number, error: string) => {
    const page = await ratingPage(locale, token);
    if (!page) return unknown();
    return data(
      { ...page, state: { rating, score, comment, error } },
      { status, headers: NO_STORE },
    );
  };
  if (!z.uuid().safeParse(rating).success) return unknown();
  if (score === undefined) return refused(422, t('none'));
  if (comment.length > COMMENT_LENGTH) return refused(422, t('long'));
  const outcome = await keepRating(token, {
    rating,
    score,
    comment,
    agrees: texts['agrees'] === 'yes',
  });
  if (outcome === 'unknown') return unknown();
  if (outcome !== 'kept') return refused(STATUS[outcome], t(outcome));
  throw back;
}

// After a refused post it provides the head of the page.
export { loader } from '#app/features/feedback/site/feedback-answer.route.tsx';

export default function RatingSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData ? <RatingSheet {...actionData} /> : <NotFoundPage />;
}
