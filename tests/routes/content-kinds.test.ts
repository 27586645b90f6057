import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { graphOf } from '../site/json-ld-table.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { resetContent, revisionIn, useContentStaff } from './content-posts.ts';
import { KINDS, type MadeKind, SAMPLES, type Sample } from './content-samples.ts';
import { multipart } from './feedback-posts.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, editor, send, act, made, publicText } = useContentStaff(site);

const statusOf = async (path: string) => (await site().ask(path)).status;
const setIn = (html: string) => /name="set" value="([^"]+)"/.exec(html)?.[1] ?? '';
const typesOn = async (path: string) =>
  (graphOf(await publicText(path)) ?? []).map((node) => node['@type']);

const addressOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
const pageOf = ({ page, names }: Sample, locale: Locale) =>
  page ? pathTo(page, locale, { slug: addressOf(names[locale]) }) : undefined;

async function published(kind: MadeKind): Promise<string> {
  const item = await made(kind);
  const reply = await send(item, { intent: 'publish', ...SAMPLES[kind].fields });
  expect([reply.status, reply.headers.location]).toEqual([303, expect.any(String)]);
  return item;
}

/** Whether the pages of a language show an item: its list, its page, sitemap and search. */
async function shownIn(one: Sample, locale: Locale) {
  const path = pageOf(one, locale);
  const found = await publicText(
    `${pathTo('search', locale)}?q=${encodeURIComponent(one.names[locale])}`,
  );
  return {
    list: (await publicText(pathTo(one.list, locale))).includes(one.listed[locale]),
    search: found.includes(`<mark>`) && found.includes(one.names[locale].split(' ').at(-1) ?? ''),
    ...(path && {
      page: (await statusOf(path)) === 200,
      sitemap: (await publicText('/sitemap.xml')).includes(`${path}</loc>`),
    }),
  };
}

afterEach(resetContent);

describe.each(KINDS)('an item of the kind %s that staff make', (kind) => {
  const one = SAMPLES[kind];

  it('is a draft with a preview until it is whole, then on its pages in both languages', async () => {
    const item = await made(kind);
    const refused = await send(item, { intent: 'publish' });
    expect(refused.status).toBe(422);
    for (const path of one.missing) {
      expect(refused.text).toMatch(
        new RegExp(`aria-describedby="f-${path.replaceAll('.', '[.]')}-`),
      );
    }
    expect((await send(item, { intent: 'save', ...one.textsOf('en') })).status).toBe(303);
    expect(await publicText(pathTo(one.list, 'en'))).not.toContain(one.listed.en);
    const preview = await visit(site(), `/admin/content/${item}/preview/en`, staff.admin.cookie);
    expect(preview.status).toBe(200);
    expect(preview.text).toContain(one.names.en);
    expect(preview.text).not.toMatch(/NaN|Infinity|undefined/);

    expect((await send(item, { intent: 'publish', ...one.fields })).status).toBe(303);
    for (const locale of LOCALES) {
      const shown = await shownIn(one, locale);
      expect([locale, shown]).toEqual([
        locale,
        Object.fromEntries(Object.keys(shown).map((key) => [key, true])),
      ]);
      expect(await publicText(pathTo(one.list, locale))).not.toMatch(/NaN|Infinity/);
    }
  });

  it('is hidden, removed, moved and restored like any other', async () => {
    const item = await published(kind);
    const reply = await act({ intent: 'remove', item });
    expect((await shownIn(one, 'en')).list).toBe(false);
    await act({ intent: 'undo', set: setIn(reply.text) });
    expect((await shownIn(one, 'en')).list).toBe(true);
    await act({ intent: 'hide', item });
    expect((await shownIn(one, 'pt-BR')).list).toBe(false);
    await act({ intent: 'show', item });
    const moved = await act({ intent: 'up', item });
    // Articles are listed by day.
    if (kind === 'article') expect(moved.status).toBe(404);
    else expect(setIn(moved.text)).not.toBe('');
    await act({ intent: 'remove', item });
    expect((await act({ intent: 'erase', item })).status).toBe(200);
    expect((await editor(item)).status).toBe(404);
  });

  it('is published in one language while the other stays a draft', async () => {
    const item = await made(kind);
    const texts = { ...one.fields, ...one.textsOf('pt-BR') };
    const onlyEnglish = Object.fromEntries(
      Object.entries(texts).filter(([path]) => !path.includes('pt-BR')),
    );
    expect((await send(item, { intent: 'publish:en', ...onlyEnglish })).status).toBe(303);
    expect((await shownIn(one, 'en')).list).toBe(true);
    expect((await shownIn(one, 'pt-BR')).list).toBe(false);
    const path = pageOf(one, 'en');
    if (path) {
      expect(await publicText(path)).not.toContain('rel="alternate" hrefLang="pt-BR"');
      expect(await publicText('/sitemap.xml')).toContain(`${path}</loc>`);
    }

    // What is typed in the other language waits, and what is public stays as it is.
    const changed = Object.fromEntries(
      Object.entries(one.textsOf('en')).map(([key, text]) => [key, `${text} x`]),
    );
    const reply = await send(item, { intent: 'publish:pt-BR', ...texts, ...changed });
    expect(reply.status).toBe(303);
    expect((await shownIn(one, 'pt-BR')).list).toBe(true);
    expect(await publicText(pathTo(one.list, 'en'))).not.toContain(`${one.listed.en} x`);
    expect((await editor(item)).text).toContain(`${one.listed.en} x`);
  });

  it('refuses texts that are too long, and a place without permission', async () => {
    const item = await made(kind);
    const long = Object.keys(one.textsOf('en'))[0] ?? '';
    const reply = await send(item, { intent: 'publish', ...one.fields, [long]: 'x'.repeat(500) });
    expect(reply.status).toBe(422);
    expect((await act({ intent: 'create', kind }, 'viewer')).status).toBe(403);
    await sql(
      `insert into public.content_overrides (kind, slug, is_made)
       select $1, 'p-' || n, true from generate_series(1, 200) n`,
      kind,
    );
    expect((await act({ intent: 'create', kind })).status).toBe(409);
  });
});

