import { expect, test } from 'vitest';
import { GROUPS, namesOf } from '#app/features/brand/scheme.ts';
import { paletteOf } from '#app/features/seo/pictures/palette.ts';
import { mailColors } from '#app/platform/mail/mail-colors.server.ts';
import { contrast, parseColor } from '#app/ui/tokens/color.ts';

const THEMES = ['light', 'dark'] as const;

/** The same schemes on every run: steps of a prime through all colours. */
function* schemes(count: number) {
  let at = 0;
  const color = () => {
    at = (at + 7_368_787) % 0x1000000;
    return `#${at.toString(16).padStart(6, '0')}`;
  };
  for (let made = 0; made < count; made += 1) {
    const names = GROUPS.flatMap(namesOf).filter((name) => name !== 'shadows.glow_blur');
    const named = Object.fromEntries(
      names.filter((_, index) => (index + made) % 3 > 0).map((name) => [name, color()]),
    );
    yield { primary: color(), accent: color(), named };
  }
}

const ratio = (one: string, other: string) => contrast(parseColor(one), parseColor(other));

test('keeps every word of a mail readable in the light and the dark theme, whatever the scheme', () => {
  for (const scheme of schemes(200)) {
    for (const theme of THEMES) {
      const { paper, sheet, ink, soft, metal, fill, onFill } = mailColors(scheme, theme);
      const least = Math.min(
        ...[ink, soft, metal].flatMap((front) => [ratio(front, sheet), ratio(front, paper)]),
        ratio(onFill, fill),
      );
      expect(least, JSON.stringify({ theme, scheme })).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('keeps every word of a preview picture readable, whatever the scheme', () => {
  for (const scheme of schemes(200)) {
    for (const theme of THEMES) {
      const { paper, ink, ink2, ink3, metal, hot } = paletteOf(scheme, theme);
      const least = Math.min(...[ink, ink2, ink3, metal, hot].map((front) => ratio(front, paper)));
      expect(least, JSON.stringify({ theme, scheme })).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('with the default colours both look as drawn', () => {
  const scheme = { primary: 'hsl(240,85%,55%)', accent: 'hsl(165,85%,45%)', named: {} };
  expect(mailColors(scheme, 'light')).toMatchObject({
    paper: '#f2f3f0',
    sheet: '#fbfbf9',
    ink: '#11122b',
    soft: '#41435c',
    edge: '#11122b',
    fill: '#2b2bee',
  });
  expect(paletteOf(scheme, 'light')).toMatchObject({
    paper: '#f2f3f0',
    ink: '#11122b',
    ink2: '#41435c',
    ink3: '#5a5d75',
    metal: '#2b2bee',
  });
  expect(paletteOf(scheme, 'dark')).toMatchObject({ paper: '#090a13', ink: '#ecedf6' });
});
