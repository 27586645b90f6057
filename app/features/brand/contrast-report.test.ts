import { expect, test } from 'vitest';
import { randomFor } from '../../../tests/seed.ts';
import { type ContrastRow, contrastReport } from './contrast-report.ts';
import { GROUPS, namedColorsOf, namesOf, SCHEME_GROUPS } from './scheme.ts';

type Rgb = [number, number, number];

/** Colours made here, so that they are known without reading any text of the product. */
function randomSchemes(count: number) {
  const { next: random } = randomFor('schemes of the report');
  const channel = () => Math.floor(random() * 256);
  const made = new Map<string, Rgb>();
  const color = () => {
    const rgb: Rgb = [channel(), channel(), channel()];
    const text = `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    made.set(text, rgb);
    return text;
  };
  const schemes = Array.from({ length: count }, () => {
    const named: Record<string, string> = {};
    for (const name of GROUPS.flatMap(namesOf)) {
      if (name !== 'shadows.glow_blur' && random() < 0.8) named[name] = color();
    }
    return { primary: color(), accent: color(), named };
  });
  return schemes;
}

/** WCAG 2.2, relative luminance and contrast ratio, written from the definition. */
function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const linear = [value >> 16, (value >> 8) & 255, value & 255].map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

function ratioOf(one: string, other: string): number {
  const bright = Math.max(luminance(one), luminance(other));
  const dim = Math.min(luminance(one), luminance(other));
  return (bright + 0.05) / (dim + 0.05);
}

const nameOf = ({ what, on, theme }: ContrastRow) => `${what} on ${on}, ${theme}`;

test('200 random schemes: every ratio is the one reckoned here, and what the site shows passes', () => {
  const wrong = randomSchemes(200).flatMap((scheme) =>
    contrastReport(scheme).flatMap((row) => {
      const ratio = ratioOf(row.front, row.ground);
      const faults = [
        Math.abs(ratio - row.ratio) > 1e-6 && 'ratio',
        row.passes !== ratio >= row.least && 'verdict',
        row.renderedRatio < row.least && `shown ${row.renderedRatio}`,
      ].filter(Boolean);
      return faults.length > 0 ? [{ row: nameOf(row), faults, scheme }] : [];
    }),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
});

test('the colour that is judged is the one that staff chose', () => {
  for (const { primary, accent, named } of randomSchemes(50)) {
    const rows = contrastReport({ primary, accent, named });
    const fronts = (what: ContrastRow['what']) =>
      new Set(rows.filter((row) => row.what === what).map(({ front }) => front));
    expect([...fronts('link')]).toEqual([primary]);
    expect([...fronts('hot')]).toEqual([accent]);
    if (named['semantic.success']) expect([...fronts('good')]).toEqual([named['semantic.success']]);
    if (named['neutral.700'] && named['neutral.300']) {
      expect(fronts('ink2')).toEqual(new Set([named['neutral.700'], named['neutral.300']]));
    }
  }
});

test('lists what fails in the default scheme, and is adjusted', () => {
  const rows = contrastReport({
    primary: 'hsl(240,85%,55%)',
    accent: 'hsl(165,85%,45%)',
    named: {},
  });
  const failing = rows.filter(({ passes }) => !passes).map(nameOf);
  // In the dark theme a field that also serves the light one is not offered another colour: the site adjusts it.
  const offered = rows.filter(({ passes, fix }) => !passes && fix !== null);
  expect(offered.map(nameOf)).toEqual(['hot on paper, light', 'hot on sheet, light']);
  expect(failing).toEqual([
    'hot on paper, light',
    'hot on sheet, light',
    'link on paper, dark',
    'link on sheet, dark',
    'button on paper, dark',
    'button on sheet, dark',
  ]);
});

test('a value that is not plainly a colour, or plainly pixels, is left out', () => {
  const named = namedColorsOf({
    neutral_scale: {
      50: '#fff',
      100: 'red;}</style><script>',
      200: 'hsl(1,2%,3%)',
      901: '#000000',
    },
    shadows: { glow_blur: '41', glow_color: '#aabbcc' },
    gradients: { lamp_day: 'url(//evil.example)', lamp_night: 7 },
  });
  expect(named).toEqual({ 'neutral.200': 'hsl(1,2%,3%)', 'shadows.glow_color': '#aabbcc' });
  expect(Object.keys(SCHEME_GROUPS)).toEqual(GROUPS);
});
