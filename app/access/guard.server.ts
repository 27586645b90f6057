import { type MiddlewareFunction, redirect } from 'react-router';
import { areaPaths } from '#app/paths.ts';
import { session } from '#app/platform/request-context.server.ts';

/** Query name that keeps where a stranger wanted to go. */
const ORIGIN_QUERY = 'from';

/** Lets signed-in people through; everyone else goes to sign in, the wanted address kept. Runs as
 * middleware, because a parent's loader is skipped when the browser asks for a leaf's data alone. */
export const requireSession: MiddlewareFunction = ({ request, context }, next) => {
  if (context.get(session)) return next();
  const { pathname, search } = new URL(request.url);
  const wanted = new URLSearchParams({
    [ORIGIN_QUERY]: `${pathname.replace(/\.data$/, '')}${search}`,
  });
  throw redirect(`${areaPaths.auth}?${wanted}`, 303);
};
