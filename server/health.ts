import type { Context } from 'hono';
import { databaseAcceptsWrites } from '#app/platform/database/database.server.ts';
import type { Env } from './env.ts';
import { isReady, markAnsweredHealthy } from './readiness.ts';

/** For load balancers: 200 while the site can take leads, 503 before the database is
 * migrated, while it is away or takes no writes, and once the process is about to end. */
export async function health(context: Context<Env>) {
  const database = isReady() && (await databaseAcceptsWrites());
  context.header('cache-control', 'no-store');
  if (database) markAnsweredHealthy();
  return context.json({ database }, database ? 200 : 503);
}
