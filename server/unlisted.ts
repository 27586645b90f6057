import type { MiddlewareHandler } from 'hono';
import { areaOfPath } from '#app/pages/alternates.ts';
import type { Env } from './env.ts';

/** Redirects name another page, and pictures may be found. */
const mayBeIndexed = (status: number, type: string) =>
  (status >= 300 && status < 400) || type.startsWith('text/html') || type.startsWith('image/');

/**
 * Keeps out of search results whatever has no head to say so itself, and every answer of the areas
 * behind sign-in, their redirects too.
 */
export const unlisted: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  const area = areaOfPath(context.req.path) !== null;
  if (area || !mayBeIndexed(status, headers.get('content-type') ?? '')) {
    headers.set('x-robots-tag', 'noindex');
  }
};
