import { asActor } from '#app/platform/database/database.server.ts';
import { readLatestBackups } from './backups.store.server.ts';

const FRESH_MS = 60_000;

let known: { readAt: number; at: string | null } | undefined;

/** When a back-up was last restored as a test, for programs that watch the site; read at most once a minute. */
export async function lastProvenRestore(): Promise<string | null> {
  if (known && Date.now() - known.readAt < FRESH_MS) return known.at;
  const { proof } = await asActor({ kind: 'system' }, readLatestBackups);
  known = { readAt: Date.now(), at: proof?.at.toISOString() ?? null };
  return known.at;
}
