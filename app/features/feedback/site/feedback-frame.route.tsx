import { data } from 'react-router';
import { localeOfPath } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import type { Route } from './+types/feedback-frame.route';
import {
  NO_STORE,
  outcomeOf,
  replyToScript,
  stateOf,
  statusOf,
} from './feedback-outcome.server.ts';
import {
  type FrameQuery,
  framePage,
  frameQueryOf,
  ownerOf,
  projectOfFrame,
} from './frame-page.server.ts';

const NO_QUERY: FrameQuery = { host: '', module: '', theme: '' };

const named = (request: Request, params: object) => ({
  locale: localeOfPath(new URL(request.url).pathname),
  key: String((params as { project?: string }).project ?? ''),
});

async function posted({ request, params, context }: Omit<Route.ActionArgs, 'url' | 'pattern'>) {
  const { locale, key } = named(request, params);
  const project = await projectOfFrame(key, locale);
  let query = NO_QUERY;
  const given = { locale, facts: context.get(requestFacts) };
  const outcome = await outcomeOf(request, given, (texts) => {
    query = frameQueryOf(texts);
    return ownerOf(project, query);
  });
  return { locale, project, query, outcome };
}

/** Scripts request JSON and get it without a page around it. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }, next) => {
    const byScript = request.headers.get('accept')?.includes('application/json');
    if (request.method !== 'POST' || !byScript) return next();
    return replyToScript((await posted({ request, params, context })).outcome);
  },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { locale, key } = named(request, params);
  const project = await projectOfFrame(key, locale);
  const page = framePage(project, frameQueryOf(new URL(request.url).searchParams), locale);
  return data(page, { status: page.open ? 200 : 404 });
}

/** The thanks in the form's place, or the form again with everything that was typed. */
export async function action(given: Route.ActionArgs) {
  const { locale, project, query, outcome } = await posted(given);
  const link = outcome.kind === 'accepted' && outcome.link;
  const { origin } = given.context.get(requestFacts);
  const state = link
    ? {
        sent: {
          link: outcome.mailed ? null : `${origin}${link}`,
          missing: outcome.missing,
          received: outcome.received && outcome.protocol,
        },
      }
    : stateOf(outcome, locale);
  const page = framePage(project, query, locale, state);
  return data(page, { status: statusOf(outcome), headers: NO_STORE });
}

/** The form in a frame of another product. */
export default function FeedbackFramePage({ loaderData, actionData }: Route.ComponentProps) {
  const { island, titleId } = actionData ?? loaderData;
  return (
    // Named, because the page around has a main landmark of its own.
    <main id="conteudo" className="feedback-frame" aria-labelledby={titleId}>
      <Island island={island} />
    </main>
  );
}
