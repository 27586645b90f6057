import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contentItems } from '#app/features/content/overrides/content-kinds.ts';
import { isSample } from '#app/features/content/overrides/visibility.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { type PlainRoute, pathTo } from '#app/paths.ts';
import { graphOf } from '../site/json-ld-table.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { first, resetContent, useContentStaff } from './content-posts.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, editor, send, publicText, resetItem } = useContentStaff(site);

const samples = contentItems.filter(({ value }) => isSample(value));
const LISTS = ['team', 'careers', 'craftPortfolio'] as const satisfies readonly PlainRoute[];
const PERSON = 'person/helena-prado';
const cv = (slug: string, locale: Locale) => pathTo('curriculum', locale, { slug });

const post = (path: string, fields: Record<string, string>, cookie = staff.admin.cookie) => {
  const body = String(new URLSearchParams(fields));
  return site().ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      origin: site().origin,
      'x-forwarded-for': nextAddress(),
      cookie,
    },
    body,
  });
};
const act = (intent: string, item: string, cookie?: string) =>
  post('/admin/content', { intent, item }, cookie);
const setIn = (html: string) => /name="set" value="([^"]+)"/.exec(html)?.[1] ?? '';
const statusOf = async (path: string) => (await site().ask(path)).status;
const visibilities = () =>
  sql<{ visibility: string }>(
    `select visibility from public.content_overrides where visibility <> 'visible'`,
  );

afterEach(async () => {
  await sql('delete from public.content_overrides');
});

describe('an item that staff hide or remove', () => {
  it.each(['hide', 'remove'])(
    'by %s leaves page, list, sitemap and search, and comes back',
    async (intent) => {
      const item = first(contentItems.filter(({ kind }) => kind === 'idea'));
      const id = `${item.kind}/${item.slug}`;
      const before = await publicText(pathTo('craft', 'en'));
      const reply = await act(intent, id);
      expect(reply.status).toBe(200);
      for (const locale of LOCALES) {
        expect(await statusOf(item.path(locale))).toBe(404);
        expect(await publicText(pathTo('craft', locale))).not.toContain(item.path(locale));
        const name = encodeURIComponent(item.nameOf(item.value, locale));
        const found = await publicText(`${pathTo('search', locale)}?q=${name}`);
        expect(found).not.toContain(`href="${item.path(locale)}"`);
      }
      const list = async (query = '') =>
        (await visit(site(), `/admin/content${query}`, staff.admin.cookie)).text;
      const state = intent === 'hide' ? 'hidden' : 'removed';
      expect(await list(`?state=${state}`)).toContain(`/admin/content/${id}`);
      expect((await list('?kind=idea')).includes(`/admin/content/${id}`)).toBe(intent === 'hide');
      // Staff still see what it would be like.
      const preview = await visit(site(), `/admin/content/${id}/preview/en`, staff.admin.cookie);
      expect(preview.text).toContain(item.nameOf(item.value, 'en'));

      const undone = await post('/admin/content', { intent: 'undo', set: setIn(reply.text) });
      expect(undone.status).toBe(200);
      expect(await publicText(pathTo('craft', 'en'))).toBe(before);
      await act(intent, id);
      await act(intent === 'hide' ? 'show' : 'restore', id);
      expect(await publicText(pathTo('craft', 'en'))).toBe(before);
    },
  );

  it('is recorded with its user; ten concurrent posts count once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => act('hide', PERSON)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(replies.filter(({ text }) => setIn(text) !== '')).toHaveLength(1);
    const changes = await sql<{ actor_id: string }>(
      `select actor_id from public.setting_changes
       where table_name = 'content_overrides' and after ->> 'visibility' = 'hidden'
         and after ->> 'slug' = 'helena-prado'`,
    );
    expect(changes).toEqual([{ actor_id: staff.admin.id }]);
  });

  it('keeps what was written over it, and notifies an open editor', async () => {
    await send(PERSON, { intent: 'publish', name: 'Helena Prado', 'text.en.line': 'Kept line.' });
    const revision = /name="revision" value="(\d+)"/.exec((await editor(PERSON)).text)?.[1] ?? '';
    await act('remove', PERSON);
    const late = await send(PERSON, { intent: 'save', revision, 'text.en.line': 'Late' });
    expect(late.status).toBe(409);
    await act('restore', PERSON);
    expect(await publicText(pathTo('team', 'en'))).toContain('Kept line.');
  });

  it('must not be undone over what somebody has changed since', async () => {
    const set = setIn((await act('hide', PERSON)).text);
    await act('remove', PERSON);
    expect((await post('/admin/content', { intent: 'undo', set })).status).toBe(409);
    expect(await visibilities()).toEqual([{ visibility: 'removed' }]);
  });

  it('is refused to people without the permission, and of a kind that pages are built on', async () => {
    expect((await act('hide', PERSON, staff.viewer.cookie)).status).toBe(403);
    expect((await act('remove-samples', '', staff.viewer.cookie)).status).toBe(403);
    expect((await act('hide', PERSON, '')).status).toBe(303);
    const today = await post('/admin?index', { intent: 'remove-samples' }, staff.viewer.cookie);
    expect(today.status).toBe(403);
    for (const item of ['service/consulting', 'claims/published', 'person/nobody', '']) {
      expect((await act('hide', item)).status).toBe(404);
    }
    expect((await act('destroy', PERSON)).status).toBe(422);
    expect(await visibilities()).toEqual([]);
  });
});

