import type { Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { namedColorsOf } from '#app/features/brand/scheme.ts';
import { snakeKeys } from '#app/platform/database/column-names.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { PresetRow, StaffScheme } from './staff-scheme.ts';

type Tx = Transaction<DB>;

const COLUMNS = [
  'id',
  'revision',
  'schemeName',
  'schemeDescription',
  'primaryColor',
  'accentColor',
  'neutralScale',
  'semanticColors',
  'systemColors',
  'gradients',
  'shadows',
  'isActive',
  'createdAt',
] as const;

const schemes = (tx: Tx) => tx.selectFrom('brand_colors').select(COLUMNS);
type Row = Awaited<ReturnType<ReturnType<typeof schemes>['execute']>>[number];

const staffScheme = (row: Row): StaffScheme => ({
  id: row.id,
  revision: row.revision,
  name: row.schemeName,
  description: row.schemeDescription ?? '',
  primary: row.primaryColor,
  accent: row.accentColor,
  named: namedColorsOf(snakeKeys(row)),
  active: row.isActive,
  // A deleted scheme comes from the record of changes, where this is text.
  createdAt: new Date(row.createdAt).toISOString(),
});

const MOST_SCHEMES = 200;

/** Every scheme, the active one first, then the newest. */
export async function listSchemes(tx: Tx): Promise<StaffScheme[]> {
  const rows = await schemes(tx)
    .orderBy('isActive', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MOST_SCHEMES)
    .execute();
  return rows.map(staffScheme);
}

/** One scheme, even after its deletion; undefined if there was never one. */
export async function readScheme(tx: Tx, id: string) {
  const found = await readSetting(tx, 'brand_colors', { id });
  return found && { scheme: staffScheme(found.row), deleted: found.deleted };
}

/** Active presets, the most used first. */
export async function listPresets(tx: Tx): Promise<PresetRow[]> {
  const rows = await tx
    .selectFrom('color_presets')
    .select(['id', 'presetName', 'presetDescription', 'colors', 'usageCount'])
    .where('isActive', '=', true)
    .orderBy('usageCount', 'desc')
    .orderBy('presetName')
    .execute();
  return rows.map((row) => {
    const colors = row.colors as Record<string, unknown>;
    return {
      id: row.id,
      name: row.presetName,
      description: row.presetDescription ?? '',
      primary: String(colors['primary_color'] ?? ''),
      accent: String(colors['accent_color'] ?? ''),
      uses: row.usageCount,
    };
  });
}
