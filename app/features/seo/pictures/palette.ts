import { type BrandTokens, brandTokens, type SchemeColors } from '#app/ui/tokens/brand-tokens.ts';
import { groundsOf, type Theme, wholeNeutrals } from '#app/ui/tokens/neutral-tokens.ts';

/** Colours of one picture, each `#rrggbb`. */
export type Palette = Record<
  | 'paper'
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'metal'
  | 'metal2'
  | 'facet1'
  | 'facet4'
  | 'wash'
  | 'heat'
  | 'hot',
  string
>;

function mixed(color: string, other: string, share: number): string {
  const channels = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [from, to] = [channels(color), channels(other)];
  const middle = from.map((channel, i) => Math.round(channel + ((to[i] ?? 0) - channel) * share));
  return `#${middle.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** What a scheme means in a picture on that ground, which has no stylesheet to take it from. */
export function paletteOf(scheme: SchemeColors, ground: Theme): Palette {
  const tokens = brandTokens(scheme, groundsOf(scheme.named));
  const neutrals = wholeNeutrals(scheme.named);
  const [paper, ink] = [neutrals['--paper'][ground], neutrals['--ink'][ground]];
  const of = (name: keyof BrandTokens) => tokens[name]?.[ground] ?? ink;
  const [metal, metal2] = [of('--metal'), of('--metal2')];
  return {
    paper,
    ink,
    ink2: neutrals['--ink2'][ground],
    ink3: neutrals['--ink3'][ground],
    metal,
    metal2,
    facet1: mixed(metal, '#ffffff', 0.3),
    facet4: mixed(metal2, '#0a0a3a', 0.38),
    wash: mixed(paper, metal, 0.09),
    heat: of('--heat'),
    hot: of('--hot'),
  };
}
