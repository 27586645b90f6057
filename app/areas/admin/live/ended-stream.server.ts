import type { MiddlewareFunction } from 'react-router';
import { session, sessionUnread } from '#app/access/session.server.ts';
import { adminPaths } from '#app/paths.ts';
import { eventPipe } from './event-pipe.server.ts';

/**
 * Answers a stream of events whose session has ended before it connected: with the event `left`. An
 * `EventSource` would follow the redirect to the sign-in page, and report its HTML as an error.
 */
export const endStreamWithoutSession: MiddlewareFunction = async ({ request, context }, next) => {
  const isStream =
    new URL(request.url).pathname === adminPaths.events &&
    request.headers.get('accept') === 'text/event-stream';
  if (!isStream || context.get(sessionUnread)) return next();
  const current = context.get(session);
  if (current && !current.lacksSecondStep) return next();
  const pipe = eventPipe(() => undefined);
  pipe.send('left');
  pipe.end();
  return pipe.response;
};