describe.each(['workshop', 'idea'] as const)('the address of a %s', (kind) => {
  const one = SAMPLES[kind];
  const route = kind === 'workshop' ? 'workshop' : 'craftIdea';
  const at = (slug: string, locale: Locale) => pathTo(route, locale, { slug });

  it('follows the name in each language, and every former one leads there in one hop', async () => {
    const item = await published(kind);
    for (const round of ['Two', 'Three']) {
      const name = (locale: Locale) => `${one.names[locale]} ${round}`;
      await send(item, {
        intent: 'publish',
        ...one.fields,
        'texts.en.name': name('en'),
        'texts.pt-BR.name': name('pt-BR'),
      });
    }
    for (const locale of LOCALES) {
      const now = at(`${addressOf(one.names[locale])}-three`, locale);
      expect(await statusOf(now)).toBe(200);
      for (const old of [one.names[locale], `${one.names[locale]} Two`]) {
        const moved = await site().ask(at(addressOf(old), locale));
        expect([moved.status, moved.headers.location]).toEqual([301, now]);
      }
    }
    // The address of one language is none of the other.
    expect(await statusOf(at(`${addressOf(one.names.en)}-three`, 'pt-BR'))).toBe(404);
  });

  it('is never that of another item, of the files or of staff', async () => {
    const file = kind === 'workshop' ? 'Asking AI well' : 'Fair queue';
    const name = { 'texts.en.name': file };
    const items = [await published(kind), await published(kind)];
    for (const item of items) await send(item, { intent: 'publish', ...one.fields, ...name });
    for (const suffix of ['', '-2', '-3']) {
      expect(await statusOf(at(`${addressOf(file)}${suffix}`, 'en'))).toBe(200);
    }
  });
});

