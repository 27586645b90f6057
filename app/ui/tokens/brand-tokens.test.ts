import { describe, expect, it } from 'vitest';
import { randomFor } from '../../../tests/seed.ts';
import { brandTokens, contrast, GROUNDS, parseColor, schemeCss } from './brand-tokens.ts';

type Theme = 'light' | 'dark';
const TEXT = 4.5;
const GRAPHIC = 3;
const WHITE = '#ffffff';

function randomBrands(count: number) {
  const { next: random } = randomFor('brands');
  const color = () =>
    `hsl(${Math.floor(random() * 360)}, ${Math.floor(random() * 101)}%, ${Math.floor(random() * 101)}%)`;
  return Array.from({ length: count }, () => ({ primary: color(), accent: color() }));
}

/** Every pairing that the stylesheets make: foreground, ground, least ratio. */
function pairings(brand: { primary: string; accent: string }, theme: Theme) {
  const tokens = brandTokens(brand);
  const of = (name: keyof typeof tokens) => parseColor(tokens[name]?.[theme] ?? '');
  const { paper, sheet } = GROUNDS[theme];
  const white = parseColor(WHITE);
  return [
    ['metal on paper', of('--metal'), paper, TEXT],
    ['metal on sheet', of('--metal'), sheet, TEXT],
    ['hot on paper', of('--hot'), paper, TEXT],
    ['hot on sheet', of('--hot'), sheet, TEXT],
    ['label on fill', of('--on-fill'), of('--fill'), TEXT],
    ['label on pressed fill', of('--on-fill'), of('--fill2'), TEXT],
    ['selection', of('--on-heat'), of('--heat'), TEXT],
    ['white on blueprint', white, of('--blueprint'), TEXT],
    ['inverse button', of('--blueprint'), white, TEXT],
    ['facet on paper', of('--metal2'), paper, GRAPHIC],
    ['button on paper', of('--fill'), paper, GRAPHIC],
    ['button on sheet', of('--fill'), sheet, GRAPHIC],
    ['spark on button', of('--spark'), of('--fill'), GRAPHIC],
    ['spark on blueprint', of('--blueprint-spark'), of('--blueprint'), GRAPHIC],
    ...(theme === 'dark' ? [['heat at night', of('--heat'), paper, GRAPHIC] as const] : []),
  ] as const;
}

describe('brand tokens', () => {
  it('keep every pair of 200 random brands readable in both themes', () => {
    const failures = randomBrands(200).flatMap((brand) =>
      (['light', 'dark'] as const).flatMap((theme) =>
        pairings(brand, theme)
          .map(([name, front, ground, least]) => ({ name, ratio: contrast(front, ground), least }))
          .filter(({ ratio, least }) => ratio < least)
          .map((failure) => ({ ...brand, theme, ...failure })),
      ),
    );
    expect(failures).toEqual([]);
  });

  it('leave the default brand as drawn', () => {
    const tokens = brandTokens({ primary: 'hsl(240,85%,55%)', accent: 'hsl(165,85%,45%)' });
    expect(tokens['--metal']?.light).toBe('#2b2bee');
    expect(tokens['--fill']?.light).toBe('#2b2bee');
    expect(tokens['--heat']).toEqual({ light: '#11d4a4', dark: '#11d4a4' });
    expect(contrast(parseColor(tokens['--metal']?.dark ?? ''), GROUNDS.dark.sheet)).toBeCloseTo(
      7,
      1,
    );
  });

  it('refuse what is not plainly a colour', () => {
    expect(() => brandTokens({ primary: 'red;}</style>', accent: '#11d4a4' })).toThrow(
      /Not a colour/,
    );
  });

  it('print one rule', () => {
    const css = schemeCss({ primary: '#2b2bee', accent: '#11d4a4', named: {} });
    expect(css).toMatch(/^:root\{--brand-primary:#2b2bee;.*\}$/);
    expect(css).toContain('--metal:light-dark(#2b2bee,#');
    expect(css).not.toContain('<');
  });
});
