import { type BrandTokens, brandTokens, type SchemeColors } from '#app/ui/tokens/brand-tokens.ts';
import { groundsOf, type Theme, wholeNeutrals } from '#app/ui/tokens/neutral-tokens.ts';

/** Cached, since every part of every mail needs the colours, and finding readable ones is the slowest part. */
const found = new Map<string, MailColors>();
const MOST_SCHEMES = 32;

/** The colours of a mail in one theme: those of the site, readable on its grounds. */
export function mailColors(scheme: SchemeColors, theme: Theme): MailColors {
  const key = JSON.stringify([theme, scheme]);
  const known = found.get(key);
  if (known) return known;
  if (found.size >= MOST_SCHEMES) found.clear();
  const colors = readableColors(scheme, theme);
  found.set(key, colors);
  return colors;
}

type MailColors = ReturnType<typeof readableColors>;

function readableColors(scheme: SchemeColors, theme: Theme) {
  const neutrals = wholeNeutrals(scheme.named);
  const tokens = brandTokens(scheme, groundsOf(scheme.named));
  const ink = neutrals['--ink'][theme];
  const token = (name: keyof BrandTokens) => tokens[name]?.[theme] ?? ink;
  return {
    paper: neutrals['--paper'][theme],
    sheet: neutrals['--sheet'][theme],
    ink,
    soft: neutrals['--ink2'][theme],
    // By day a sheet is drawn in ink; by night that would glare.
    edge: theme === 'light' ? ink : neutrals['--edge'][theme],
    metal: token('--metal'),
    heat: token('--heat'),
    fill: token('--fill'),
    onFill: token('--on-fill'),
  };
}
