import { contrast, type Hsl, hexOf, parseColor, reach } from './color.ts';

export type Theme = 'light' | 'dark';
export type Pair = Record<Theme, string>;
/** Of lamp and furnace only what the scheme sets; without it those of tokens.css hold. */
type Grounds = Record<Theme, { paper: Hsl; sheet: Hsl; lamp: Hsl | null; furnace: Hsl | null }>;

/** Colours by the names that staff know them by: `neutral.100`, `system.text`, `semantic.danger`. */
export type NamedColors = Readonly<Record<string, string>>;

const BLACK: Hsl = [0, 0, 0];
const WHITE: Hsl = [0, 0, 100];

/** The values of tokens.css: a colour that a scheme leaves out, or sets to the same, is not printed again. */
const BUILT_IN = {
  '--paper': { light: '#f2f3f0', dark: '#090a13' },
  '--sheet': { light: '#fbfbf9', dark: '#10121e' },
  '--well': { light: '#e8eae6', dark: '#05060c' },
  '--ink': { light: '#11122b', dark: '#ecedf6' },
  '--ink2': { light: '#41435c', dark: '#b2b5cd' },
  '--ink3': { light: '#5a5d75', dark: '#8f93b1' },
  '--edge': { light: '#777a91', dark: '#6f7394' },
  '--bad': { light: '#b3123b', dark: '#ff8aa0' },
  '--furnace': { light: '#161830', dark: '#161830' },
} as const satisfies Record<string, Pair>;

/** Colours of a scheme that the built-in tokens were drawn from; setting them changes nothing. */
const BUILT_IN_COLORS: NamedColors = {
  'neutral.50': '#fbfbf9',
  'neutral.100': '#f2f3f0',
  'neutral.200': '#e0e1e4',
  'neutral.300': '#b2b5cd',
  'neutral.400': '#8f93b1',
  'neutral.500': '#777a91',
  'neutral.600': '#5a5d75',
  'neutral.700': '#41435c',
  'neutral.800': '#10121e',
  'neutral.900': '#11122b',
  'semantic.success': 'hsl(165,95%,20%)',
  'semantic.warning': '#8a5a00',
  'semantic.danger': '#b3123b',
  'system.background': '#f2f3f0',
  'system.surface': '#fbfbf9',
  'system.text': '#11122b',
  'system.border': '#777a91',
};

type Source = {
  /** Names in order: the first that the scheme sets counts. */
  names: Readonly<Record<Theme, readonly string[]>>;
  /** Least contrast on the page, each with some room above the required 4.5 and 3. */
  least: Record<Theme, number>;
};
type Front = '--ink' | '--ink2' | '--ink3' | '--edge' | '--bad';

/** The sources of each text, edge and warning colour. */
export const FRONTS: Readonly<Record<Front, Source>> = {
  '--ink': {
    names: { light: ['system.text', 'neutral.900'], dark: ['neutral.200'] },
    least: { light: 10, dark: 10 },
  },
  '--ink2': {
    names: { light: ['neutral.700'], dark: ['neutral.300'] },
    least: { light: 6, dark: 6 },
  },
  '--ink3': {
    names: { light: ['neutral.600'], dark: ['neutral.400'] },
    least: { light: 4.6, dark: 4.6 },
  },
  '--edge': {
    names: { light: ['system.border', 'neutral.500'], dark: ['neutral.500'] },
    least: { light: 3.1, dark: 3.1 },
  },
  '--bad': {
    names: { light: ['semantic.danger'], dark: ['semantic.danger'] },
    least: { light: 4.6, dark: 5 },
  },
};

const same = (one: string, other: string) => hexOf(parseColor(one)) === hexOf(parseColor(other));

/** The first of these names whose colour is not the built-in one. */
function given(colors: NamedColors, names: readonly string[]): string | undefined {
  const name = names.find((each) => colors[each] !== undefined);
  const color = name && colors[name];
  const builtIn = name && BUILT_IN_COLORS[name];
  return color && builtIn && same(color, builtIn) ? undefined : color;
}

const atLightness = ([hue, saturation]: Hsl, lightness: number): Hsl => [
  hue,
  saturation,
  Math.max(0, lightness),
];

/** Keeps a ground on which dark text (light theme) or light text (dark theme) is readable. */
const ground = (color: Hsl, theme: Theme): Hsl =>
  theme === 'light' ? reach(color, BLACK, 15, 'lighter') : reach(color, WHITE, 15, 'darker');

function groundOf(colors: NamedColors, names: readonly string[], theme: Theme, builtIn: string) {
  const color = given(colors, names);
  return color === undefined ? parseColor(builtIn) : ground(parseColor(color), theme);
}

/** Paper, sheets and lamp of a scheme. In the dark theme the paper is darker than the sheets. */
export function groundsOf(colors: NamedColors): Grounds {
  const of = (token: '--paper' | '--sheet', names: readonly string[], theme: Theme) =>
    groundOf(colors, names, theme, BUILT_IN[token][theme]);
  const lamp = (theme: Theme, name: string) =>
    colors[name] === undefined ? null : ground(parseColor(colors[name]), theme);
  const ownNight = given(colors, ['neutral.800']) !== undefined;
  const furnace = given(colors, ['neutral.900']) ?? given(colors, ['neutral.800']);
  const nightSheet = of('--sheet', ['neutral.800'], 'dark');
  return {
    light: {
      paper: of('--paper', ['system.background', 'neutral.100'], 'light'),
      sheet: of('--sheet', ['system.surface', 'neutral.50'], 'light'),
      lamp: lamp('light', 'gradients.lamp_day'),
      furnace: null,
    },
    dark: {
      paper: ownNight
        ? atLightness(nightSheet, nightSheet[2] * 0.6)
        : parseColor(BUILT_IN['--paper'].dark),
      sheet: nightSheet,
      // Glow of the built-in hue would fall on paper of another.
      lamp: lamp('dark', 'gradients.lamp_night') ?? (ownNight ? nightSheet : null),
      furnace: furnace === undefined ? null : ground(parseColor(furnace), 'dark'),
    },
  };
}