describe('pages of samples alone', () => {
  it.each(LISTS)('%s is kept from search engines until one item is real', async (name) => {
    const kind = { team: 'person', careers: 'opening', craftPortfolio: 'piece' }[name];
    const one = first(samples.filter((item) => item.kind === kind));
    for (const locale of LOCALES) {
      const path = pathTo(name, locale);
      expect(await publicText(path)).toMatch(/<meta name="robots" content="noindex"/);
      expect(await publicText('/sitemap.xml')).not.toContain(`${path}</loc>`);
    }
    await send(`${one.kind}/${one.slug}`, { intent: 'publish', sample: 'false' });
    for (const locale of LOCALES) {
      const path = pathTo(name, locale);
      expect(await publicText(path)).not.toContain('name="robots"');
      expect(await publicText('/sitemap.xml')).toContain(`${path}</loc>`);
    }
  });
});

describe('removing all samples', () => {
  const links = async (path: string) =>
    [...(await publicText(path)).matchAll(/href="([^"#?]*)"/g)].map(([, href]) => href);

  it('is offered in the first steps with how many there are, and empties pages until it is undone', async () => {
    const steps = async () => (await visit(site(), '/admin', staff.admin.cookie)).text;
    expect(await steps()).toContain(`Remover ${samples.length} exemplos do site?`);
    const before = await publicText('/sitemap.xml');
    const reply = await post('/admin?index', { intent: 'remove-samples' });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(`${samples.length} exemplos saíram do site.`);
    expect(await visibilities()).toHaveLength(samples.length);
    expect(await steps()).not.toContain('value="remove-samples"');

    const sitemap = await publicText('/sitemap.xml');
    for (const locale of LOCALES) {
      const deleted = [
        ...LISTS.map((name) => pathTo(name, locale)),
        ...samples.map((item) => item.path(locale)),
      ];
      for (const path of new Set(deleted)) {
        const { status, text } = await site().ask(path);
        expect([path, status]).toEqual([path, 404]);
        expect(text).not.toContain('rel="canonical"');
        expect(graphOf(text)).toBeNull();
        expect(sitemap).not.toContain(`${path}</loc>`);
      }
      const pages = [
        'home',
        'about',
        'lab',
        'craft',
        'services',
        'cases',
        'faq',
        'search',
      ] as const;
      for (const page of pages) {
        const found = (await links(pathTo(page, locale))).filter((href) =>
          deleted.includes(href ?? ''),
        );
        expect([page, found]).toEqual([page, []]);
      }
      const words = { 'pt-BR': 'equipe carreiras portfolio', en: 'team careers portfolio' }[locale];
      const found = await links(`${pathTo('search', locale)}?q=${encodeURIComponent(words)}`);
      expect(found.filter((href) => deleted.includes(href ?? ''))).toEqual([]);
    }
    for (const page of ['lab', 'craft'] as const) {
      expect(await publicText(pathTo(page, 'en'))).not.toMatch(/class="note sample"|NaN|Infinity/);
    }

    const undone = await post('/admin?index', { intent: 'undo', set: setIn(reply.text) });
    expect(undone.status).toBe(200);
    expect(await publicText('/sitemap.xml')).toBe(before);
    for (const name of LISTS) expect(await statusOf(pathTo(name, 'en'))).toBe(200);
  });

  it('leaves what staff have published as real, and takes hidden samples too', async () => {
    await send(PERSON, { intent: 'publish', sample: 'false' });
    await act('hide', 'opening/product-designer');
    const reply = await post('/admin?index', { intent: 'remove-samples' });
    expect(reply.text).toContain(`${samples.length - 1} exemplos saíram do site.`);
    expect(await statusOf(cv('helena-prado', 'en'))).toBe(200);
    const team = await publicText(pathTo('team', 'en'));
    expect(team.match(/class="person"/g)).toHaveLength(1);
    expect(team).not.toContain(pathTo('careers', 'en'));
  });
});

describe('a person whom staff rename', () => {
  const named = (name: string, item = PERSON) => send(item, { intent: 'publish', name });

  beforeAll(async () => {
    await resetContent();
  });

  it('moves to the address of the new name; every earlier one redirects there in one hop', async () => {
    await sql(`insert into public.page_seo (page_path, title) values
      ('/team/helena-prado/curriculum', 'Título da equipe de busca')`);
    await named('Clara Münster');
    await named('Clara Reis');
    for (const locale of LOCALES) {
      const now = cv('clara-reis', locale);
      const { status, text } = await site().ask(now);
      expect([status, text.includes('Clara')]).toEqual([200, true]);
      expect(await publicText(pathTo('team', locale))).toContain(`href="${now}"`);
      for (const old of ['helena-prado', 'clara-munster', 'HELENA-PRADO']) {
        const moved = await site().ask(`${cv(old, locale)}?utm_source=card`);
        expect([moved.status, moved.headers.location]).toEqual([301, `${now}?utm_source=card`]);
        // Kept by a browser it would lead in a circle, once the first name is back.
        expect(moved.headers['cache-control']).toBe('no-store');
      }
    }
    // What staff set for the page in search results follows.
    expect(await publicText(cv('clara-reis', 'pt-BR'))).toContain('Título da equipe de busca');
    await sql('delete from public.page_seo');

    // The first name again: its address is the page, and no longer a redirect.
    await resetItem(PERSON);
    expect(await statusOf(cv('helena-prado', 'en'))).toBe(200);
    const back = await site().ask(cv('clara-reis', 'en'));
    expect([back.status, back.headers.location]).toEqual([301, cv('helena-prado', 'en')]);
  });

  it('shares the name of another without sharing the address, and is not found while hidden', async () => {
    await named('Caio Nakamura');
    for (const slug of ['caio-nakamura', 'caio-nakamura-2']) {
      expect(await statusOf(cv(slug, 'en'))).toBe(200);
    }
    expect((await site().ask(cv('helena-prado', 'pt-BR'))).headers.location).toBe(
      cv('caio-nakamura-2', 'pt-BR'),
    );
    await act('hide', PERSON);
    for (const slug of ['caio-nakamura-2', 'helena-prado']) {
      expect(await statusOf(cv(slug, 'pt-BR'))).toBe(404);
    }
    const { text } = await editor(PERSON);
    expect(text).toContain('data-state="hidden"');
  });
});
