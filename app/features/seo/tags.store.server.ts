import type { Selectable, Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import type { CustomTags, DB } from '#app/platform/database/database.types.ts';
import type { CustomTag } from './custom-tags.ts';
import { storedFormsOf } from './stored-items.ts';

type Tx = Transaction<DB>;

const tagOf = (row: Selectable<CustomTags>): CustomTag => ({
  id: row.id,
  name: row.name,
  type: row.tagType,
  content: row.content,
  unit: row.businessUnit,
  paths: row.pagePaths,
  active: row.isActive,
  category: row.consentCategory,
  stores: storedFormsOf(row.stores),
  revision: row.revision,
});

/** All tags of all units: few enough to be read at once. */
export async function listTags(tx: Tx): Promise<CustomTag[]> {
  const rows = await tx.selectFrom('custom_tags').selectAll().orderBy('name').execute();
  return rows.map(tagOf);
}

/** One tag, even after its deletion: a user who has it open can continue from its last values. */
export async function readTag(tx: Tx, id: string) {
  const found = await readSetting(tx, 'custom_tags', { id });
  return found && { tag: tagOf(found.row), deleted: found.deleted };
}
