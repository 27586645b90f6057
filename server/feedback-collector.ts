import type { Context, MiddlewareHandler } from 'hono';
import { collect, FeedbackRefused } from '#app/features/feedback/collect-feedback.server.ts';
import { mayCall } from '#app/features/feedback/feedback-project.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { SECURITY_HEADERS } from '#app/platform/http/content-security.server.ts';
import type { PostFault } from '#app/platform/http/post-shape.ts';
import type { Env } from './env.ts';
import { checkPost } from './posts/limit-body.ts';
import { STATUS_OF } from './posts/refuse-post.ts';

const ONE_HOUR_S = '3600';

/** Only for pages that a project lists; any other browser keeps the answer from its page. */
function corsOf(origin: string | undefined, listed: boolean): Record<string, string> {
  return {
    vary: 'Origin',
    ...(origin !== undefined && listed && { 'access-control-allow-origin': origin }),
  };
}

const headersOf = (cors: Record<string, string>) => ({
  ...SECURITY_HEADERS,
  // Pages of other origins read the answer where CORS lets them.
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  ...cors,
});

const SHAPES: Record<PostFault, string> = {
  bytes: 'The payload is too large.',
  fields: 'The payload has too many fields.',
  name: 'The name of a field is too long, or reserved.',
  depth: 'The payload is nested too deeply.',
  index: 'The name of a field has too high an index.',
  limited: 'Too many requests: earlier ones had a shape that is not taken.',
};

const originOf = (context: Context<Env>) => context.req.header('origin');

/** The preflight request of a browser for a page of another product. */
export const feedbackPreflight: MiddlewareHandler<Env> = async (context) => {
  const origin = originOf(context);
  const { feedback } = await siteSnapshot();
  const listed = origin !== undefined && mayCall(feedback, origin);
  const allowed = listed && {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization, content-type, apikey, x-client-info',
    'access-control-max-age': ONE_HOUR_S,
  };
  return new Response(null, {
    status: 204,
    headers: { ...headersOf(corsOf(origin, listed)), ...allowed },
  });
};

/**
 * Feedback of any project and module, for callers with the publishable key. The shape of the body is
 * checked first, then the key, before the body is parsed. A browser must call from a page that the
 * project lists.
 */
export const feedbackCollector: MiddlewareHandler<Env> = async (context) => {
  const origin = originOf(context);
  const { feedback } = await siteSnapshot();
  // Until the body names the project, a page of any of them may read what went wrong.
  let listed = origin !== undefined && mayCall(feedback, origin);
  const answer = (status: number, body: object) =>
    Response.json(body, { status, headers: headersOf(corsOf(origin, listed)) });
  const fault = await checkPost(context);
  if (fault) return answer(STATUS_OF[fault], { error: SHAPES[fault] });
  try {
    const { remoteAddress, network } = context.get('facts');
    const userAgent = context.req.header('user-agent') ?? '';
    const outcome = await collect(context.req.raw, {
      sender: { remoteAddress, network, userAgent },
      mayCall: (project) => {
        listed = origin === undefined || mayCall(feedback, origin, project);
        return listed;
      },
    });
    return answer(200, outcome);
  } catch (error) {
    if (!(error instanceof FeedbackRefused)) throw error;
    return answer(error.status, { error: error.message });
  }
};
