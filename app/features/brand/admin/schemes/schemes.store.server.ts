import type { Insertable, Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { namedColorsOf } from '#app/features/brand/scheme.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { BrandColors, DB } from '#app/platform/database/database.types.ts';
import type { PresetRow, StaffScheme } from './staff-scheme.ts';

type Tx = Transaction<DB>;

const COLUMNS = [
  'id',
  'revision',
  'scheme_name',
  'scheme_description',
  'primary_color',
  'accent_color',
  'neutral_scale',
  'semantic_colors',
  'system_colors',
  'gradients',
  'shadows',
  'is_active',
  'created_at',
] as const;

const schemes = (tx: Tx) => tx.selectFrom('brand_colors').select(COLUMNS);
type Row = Awaited<ReturnType<ReturnType<typeof schemes>['execute']>>[number];

const shown = (row: Row): StaffScheme => ({
  id: row.id,
  revision: row.revision,
  name: row.scheme_name,
  description: row.scheme_description ?? '',
  primary: row.primary_color,
  accent: row.accent_color,
  named: namedColorsOf(row),
  active: row.is_active,
  // The record of a deleted one has it as a text.
  createdAt: new Date(row.created_at).toISOString(),
});

const MOST_SCHEMES = 200;

/** Every scheme, the one in force first, then the newest. */
export async function listSchemes(tx: Tx): Promise<StaffScheme[]> {
  const rows = await schemes(tx)
    .orderBy('is_active', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SCHEMES)
    .execute();
  return rows.map(shown);
}

/** One scheme, also when somebody has deleted it; undefined when there was never one. */
export async function readScheme(tx: Tx, id: string) {
  const found = await readSetting(tx, 'brand_colors', { id });
  return found && { scheme: shown(found.row), deleted: found.deleted };
}

/** Adds a scheme that is not in force, and gives its id. */
export async function addScheme(tx: Tx, scheme: Insertable<BrandColors>): Promise<string> {
  const { id } = await tx
    .insertInto('brand_colors')
    .values(scheme)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a copy of a scheme, whole, under another name; undefined when there is none of that id. */
export async function copyScheme(tx: Tx, id: string, name: string): Promise<string | undefined> {
  const copied = await tx
    .insertInto('brand_colors')
    .columns([
      'scheme_name',
      'scheme_description',
      'primary_color',
      'accent_color',
      'neutral_scale',
      'semantic_colors',
      'system_colors',
      'gradients',
      'shadows',
    ])
    .expression((from) =>
      from
        .selectFrom('brand_colors')
        .select(({ val }) => val(name).as('scheme_name'))
        .select(['scheme_description', 'primary_color', 'accent_color', 'neutral_scale'])
        .select(['semantic_colors', 'system_colors', 'gradients', 'shadows'])
        .where('id', '=', id),
    )
    .returning('id')
    .executeTakeFirst();
  return copied?.id;
}

/**
 * Puts a scheme in force: the old one off, this one on, as one change. False when it is not there;
 * the transaction must then be given up, or no scheme is in force.
 */
export async function activateScheme(tx: Tx, id: string): Promise<boolean> {
  // Two who do this at once come one after the other, and the later one counts.
  await tx
    .selectFrom('brand_colors')
    .select('id')
    .where('is_active', '=', true)
    .forUpdate()
    .execute();
  await tx
    .updateTable('brand_colors')
    .set({ is_active: false })
    .where('is_active', '=', true)
    .where('id', '!=', id)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('brand_colors')
    .set({ is_active: true })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a scheme as it was read, unless it is in force; why not, where it did not. */
export async function deleteScheme(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
): Promise<'deleted' | 'active' | 'changed' | 'gone'> {
  const { numDeletedRows } = await tx
    .deleteFrom('brand_colors')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('is_active', '=', false)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return 'deleted';
  const now = await readScheme(tx, id);
  if (!now || now.deleted) return 'gone';
  return now.scheme.active ? 'active' : 'changed';
}

/** Presets on offer, the most used first. */
export async function listPresets(tx: Tx): Promise<PresetRow[]> {
  const rows = await tx
    .selectFrom('color_presets')
    .select(['id', 'preset_name', 'preset_description', 'colors', 'usage_count'])
    .where('is_active', '=', true)
    .orderBy('usage_count', 'desc')
    .orderBy('preset_name')
    .execute();
  return rows.map((row) => {
    const colors = row.colors as Record<string, unknown>;
    return {
      id: row.id,
      name: row.preset_name,
      description: row.preset_description ?? '',
      primary: String(colors['primary_color'] ?? ''),
      accent: String(colors['accent_color'] ?? ''),
      uses: row.usage_count,
    };
  });
}

/** The colours of a preset, whose use is counted; null when there is none. */
export async function takePreset(tx: Tx, id: string): Promise<Record<string, unknown> | null> {
  return (
    (await callValue(
      tx,
      'public.use_color_preset',
      { id },
      typed<Record<string, unknown> | null>(),
    )) ?? null
  );
}
