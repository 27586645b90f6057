import { type BrandTokens, brandTokens, GROUNDS } from '#app/ui/brand-tokens.ts';
import { hexOf } from '#app/ui/color.ts';

/** The two colours that staff set. */
export type MailBrand = { primary: string; accent: string };

type Theme = 'light' | 'dark';

const INK = {
  light: { ink: '#11122b', soft: '#41435c', edge: '#11122b' },
  dark: { ink: '#eceef6', soft: '#b6b9cc', edge: '#5a5d75' },
} as const;

/** The colours of a mail in one theme: the site's grounds, and the brand made readable on them. */
export function mailColors(brand: MailBrand, theme: Theme) {
  const tokens = brandTokens(brand);
  const token = (name: keyof BrandTokens) => tokens[name]?.[theme] ?? INK[theme].ink;
  return {
    paper: hexOf(GROUNDS[theme].paper),
    sheet: hexOf(GROUNDS[theme].sheet),
    ...INK[theme],
    metal: token('--metal'),
    fill: token('--fill'),
    onFill: token('--on-fill'),
  };
}
