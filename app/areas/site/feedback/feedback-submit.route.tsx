import { data, redirect } from 'react-router';
import { withFeedbackUpload } from '#app/features/feedback/feedback-upload.server.ts';
import {
  knownNotice,
  postFeedback,
  tooLargeNotice,
} from '#app/features/feedback/post-feedback.server.ts';
import { POST } from '#app/features/qualification/post-fields.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { pathTo } from '#app/paths.ts';
import { UploadTooLarge } from '#app/platform/files/uploads.server.ts';
import { type RequestFacts, requestFacts } from '#app/platform/http/request-context.server.ts';
import NotFoundPage from '../not-found/not-found.route.tsx';
import { cameFrom } from '../project/project-page.server.ts';
import type { Route } from './+types/feedback-submit.route';
import { feedbackPage } from './feedback-page.server.ts';

const NO_STORE = { 'cache-control': 'no-store' };

async function outcomeOf(request: Request, locale: Locale, facts: RequestFacts) {
  const { headers } = request;
  const { remoteAddress, network } = facts;
  const sender = { remoteAddress, network, userAgent: headers.get('user-agent') ?? '' };
  try {
    return await withFeedbackUpload(request, sender, async (upload) => ({
      from: cameFrom(upload.texts.get(POST.from)),
      ...(await postFeedback({ upload, headers, sender, locale })),
    }));
  } catch (error) {
    if (!(error instanceof UploadTooLarge)) throw error;
    const notice = tooLargeNotice(locale);
    return { kind: 'refused' as const, status: 413, notice, values: undefined, from: null };
  }
}

type Outcome = Awaited<ReturnType<typeof outcomeOf>>;

function replyToScript(outcome: Outcome): Response {
  if (outcome.kind === 'accepted') {
    const { from: _, ...reply } = outcome;
    return Response.json(reply, { headers: NO_STORE });
  }
  if (outcome.kind === 'invalid') {
    const { kind, errors } = outcome;
    return Response.json({ kind, errors }, { status: 422, headers: NO_STORE });
  }
  const { kind, notice, status } = outcome;
  return Response.json({ kind, notice }, { status, headers: NO_STORE });
}

/** Scripts ask for JSON and get it without a page around it; a read belongs to the page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const locale = localeOfPath(new URL(request.url).pathname);
    if (request.method !== 'POST') throw redirect(pathTo('feedback', locale), 303);
    if (!request.headers.get('accept')?.includes('application/json')) return next();
    return replyToScript(await outcomeOf(request, locale, context.get(requestFacts)));
  },
];

function stateOf(outcome: Outcome, locale: Locale) {
  if (outcome.kind === 'accepted') return { notice: knownNotice(locale, outcome) };
  const { values } = outcome;
  if (outcome.kind === 'invalid') return { values, errors: outcome.errors };
  return { notice: outcome.notice, ...(values && { values }) };
}

const STATUS = { accepted: 200, invalid: 422 } as const;

/** On to the author's page, or back to the form with everything that was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const outcome = await outcomeOf(request, locale, context.get(requestFacts));
  if (outcome.kind === 'accepted' && outcome.link) {
    throw redirect(outcome.link, { status: 303, headers: NO_STORE });
  }
  const page = await feedbackPage(locale, outcome.from, stateOf(outcome, locale));
  if (!page) return data(null, { status: 404, headers: NO_STORE });
  const status = outcome.kind === 'refused' ? outcome.status : STATUS[outcome.kind];
  return data(page, { status, headers: NO_STORE });
}

// After a refused post it gives the page its head.
export { loader } from './feedback.route.tsx';

export default function FeedbackSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData ? <Island island={actionData.island} /> : <NotFoundPage />;
}
