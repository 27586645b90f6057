import type { Transaction } from 'kysely';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import { differencesOf } from '#app/audit/setting-changes.ts';
import { camelKeys } from '#app/platform/database/column-names.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { insertField, readFields } from './forms.store.server.ts';
import type { StoredDefinition, StoredField } from './stored-form.ts';

type Tx = Transaction<DB>;

export type FormToSave = {
  name: string;
  pages: string[];
  source: string;
  definition: StoredDefinition;
};

const differ = (one: object, other: object) => differencesOf({ ...one }, { ...other }).length > 0;

/**
 * A contact property has one question. Where it moves from one to another, the first one releases it before
 * the second takes it, or the rows would violate that constraint in between.
 */
async function freeProperties(
  tx: Tx,
  held: readonly StoredField[],
  wanted: readonly StoredField[],
) {
  const moved = held.filter(({ id, contact_property }) => {
    const newOwner = wanted.find((field) => field.contact_property === contact_property);
    return contact_property !== null && newOwner && newOwner.id !== id;
  });
  if (moved.length === 0) return;
  await tx
    .updateTable('form_fields')
    .set({ contactProperty: null })
    .where(
      'id',
      'in',
      moved.map(({ id }) => id),
    )
    .execute();
}

/** Makes the questions of a form the given ones; unchanged rows are not written. */
async function saveFields(tx: Tx, formId: string, wanted: readonly StoredField[]): Promise<void> {
  const held = await readFields(tx, formId);
  const deleted = held.filter(({ id }) => !wanted.some((field) => field.id === id));
  if (deleted.length > 0) {
    await tx
      .deleteFrom('form_fields')
      .where(
        'id',
        'in',
        deleted.map(({ id }) => id),
      )
      .execute();
  }
  const remaining = held.filter((field) => !deleted.includes(field));
  await freeProperties(tx, remaining, wanted);
  for (const [index, field] of wanted.entries()) {
    const was = held.findIndex(({ id }) => id === field.id);
    const before = held[was];
    if (!before) await insertField(tx, formId, index + 1, field);
    else if (was !== index || deleted.length > 0 || differ(before, field)) {
      await updateField(tx, index + 1, field);
    }
  }
}

async function updateField(tx: Tx, place: number, { id, ...field }: StoredField): Promise<void> {
  await tx
    .updateTable('form_fields')
    .set({
      ...camelKeys(field),
      fieldOrder: place,
      options: JSON.stringify(field.options),
      conditions: JSON.stringify(field.conditions ?? []),
      translations: JSON.stringify(field.translations),
    })
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Saves a form with its questions as one change, unless a colleague has changed either since `revision`. */
export async function saveFormRows(
  tx: Tx,
  key: { id: string; revision: number },
  { name, pages, source, definition }: FormToSave,
): Promise<Saved> {
  const { fields, translations, steps = [], ...texts } = definition;
  const own = { name, page_paths: pages, lead_source: source || null };
  const values = { ...own, ...texts, translations, steps: JSON.stringify(steps) };
  const saved = await saveSetting(tx, 'qualification_forms', key, camelKeys(values));
  // A version from before steps is the form in one step.
  const placed = fields.map((field) => ({
    ...{ step: 0, conditions: [], custom_field_id: null },
    ...field,
  }));
  if (saved.kind === 'saved') await saveFields(tx, key.id, placed);
  return saved;
}
