import type { Updateable } from 'kysely';
import type { Tx } from '#app/access/commands/command.server.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

/** Saves, and retries after a concurrent change of other fields, since nothing is lost then. */
export async function saveSettingOver<Table extends 'company_settings' | 'contact_info'>(
  tx: Tx,
  table: Table,
  { id, revision }: { id: string; revision: number },
  values: Updateable<DB[Table]>,
): Promise<number> {
  const saved = await saveSetting(tx, table, { id, revision }, values);
  if (saved.kind !== 'conflict') return revisionOf(saved);
  const { conflict } = saved;
  if (conflict.deleted || conflict.differences.length > 0) return revisionOf(saved);
  return revisionOf(await saveSetting(tx, table, { id, revision: conflict.revision }, values));
}
