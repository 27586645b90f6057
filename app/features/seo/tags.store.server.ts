import type { Transaction } from 'kysely';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { CustomTag } from './custom-tags.ts';
import type { TagForm } from './tag-form.ts';

type Tx = Transaction<DB>;

const rows = (tx: Tx) =>
  tx
    .selectFrom('custom_tags')
    .select(['id', 'name', 'tag_type as type', 'content', 'business_unit as unit'])
    .select(['page_paths as paths', 'is_active as active', 'consent_category as category'])
    .select('revision');

/** All tags of all units: few enough to be read at once. */
export const listTags = (tx: Tx): Promise<CustomTag[]> => rows(tx).orderBy('name').execute();

export const readTag = (tx: Tx, id: string): Promise<CustomTag | undefined> =>
  rows(tx).where('id', '=', id).executeTakeFirst();

const columnsOf = ({ name, type, content, unit, paths, active, category }: TagForm) => ({
  name,
  tag_type: type,
  content,
  business_unit: unit,
  page_paths: paths,
  is_active: active,
  // What runs nothing waits for nothing.
  consent_category: type === 'script' ? category : 'necessary',
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
