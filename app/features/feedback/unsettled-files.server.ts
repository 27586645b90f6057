import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** By then a running transaction has ended, one way or the other. */
const ASK_AGAIN_MS = 10_000;

/** Removes those of these files that no entry names. */
export async function settleFiles(keys: readonly string[]): Promise<void> {
  const rows = await asActor({ kind: 'system' }, (tx) =>
    tx
      .selectFrom('feedback_attachments')
      .select('storageKey')
      .where('storageKey', 'in', keys)
      .execute(),
  );
  const wanted = new Set(rows.map(({ storageKey }) => storageKey));
  for (const key of keys) if (!wanted.has(key)) await storage().remove(key);
}

async function settleSoon(keys: readonly string[]): Promise<void> {
  try {
    await settleFiles(keys);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) settleLater(keys);
    else log.warn({ err: error }, 'unused files could not be deleted');
  }
}

/**
 * The database failed during the write of an entry, and its outcome is unknown. Once it is back, files
 * without an entry are removed.
 */
export function settleLater(keys: readonly string[]): void {
  if (keys.length === 0) return;
  setTimeout(() => void settleSoon(keys), ASK_AGAIN_MS).unref();
}
