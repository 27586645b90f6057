import type { MiddlewareHandler } from 'hono';
import { recordAttempt } from '#app/access/attempt-record.server.ts';
import { areaOfPath } from '#app/pages/alternates.ts';
import { isOwnOrigin } from '#app/platform/http/origins.server.ts';
import type { Env } from '../env.ts';
import { refusePost } from './refuse-post.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Stands in for CSRF tokens: whatever is not a plain read must come from a page of ours. Browsers
 * send Origin with every post; one that leaves it out must say `Sec-Fetch-Site: same-origin`.
 */
export const requireOwnOrigin: MiddlewareHandler<Env> = async (context, next) => {
  if (READS.has(context.req.method)) return next();
  const origin = context.req.header('origin');
  const own =
    origin === undefined
      ? context.req.header('sec-fetch-site') === 'same-origin'
      : isOwnOrigin(origin);
  if (own) return next();
  // Forms of public pages carry no session: there is nothing to steal, and nothing to record.
  if (areaOfPath(context.req.path) !== null) {
    await recordAttempt({
      type: 'foreign_origin_refused',
      address: context.get('facts').remoteAddress,
      agent: context.req.header('user-agent') ?? '',
      details: { path: context.req.path, origin: origin ?? '' },
    });
  }
  return refusePost(context, 'foreign');
};
