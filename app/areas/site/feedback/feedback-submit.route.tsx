import { data, redirect } from 'react-router';
import { LARGEST_FILE_BYTES, MOST_FILES } from '#app/features/feedback/feedback-rules.ts';
import { followUpPath } from '#app/features/feedback/follow-up-link.server.ts';
import { postFeedback, tooLargeNotice } from '#app/features/feedback/post-feedback.server.ts';
import { POST } from '#app/features/qualification/post-fields.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { pathTo } from '#app/paths.ts';
import { requestFacts } from '#app/platform/request-context.server.ts';
import { UploadTooLarge, withUpload } from '#app/platform/uploads.server.ts';
import { cameFrom } from '../project/project-page.server.ts';
import type { Route } from './+types/feedback-submit.route';
import { feedbackPage } from './feedback-page.server.ts';

const NO_STORE = { 'cache-control': 'no-store' };
const LIMITS = { files: MOST_FILES, bytes: LARGEST_FILE_BYTES };

async function outcomeOf(request: Request, locale: Locale, remoteAddress: string) {
  try {
    return await withUpload(request, LIMITS, async (upload) => ({
      from: cameFrom(upload.texts.get(POST.from)),
      ...(await postFeedback({ upload, headers: request.headers, remoteAddress, locale })),
    }));
  } catch (error) {
    if (!(error instanceof UploadTooLarge)) throw error;
    const notice = tooLargeNotice(locale);
    return { kind: 'refused' as const, status: 413, notice, values: undefined, from: null };
  }
}

function replyToScript(outcome: Awaited<ReturnType<typeof outcomeOf>>, locale: Locale): Response {
  if (outcome.kind === 'accepted') {
    const { kind, entryId, mailed } = outcome;
    return Response.json(
      { kind, mailed, link: followUpPath(entryId, locale) },
      { headers: NO_STORE },
    );
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
    const { remoteAddress } = context.get(requestFacts);
    return replyToScript(await outcomeOf(request, locale, remoteAddress), locale);
  },
];

/** On to the author's page, or back to the form with everything that was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const outcome = await outcomeOf(request, locale, context.get(requestFacts).remoteAddress);
  if (outcome.kind === 'accepted') {
    throw redirect(followUpPath(outcome.entryId, locale), { status: 303, headers: NO_STORE });
  }
  const state =
    outcome.kind === 'invalid'
      ? { values: outcome.values, errors: outcome.errors }
      : { notice: outcome.notice, ...(outcome.values && { values: outcome.values }) };
  const status = outcome.kind === 'invalid' ? 422 : outcome.status;
  const page = await feedbackPage(locale, outcome.from, state);
  return data(page, { status, headers: NO_STORE });
}

// After a refused post it gives the page its head.
export { loader } from './feedback.route.tsx';

export default function FeedbackSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <Island island={actionData.island} />;
}