describe('structured data', () => {
  it('holds openings, workshops and questions that staff made', async () => {
    await published('opening');
    await published('workshop');
    await published('answer');
    expect(await typesOn(pathTo('careers', 'en'))).toContain('JobPosting');
    const workshop = pageOf(SAMPLES.workshop, 'en') ?? '';
    expect(await typesOn(workshop)).toContain('Course');
    const faq = JSON.stringify(graphOf(await publicText(pathTo('faq', 'en'))));
    expect(faq).toContain(SAMPLES.answer.names.en);
  });
});

describe('a piece with a photo', () => {
  it('shows it in place of the drawing, once it is described in each language', async () => {
    const item = await made('piece');
    const bytes = await sharp({
      create: { width: 600, height: 700, channels: 3, background: '#446688' },
    })
      .png()
      .toBuffer();
    const fields = { intent: 'publish', revision: revisionIn((await editor(item)).text) };
    const upload = async (alts: Record<string, string>) => {
      const { body, type } = await multipart(
        { ...fields, ...SAMPLES.piece.fields, ...alts, 'photo.file': '', 'photo.focus': 'left' },
        [{ name: 'piece.png', bytes, type: 'image/png' }],
        'photo.upload',
      );
      return site().ask(`/admin/content/${item}`, {
        method: 'POST',
        headers: {
          'content-type': type,
          'content-length': String(Buffer.byteLength(body)),
          origin: site().origin,
          'x-forwarded-for': nextAddress(),
          cookie: staff.admin.cookie,
        },
        body,
      });
    };
    expect((await upload({ 'texts.en.photoAlt': 'A label' })).status).toBe(422);
    const alts = { 'texts.en.photoAlt': 'A label', 'texts.pt-BR.photoAlt': 'Uma etiqueta' };
    expect((await upload(alts)).status).toBe(303);
    for (const locale of LOCALES) {
      const page = await publicText(pathTo('craftPortfolio', locale));
      expect(page).toContain(`alt="${alts[`texts.${locale}.photoAlt`]}"`);
      expect(page).toContain('data-focus="left"');
    }
  });
});

describe('a question of the files', () => {
  it('is hidden and moved within its group', async () => {
    const first = 'answer/terms-1';
    const order = async () =>
      [...(await publicText(pathTo('faq', 'en'))).matchAll(/<summary[^>]*>(.*?)<\/summary>/g)].map(
        ([, question]) => question,
      );
    const before = await order();
    await act({ intent: 'down', item: first });
    expect(await order()).not.toEqual(before);
    await act({ intent: 'up', item: first });
    expect(await order()).toEqual(before);
    await act({ intent: 'hide', item: first });
    expect(await order()).toHaveLength(before.length - 1);
  });
});

describe('a list page', () => {
  it.each(['team', 'careers', 'craftPortfolio'] as const)(
    '%s is switched off by hand, with menu, sitemap and search, and on again',
    async (name) => {
      const item = `page/${name}`;
      const kind = { team: 'person', careers: 'opening', craftPortfolio: 'piece' }[name];
      if (kind !== 'person') await published(kind as 'opening' | 'piece');
      const reply = await act({ intent: 'hide', item });
      expect(reply.status).toBe(200);
      for (const locale of LOCALES) {
        const path = pathTo(name, locale);
        expect(await statusOf(path)).toBe(404);
        expect(await publicText(pathTo('home', locale))).not.toContain(`href="${path}"`);
        expect(await publicText('/sitemap.xml')).not.toContain(`${path}</loc>`);
        const words = { 'pt-BR': 'equipe carreiras portfólio', en: 'team careers portfolio' };
        const found = await publicText(
          `${pathTo('search', locale)}?q=${encodeURIComponent(words[locale])}`,
        );
        expect(found).not.toContain(`href="${path}`);
      }
      if (name === 'team') {
        expect(await statusOf(pathTo('curriculum', 'en', { slug: 'helena-prado' }))).toBe(404);
      }
      expect((await act({ intent: 'remove', item })).status).toBe(404);
      await act({ intent: 'undo', set: setIn(reply.text) });
      expect(await statusOf(pathTo(name, 'en'))).toBe(200);
      expect((await act({ intent: 'hide', item }, 'viewer')).status).toBe(403);
      expect((await editor(item)).status).toBe(200);
    },
  );
});
