import type { MiddlewareFunction } from 'react-router';
import { session } from '#app/access/session.server.ts';

/** As `requireSession` guards pages, for a script: it is told that nobody is signed in. */
export const requireSessionForScript: MiddlewareFunction = ({ context }, next) => {
  if (context.get(session)) return next();
  throw new Response('out', { status: 401, headers: { 'cache-control': 'no-store' } });
};
