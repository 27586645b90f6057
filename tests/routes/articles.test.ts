import { afterEach, describe, expect, it } from 'vitest';
import { businessDay } from '#app/i18n/business-day.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import { graphOf } from '../site/json-ld-table.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { resetContent, useContentStaff } from './content-posts.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, editor, send, made, publicText } = useContentStaff(site);

const pageAt = (slug: string, locale: Locale = 'pt-BR') => pathTo('article', locale, { slug });
const list = (locale: Locale = 'pt-BR') => publicText(pathTo('content', locale));
const statusOf = async (path: string) => (await site().ask(path)).status;

const MARKDOWN = `## Conte as vezes

Nunca cole <script>alert('oi')</script> numa página[^1].

- um risco a cada vez
- uma semana

| Tarefa | Vezes |
| --- | ---: |
| Digitar pedido | 140 |

## Escreva a regra

Use \`{{nome}}\` no modelo.

[^1]: Conte também o que volta.
`;
const ARTICLE = {
  publishedIn: 'pt-BR',
  'texts.pt-BR.name': 'Meça antes de automatizar',
  'texts.pt-BR.summary': 'Três perguntas escolhem a primeira tarefa.',
  'texts.pt-BR.markdown': MARKDOWN,
  'texts.pt-BR.tags': 'automação\nmedição',
};
const AT = pageAt('meca-antes-de-automatizar');

async function published(fields: Record<string, string> = ARTICLE): Promise<string> {
  const item = await made('article');
  const reply = await send(item, { intent: 'publish', ...fields });
  expect([reply.status, reply.text]).toEqual([303, '']);
  return item;
}

afterEach(resetContent);

