import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import {
  BRAND_FALLBACK,
  type BrandColors,
  isSafeColor,
  LOGO_FALLBACK,
  type Logo,
} from './brand.ts';

/** Active logos, newest first, and the active colour scheme. */
export async function readBrandRows(tx: Transaction<DB>) {
  const logos = await tx
    .selectFrom('logos')
    .select(['name', 'type', 'variant', 'public_url'])
    .where('is_active', '=', true)
    .orderBy('created_at', 'desc')
    .execute();
  const colors = await tx
    .selectFrom('brand_colors')
    .select(['primary_color', 'accent_color'])
    .where('is_active', '=', true)
    .limit(1)
    .execute();
  return { logos, colors: colors[0] };
}

export type BrandRows = Awaited<ReturnType<typeof readBrandRows>>;

/** The scheme in force; a colour that is not plainly a colour is replaced by the default. */
export function brandOf({ colors }: BrandRows): BrandColors {
  const safe = (value: string | undefined, fallback: string) =>
    value !== undefined && isSafeColor(value) ? value : fallback;
  return {
    primary: safe(colors?.primary_color, BRAND_FALLBACK.primary),
    accent: safe(colors?.accent_color, BRAND_FALLBACK.accent),
  };
}

/** The newest active logo of a type, at header size (specification §9). */
export function logoOf({ logos }: BrandRows, type: Logo['type']): Logo {
  const row = logos.find((logo) => logo.type === type && logo.variant === 'color');
  const fallback = LOGO_FALLBACK[type];
  return row ? { ...fallback, name: row.name, url: row.public_url } : fallback;
}
