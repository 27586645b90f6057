import type { MiddlewareHandler } from 'hono';
import {
  countInProgress,
  type RequestKind,
  whileInProgress,
} from '#app/platform/http/requests-in-progress.server.ts';
import { busyScreen } from './crash-answer.ts';
import type { Env } from './env.ts';

/**
 * How many requests a process works on at once. An uncached page takes some milliseconds of CPU, so the last of
 * the reads waits for less than a second. Posts hold what a user has typed: they wait longer before one is refused.
 */
const MOST = { reads: 50, writes: 1000 };

/**
 * Answers 503 with Retry-After to requests above what the process can work on soon, at once: they would otherwise
 * wait behind each other until none of them is answered in time. Pages and assets in memory are answered before.
 */
export const limitWork: MiddlewareHandler<Env> = async (context, next) => {
  // Not a request of its own: the one render of a shared page, for all who wait for it.
  if (!context.env.outgoing) return next();
  const { method } = context.req;
  const kind: RequestKind = method === 'GET' || method === 'HEAD' ? 'reads' : 'writes';
  if (countInProgress(kind) >= MOST[kind]) return busyScreen(context);
  return whileInProgress(kind, context.env.incoming, next);
};
