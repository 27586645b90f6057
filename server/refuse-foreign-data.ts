import type { MiddlewareHandler } from 'hono';
import { areaPaths } from '#app/paths.ts';
import type { Env } from './env.ts';

/** Only hydrated areas fetch loader data; everywhere else such an address does not exist. */
export const refuseForeignData: MiddlewareHandler<Env> = async (context, next) => {
  const { pathname } = new URL(context.req.url);
  const hydrated =
    pathname === `${areaPaths.admin}.data` || pathname.startsWith(`${areaPaths.admin}/`);
  if (pathname.endsWith('.data') && !hydrated) return context.notFound();
  if (pathname === '/__manifest') return context.notFound();
  return next();
};
