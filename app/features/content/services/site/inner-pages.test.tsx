import { brotliCompressSync, constants } from 'node:zlib';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { COMPANY_FALLBACK } from '#app/features/company/company.ts';
import { priceFrom } from '#app/features/content/claims/published-claims.ts';
import * as faqRoute from '#app/features/content/faq/site/faq.route.tsx';
import { CRAFT_STAGES } from '#app/features/content/ideas/idea.ts';
import { ideas } from '#app/features/content/ideas/ideas.ts';
import * as craftRoute from '#app/features/content/ideas/site/craft/craft.route.tsx';
import * as craftIdeaRoute from '#app/features/content/ideas/site/craft-idea/craft-idea.route.tsx';
import * as craftPortfolioRoute from '#app/features/content/portfolio/site/craft-portfolio/craft-portfolio.route.tsx';
import * as processRoute from '#app/features/content/process/site/process.route.tsx';
import { datesValidUntil } from '#app/features/content/workshops/dates.ts';
import * as labRoute from '#app/features/content/workshops/site/lab/lab.route.tsx';
import * as workshopRoute from '#app/features/content/workshops/site/workshop/workshop.route.tsx';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { instanceOf, registerMessages } from '#app/i18n/instances.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { pageOfPath } from '#app/pages/alternates.ts';
import { type SiteData, SiteDataProvider } from '#app/pages/site-data.ts';
import { alternatesOf, isPlainRoute, pathTo, patternOf, type RouteName } from '#app/paths.ts';
import { DrawingDefs } from '#app/ui/drawing-defs.tsx';
import { services } from '../services.ts';
import * as serviceRoute from './service/service.route.tsx';
import * as servicesRoute from './services.route.tsx';

registerMessages(messages);

type Module = { default: ComponentType; loader: unknown };

const ROUTES: Partial<Record<RouteName, Module>> = {
  services: servicesRoute,
  ...Object.fromEntries(services().map(({ name }) => [name, serviceRoute])),
  faq: faqRoute,
  process: processRoute,
  lab: labRoute,
  workshop: workshopRoute,
  craft: craftRoute,
  craftIdea: craftIdeaRoute,
  craftPortfolio: craftPortfolioRoute,
};
const names = Object.keys(ROUTES) as RouteName[];

const routes: RouteObject[] = LOCALES.flatMap((locale) =>
  names.map((name) => ({
    path: patternOf(name, locale),
    Component: ROUTES[name]?.default,
    loader: ROUTES[name]?.loader as LoaderFunction,
  })),
);
const handler = createStaticHandler(routes);

const logo = { name: 'Forja', type: 'full', variant: 'color', url: '', width: 120, height: 32 };

const siteOf = (locale: Locale, path: string) =>
  ({
    locale,
    routeName: pageOfPath(path)?.name ?? null,
    orderQuery: `?de=${pageOfPath(path)?.name}`,
    alternates: alternatesOf('home'),
    company: {
      ...COMPANY_FALLBACK,
      whatsappUrl: null,
    },
    logos: { full: logo, symbol: logo },
  }) as SiteData;

