import type { Context } from 'hono';
import { lastProvenRestore } from '#app/features/backups/last-proof.server.ts';
import { databaseAcceptsWrites } from '#app/platform/database/database.server.ts';
import { isRunningJobs } from '#app/platform/jobs/jobs.server.ts';
import { releaseVersion } from '#app/platform/release.server.ts';
import { spoolRoom } from '#app/platform/spool/spool.server.ts';
import type { Env } from '../env.ts';
import { isReady, isStopping, markAnsweredHealthy } from './readiness.ts';

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

/** For supervisors that restart a process: 200 for as long as it answers at all. It asks nothing of the database,
 * since a restart would not bring that back. */
export function liveness(context: Context<Env>) {
  context.header('cache-control', 'no-store');
  return context.json({ alive: true, version: releaseVersion() });
}

/** For roll-outs and engineers: 200 where nothing is missing, else 503 with the names of what is. `migrations` is missing
 * until they have run, `spool` where a post could not be stored on the disk while the database is away. */
export async function readiness(context: Context<Env>) {
  const has = {
    database: await databaseAcceptsWrites(),
    migrations: isReady() || isStopping(),
    spool: spoolRoom() > 0,
    jobs: isRunningJobs(),
    running: !isStopping(),
  };
  const missing = Object.entries(has).flatMap(([name, present]) => (present ? [] : [name]));
  const ready = missing.length === 0;
  context.header('cache-control', 'no-store');
  if (ready) markAnsweredHealthy();
  return context.json({ ready, missing, version: releaseVersion() }, ready ? 200 : 503);
}
