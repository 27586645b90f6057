import type { NamedColors } from '#app/ui/tokens/neutral-tokens.ts';
import { isSafeColor } from './brand.ts';

/** Groups of a scheme's colours: the column that holds them, and what they are called in it. */
export const SCHEME_GROUPS = {
  neutral: {
    column: 'neutral_scale',
    keys: ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'],
  },
  semantic: { column: 'semantic_colors', keys: ['success', 'warning', 'danger'] },
  system: { column: 'system_colors', keys: ['background', 'surface', 'text', 'border'] },
  gradients: { column: 'gradients', keys: ['lamp_day', 'lamp_night'] },
  shadows: { column: 'shadows', keys: ['glow_color', 'glow_blur'] },
} as const;
export type SchemeGroup = keyof typeof SCHEME_GROUPS;
export const GROUPS = Object.keys(SCHEME_GROUPS) as SchemeGroup[];

/** The one value of a scheme that is a length, in pixels. */
export const BLUR = 'shadows.glow_blur';
const MOST_BLUR = 40;

const isBlur = (value: string) => /^\d{1,2}$/.test(value) && Number(value) <= MOST_BLUR;

/** Whether a value may be in the style element: plainly a colour, or plainly a few pixels. */
export const isSafeValue = (name: string, value: string): boolean =>
  name === BLUR ? isBlur(value) : isSafeColor(value);

/** Names of a group's values: `neutral.100`. */
export const namesOf = (group: SchemeGroup): string[] =>
  SCHEME_GROUPS[group].keys.map((key) => `${group}.${key}`);

export type SchemeColumns = Partial<Record<(typeof SCHEME_GROUPS)[SchemeGroup]['column'], unknown>>;

/** The values of a row by name; what is not plainly a value is left out, and the built-in one holds. */
export function namedColorsOf(row: SchemeColumns): NamedColors {
  const named: Record<string, string> = {};
  for (const group of GROUPS) {
    const { column, keys } = SCHEME_GROUPS[group];
    const values = (row[column] ?? {}) as Record<string, unknown>;
    for (const key of keys) {
      const value = values[key];
      const name = `${group}.${key}`;
      if (typeof value === 'string' && isSafeValue(name, value)) named[name] = value;
    }
  }
  return named;
}
