import { brotliCompressSync, constants } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { COMPANY_FALLBACK } from '#app/features/company/company.ts';
import type { SiteFacts } from '#app/features/content/facts/site/site-facts.ts';
import { instanceOf, registerMessages } from '#app/i18n/instances.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { type SiteData, SiteDataProvider } from '#app/pages/site-data.ts';
import { alternatesOf, pathTo } from '#app/paths.ts';
import { DrawingDefs } from '#app/ui/drawing-defs.tsx';
import HomePage from './home.route.tsx';

registerMessages(messages);

const logo = { name: 'Forja', type: 'full', variant: 'color', url: '', width: 120, height: 32 };

/** Every figure there can be, each as long as it gets: the page at its heaviest. */
const MEASURED: SiteFacts = {
  weight: 90_000,
  checks: { passed: 12_873, at: '2026-09-22T12:00:00Z' },
  since: '2026-09-22T12:00:00Z',
  availability: { percent: 99.98, days: 30 },
};

function render(locale: Locale, facts = MEASURED): string {
  const site = {
    locale,
    routeName: 'home',
    orderQuery: '?de=home',
    alternates: alternatesOf('home'),
    company: {
      ...COMPANY_FALLBACK,
      whatsappUrl: null,
    },
    logos: { full: logo, symbol: logo },
  } as SiteData;
  return renderToString(
    <I18nextProvider i18n={instanceOf(locale)}>
      <SiteDataProvider value={site}>
        <HomePage loaderData={{ head: { title: '', description: '' }, facts }} />
      </SiteDataProvider>
    </I18nextProvider>,
  );
}

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found);

describe.each(LOCALES)('home page in %s', (locale) => {
  const html = render(locale);

  it('has ids of its own, and every reference in a drawing finds one', () => {
    const page = html + renderToString(<DrawingDefs />);
    const ids = all(page, /\sid="([^"]+)"/g);
    expect(ids).toHaveLength(new Set(ids).size);
    const references = [
      ...all(page, /href="#([^"]+)"/g),
      ...all(page, /url\(#([^)]+)\)/g),
      ...all(page, /aria-labelledby="([^"]+)"/g),
    ];
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('carries no inline style and no handler, which the page’s policy forbids', () => {
    expect(html).not.toMatch(/\s(?:style|on[a-z]+)="/);
  });

  it('has one h1 and skips no level', () => {
    const levels = all(html, /<h([1-6])[\s>]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, i) => {
      expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it('prints every message and leads where the specification says', () => {
    expect(html).not.toMatch(/[>"](?:hero|parts|work|pains|method|tools|trust|closing)\.\w/);
    expect(html).not.toContain('{{');
    for (const name of ['contact', 'cases', 'lab', 'craft', 'consulting'] as const) {
      expect(html).toContain(`href="${pathTo(name, locale)}"`);
    }
    expect(html).toContain(`href="${pathTo('project', locale)}?de=home"`);
  });

  it('leaves the shell and the dialog their share of 13,500 bytes', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    for (const page of [html, render(locale, { ...MEASURED, availability: null })]) {
      expect(brotliCompressSync(page, { params }).length).toBeLessThanOrEqual(9_700);
    }
  });
});
