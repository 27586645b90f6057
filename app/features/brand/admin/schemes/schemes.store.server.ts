import type { Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { namedColorsOf } from '#app/features/brand/scheme.ts';
import type { DB } from '#app/platform/database/database.types.ts';
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

const staffScheme = (row: Row): StaffScheme => ({
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
  return rows.map(staffScheme);
}

/** One scheme, also when somebody has deleted it; undefined when there was never one. */
export async function readScheme(tx: Tx, id: string) {
  const found = await readSetting(tx, 'brand_colors', { id });
  return found && { scheme: staffScheme(found.row), deleted: found.deleted };
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
