import { describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { formatPhone, UNCONFIGURED_PHONE } from '#app/features/company/company.ts';
import { ARM_NAMES } from '#app/features/content/arms/arms.ts';
import { ideas } from '#app/features/content/ideas/ideas.ts';
import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { people } from '#app/features/content/team/people.ts';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { type PlainRoute, pathTo, type RouteName } from '#app/paths.ts';
import { useBuiltSite } from '../routes/built-site.ts';
import { pageAddresses } from '../routes/page-addresses.ts';
import { factsOf } from './page-facts.ts';

const site = useBuiltSite();

/** The words of a page's main part, as they are read. */
async function wordsOf(address: string): Promise<string> {
  const { status, text } = await site().ask(address);
  expect([address, status]).toEqual([address, 200]);
  return text
    .slice(text.indexOf('<main'), text.indexOf('</main>'))
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/[\s\u00a0]+/g, ' ');
}

type Fact = { page: PlainRoute; says: Record<Locale, RegExp> };

/** Specification §9: marketing claims, with the figures as each language writes them. */
const FACTS: Readonly<Record<string, Fact[]>> = {
  'discovery takes 1 to 2 weeks': (['home', 'softwareApps', 'faq'] as const).map((page) => ({
    page,
    says: { 'pt-BR': /\b1 ?(?:a|–) ?2 semanas/i, en: /\b1 ?(?:to|–) ?2 weeks/i },
  })),
  'development takes 4 to 12 weeks': (['home', 'softwareApps', 'faq'] as const).map((page) => ({
    page,
    says: { 'pt-BR': /\b4 ?(?:a|–) ?12\b/i, en: /\b4 ?(?:to|–) ?12\b/i },
  })),
  'automation starts at R$ 15.000': (['automationAi', 'faq'] as const).map((page) => ({
    page,
    says: { 'pt-BR': /R\$ 15\.000/, en: /R\$ ?15,000/ },
  })),
  'gamification workshops start at R$ 25.000': (['gamesGamification', 'faq'] as const).map(
    (page) => ({ page, says: { 'pt-BR': /R\$ 25\.000/, en: /R\$ ?25,000/ } }),
  ),
  'consulting diagnostics start at R$ 15.000': (['consulting', 'faq'] as const).map((page) => ({
    page,
    says: { 'pt-BR': /R\$ 15\.000/, en: /R\$ ?15,000/ },
  })),
};

/** Specification §1: foundry, observe, refine, generate, empower, expand. */
const STAGES: Record<Locale, string[]> = {
  'pt-BR': ['fundir', 'observar', 'refinar', 'gerar', 'empoderar', 'expandir'],
  en: ['foundry', 'observe', 'refine', 'generate', 'empower', 'expand'],
};

describe.each(LOCALES)('what the company publishes, in %s', (locale) => {
  it.each(Object.entries(FACTS))('%s', async (_, facts) => {
    for (const { page, says } of facts) {
      const words = await wordsOf(pathTo(page, locale));
      expect([page, says[locale].test(words)]).toEqual([page, true]);
    }
  });

  it('the six stages of the process are in their order', async () => {
    const words = (await wordsOf(pathTo('process', locale))).toLowerCase();
    const places = STAGES[locale].map((stage) => words.indexOf(stage));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });
});

describe.each(LOCALES)('every service, in %s', (locale) => {
  const addresses = SERVICE_NAMES.map((name) => pathTo(name, locale));

  it.each(['header', 'main', 'footer'])('is linked from the %s of the home page', async (part) => {
    const { text } = await site().ask(pathTo('home', locale));
    const html = text.slice(text.indexOf(`<${part}`), text.indexOf(`</${part}>`));
    expect(addresses.filter((address) => !html.includes(`href="${address}"`))).toEqual([]);
  });

  it('is in the sitemap', async () => {
    const { text } = await site().ask('/sitemap.xml');
    const listed = (address: string) => text.includes(`<loc>${site().origin}${address}</loc>`);
    expect(addresses.filter((address) => !listed(address))).toEqual([]);
  });
});

/** Pages that search engines may list; everything else says noindex. */
const INDEXED = new Set<RouteName>([
  ...SERVICE_NAMES,
  ...ARM_NAMES,
  ...(['home', 'services', 'cases', 'content', 'about'] as const),
  ...(['contact', 'privacy', 'privacyRequest', 'terms', 'cookies', 'faq'] as const),
  'pricing',
  ...(['process', 'project'] as const),
]);

const robotsOf = async (address: string) => factsOf((await site().ask(address)).text).robots;

describe('robots', () => {
  const plain = pageAddresses.filter(({ row }) => !row.path.includes(':'));

  it.each(plain)('$address', async ({ address, name }) => {
    expect(await robotsOf(address)).toBe(INDEXED.has(name) ? '' : 'noindex');
  });

  const items = LOCALES.flatMap((locale) => [
    ...workshops().map(({ slugs, sample }) => ({
      address: pathTo('workshop', locale, { slug: slugs[locale] }),
      sample,
    })),
    ...ideas().map(({ slugs, sample }) => ({
      address: pathTo('craftIdea', locale, { slug: slugs[locale] }),
      sample,
    })),
    ...people().map(({ slug, sample }) => ({
      address: pathTo('curriculum', locale, { slug }),
      sample,
    })),
  ]);
  it('let no invented item be listed, and keep no real one away', async () => {
    expect(items.length).toBeGreaterThan(30);
    for (const { address, sample } of items) {
      expect([address, await robotsOf(address)]).toEqual([address, sample ? 'noindex' : '']);
    }
  });

  it.each(['/auth', '/nao-existe', '/en/does-not-exist'])('are kept from %s', async (address) => {
    expect(await robotsOf(address)).toBe('noindex');
  });
});

it('every workshop of old is one hop from its page, in both languages', async () => {
  for (const locale of LOCALES) {
    for (const { slugs } of workshops()) {
      const to = pathTo('workshop', locale, { slug: slugs[locale] });
      const { status, headers } = await site().ask(to.replace('/workshops/', '/'));
      expect([status, headers.location]).toEqual([308, to]);
    }
  }
});

/* Specification §9: a default number stands for a missing one. It belongs to nobody, so no page may dial it. */
describe('while no phone is configured', () => {
  const digits = UNCONFIGURED_PHONE.slice(1);

  it.each(LOCALES)('no page links it, and the mail address is on each (%s)', async (locale) => {
    const pages = pageAddresses.filter((page) => page.locale === locale);
    expect(pages.length).toBeGreaterThan(30);
    for (const { address } of pages) {
      const { text } = await site().ask(address);
      const links = [...text.matchAll(/(?:tel:|wa\.me\/)[+\d]+/g)].map(([link]) => link);
      expect([address, links, text.includes(digits)]).toEqual([address, [], false]);
      if (text.includes('<footer')) expect(text).toContain('href="mailto:');
    }
  });

  it.each(LOCALES)('the page of contacts shows it, marked (%s)', async (locale) => {
    const { unset } = messages[locale].contact.ways;
    const words = await wordsOf(pathTo('contact', locale));
    expect(words).toContain(`${formatPhone(UNCONFIGURED_PHONE, locale)} ${unset}`);
  });
});
