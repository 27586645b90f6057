import { data, type MiddlewareFunction } from 'react-router';
import { localeOfPath } from '#app/i18n/locale.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import {
  answerPost,
  type FormPost,
  type FormRoute,
  type FormState,
  type Params,
  type Posted,
} from './form-post.server.ts';

type Arguments = {
  request: Request;
  params: Params;
  context: Parameters<MiddlewareFunction<Response>>[0]['context'];
};

const postedOf = ({ request, params, context }: Arguments): Posted => ({
  request,
  params,
  locale: localeOfPath(new URL(request.url).pathname),
  facts: context.get(requestFacts),
});

/**
 * Answers what the server has not answered before the router (`answer-form-post.ts`): an address typed by hand, and
 * a post to another spelling of the address.
 */
export function beforeRendering<P extends FormPost>(
  route: FormRoute<P>,
): MiddlewareFunction<Response> {
  return async (given, next) => {
    if (given.context.get(route.outcome) === null) {
      const answered = await answerPost(route, postedOf(given));
      if (answered instanceof Response) return answered;
      given.context.set(route.outcome, async () => answered);
    }
    return next();
  };
}

/** The action of a form's route: renders the page of a post that was not accepted, with all values. */
export function renderPost<P extends FormPost, T>(
  route: FormRoute<P>,
  render: (posted: Posted, post: P, state: FormState) => T,
) {
  return async (given: Arguments) => {
    const outcome = given.context.get(route.outcome);
    if (!outcome) throw new Error('beforeRendering() has not run');
    const { post, state, status } = await outcome();
    const page = await render(postedOf(given), post, state);
    return data(page, { status, headers: { 'cache-control': 'no-store' } });
  };
}
