import { type BrandTokens, brandTokens } from '#app/ui/brand-tokens.ts';
import { hexOf, parseColor } from '#app/ui/color.ts';

type Ground = 'light' | 'dark';

/** Colours of one picture, each `#rrggbb`. */
export type Palette = Record<
  | 'paper'
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'line'
  | 'metal'
  | 'metal2'
  | 'facet1'
  | 'facet4'
  | 'wash'
  | 'heat'
  | 'hot',
  string
>;

/** The neutral half of tokens.css: a picture has no style sheet to take it from. */
const NEUTRALS = {
  light: { paper: '#f2f3f0', ink: '#11122b', ink2: '#41435c', ink3: '#5a5d75', line: '#cfd0d2' },
  dark: { paper: '#090a13', ink: '#ecedf6', ink2: '#b2b5cd', ink3: '#8f93b1', line: '#272838' },
} as const;

function mixed(color: string, other: string, share: number): string {
  const channels = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [from, to] = [channels(color), channels(other)];
  const middle = from.map((channel, i) => Math.round(channel + ((to[i] ?? 0) - channel) * share));
  return `#${middle.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** What staff's two colours mean in a picture on that ground. */
export function paletteOf(brand: { primary: string; accent: string }, ground: Ground): Palette {
  const tokens = brandTokens(brand);
  const neutrals = NEUTRALS[ground];
  const of = (name: keyof BrandTokens) => hexOf(parseColor(tokens[name]?.[ground] ?? neutrals.ink));
  const [metal, metal2] = [of('--metal'), of('--metal2')];
  return {
    ...neutrals,
    metal,
    metal2,
    facet1: mixed(metal, '#ffffff', 0.3),
    facet4: mixed(metal2, '#0a0a3a', 0.38),
    wash: mixed(neutrals.paper, metal, 0.09),
    heat: of('--heat'),
    hot: of('--hot'),
  };
}