/** The page at an address as its route renders it, with the status and the headers of its loader. */
async function open(locale: Locale, path: string) {
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}.`);
  const html = renderToString(
    <I18nextProvider i18n={instanceOf(locale)}>
      <SiteDataProvider value={siteOf(locale, path)}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SiteDataProvider>
    </I18nextProvider>,
  );
  const [headers] = Object.values(context.loaderHeaders);
  return { html, status: context.statusCode, headers };
}

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? '');

/** Every address of these pages in one language. */
const addressesOf = (locale: Locale) => [
  ...names.filter(isPlainRoute).map((name) => pathTo(name, locale)),
  ...workshops().map(({ slugs }) => pathTo('workshop', locale, { slug: slugs[locale] })),
  ...ideas().map(({ slugs }) => pathTo('craftIdea', locale, { slug: slugs[locale] })),
];

const shell = renderToString(<DrawingDefs />);

describe.each(LOCALES)('in %s', (locale) => {
  describe.each(addressesOf(locale))('%s', (path) => {
    it('is complete: ids, references, headings, policy, texts, weight', async () => {
      const { html, status } = await open(locale, path);
      expect(status).toBe(200);

      const ids = all(html + shell, /\sid="([^"]+)"/g);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      const references = [
        ...all(html, /href="#([^"]+)"/g),
        ...all(html, /url\(#([^)]+)\)/g),
        ...all(html, /aria-labelledby="([^"]+)"/g),
      ];
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);

      const levels = all(html, /<h([1-6])[\s>]/g).map(Number);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, i) => level - (levels[i - 1] ?? 0) > 1)).toEqual([]);

      expect(html).not.toMatch(/\s(?:style|on[a-z]+)="/);
      expect(html).not.toMatch(/>[a-z]+(?:\.[a-zA-Z]+)+</);
      expect(html).not.toContain('{{');

      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(10_500);
    });

    it('links to nothing that does not exist', async () => {
      const { html } = await open(locale, path);
      const internal = all(html, /<a [^>]*href="(\/[^"]*)"/g).map(
        (href) => href.split(/[?#]/, 1)[0] ?? '',
      );
      expect(internal.length).toBeGreaterThan(3);
      const dead = internal.filter((href) => {
        const page = pageOfPath(href);
        if (page?.name === 'workshop' || page?.name === 'craftIdea')
          return !addressesOf(locale).includes(href);
        return page?.locale !== locale;
      });
      expect(dead).toEqual([]);
    });
  });

  it('asks to forge a project from every page that closes with the question', async () => {
    const pages = addressesOf(locale).filter((path) => pageOfPath(path)?.name !== 'workshop');
    for (const path of pages) {
      const { html } = await open(locale, path);
      expect(html).toContain(`${pathTo('project', locale)}?de=${pageOfPath(path)?.name}`);
      expect(html).toContain(`href="${pathTo('contact', locale)}"`);
    }
  });

  it('prints the terms and the price of specification §9 on every service page', async () => {
    for (const { name, priced } of services()) {
      const fromBrl = priceFrom(priced);
      const { html } = await open(locale, pathTo(name, locale));
      expect(html).toContain(locale === 'en' ? '1 to 2 weeks' : '1 a 2 semanas');
      // Consulting ends with the assessment: what comes after it has no typical term.
      const development = locale === 'en' ? '4 to 12 weeks' : '4 a 12 semanas';
      expect(html.includes(development)).toBe(name !== 'consulting');
      if (fromBrl !== null) expect(html).toContain(formatBrl(fromBrl, locale));
    }
  });

  it('draws the stages of Craft from left to right in the order of the text', async () => {
    const { html } = await open(locale, pathTo('craft', locale));
    const [wide = '', tall = ''] = all(html, /(<svg[^>]*joint-figure-title.*?<\/svg>)/gs);
    const t = instanceOf(locale).getFixedT(locale, 'craft');
    const phrase = CRAFT_STAGES.map((stage) => t(`figure.${stage}`));
    for (const [drawing, labels] of [
      [wide, phrase],
      [tall, ['1', '2', '3', '4']],
    ] as const) {
      const texts = [...drawing.matchAll(/<text[^>]* x="([\d.]+)"[^>]*>([^<]*)</g)]
        .map(([, x, text = '']) => ({ x: Number(x), text: text.replace('&amp;', '&') }))
        .filter(({ text }) => (labels as readonly string[]).includes(text))
        .toSorted((a, b) => a.x - b.x);
      expect(texts.map(({ text }) => text)).toEqual(labels);
    }
    // The market on the left, as the text names it first.
    expect(wide.indexOf(t('figure.yours'))).toBeLessThan(wide.indexOf(t('figure.ours')));
  });

  it.each(['workshop', 'craftIdea'] as const)('answers 404 to an unknown %s', async (name) => {
    const { html, status } = await open(locale, pathTo(name, locale, { slug: 'nada' }));
    expect(status).toBe(404);
    expect(html).toContain('404');
  });

  it('gives the cache the time when the dates on a page expire', async () => {
    const { headers } = await open(locale, pathTo('lab', locale));
    const expected = datesValidUntil(workshops(), new Date());
    expect(headers?.get('x-valid-until')).toBe(expected === undefined ? null : String(expected));
  });
});
