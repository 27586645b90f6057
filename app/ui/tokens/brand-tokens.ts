import { contrast, type Hsl, hexOf, parseColor, reach } from './color.ts';
import {
  glowRule,
  groundsOf,
  hardestGround,
  hardestNight,
  type NamedColors,
  neutralTokens,
  type Pair,
  type Theme,
} from './neutral-tokens.ts';

export { contrast, parseColor } from './color.ts';

export type BrandTokens = Record<`--${string}`, Pair>;

const WHITE: Hsl = [0, 0, 100];
/** The grounds of tokens.css that brand colours are on; in the light theme paper has less contrast, in the dark one sheet. */
export const GROUNDS = groundsOf({});

const shade = ([hue, saturation, lightness]: Hsl, times: number, at = lightness): Hsl => [
  hue,
  Math.min(100, saturation * times),
  Math.min(100, Math.max(0, at)),
];

/** White where it is readable on the colour, else nearly black of the colour's own hue. */
function foreground(ground: Hsl): Hsl {
  if (contrast(WHITE, ground) >= 4.5) return WHITE;
  return reach([ground[0], Math.min(ground[1], 80), 7.6], ground, 4.5, 'darker');
}

/** A button's ground: visible on the page (3:1) and able to carry a readable label (4.5:1). */
function fill(color: Hsl, hard: Hsl, theme: Theme): Hsl {
  if (theme === 'light') return reach(color, hard, 3.1, 'darker');
  return reach(color, hard, 3.2, 'lighter');
}

/** The pressed shade moves away from the label, so that hovering never costs contrast. */
function pressed(ground: Hsl): Hsl {
  return shade(ground, 1, foreground(ground) === WHITE ? ground[2] - 9 : ground[2] + 7);
}

/**
 * Every token of staff's two colours, for both themes, adjusted in lightness only until the contrast of
 * docs/design-language.md holds. The hue stays. Colours are `hsl()` or `#rrggbb`.
 */
export function brandTokens(
  brand: { primary: string; accent: string },
  grounds: ReturnType<typeof groundsOf> = GROUNDS,
): BrandTokens {
  const day = hardestGround(grounds.light, 'light');
  const night = hardestGround(grounds.dark, 'dark');
  const primary = parseColor(brand.primary);
  const accent = parseColor(brand.accent);
  const pair = (light: Hsl, dark: Hsl = light): Pair => ({
    light: hexOf(light),
    dark: hexOf(dark),
  });

  const metal = reach(primary, day, 5.2, 'darker');
  const metalNight = reach(shade(primary, 1.18), night, 7, 'lighter');
  const shaded = Math.min(15, contrast(metal, day) * 1.34);
  const metal2 = reach(shade(metal, 0.94), day, shaded, 'darker');
  const metal2Night = reach(shade(primary, 1, 0), grounds.dark.paper, 4.1, 'lighter');

  const fillDay = fill(primary, day, 'light');
  const fillNight = fill(primary, night, 'dark');
  const heat = accent;
  const heatNight = reach(accent, hardestNight(grounds.dark), 3.2, 'lighter');
  const hot = reach(shade(accent, 1.12), day, 6.5, 'darker');
  const hotNight = reach(shade(accent, 1, accent[2] + 7), night, 7, 'lighter');

  const blueprint = reach(shade(primary, 0.965, primary[2] - 7), WHITE, 7.2, 'darker');
  const blueprintNight = reach(shade(primary, 0.65, 15), WHITE, 12, 'darker');
  const sparkOn = (ground: Hsl) =>
    reach(accent, ground, 3, foreground(ground) === WHITE ? 'lighter' : 'darker');

  return {
    '--brand-primary': pair(primary),
    '--brand-accent': pair(accent),
    '--metal': pair(metal, metalNight),
    '--metal2': pair(metal2, metal2Night),
    '--fill': pair(fillDay, fillNight),
    '--fill2': pair(pressed(fillDay), pressed(fillNight)),
    '--on-fill': pair(foreground(fillDay), foreground(fillNight)),
    '--spark': pair(sparkOn(fillDay), sparkOn(fillNight)),
    '--heat': pair(heat, heatNight),
    '--on-heat': pair(foreground(heat), foreground(heatNight)),
    '--hot': pair(hot, hotNight),
    '--blueprint': pair(blueprint, blueprintNight),
    '--blueprint-spark': pair(sparkOn(blueprint), sparkOn(blueprintNight)),
  };
}

const line = ([name, { light, dark }]: [string, Pair]) =>
  light === dark ? `${name}:${light}` : `${name}:light-dark(${light},${dark})`;

/** Every colour of a scheme: the brand's two, and by name the others it sets. */
export type SchemeColors = { primary: string; accent: string; named: NamedColors };

/** Tokens of a whole scheme. Of the neutral half only what differs from tokens.css. */
export function schemeTokens({ primary, accent, named }: SchemeColors): BrandTokens {
  return { ...brandTokens({ primary, accent }, groundsOf(named)), ...neutralTokens(named) };
}

/** The style text of a whole scheme, for the page's one <style> element. */
export function schemeCss(colors: SchemeColors): string {
  const rules = [...Object.entries(schemeTokens(colors)).map(line), glowRule(colors.named)];
  return `:root{${rules.filter((rule) => rule !== null).join(';')}}`;
}
