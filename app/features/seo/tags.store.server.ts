import type { Selectable, Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import type { CustomTags, DB } from '#app/platform/database/database.types.ts';
import type { CustomTag } from './custom-tags.ts';
import { storedColumn, storedFormsOf } from './stored-items.ts';
import type { TagForm } from './tag-form.ts';

type Tx = Transaction<DB>;

const tagOf = (row: Selectable<CustomTags>): CustomTag => ({
  id: row.id,
  name: row.name,
  type: row.tag_type,
  content: row.content,
  unit: row.business_unit,
  paths: row.page_paths,
  active: row.is_active,
  category: row.consent_category,
  stores: storedFormsOf(row.stores),
  revision: row.revision,
});

/** All tags of all units: few enough to be read at once. */
export async function listTags(tx: Tx): Promise<CustomTag[]> {
  const rows = await tx.selectFrom('custom_tags').selectAll().orderBy('name').execute();
  return rows.map(tagOf);
}

/** One tag, also when it has been deleted: whoever has it open goes on with what stood there. */
export async function readTag(tx: Tx, id: string) {
  const found = await readSetting(tx, 'custom_tags', { id });
  return found && { tag: tagOf(found.row), deleted: found.deleted };
}

const columnsOf = ({ name, type, content, unit, paths, active, category, stores }: TagForm) => ({
  name,
  tag_type: type,
  content,
  business_unit: unit,
  page_paths: paths,
  is_active: active,
  // What runs nothing waits for nothing.
  consent_category: type === 'script' ? category : 'necessary',
  stores: type === 'script' ? storedColumn(stores) : {},
});

export async function insertTag(tx: Tx, form: TagForm): Promise<string> {
  const made = await tx
    .insertInto('custom_tags')
    .values(columnsOf(form))
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

export const updateTag = (
  tx: Tx,
  key: { id: string; revision: number },
  form: TagForm,
): Promise<Saved> => saveSetting(tx, 'custom_tags', key, columnsOf(form));

/** Deletes a tag as it was read; false when it is another one by now, or gone. */
export async function deleteTag(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('custom_tags')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
