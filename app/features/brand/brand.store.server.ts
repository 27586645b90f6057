import type { Transaction } from 'kysely';
import { snakeKeys } from '#app/platform/database/column-names.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { SchemeColors } from '#app/ui/tokens/brand-tokens.ts';
import { BRAND_FALLBACK, isSafeColor } from './brand.ts';
import { namedColorsOf } from './scheme.ts';

/** Active logos, newest first, and the active colour scheme. */
export async function readBrandRows(tx: Transaction<DB>) {
  const logos = await tx
    .selectFrom('logos')
    .select(['name', 'type', 'variant', 'publicUrl', 'usageContext'])
    .where('isActive', '=', true)
    .orderBy('createdAt', 'desc')
    .execute();
  const colors = await tx
    .selectFrom('brand_colors')
    .select(['primaryColor', 'accentColor', 'neutralScale', 'semanticColors'])
    .select(['systemColors', 'gradients', 'shadows'])
    .where('isActive', '=', true)
    .limit(1)
    .execute();
  return { logos, colors: colors[0] };
}

export type BrandRows = Awaited<ReturnType<typeof readBrandRows>>;

const schemes = new WeakMap<BrandRows, SchemeColors>();

/** The active scheme; an invalid colour is replaced by the default. */
export function schemeOf(rows: BrandRows): SchemeColors {
  const known = schemes.get(rows);
  if (known) return known;
  const safe = (value: string | undefined, fallback: string) =>
    value !== undefined && isSafeColor(value) ? value : fallback;
  const scheme = {
    primary: safe(rows.colors?.primaryColor, BRAND_FALLBACK.primary),
    accent: safe(rows.colors?.accentColor, BRAND_FALLBACK.accent),
    named: rows.colors ? namedColorsOf(snakeKeys(rows.colors)) : {},
  };
  schemes.set(rows, scheme);
  return scheme;
}
