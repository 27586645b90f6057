import type { MiddlewareHandler } from 'hono';
import {
  answerPost,
  type FormPost,
  type FormRoute,
  type Posted,
  type Unaccepted,
} from '#app/areas/site/form-post/form-post.server.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { Env } from '../env.ts';
import { setResponseHeaders } from '../response-headers.ts';

/** The response to a post; where its page has to be rendered, a function that returns what the page shows, or
 * throws what has failed. */
async function outcomeOf(
  route: FormRoute,
  posted: Posted,
): Promise<Response | (() => Promise<Unaccepted<FormPost>>)> {
  try {
    const answered = await answerPost(route, posted);
    return answered instanceof Response ? answered : async () => answered;
  } catch (error) {
    return async () => {
      throw error;
    };
  }
}

/**
 * Answers a posted form without React Router, which renders the page again where the post was not accepted, and
 * reports what has failed.
 */
export const answerFormPost =
  (route: FormRoute): MiddlewareHandler<Env> =>
  async (context, next) => {
    const { req } = context;
    const request = req.raw;
    const outcome = await outcomeOf(route, {
      request,
      params: req.param(),
      locale: localeOfPath(req.path),
      facts: context.get('facts'),
    });
    if (outcome instanceof Response) {
      setResponseHeaders(request, outcome);
      return outcome;
    }
    context.set('handOver', (provider) => provider.set(route.outcome, outcome));
    const body = context.get('body');
    // The page that reports a failure shows what was typed.
    if (body) req.raw = new Request(request, { body });
    return next();
  };
