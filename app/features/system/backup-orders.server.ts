import { readLatestBackups } from '#app/features/backups/backups.store.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';

/** What may be ordered now; null where a timer of the machine writes the back-ups. */
export async function readBackupOrders() {
  if (settings().BACKUP_NIGHTLY === 'off') return null;
  const { running, backup } = await asActor({ kind: 'system' }, readLatestBackups);
  return { running: running !== null, restorable: backup !== null };
}
