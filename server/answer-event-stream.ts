import type { MiddlewareHandler } from 'hono';
import { readSession } from '#app/access/session.server.ts';
import { answerEvents } from '#app/areas/admin/live/answer-events.server.ts';
import type { Env } from './env.ts';
import { setResponseHeaders } from './response-headers.ts';

/**
 * Answers the events of an open staff screen without React Router, whose search for the route makes 1.5 MB of garbage.
 * It answers those whom the guards refuse.
 */
export const answerEventStream: MiddlewareHandler<Env> = async (context, next) => {
  const request = context.req.raw;
  // Hono takes HEAD for GET.
  if (context.req.method !== 'GET') return next();
  const found = await readSession(request, context.get('facts').remoteAddress);
  const response = await answerEvents(request, found);
  if (!response) {
    context.set('found', found);
    return next();
  }
  setResponseHeaders(request, response);
  for (const cookie of found.cookies) response.headers.append('set-cookie', cookie);
  return response;
};
