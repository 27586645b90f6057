export type Logo = {
  name: string;
  type: 'full' | 'symbol';
  variant: 'color' | 'light';
  url: string;
  /** Shown in its place on dark grounds, where there is one. */
  nightUrl?: string;
  /** Pixels at which the logo is shown in the header: 32 high, 120 or 32 wide. */
  width: number;
  height: number;
};

/** Where a logo may stand, in the words of the specification's column. */
export const LOGO_CONTEXTS = [
  'headers and navigation',
  'icons and favicons',
  'calls to action',
] as const;
export type LogoContext = (typeof LOGO_CONTEXTS)[number];

export type BrandColors = { primary: string; accent: string };

/** Built-in brand, used when no active scheme can be read. */
export const BRAND_FALLBACK: BrandColors = {
  primary: 'hsl(240,85%,55%)',
  accent: 'hsl(165,85%,45%)',
};

/** Shown while no active logo exists, and by the browser when a logo's file fails to load. */
export const LOGO_FALLBACK: Record<Logo['type'], Logo> = {
  full: {
    name: 'Forja',
    type: 'full',
    variant: 'color',
    url: '/brand/fallback.svg',
    width: 120,
    height: 32,
  },
  symbol: {
    name: 'Forja',
    type: 'symbol',
    variant: 'color',
    url: '/brand/fallback.svg',
    width: 32,
    height: 32,
  },
};

const HSL =
  /^hsl\(\s*(\d{1,3}(?:\.\d+)?)(?:deg)?\s*[, ]\s*(\d{1,3}(?:\.\d+)?)%\s*[, ]\s*(\d{1,3}(?:\.\d+)?)%\s*\)$/i;

/** Only plain hsl() and hex colours reach a style element: anything else could end it. */
export function isSafeColor(value: string): boolean {
  return HSL.test(value) || /^#[0-9a-f]{6}$/i.test(value);
}
