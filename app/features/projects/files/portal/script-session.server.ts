import type { MiddlewareFunction } from 'react-router';
import { requireUser } from '#app/access/require-user.server.ts';
import { session } from '#app/access/session.server.ts';

/** As `requireSession` guards pages, for a script: the reply says that nobody is signed in, or that a user who
 * looks as a client does sends nothing. */
export const requireSessionForScript: MiddlewareFunction = ({ request, context }, next) => {
  if (context.get(session)) {
    if (!requireUser(request, context).user.viewing) return next();
    throw new Response('viewing', { status: 403, headers: { 'cache-control': 'no-store' } });
  }
  throw new Response('out', { status: 401, headers: { 'cache-control': 'no-store' } });
};
