import { type SchemeColors, schemeTokens } from '#app/ui/tokens/brand-tokens.ts';
import { contrast, type Hsl, hexOf, parseColor } from '#app/ui/tokens/color.ts';
import { chosenFront, FRONTS, groundsOf, type Theme } from '#app/ui/tokens/neutral-tokens.ts';

const TEXT = 4.5;
const GRAPHIC = 3;

/** Fields that the light theme does not use. */
const NIGHT_ONLY = new Set(['neutral.200', 'neutral.300', 'neutral.400']);

/** A foreground and a background that the site's stylesheets combine. */
export type ContrastRow = {
  /** The foreground. */
  what:
    | 'link'
    | 'button'
    | 'label'
    | 'closing'
    | 'hot'
    | 'heat'
    | 'selection'
    | 'ink'
    | 'ink2'
    | 'ink3'
    | 'edge'
    | 'bad'
    | 'good'
    | 'warn';
  /** The background. */
  on: 'paper' | 'sheet' | 'lamp' | 'furnace' | 'fill' | 'heat' | 'blueprint';
  theme: Theme;
  /** The colour as staff chose it, and the background as the site shows it, as `#rrggbb`. */
  front: string;
  ground: string;
  ratio: number;
  least: number;
  passes: boolean;
  /** The nearest colour that passes, which the site shows in its place. */
  shown: string;
  renderedRatio: number;
  /** The field of the editor, and the colour that would pass there; null where the light theme uses the
   * field too, since it would change with it. */
  field: string;
  fix: string | null;
};

const FRONT_NAMES: Readonly<Record<keyof typeof FRONTS, ContrastRow['what']>> = {
  '--ink': 'ink',
  '--ink2': 'ink2',
  '--ink3': 'ink3',
  '--edge': 'edge',
  '--bad': 'bad',
};

type Pairing = Pick<ContrastRow, 'what' | 'on' | 'least' | 'field'> & {
  front: Hsl;
  ground: Hsl;
  shown: Hsl;
  /** The background of `shown`, where that is adjusted too. */
  renderedGround?: Hsl;
};

const rowOf = (theme: Theme, pairing: Pairing): ContrastRow => {
  const { front, ground, shown, renderedGround = ground, what, on, least, field } = pairing;
  const ratio = contrast(front, ground);
  return {
    what,
    on,
    theme,
    front: hexOf(front),
    ground: hexOf(ground),
    ratio,
    least,
    passes: ratio >= least,
    shown: hexOf(shown),
    renderedRatio: contrast(shown, renderedGround),
    field,
    // A label is always black or white, so the fix changes its background.
    fix: theme === 'light' || NIGHT_ONLY.has(field) ? hexOf(pairing.renderedGround ?? shown) : null,
  };
};

function rowsOf(colors: SchemeColors, theme: Theme): ContrastRow[] {
  const tokens = schemeTokens(colors);
  const grounds = groundsOf(colors.named)[theme];
  const { lamp, furnace } = grounds;
  const token = (name: `--${string}`) => parseColor(tokens[name]?.[theme] ?? '#000000');
  const primary = parseColor(colors.primary);
  const accent = parseColor(colors.accent);
  const places = [
    { on: 'paper' as const, ground: grounds.paper },
    { on: 'sheet' as const, ground: grounds.sheet },
    ...(lamp ? [{ on: 'lamp' as const, ground: lamp }] : []),
    ...(furnace ? [{ on: 'furnace' as const, ground: furnace }] : []),
  ];
  const onPage = (
    what: ContrastRow['what'],
    field: string,
    front: Hsl,
    shown: Hsl,
    least: number,
  ): Pairing[] => places.map((place) => ({ what, field, front, shown, least, ...place }));

  const neutrals = (Object.keys(FRONTS) as (keyof typeof FRONTS)[]).flatMap((name) => {
    const { name: field, color } = chosenFront(colors.named, name, theme);
    const shown = tokens[name] ? token(name) : color;
    return onPage(FRONT_NAMES[name], field, color, shown, name === '--edge' ? GRAPHIC : TEXT);
  });
  const states = (['good', 'warn'] as const).flatMap((name) => {
    const field = name === 'good' ? 'semantic.success' : 'semantic.warning';
    const chosen = colors.named[field];
    if (!chosen || !tokens[`--${name}`]) return [];
    return onPage(name, field, parseColor(chosen), token(`--${name}`), TEXT);
  });
  const label = (
    what: 'label' | 'selection',
    on: 'fill' | 'heat',
    field: string,
    chosen: Hsl,
  ): Pairing => ({
    what,
    on,
    field,
    least: TEXT,
    front: token(`--on-${on}`),
    ground: chosen,
    shown: token(`--on-${on}`),
    renderedGround: token(`--${on}`),
  });
  const white = parseColor('#ffffff');
  return [
    ...onPage('link', 'primary', primary, token('--metal'), TEXT),
    ...onPage('button', 'primary', primary, token('--fill'), GRAPHIC),
    label('label', 'fill', 'primary', primary),
    {
      what: 'closing' as const,
      on: 'blueprint' as const,
      field: 'primary',
      least: TEXT,
      front: white,
      ground: primary,
      shown: white,
      renderedGround: token('--blueprint'),
    },
    ...onPage('hot', 'accent', accent, token('--hot'), TEXT),
    // In the light theme `heat` never carries information alone.
    ...(theme === 'dark' ? onPage('heat', 'accent', accent, token('--heat'), GRAPHIC) : []),
    label('selection', 'heat', 'accent', accent),
    ...neutrals,
    ...states,
  ].map((pairing) => rowOf(theme, pairing));
}

/** The contrast (WCAG 2.2) of every pairing of a scheme, as chosen and as the site shows it. */
export const contrastReport = (colors: SchemeColors): ContrastRow[] => [
  ...rowsOf(colors, 'light'),
  ...rowsOf(colors, 'dark'),
];
