import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { SchemeColors } from '#app/ui/brand-tokens.ts';
import {
  BRAND_FALLBACK,
  isSafeColor,
  LOGO_CONTEXTS,
  LOGO_FALLBACK,
  type Logo,
  type LogoContext,
} from './brand.ts';
import { namedColorsOf } from './scheme.ts';

/** Active logos, newest first, and the active colour scheme. */
export async function readBrandRows(tx: Transaction<DB>) {
  const logos = await tx
    .selectFrom('logos')
    .select(['name', 'type', 'variant', 'public_url', 'usage_context'])
    .where('is_active', '=', true)
    .orderBy('created_at', 'desc')
    .execute();
  const colors = await tx
    .selectFrom('brand_colors')
    .select(['primary_color', 'accent_color', 'neutral_scale', 'semantic_colors'])
    .select(['system_colors', 'gradients', 'shadows'])
    .where('is_active', '=', true)
    .limit(1)
    .execute();
  return { logos, colors: colors[0] };
}

export type BrandRows = Awaited<ReturnType<typeof readBrandRows>>;

const schemes = new WeakMap<BrandRows, SchemeColors>();

/** The scheme in force; a colour that is not plainly a colour is replaced by the default. */
export function schemeOf(rows: BrandRows): SchemeColors {
  const known = schemes.get(rows);
  if (known) return known;
  const safe = (value: string | undefined, fallback: string) =>
    value !== undefined && isSafeColor(value) ? value : fallback;
  const scheme = {
    primary: safe(rows.colors?.primary_color, BRAND_FALLBACK.primary),
    accent: safe(rows.colors?.accent_color, BRAND_FALLBACK.accent),
    named: rows.colors ? namedColorsOf(rows.colors) : {},
  };
  schemes.set(rows, scheme);
  return scheme;
}

/** The two colours of the brand, for what has no neutral colours of its own. */
export function brandOf(rows: BrandRows) {
  const { primary, accent } = schemeOf(rows);
  return { primary, accent };
}

/** The logo of a type at header size (specification §9): the newest active one that is not meant for
 * other places alone, else the newest active one. */
export function logoOf({ logos }: BrandRows, type: Logo['type'], place: LogoContext): Logo {
  const fitting = logos.filter((logo) => logo.type === type && logo.variant === 'color');
  const meant = fitting.find((logo) => {
    const contexts = contextsOf(logo.usage_context);
    return contexts.length === 0 || contexts.includes(place);
  });
  const row = meant ?? fitting[0];
  const fallback = LOGO_FALLBACK[type];
  return row ? { ...fallback, name: row.name, url: row.public_url } : fallback;
}

/** Places by their names in the column; a copy kept by an earlier release has none. */
export const contextsOf = (list: string | undefined): LogoContext[] => {
  const named = (list ?? '').split(',').map((each) => each.trim());
  return LOGO_CONTEXTS.filter((context) => named.includes(context));
};
