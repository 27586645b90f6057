import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { contentItems } from '#app/features/content/overrides/content-kinds.ts';
import { isSample } from '#app/features/content/overrides/visibility.ts';
import { pictureUrl } from '#app/features/content/pictures/picture.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { first, resetContent, revisionIn, useContentStaff } from './content-posts.ts';
import { multipart } from './feedback-posts.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, editor, send, publicText } = useContentStaff(site);

const cv = (slug: string, locale: Locale) => pathTo('curriculum', locale, { slug });
const statusOf = async (path: string) => (await site().ask(path)).status;
const setIn = (html: string) => /name="set" value="([^"]+)"/.exec(html)?.[1] ?? '';
const PERSON = {
  name: 'Ana Prates',
  'text.pt-BR.role': 'Direção de projetos',
  'text.pt-BR.line': 'Cuida para que o combinado vire entrega.',
  'text.en.role': 'Project lead',
  'text.en.line': 'Makes sure that what was agreed is delivered.',
} as const;

const post = (
  path: string,
  { body, type }: { body: string | Buffer; type: string },
  cookie = staff.admin.cookie,
) =>
  site().ask(path, {
    method: 'POST',
    headers: {
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      origin: site().origin,
      'x-forwarded-for': nextAddress(),
      cookie,
    },
    body,
  });
const act = (fields: Record<string, string>, cookie?: string) => {
  const body = String(new URLSearchParams(fields));
  return post('/admin/content', { body, type: 'application/x-www-form-urlencoded' }, cookie);
};

/** Makes an empty person and returns the item as addresses name it. */
async function made(): Promise<string> {
  const { status, headers } = await act({ intent: 'create', kind: 'person' });
  expect(status).toBe(303);
  return String(headers.location).replace('/admin/content/', '');
}

/** Publishes a person with a photo. */
async function published(fields: Record<string, string> = PERSON): Promise<string> {
  const item = await made();
  expect((await send(item, { intent: 'publish', ...fields })).status).toBe(303);
  return item;
}

const photo = (width = 600, height = 700) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Copyright: 'Secret place' } } })
    .toBuffer();

/** Posts the editor with a file, as a browser without scripts does. */
async function sendPhoto(item: string, fields: Record<string, string>, bytes: Buffer) {
  const revision = revisionIn((await editor(item)).text);
  const form = { revision, 'photo.file': '', 'photo.focus': 'top', ...fields };
  const { body, type } = await multipart(
    form,
    [{ name: 'ana.jpg', bytes, type: 'image/jpeg' }],
    'photo.upload',
  );
  return post(`/admin/content/${item}`, { body, type });
}

const ALTS = {
  'text.pt-BR.photoAlt': 'Ana diante da bancada',
  'text.en.photoAlt': 'Ana at the bench',
};

afterEach(resetContent);

