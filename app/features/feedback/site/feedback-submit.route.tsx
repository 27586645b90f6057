import { data, redirect } from 'react-router';
import NotFoundPage from '#app/areas/site/not-found/not-found.route.tsx';
import { cameFrom } from '#app/features/qualification/site/project/project-page.server.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { pathTo } from '#app/paths.ts';
import { type RequestFacts, requestFacts } from '#app/platform/http/request-context.server.ts';
import { OF_THE_SITE } from '../post-feedback.server.ts';
import type { Route } from './+types/feedback-submit.route';
import {
  NO_STORE,
  outcomeOf,
  replyToScript,
  stateOf,
  statusOf,
} from './feedback-outcome.server.ts';
import { feedbackPage } from './feedback-page.server.ts';

const posted = (request: Request, locale: Locale, facts: RequestFacts) =>
  outcomeOf(request, { locale, facts }, () => OF_THE_SITE);

/** Scripts request JSON and get it without a page around it; a GET belongs to the page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const locale = localeOfPath(new URL(request.url).pathname);
    if (request.method !== 'POST') throw redirect(pathTo('feedback', locale), 303);
    if (!request.headers.get('accept')?.includes('application/json')) return next();
    return replyToScript(await posted(request, locale, context.get(requestFacts)));
  },
];

/** Redirects to the author's page, or renders the form with everything that was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const outcome = await posted(request, locale, context.get(requestFacts));
  if (outcome.kind === 'accepted' && outcome.link && !outcome.received) {
    throw redirect(outcome.link, { status: 303, headers: NO_STORE });
  }
  const page = await feedbackPage(locale, cameFrom(outcome.from), stateOf(outcome, locale));
  if (!page) return data(null, { status: 404, headers: NO_STORE });
  return data(page, { status: statusOf(outcome), headers: NO_STORE });
}

// After a refused post it provides the head of the page.
export { loader } from './feedback.route.tsx';

export default function FeedbackSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData ? <Island island={actionData.island} /> : <NotFoundPage />;
}
