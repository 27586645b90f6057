import { expect, test } from 'vitest';
import { logosOf } from './logo-choice.ts';

type Row = Parameters<typeof logosOf>[0][number];

const row = (name: string, type: string, more: Partial<Row> = {}): Row => ({
  name,
  type,
  variant: 'color',
  publicUrl: `/logos/${name}.svg`,
  usageContext: '',
  ...more,
});
const light = { variant: 'light' };

/** The file of each place, in the light and the dark theme. */
const visible = (...rows: Row[]) =>
  Object.fromEntries(
    Object.entries(logosOf(rows)).map(([place, { url, nightUrl }]) => [
      place,
      [url, nightUrl].map((each) => each?.replace(/^\/logos\/|[?].*$/g, '')).join(' '),
    ]),
  );

test.each<[string, Row[], Record<string, string>]>([
  [
    'each place its own, where logos are meant for one',
    [
      row('head', 'symbol', { usageContext: 'headers and navigation' }),
      row('icon', 'symbol', { usageContext: 'icons and favicons' }),
      row('call', 'symbol', { usageContext: 'calls to action' }),
      row('full', 'full'),
    ],
    {
      full: 'full.svg ',
      symbol: 'head.svg ',
      tab: 'icon.svg ',
      icon: 'icon.svg ',
      card: 'call.svg ',
    },
  ],
  [
    'the newest where none is meant for the place',
    [
      row('new', 'symbol', { usageContext: 'calls to action' }),
      row('old', 'symbol', { usageContext: 'calls to action' }),
    ],
    { full: 'new.svg ', symbol: 'new.svg ', tab: 'new.svg ', icon: 'new.svg ', card: 'new.svg ' },
  ],
  [
    'a wordmark alone everywhere, not the mark that came with the product',
    [row('word', 'full')],
    {
      full: 'word.svg ',
      symbol: 'word.svg ',
      tab: 'word.svg ',
      icon: 'word.svg ',
      card: 'word.svg ',
    },
  ],
  [
    'of a file that cannot be drawn the next that can',
    [
      row('photo', 'symbol', { publicUrl: '/logos/photo.avif?v=1' }),
      row('shot', 'symbol', { publicUrl: '/logos/shot.png?v=1' }),
      row('full', 'full'),
    ],
    {
      full: 'full.svg ',
      symbol: 'photo.avif ',
      tab: 'photo.avif ',
      icon: 'shot.png ',
      card: 'shot.png ',
    },
  ],
  [
    'a light one by night beside the one of its type, never by day',
    [row('night', 'full', light), row('day', 'full'), row('mark', 'symbol')],
    {
      full: 'day.svg night.svg',
      symbol: 'mark.svg ',
      tab: 'mark.svg ',
      icon: 'mark.svg ',
      card: 'mark.svg ',
    },
  ],
  [
    'a light one only where it is meant to stand',
    [
      row('glow', 'symbol', { ...light, usageContext: 'icons and favicons' }),
      row('mark', 'symbol'),
      row('full', 'full'),
    ],
    {
      full: 'full.svg ',
      symbol: 'mark.svg ',
      tab: 'mark.svg glow.svg',
      icon: 'mark.svg glow.svg',
      card: 'mark.svg ',
    },
  ],
  [
    'a light one alone by night alone',
    [row('night', 'full', light)],
    {
      full: '/brand/fallback.svg night.svg',
      symbol: '/brand/fallback.svg ',
      tab: '/brand/fallback.svg ',
      icon: '/brand/fallback.svg ',
      card: '/brand/fallback.svg ',
    },
  ],
])('of active logos is shown: %s', (_, rows, places) => {
  expect(visible(...rows)).toEqual(places);
});
