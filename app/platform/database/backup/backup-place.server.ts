import path from 'node:path';
import { settings } from '#app/platform/env.server.ts';

/** The folder that back-ups are written into. */
export const backupFolder = (): string =>
  settings().BACKUP_FOLDER ?? path.join(settings().DATA_DIR, 'backups');

/** The file of a back-up made now; its name sorts by time. */
export function backupPlace(now: Date): string {
  const name = `forja-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst`;
  return path.join(backupFolder(), settings().BACKUP_PUBLIC_KEY ? `${name}.age` : name);
}
