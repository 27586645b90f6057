import { expect, it } from 'vitest';
import { THEME_SCRIPT } from './theme-script.ts';

type Told = { connection?: object; wantsLess?: boolean; kept?: boolean; storage?: false };

/** Runs the script in a page that has letters, and returns what it has done. */
function ran({ connection, wantsLess = false, kept = false, storage }: Told) {
  const dataset: Record<string, string> = {};
  const put: string[] = [];
  const keeper = {
    getItem(key: string) {
      if (storage === false) throw new Error('refused');
      return kept && key === 'fonts' ? '1' : null;
    },
  };
  const page = {
    documentElement: { dataset },
    querySelector: () => ({
      textContent: '<link>',
      insertAdjacentHTML: (_: string, html: string) => put.push(html),
    }),
  };
  const scope = {
    document: page,
    navigator: { connection },
    matchMedia: (query: string) => ({
      matches: wantsLess && query === '(prefers-reduced-data:reduce)',
    }),
    localStorage: keeper,
    sessionStorage: keeper,
    location: { hash: '' },
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
  };
  new Function(...Object.keys(scope), THEME_SCRIPT)(...Object.values(scope));
  return { letters: 'letters' in dataset, asked: put.length, fonts: dataset['fonts'] };
}

it.each([
  ['tells nothing', {}, true],
  ['guesses a slow first megabit', { connection: { effectiveType: '3g', downlink: 0.4 } }, true],
  ['saves data', { connection: { effectiveType: '4g', saveData: true } }, false],
  ['is on 2g', { connection: { effectiveType: '2g' } }, false],
  ['is on slow-2g', { connection: { effectiveType: 'slow-2g' } }, false],
  ['wants less data', { wantsLess: true }, false],
  ['keeps nothing for pages', { storage: false }, true],
] as [string, Told, boolean][])(
  'asks for the letters of a browser that %s: %o',
  (_, reported, asks) => {
    expect(ran(reported)).toEqual({ letters: asks, asked: asks ? 1 : 0, fonts: undefined });
  },
);

it('requests none where the tab has the fonts themselves', () => {
  expect(ran({ kept: true })).toEqual({ letters: false, asked: 0, fonts: 'kept' });
});