/** The ground of a theme on which a colour is hardest to read. */
export function hardestGround({ paper, sheet, ...more }: Grounds[Theme], theme: Theme): Hsl {
  const all = [paper, sheet, ...Object.values(more).filter((each) => each !== null)];
  const away = theme === 'light' ? BLACK : WHITE;
  return all.reduce((hard, each) => (contrast(each, away) < contrast(hard, away) ? each : hard));
}

/** The furnace is on every page in both themes, always with the colours of the dark one. */
export function hardestNight(night: Grounds['dark']): Hsl {
  const furnace = night.furnace ?? parseColor(BUILT_IN['--furnace'].dark);
  return hardestGround({ ...night, furnace }, 'dark');
}

const wayOf = (theme: Theme) => (theme === 'light' ? 'darker' : 'lighter');

/** The colour that staff chose for a text, edge or warning colour in a theme, and its name. */
export function chosenFront(colors: NamedColors, token: Front, theme: Theme) {
  const names = FRONTS[token].names[theme];
  const name = names.find((each) => colors[each] !== undefined) ?? names.at(-1) ?? '';
  return { name, color: parseColor(given(colors, names) ?? BUILT_IN[token][theme]) };
}

const FILL_IN = ['success', 'warning'] as const;
const STATES = { success: '--good', warning: '--warn' } as const;

/** The neutral half of the tokens, as far as the scheme changes tokens.css. */
export function neutralTokens(colors: NamedColors): Record<`--${string}`, Pair> {
  const grounds = groundsOf(colors);
  const hard = {
    light: hardestGround(grounds.light, 'light'),
    dark: hardestNight(grounds.dark),
  };
  const fitted = (color: Hsl, theme: Theme, least: number) =>
    hexOf(reach(color, hard[theme], least, wayOf(theme)));
  const tokens: Record<`--${string}`, Pair> = {};
  for (const key of ['paper', 'sheet'] as const) {
    tokens[`--${key}`] = { light: hexOf(grounds.light[key]), dark: hexOf(grounds.dark[key]) };
  }
  const { light: day, dark: night } = grounds;
  const ownPaper = (theme: Theme) =>
    hexOf(grounds[theme].paper) !== BUILT_IN['--paper'][theme] || undefined;
  tokens['--well'] = {
    light: ownPaper('light')
      ? hexOf(atLightness(day.paper, day.paper[2] - 3.5))
      : BUILT_IN['--well'].light,
    dark: ownPaper('dark')
      ? hexOf(atLightness(night.paper, night.paper[2] * 0.6))
      : BUILT_IN['--well'].dark,
  };
  for (const [token, { least }] of Object.entries(FRONTS) as [Front, Source][]) {
    const of = (theme: Theme) =>
      fitted(chosenFront(colors, token, theme).color, theme, least[theme]);
    tokens[token] = { light: of('light'), dark: of('dark') };
  }
  if (night.furnace) {
    tokens['--furnace'] = { light: hexOf(night.furnace), dark: hexOf(night.furnace) };
  }
  for (const [token, builtIn] of Object.entries(BUILT_IN) as [keyof typeof BUILT_IN, Pair][]) {
    const mine = tokens[token];
    if (mine?.light === builtIn.light && mine.dark === builtIn.dark) delete tokens[token];
  }
  const ink = tokens['--ink'];
  if (ink) {
    tokens['--line'] = { light: `${ink.light}26`, dark: `${ink.dark}26` };
    tokens['--line2'] = { light: `${ink.light}66`, dark: `${ink.dark}66` };
  }
  for (const state of FILL_IN) {
    const color = given(colors, [`semantic.${state}`]);
    if (color === undefined) continue;
    const chosen = parseColor(color);
    tokens[STATES[state]] = {
      light: fitted(chosen, 'light', 4.6),
      dark: fitted(chosen, 'dark', 5),
    };
  }
  if (day.lamp || night.lamp) {
    tokens['--lamp'] = {
      light: day.lamp ? hexOf(day.lamp) : '#0000',
      dark: night.lamp ? hexOf(night.lamp) : '#1d204a99',
    };
  }
  return tokens;
}

/** The whole neutral half, for documents without a stylesheet. */
export const wholeNeutrals = (colors: NamedColors): Record<keyof typeof BUILT_IN, Pair> => ({
  ...BUILT_IN,
  ...neutralTokens(colors),
});

/** The glow of heat in the dark theme; numbers and colours only, nothing that could end the style element. */
export function glowRule(colors: NamedColors): string | null {
  const blur = colors['shadows.glow_blur'];
  const color = colors['shadows.glow_color'];
  if (blur === undefined && color === undefined) return null;
  const pixels = Math.min(40, Math.max(0, Number.parseInt(blur ?? '5', 10) || 0));
  const light = color ? hexOf(parseColor(color)) : 'color-mix(in srgb,var(--heat) 50%,#0000)';
  return `--glow:drop-shadow(0 0 ${pixels}px light-dark(#0000,${light}))`;
}
