import { isSafeColor } from '#app/features/brand/brand.ts';
import {
  BLUR,
  GROUPS,
  isSafeValue,
  namedColorsOf,
  namesOf,
  SCHEME_GROUPS,
} from '#app/features/brand/scheme.ts';
import { LONGEST_NAME, type SchemeMistakes, type Typed } from './staff-scheme.ts';

const LONGEST_DESCRIPTION = 300;

function mistakesIn(typed: Typed): SchemeMistakes {
  const mistakes: SchemeMistakes = {};
  const name = typed['scheme_name'] ?? '';
  if (name === '' || name.length > LONGEST_NAME) mistakes['scheme_name'] = 'name';
  if ((typed['scheme_description'] ?? '').length > LONGEST_DESCRIPTION) {
    mistakes['scheme_description'] = 'long';
  }
  for (const each of ['primary', 'accent']) {
    if (!isSafeColor(typed[each] ?? '')) mistakes[each] = 'color';
  }
  for (const each of GROUPS.flatMap(namesOf)) {
    const value = typed[each] ?? '';
    if (value !== '' && !isSafeValue(each, value)) {
      mistakes[each] = each === BLUR ? 'pixels' : 'color';
    }
  }
  return mistakes;
}

function columnsOf(typed: Typed) {
  const column = (group: keyof typeof SCHEME_GROUPS) =>
    Object.fromEntries(
      SCHEME_GROUPS[group].keys.flatMap((key) => {
        const value = typed[`${group}.${key}`] ?? '';
        return value === '' ? [] : [[key, value]];
      }),
    );
  return {
    schemeName: typed['scheme_name'] ?? '',
    schemeDescription: typed['scheme_description'] || null,
    primaryColor: typed['primary'] ?? '',
    accentColor: typed['accent'] ?? '',
    neutralScale: column('neutral'),
    semanticColors: column('semantic'),
    systemColors: column('system'),
    gradients: column('gradients'),
    shadows: column('shadows'),
  };
}

/** The columns of a posted editor, or its errors. */
export function schemeIn(typed: Typed) {
  const mistakes = mistakesIn(typed);
  return Object.keys(mistakes).length > 0 ? { mistakes } : { columns: columnsOf(typed) };
}

/** The editor with a preset's colours in place of those that were there; the name stays. */
export function withPreset(typed: Typed, colors: Readonly<Record<string, unknown>>): Typed {
  const two = { primary: colors['primary_color'], accent: colors['accent_color'] };
  const repeated = Object.entries(two).flatMap(([name, value]) =>
    typeof value === 'string' && isSafeColor(value) ? [[name, value]] : [],
  );
  const empty = Object.fromEntries(GROUPS.flatMap(namesOf).map((name) => [name, '']));
  return { ...typed, ...empty, ...Object.fromEntries(repeated), ...namedColorsOf(colors) };
}