describe('an article in Portuguese', () => {
  it('replaces the text “in development” on all lists of the site', async () => {
    expect(await list()).toContain('Em desenvolvimento...');
    await published();
    const content = await list();
    expect(content).not.toContain('Em desenvolvimento...');
    expect(content).toContain(`href="${AT}"`);
    expect(content).toContain('Três perguntas escolhem a primeira tarefa.');
    expect(await list('en')).toContain('In development...');

    const page = await publicText(AT);
    expect(page).toContain('<h2 id="c-conte-as-vezes">Conte as vezes</h2>');
    expect(page).toContain('href="#c-escreva-a-regra"');
    expect(page).toContain('<li>um risco a cada vez</li>');
    expect(page).toContain('<td class="right" data-label="Vezes">140</td>');
    expect(page).toContain('&lt;script&gt;alert(');
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('<code>{{nome}}</code>');
    expect(page).toContain('automação, medição');
    expect(page).not.toContain('rel="alternate" hrefLang="en"');
    expect(page).toContain('property="og:type" content="article"');

    expect(await publicText('/sitemap.xml')).toContain(`${AT}</loc>`);
    const found = await publicText(`${pathTo('search', 'pt-BR')}?q=risco`);
    expect(found).toContain(`href="${AT}"`);
    expect(await statusOf(pageAt('meca-antes-de-automatizar', 'en'))).toBe(404);
  });

  it('carries no scripts of its own, and a picture for link previews', async () => {
    await published();
    const scripts = (html: string) => html.match(/<script(?! type="application\/ld)/g)?.length;
    const page = await publicText(AT);
    expect(scripts(page)).toBe(scripts(await publicText(pathTo('faq', 'pt-BR'))));
    const picture = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(page)?.[1] ?? '';
    const drawn = await site().ask(picture);
    expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('has structured data with its author, day and tags', async () => {
    const day = businessDay();
    await published({ ...ARTICLE, author: 'helena-prado' });
    const page = await publicText(AT);
    expect(page).toContain('rel="author" href="/team/helena-prado/curriculum"');
    const article = graphOf(page)?.find((node) => node['@type'] === 'Article');
    expect(article).toMatchObject({
      headline: ARTICLE['texts.pt-BR.name'],
      datePublished: day,
      dateModified: day,
      inLanguage: 'pt-BR',
      author: { name: 'Helena Prado' },
      keywords: ['automação', 'medição'],
    });
  });

  it('keeps the day of its first publication, and the one that staff write', async () => {
    const item = await published();
    await sql(
      `update public.content_overrides set published = published || '{"posted": "2026-01-05"}'`,
    );
    await send(item, { intent: 'publish', 'texts.pt-BR.summary': 'Outro resumo.' });
    expect(await publicText(AT)).toContain('dateTime="2026-01-05"');
  });

  it('redirects from each former address to the current one', async () => {
    const item = await published();
    for (const name of ['Meça primeiro', 'Conte primeiro']) {
      await send(item, { intent: 'publish', 'texts.pt-BR.name': name });
    }
    for (const old of ['meca-antes-de-automatizar', 'meca-primeiro']) {
      const moved = await site().ask(pageAt(old));
      expect([moved.status, moved.headers.location]).toEqual([301, pageAt('conte-primeiro')]);
    }
  });
});

describe('feeds of articles', () => {
  it('are announced on both pages and hold whole texts in each format', async () => {
    await published({ ...ARTICLE, author: 'helena-prado' });
    for (const path of [pathTo('content', 'pt-BR'), AT]) {
      const page = await publicText(path);
      for (const feed of ['rssFeed', 'atomFeed', 'jsonFeed'] as const) {
        expect(page).toMatch(
          new RegExp(
            `<link rel="alternate" type="[^"]+" title="[^"]+" href="[^"]+${endpointPath(feed, 'pt-BR')}"`,
          ),
        );
      }
    }
    const rss = await site().ask(endpointPath('rssFeed', 'pt-BR'));
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(rss.text).toContain('<title>Meça antes de automatizar</title>');
    expect(rss.text).toContain('<dc:creator>Helena Prado</dc:creator>');
    expect(rss.text).toContain('<category>medição</category>');
    expect(rss.text).toContain('&amp;lt;script&amp;gt;');
    expect(rss.text).not.toMatch(/<script|&lt;script/);
    const atom = await publicText(endpointPath('atomFeed', 'pt-BR'));
    expect(atom).toContain(`${AT}</id>`);
    const json = JSON.parse(await publicText(endpointPath('jsonFeed', 'pt-BR')));
    expect(json.items).toHaveLength(1);
    expect(json.items[0]).toMatchObject({
      title: ARTICLE['texts.pt-BR.name'],
      authors: [{ name: 'Helena Prado' }],
      tags: ['automação', 'medição'],
    });
    expect(json.items[0].content_html).toContain(`${AT}#fn1`);
    expect(JSON.parse(await publicText(endpointPath('jsonFeed', 'en'))).items).toEqual([]);
  });

  it('are empty until the first article', async () => {
    for (const locale of LOCALES) {
      expect(JSON.parse(await publicText(endpointPath('jsonFeed', locale))).items).toEqual([]);
      expect(await publicText(endpointPath('atomFeed', locale))).toContain('<updated>');
    }
  });
});

describe('several articles', () => {
  it('are listed newest first, and link to articles with the same tags', async () => {
    await published({ ...ARTICLE, posted: '2026-03-01' });
    const second = { ...ARTICLE, 'texts.pt-BR.name': 'Placar não é jogo', posted: '2026-05-01' };
    await published({ ...second, 'texts.pt-BR.tags': 'jogos' });
    const third = { ...ARTICLE, 'texts.pt-BR.name': 'Quem confere', posted: '2026-01-01' };
    await published({ ...third, 'texts.pt-BR.tags': 'Medição' });
    const content = await list();
    const places = ['Placar não é jogo', 'Meça antes de automatizar', 'Quem confere'].map((name) =>
      content.indexOf(name),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const related = (await publicText(AT)).split('id="related"')[1] ?? '';
    expect(related.indexOf('Quem confere')).toBeGreaterThan(0);
    expect(related.indexOf('Quem confere')).toBeLessThan(related.indexOf('Placar não é jogo'));
  });
});

describe('a hostile text', () => {
  it.each([
    ['longer than the field', 'x'.repeat(200_000)],
    ['of nested quotes', '>'.repeat(30_000)],
    ['with a picture of another host', '![a](https://example.com/a.png)'],
    ['with notes that make an enormous page', `${'[^1]'.repeat(9000)}\n\n[^1]: a`],
  ])('%s is refused field by field, and stays in the form', async (_, text) => {
    const item = await made('article');
    const reply = await send(item, { intent: 'publish', ...ARTICLE, 'texts.pt-BR.markdown': text });
    expect(reply.status).toBe(422);
    expect(reply.text).toMatch(/aria-describedby="f-texts[.]pt-BR[.]markdown-e/);
    expect(reply.text).toContain(ARTICLE['texts.pt-BR.summary']);
    expect(await statusOf(AT)).toBe(404);
  });

  it('with links that run scripts is published without them', async () => {
    const text = '[a](javascript:alert(1)) [b](data:text/html,x) <img src=x onerror=alert(1)>';
    await published({ ...ARTICLE, 'texts.pt-BR.markdown': text });
    const page = await publicText(AT);
    expect(page).not.toMatch(/(?:href|src)="(?:javascript|data:text)|<[^>]+onerror=/i);
  });
});

describe('an article that is published in one language alone', () => {
  it('is published without a text in the other language', async () => {
    const item = await made('article');
    const { publishedIn: _, ...texts } = ARTICLE;
    await send(item, { intent: 'publish:pt-BR', ...texts, publishedIn: ['pt-BR', 'en'] });
    expect(await statusOf(AT)).toBe(200);
    const rows = await sql(`select draft from public.content_overrides where kind = 'article'`);
    expect(rows).toEqual([{ draft: null }]);
    await send(item, { intent: 'save', 'texts.en.name': 'Measure first' });
    await send(item, { intent: 'publish:pt-BR', 'texts.pt-BR.summary': 'Outro.' });
    expect((await editor(item)).text).toContain('value="Measure first"');
  });
});

describe('the editor of an article', () => {
  it('offers the team as authors, and previews the draft', async () => {
    const item = await made('article');
    await send(item, { intent: 'save', ...ARTICLE });
    const { text } = await editor(item);
    expect(text).toMatch(/<option value="helena-prado"[^>]*>Helena Prado/);
    expect(text).toContain('aria-describedby="f-texts.pt-BR.markdown-h"');
    const preview = await visit(site(), `/admin/content/${item}/preview/pt`, staff.admin.cookie);
    expect(preview.text).toContain('Conte as vezes</h2>');
    expect(await list()).toContain('Em desenvolvimento...');
  });
});
