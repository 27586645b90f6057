import type { Context } from 'hono';
import { lastProvenRestore } from '#app/features/backups/last-proof.server.ts';
import { databaseAcceptsWrites } from '#app/platform/database/database.server.ts';
import type { Env } from './env.ts';
import { isReady, markAnsweredHealthy } from './readiness.ts';

/** For load balancers: 200 while the site can take leads, 503 before the database is
 * migrated, while it is away or takes no writes, and once the process is about to end. `provenRestore` is when a back-up
 * was last restored as a test; null: never. */
export async function health(context: Context<Env>) {
  const database = isReady() && (await databaseAcceptsWrites());
  context.header('cache-control', 'no-store');
  if (database) markAnsweredHealthy();
  const provenRestore = database ? await lastProvenRestore().catch(() => null) : null;
  return context.json({ database, provenRestore }, database ? 200 : 503);
}
