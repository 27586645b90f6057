import type { Context } from 'hono';
import { databaseAnswers } from '#app/platform/database/database.server.ts';
import type { Env } from './env.ts';
import { isReady } from './readiness.ts';

/** For load balancers: 200 while the site can take leads, 503 before the database is
 * migrated and while it is away. */
export async function health(context: Context<Env>) {
  const database = isReady() && (await databaseAnswers());
  context.header('cache-control', 'no-store');
  return context.json({ database }, database ? 200 : 503);
}
