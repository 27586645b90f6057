import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import type { Suggestions } from '#app/ui/search/suggestions.ts';
import { useBuiltSite } from './built-site.ts';
import { resetContent, useContentStaff } from './content-posts.ts';
import { SAMPLES } from './content-samples.ts';

const site = useBuiltSite();

const address = (locale: Locale, query: string) =>
  `${endpointPath('searchSuggestions', locale)}?${new URLSearchParams({ q: query })}`;

async function suggestions(locale: Locale, query: string): Promise<Suggestions> {
  const { status, text } = await site().ask(address(locale, query));
  expect(status).toBe(200);
  return JSON.parse(text) as Suggestions;
}

const optionsOf = ({ groups }: Suggestions) => groups.flatMap(({ options }) => options);
const titlesOf = (found: Suggestions) =>
  optionsOf(found).map(({ title }) => title.map(({ text }) => text).join(''));

describe.each(LOCALES)('suggestions in %s', (locale) => {
  const word = locale === 'en' ? 'automation' : 'automação';

  it('are few, grouped, marked, and lead to pages that exist', async () => {
    const found = await suggestions(locale, word);
    const options = optionsOf(found);
    expect(options.length).toBeGreaterThan(2);
    expect(options.length).toBeLessThanOrEqual(8);
    expect(found.groups.length).toBeGreaterThan(1);
    expect(found.groups[0]?.label).toBe(locale === 'en' ? 'Services' : 'Serviços');
    expect(options[0]?.title.find(({ hit }) => hit)?.text.toLowerCase()).toBe(word);
    expect(found.status).toContain(String(options.length));
    for (const { href } of options) {
      expect([href, (await site().ask(href.split('#')[0] ?? '')).status]).toEqual([href, 200]);
    }
  });

  it('start with the first result of the results page', async () => {
    const [first] = optionsOf(await suggestions(locale, word));
    const query = new URLSearchParams({ q: word });
    const { text } = await site().ask(`${pathTo('search', locale)}?${query}`);
    expect(/<ul>.*?<a href="([^"]+)"/.exec(text.slice(text.indexOf('found-')))?.[1]).toBe(
      first?.href,
    );
  });

  it('ignore accents, case, a typo, and an unfinished word', async () => {
    const whole = titlesOf(await suggestions(locale, word));
    const folded = word.normalize('NFD').replace(/\p{M}/gu, '');
    for (const typed of [folded, word.toUpperCase(), `  ${word}  `]) {
      expect(titlesOf(await suggestions(locale, typed))).toEqual(whole);
    }
    for (const typed of ['automa', folded.replace('tom', 'tpm')]) {
      expect(whole).toContain(titlesOf(await suggestions(locale, typed))[0]);
    }
  });

  it.each(['', '   ', 'zzqxwv', '%', '<&>', '\u0000', '😀'])(
    'are none for %j, and say so',
    async (query) => {
      const found = await suggestions(locale, query);
      expect(found.groups).toEqual([]);
      expect(found.status).toBe(locale === 'en' ? 'No suggestions.' : 'Nenhuma sugestão.');
    },
  );
});

it('are asked for again by the browser, and kept by no search engine', async () => {
  const { headers } = await site().ask(address('pt-BR', 'lab'));
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['set-cookie']).toBeUndefined();
});

it('cost no more for an unusual query, or for two queries', async () => {
  const long = await site().ask(address('pt-BR', `lab ${'x'.repeat(4000)}`));
  expect(long.status).toBe(200);
  const { text } = await site().ask(`${endpointPath('searchSuggestions', 'pt-BR')}?q=lab&q=craft`);
  expect(text).toBe((await site().ask(address('pt-BR', 'lab'))).text);
  expect((await site().ask(endpointPath('searchSuggestions', 'pt-BR'))).status).toBe(200);
});

it('are read, not posted', async () => {
  const headers = { origin: site().origin, 'content-length': '0' };
  const { status } = await site().ask(endpointPath('searchSuggestions', 'pt-BR'), {
    method: 'POST',
    headers,
  });
  expect(status).toBe(405);
});

it('keep languages apart', async () => {
  const english = optionsOf(await suggestions('en', 'lab'));
  expect(english.length).toBeGreaterThan(0);
  for (const { href } of english) expect(href).toMatch(/^\/en\//);
});

describe('suggestions of what staff edit', () => {
  const { made, send, act } = useContentStaff(site);
  const { names, fields } = SAMPLES.idea;
  afterEach(resetContent);

  it.each(LOCALES)('follow it at once, in %s', async (locale) => {
    const name = names[locale];
    const offered = async () => titlesOf(await suggestions(locale, name));
    expect(await offered()).not.toContain(name);
    const item = await made('idea');
    await send(item, { intent: 'save', ...fields });
    expect(await offered()).not.toContain(name);
    await send(item, { intent: 'publish', ...fields });
    await expect.poll(offered).toContain(name);
    const again = { ...fields, [`texts.${locale}.name`]: `${name} bis` };
    await send(item, { intent: 'publish', ...again });
    await expect.poll(offered).toContain(`${name} bis`);
    await act({ intent: 'hide', item });
    await expect.poll(offered).not.toContain(`${name} bis`);
  });
});
