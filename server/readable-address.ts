import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

/** An address whose percent-encoding is broken names nothing, and later code need not care. */
export const readableAddress: MiddlewareHandler<Env> = async (context, next) => {
  try {
    decodeURI(new URL(context.req.url).pathname);
  } catch {
    return context.text('Bad address', 400);
  }
  return next();
};
