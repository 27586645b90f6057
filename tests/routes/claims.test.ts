import { expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import pt from '#app/features/content/locales/pt-BR.json' with { type: 'json' };
import { claimingPages } from '#app/features/content/overrides/claiming-pages.ts';
import { contentItems } from '#app/features/content/overrides/content-kinds.ts';
import { fillText } from '#app/features/content/overrides/fill-placeholders.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { endpoints, pathTo } from '#app/paths.ts';
import { crawl } from '../site/crawl.ts';
import { graphOf } from '../site/json-ld-table.ts';
import { useBuiltSite } from './built-site.ts';
import { rowsOf, useContentStaff } from './content-posts.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, editor, send, publicText, resetItem } = useContentStaff(site);

const FIGURES = 'claims/published';
/** No price of these is where a ruler of the others has a mark. */
const NEW = {
  'confirmed.uptimeFigure': 'true',
  'confirmed.companiesFigure': 'true',
  uptimePercent: '97,5',
  companies: '1.250',
  'discovery.least': '3',
  'discovery.most': '5',
  'development.least': '7',
  'development.most': '21',
  'fromBrl.automation': '18.300',
  'fromBrl.gamificationWorkshop': '31.700',
  'fromBrl.diagnostic': '22.100',
};

/** What the files say, however a page spells it. */
const OLD = [
  /R\$\s?(?:15|25)[.,]000/,
  /"(?:lowPrice|price)":(?:15|25)000\b/,
  /99[.,]9\s?(?:<[^>]+>)?%/,
  /8 h 45 min/,
  /\b1(?: a | to |–)2\b/,
  /\b4(?: a | to |–)12\b/,
  /(?:mais de|more than) (?:100|cem|a hundred)\b/i,
  /\b100\+/,
];

/** What pages say instead. */
const NOW = [
  /R\$\s?(?:18[.,]300|31[.,]700|22[.,]100)/,
  /\b3(?: a | to |–)5 (?:semanas|weeks)/,
  /\b7(?: a | to |–)21\b/,
  /\b97[.,]5\s?(?:<[^>]+>)?%/,
  /\b219 h\b/,
  /\b1[.,]250\b/,
];

registerMessages(messages);
const claiming = () => claimingPages(contentItems.map((item) => ({ item, value: item.value })));

/** What the head of the home page says of itself. */
const described = (locale: Locale, discoveryWeeks: string, developmentWeeks: string) =>
  `content="${fillText(messages[locale].home.meta.description, { discoveryWeeks, developmentWeeks })}"`;

const message = (html: string) => html.replace(/<!-- -->/g, '').replace(/\u00a0/g, ' ');

it('published facts of the company come from one place on every page, as soon as they change', async () => {
  const faq = await publicText(pathTo('faq', 'en'));
  const { status } = await send(FIGURES, { intent: 'publish', ...NEW });
  expect(status).toBe(303);

  const { pages } = await crawl(site(), ['/', '/en']);
  expect(pages.length).toBeGreaterThan(60);
  const late = pages.flatMap(({ address, html }) =>
    OLD.flatMap((old) => old.exec(message(html))?.[0] ?? []).map((text) => `${address}: ${text}`),
  );
  expect(late).toEqual([]);

  // The change counts for every page that says a figure, and for no other.
  const saying = pages.filter(({ html }) => NOW.some((now) => now.test(message(html))));
  // Answers in the address of the page of prices make no other page.
  const addresses = new Set(saying.map(({ address }) => address.replace(/\?.*/, '')));
  expect([...addresses].sort()).toEqual(claiming().sort());

  const says = async (page: 'home' | 'services' | 'faq' | 'about' | 'process', texts: string[]) => {
    for (const locale of LOCALES) {
      const html = message(await publicText(pathTo(page, locale)));
      const notice = texts.map((text) => text.split(' | ')[locale === 'en' ? 1 : 0] ?? text);
      expect([page, locale, notice.filter((text) => !html.includes(text))]).toEqual([
        page,
        locale,
        [],
      ]);
    }
  };
  const terms = ['3 a 5 semanas | 3 to 5 weeks', '7 a 21 | 7 to 21'];
  await says('home', [
    ...terms,
    ...['97,5<small>%</small> | 97.5<small>%</small>', '219 h | 219 h', '1.250+ | 1,250+'],
    ...['Mais de 1.250 empresas | More than 1,250 companies', 'R$ 18.300 | R$18,300'],
    ...['R$ 31.700 | R$31,700', 'R$ 22.100 | R$22,100'],
    `${described('pt-BR', '3 a 5 semanas', '7 a 21 semanas')} | ${described('en', '3 to 5 weeks', '7 to 21 weeks')}`,
  ]);
  await says('services', terms);
  await says('process', terms.slice(0, 1));
  await says('about', [...terms, '97,5% | 97.5%', 'mais de 1.250 | more than 1,250']);
  await says('faq', [
    ...['R$ 18.300 | R$18,300', 'R$ 31.700 | R$31,700', 'R$ 22.100 | R$22,100'],
    ...['97,5% | 97.5%', '219 h | 219 h', 'Mais de 1.250 empresas | More than 1,250 companies'],
  ]);

  // Structured data, link previews, the manifest and the search say the same.
  const nodes = async (page: 'automationAi' | 'faq') =>
    message(JSON.stringify(graphOf(await publicText(pathTo(page, 'en')))));
  expect(await nodes('automationAi')).toContain('"lowPrice":18300');
  expect(await nodes('faq')).toContain('From R$22,100.');
  const picture = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  const now = await publicText(pathTo('faq', 'en'));
  expect(picture(now)).toBeTruthy();
  expect(picture(now)).not.toBe(picture(faq));
  expect(await publicText(endpoints.manifest.en)).toContain('Discovery in 3 to 5 weeks');
  const found = async (words: string) => {
    const html = await publicText(`${pathTo('search', 'pt-BR')}?q=${encodeURIComponent(words)}`);
    return message(html).replace(/<[^>]+>/g, '');
  };
  expect(await found('1.250 empresas')).toContain('1.250 empresas já');
  expect(await found('quanto custa')).toContain('R$ 18.300');

  await resetItem(FIGURES);
  expect(await publicText(pathTo('faq', 'en'))).toBe(faq);
});

it('a figure about the past is on no page until staff confirm it, which their screen shows', async () => {
  const claim = /99[.,]9\s?%|(?:mais de|more than) \d|\d\+<|8 h 45 min/i;
  const { pages } = await crawl(site(), ['/', '/en']);
  const unproved = pages.filter(({ html }) => claim.test(message(html).replace(/<[^>]+>/g, '')));
  expect(unproved.map(({ address }) => address)).toEqual([]);
  const list = await visit(site(), '/admin/content?kind=claims', staff.admin.cookie);
  expect(list.text).toContain(pt.states.unconfirmed);
  await send(FIGURES, { intent: 'publish', 'confirmed.companiesFigure': 'true' });
  expect(await publicText('/')).toContain('Mais de 100 empresas');
  expect(message(await publicText('/en/about'))).toContain('more than 100 companies');
  expect(message(await publicText('/en/about'))).not.toMatch(/99\.9/);
  await resetItem(FIGURES);
});

it('a draft is only in the preview, and a term that ends before it begins is refused', async () => {
  const refused = await send(FIGURES, { intent: 'publish', ...NEW, 'discovery.most': '2' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(pt.mistakes.order);
  expect(refused.text).toContain('value="1.250"');
  expect(await rowsOf(FIGURES)).not.toContainEqual(
    expect.objectContaining({ published: expect.anything() }),
  );

  const draft = { companies: '1250', 'confirmed.companiesFigure': 'true' };
  await send(FIGURES, { intent: 'save', ...draft });
  const drawn = await visit(site(), `/admin/content/${FIGURES}/preview/pt`, staff.admin.cookie);
  expect(drawn.text).toContain('Mais de 1.250 empresas');
  expect(await publicText('/')).not.toContain('1.250');
  expect((await editor(FIGURES)).text).toContain('value="1250"');
  expect((await rowsOf(FIGURES))[0]?.draft).toEqual({
    companies: 1250,
    'confirmed.companiesFigure': true,
  });
  await resetItem(FIGURES);
});

it('a text that staff have written themselves names the figures as well', async () => {
  const prices = 'answer/prices-1';
  const answer = 'texts.en.answer';
  const wrong = await send(prices, { intent: 'publish', [answer]: 'From {{price}}.' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('{{automationPrice}}');
  await send(prices, { intent: 'publish', [answer]: 'Never below {{automationPrice}}.' });
  await send(FIGURES, { intent: 'publish', 'fromBrl.automation': '18300' });
  expect(message(await publicText(pathTo('faq', 'en')))).toContain('Never below R$18,300.');
  expect(message((await editor(prices)).text)).toContain('{{automationPrice}}: R$18,300');
  await resetItem(FIGURES);
  await resetItem(prices);
});