describe('a person whom staff add', () => {
  it('replaces the samples, with a photo, in both languages, the sitemap and the menu', async () => {
    const item = await made();
    const refused = await sendPhoto(item, { intent: 'publish', ...PERSON }, await photo());
    expect(refused.status).toBe(422);
    const kept = /name="photo.file" value="([0-9a-f]{32})"/.exec(refused.text)?.[1] ?? '';
    expect(kept).not.toBe('');
    const saved = await send(item, {
      intent: 'publish',
      ...PERSON,
      ...ALTS,
      'photo.file': kept,
      'photo.focus': 'top',
    });
    expect(saved.status).toBe(303);
    await act({ intent: 'remove-samples' });
    for (const locale of LOCALES) {
      const team = await publicText(pathTo('team', locale));
      expect(team.match(/class="person"/g)).toHaveLength(1);
      expect(team).toContain(`alt="${ALTS[`text.${locale}.photoAlt`]}"`);
      expect(team).toContain('data-focus="top"');
      expect(team).not.toContain('name="robots"');
      const page = await publicText(cv('ana-prates', locale));
      expect(page).toContain(PERSON[`text.${locale}.line`]);
      expect(await publicText(pathTo('home', locale))).toContain(
        `href="${pathTo('team', locale)}"`,
      );
      const found = await publicText(`${pathTo('search', locale)}?q=Prates`);
      expect(found).toContain(`href="${cv('ana-prates', locale)}"`);
    }
    const sitemap = await publicText('/sitemap.xml');
    expect(sitemap).toContain('/equipe</loc>');
    expect(sitemap).toContain('/team/ana-prates/curriculum</loc>');

    for (const [extension, magic] of [
      ['avif', 'ftypavif'],
      ['webp', 'WEBP'],
    ] as const) {
      const file = await site().ask(pictureUrl(kept, { width: 240, extension }));
      expect([file.status, file.headers['content-type']]).toEqual([200, `image/${extension}`]);
      expect(file.text.slice(0, 40)).toContain(magic);
      expect(file.text).not.toContain('Secret place');
    }
    expect(await statusOf(`/media/${'0'.repeat(32)}-240.webp`)).toBe(404);
  });

  it('is visible only to staff until it is published, in a preview with noindex', async () => {
    const item = await made();
    await send(item, { intent: 'save', ...PERSON });
    expect(await publicText(pathTo('team', 'en'))).not.toContain('Ana Prates');
    const preview = await visit(site(), `/admin/content/${item}/preview/en`, staff.admin.cookie);
    expect(preview.text).toContain('Ana Prates');
    expect(preview.headers['x-robots-tag']).toBe('noindex');
    expect(preview.text).toContain('class="preview-mark"');
    const list = await visit(site(), '/admin/content?kind=person', staff.admin.cookie);
    expect(list.text).toContain('Ana Prates');
  });

  it('stays out of a language that is not ticked', async () => {
    const item = await published();
    expect(await statusOf(cv('ana-prates', 'en'))).toBe(200);
    await send(item, {
      intent: 'publish',
      ...PERSON,
      publishedIn: 'pt-BR',
      'text.en.role': '',
      'text.en.line': '',
    });
    expect(await statusOf(cv('ana-prates', 'en'))).toBe(404);
    expect(await publicText(pathTo('team', 'en'))).not.toContain('Ana Prates');
    const page = await publicText(cv('ana-prates', 'pt-BR'));
    expect(page).toContain('rel="alternate" hrefLang="pt-BR"');
    expect(page).not.toContain('rel="alternate" hrefLang="en"');
    const sitemap = await publicText('/sitemap.xml');
    expect(sitemap).toContain('/team/ana-prates/curriculum</loc>');
    expect(sitemap).not.toContain('/en/team/ana-prates/curriculum');
    const none = await send(item, { intent: 'publish', 'publishedIn.posted': '' });
    expect(none.status).toBe(422);
  });

  it('is reached by one redirect from each former address', async () => {
    const item = await published();
    for (const name of ['Ana Reis', 'Ana Münster']) {
      await send(item, { intent: 'publish', ...PERSON, name });
    }
    for (const locale of LOCALES) {
      for (const old of ['ana-prates', 'ana-reis']) {
        const moved = await site().ask(cv(old, locale));
        expect([moved.status, moved.headers.location]).toEqual([301, cv('ana-munster', locale)]);
      }
    }
  });

  it('lists posts from the latest to the first, and refuses one without its year', async () => {
    const item = await made();
    const posts = (from: string) => ({
      'text.pt-BR.posts.0.from': from,
      'text.pt-BR.posts.0.role': 'Primeiro cargo',
      'text.pt-BR.posts.1.from': '2020',
      'text.pt-BR.posts.1.role': 'Segundo cargo',
      'text.pt-BR.posts.2.from': '2024',
      'text.pt-BR.posts.2.role': 'Terceiro cargo',
    });
    const refused = await send(item, { intent: 'publish', ...PERSON, ...posts('') });
    expect(refused.status).toBe(422);
    expect((await send(item, { intent: 'publish', ...PERSON, ...posts('2011') })).status).toBe(303);
    const page = await publicText(cv('ana-prates', 'pt-BR'));
    const places = ['Terceiro cargo', 'Segundo cargo', 'Primeiro cargo'].map((role) =>
      page.indexOf(role),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    // Each saved entry leaves an empty one for the next.
    expect((await editor(item)).text).toContain('name="text.pt-BR.posts.3.from"');
  });
});

describe('an item that staff made', () => {
  it('is hidden, removed and restored like any other', async () => {
    const item = await published();
    const reply = await act({ intent: 'remove', item });
    expect(await statusOf(cv('ana-prates', 'en'))).toBe(404);
    await act({ intent: 'undo', set: setIn(reply.text) });
    expect(await statusOf(cv('ana-prates', 'en'))).toBe(200);
    await act({ intent: 'hide', item });
    expect(await statusOf(cv('ana-prates', 'en'))).toBe(404);
    await act({ intent: 'show', item });
    expect(await statusOf(cv('ana-prates', 'en'))).toBe(200);
  });

  it('is erased only after its removal, with its history and its address', async () => {
    const item = await published();
    expect((await act({ intent: 'erase', item })).status).toBe(404);
    await act({ intent: 'remove', item });
    expect((await act({ intent: 'erase', item }, staff.viewer.cookie)).status).toBe(403);
    expect((await act({ intent: 'erase', item })).status).toBe(200);
    expect((await act({ intent: 'erase', item: 'person/helena-prado' })).status).toBe(404);
    const [{ said } = { said: '' }] = await sql<{ said: string }>(
      `select coalesce(string_agg(concat(before, after), ''), '') as said from public.setting_changes
       where table_name = 'content_overrides' and concat(before, after) like $1`,
      `%${item.split('/')[1]}%`,
    );
    expect(said).toContain('"slug"');
    expect(said).not.toContain('Ana Prates');
    expect(await sql(`select from public.content_addresses where address = 'ana-prates'`)).toEqual(
      [],
    );
  });

  it('is refused without permission, of a kind that is not made, and beyond the limit', async () => {
    const create = (kind: string, cookie?: string) => act({ intent: 'create', kind }, cookie);
    expect((await create('person', staff.viewer.cookie)).status).toBe(403);
    expect((await create('service')).status).toBe(404);
    expect((await create('nothing')).status).toBe(422);
    await sql(`insert into public.content_overrides (kind, slug, is_made)
      select 'person', 'p-' || n, true from generate_series(1, 200) n`);
    expect((await create('person')).status).toBe(409);
  });

  it.each([
    ['a text with the name of a picture', Buffer.from('<svg onload=alert(1)>')],
    ['a picture that ends in the middle', null],
    ['a tiny one', 'tiny'],
  ])('takes no %s for a photo', async (_, bytes) => {
    const item = await made();
    const whole = await photo();
    const given =
      bytes === null ? whole.subarray(0, 300) : bytes === 'tiny' ? await photo(40, 40) : bytes;
    const reply = await sendPhoto(item, { intent: 'save', ...PERSON }, Buffer.from(given));
    expect(reply.status).toBe(422);
    expect(reply.text).toContain('Ana Prates');
  });
});

describe('the order of items', () => {
  const order = async () =>
    [...(await publicText(pathTo('team', 'en'))).matchAll(/class="parts-name">([^<]+)/g)].map(
      ([, name]) => name,
    );

  it('is changed one place at a time and undone', async () => {
    await published();
    const before = await order();
    expect(before.at(-2)).toBe('Ana Prates');
    const helena = await act({ intent: 'down', item: 'person/helena-prado' });
    const after = await order();
    expect(after.slice(0, 2)).toEqual([before[1], before[0]]);
    await act({ intent: 'undo', set: setIn(helena.text) });
    expect(await order()).toEqual(before);
    await act({ intent: 'up', item: 'person/helena-prado' });
    expect(await order()).toEqual(before);
  });
});

describe('a team of samples that staff hide', () => {
  it('has neither page nor menu entry, sitemap entry nor search result', async () => {
    const people = contentItems.filter(({ kind, value }) => kind === 'person' && isSample(value));
    for (const { kind, slug } of people) await act({ intent: 'hide', item: `${kind}/${slug}` });
    for (const locale of LOCALES) {
      const path = pathTo('team', locale);
      expect(await statusOf(path)).toBe(404);
      expect(await publicText(pathTo('home', locale))).not.toContain(`href="${path}"`);
      expect(await publicText('/sitemap.xml')).not.toContain(`${path}</loc>`);
      const name = first(people).nameOf(first(people).value, locale);
      const found = await publicText(`${pathTo('search', locale)}?q=${encodeURIComponent(name)}`);
      expect(found).not.toContain('/curriculum"');
    }
  });
});
