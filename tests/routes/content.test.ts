import { describe, expect, it } from 'vitest';
import { openings } from '#app/features/content/openings/openings.ts';
import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { serviceText, shortName } from '#app/features/content/services/services.ts';
import { people } from '#app/features/content/team/people.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { graphOf } from '../site/json-ld-table.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { setPhones } from './company-rows.ts';
import { first, rowsOf, useContentStaff, WORKSHOP, workshopPage } from './content-posts.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, send, publicText, resetItem } = useContentStaff(site);

describe('what is published', () => {
  it('is shown on the next load, in its language only, wherever the item appears', async () => {
    const name = 'Hammering questions';
    const before = await publicText(pathTo('lab', 'pt-BR'));
    for (const locale of LOCALES)
      expect(await publicText(workshopPage(locale))).not.toContain(name);
    const { status, headers } = await send(WORKSHOP, {
      intent: 'publish',
      'texts.en.name': name,
      'texts.en.title.raw': name,
      dates: ['2031-05-02', '', '2031-04-01'],
    });
    expect(status).toBe(303);
    expect(headers.location).toMatch(/\?now=published&at=\d+&set=[\d.-]+$/);
    const english = await publicText(workshopPage('en'));
    expect(english).toContain(name);
    expect(english).toContain('2031-04-01');
    expect(JSON.stringify(graphOf(english))).toContain(name);
    expect(await publicText(pathTo('lab', 'en'))).toContain(name);
    expect(await publicText(`${pathTo('search', 'en')}?q=hammering`)).toContain('Hammering');
    for (const path of [workshopPage('pt-BR'), pathTo('lab', 'pt-BR')]) {
      expect(await publicText(path)).not.toContain(name);
    }
    expect((await rowsOf(WORKSHOP))[0]).toMatchObject({
      draft: null,
      published: { 'texts.en.name': name, dates: ['2031-04-01', '2031-05-02'] },
    });
    await resetItem(WORKSHOP);
    expect(await publicText(workshopPage('en'))).not.toContain(name);
    expect(await publicText(pathTo('lab', 'pt-BR'))).toBe(before);
    expect(await publicText(`${pathTo('search', 'en')}?q=hammering`)).not.toContain('Hammering');
  });

  it('follows the file again, field by field', async () => {
    await send(WORKSHOP, {
      intent: 'publish',
      'texts.en.lead': 'Another lead',
      'texts.en.name': 'Another name',
    });
    const { status } = await send(WORKSHOP, { intent: 'leaf:texts.en.name' });
    expect(status).toBe(303);
    expect((await rowsOf(WORKSHOP))[0]).toMatchObject({
      draft: { 'texts.en.lead': 'Another lead' },
      published: { 'texts.en.name': 'Another name' },
    });
    await send(WORKSHOP, { intent: 'publish' });
    expect(await publicText(workshopPage('en'))).not.toContain('Another name');
    expect(await publicText(workshopPage('en'))).toContain('Another lead');
    await resetItem(WORKSHOP);
  });

  it('is ignored where it no longer fits the item, and the page still renders', async () => {
    await asActor({ kind: 'system' }, (tx) =>
      tx
        .insertInto('content_overrides')
        .values([
          {
            kind: 'idea',
            slug: 'fair-queue',
            published: { 'texts.en.gone.0': 'x', 'texts.en.name': 7, 'texts.en.summary': 'Kept' },
            publishedAt: new Date(),
          },
          { kind: 'gone', slug: 'gone', published: { name: 'x' }, publishedAt: new Date() },
        ])
        .execute(),
    );
    const { status, text } = await site().ask(pathTo('craft', 'en'));
    expect(status).toBe(200);
    expect(text).toContain('Kept');
    await sql(`delete from public.content_overrides where kind in ('idea', 'gone')`);
  });
});

describe('a service that staff rename', () => {
  const NAME = 'softwareApps';
  const GIVEN = { 'pt-BR': 'Sistemas sob medida', en: 'Systems and screens' };
  /** English menus write their "and" as a sign. */
  const SHORT = { 'pt-BR': 'Sistemas sob medida', en: 'Systems &amp; screens' };
  const other = first(SERVICE_NAMES.filter((name) => name !== NAME));

  const part = (html: string, tag: 'header' | 'main' | 'footer') =>
    html
      .slice(html.indexOf(`<${tag}`), html.indexOf(`</${tag}>`))
      .replace(/<\/?(?:mark|span)>/g, '');
  const chatFrom = (html: string) => {
    const [, text = ''] = /wa\.me\/\d+\?text=([^"]+)/.exec(html) ?? [];
    return decodeURIComponent(text).replaceAll('&', '&amp;');
  };
  /** Every place that names a service, and how often it does. */
  async function placesIn(locale: Locale): Promise<[place: string, text: string, times: number][]> {
    const main = async (path: string) => part(await publicText(path), 'main');
    const home = await publicText(pathTo('home', locale));
    const own = await publicText(pathTo(NAME, locale));
    const query = encodeURIComponent(GIVEN[locale].toLowerCase());
    return [
      ['the header and the menu of phones', part(home, 'header'), 2],
      ['the footer', part(home, 'footer'), 1],
      ['the chat from its page', chatFrom(own), 1],
      ['the list of the home page', part(home, 'main'), 1],
      ['the trail of its page', part(own, 'main'), 1],
      ['the data of its page: service and trail', JSON.stringify(graphOf(own)), 3],
      ['drawing and list of the index', await main(pathTo('services', locale)), 2],
      ['what goes with another service', await main(pathTo(other, locale)), 1],
      ['the house', await main(pathTo('about', locale)), 1],
      ['its test piece', await main(pathTo('craftPortfolio', locale)), 1],
      ['the search', await main(`${pathTo('search', locale)}?q=${query}`), 1],
    ];
  }

  it('has the new name everywhere on the site, in both languages, until it is undone', async () => {
    // Its page leads to the chat once there is a number.
    await setPhones();
    const before = await publicText('/');
    const { status } = await send(`service/${NAME}`, {
      intent: 'publish',
      'texts.pt-BR.name': GIVEN['pt-BR'],
      'texts.en.name': GIVEN.en,
    });
    expect(status).toBe(303);
    for (const locale of LOCALES) {
      for (const [place, text, times] of await placesIn(locale)) {
        const named = text.replaceAll(SHORT[locale], GIVEN[locale]).split(GIVEN[locale]).length - 1;
        expect([locale, place, named]).toEqual([locale, place, times]);
      }
      const home = await publicText(pathTo('home', locale));
      expect(part(home, 'header').split(`>${SHORT[locale]}<`)).toHaveLength(3);
      for (const old of [serviceText(NAME, locale).name, shortName(NAME, locale)]) {
        expect(home).not.toContain(`>${old.replace('&', '&amp;')}<`);
      }
    }
    await resetItem(`service/${NAME}`);
    expect(await publicText('/')).toBe(before);
  });
});

describe('a draft', () => {
  const secret = 'Rascunho que ninguém vê';
  const preview = (language: string, cookie = staff.admin.cookie) =>
    visit(site(), `/admin/content/${WORKSHOP}/preview/${language}`, cookie);

  it('is shown in the preview of its language only, and is not cached', async () => {
    await send(WORKSHOP, { intent: 'save', 'texts.pt-BR.lead': secret });
    const visible = await preview('pt');
    expect(visible.status).toBe(200);
    expect(visible.text).toContain(secret);
    expect(visible.text).toContain('<html lang="pt-BR"');
    expect(visible.headers['cache-control']).toBe('no-store');
    expect(visible.headers['x-robots-tag']).toBe('noindex');
    expect(visible.headers['content-security-policy']).toContain("form-action 'none'");
    expect(visible.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    const english = await preview('en');
    expect(english.text).toContain('<html lang="en"');
    expect(english.text).not.toContain(secret);
    for (const path of [workshopPage('pt-BR'), pathTo('lab', 'pt-BR'), '/', '/sitemap.xml']) {
      expect(await publicText(path)).not.toContain(secret);
      expect(await publicText(`${path}?preview=1&draft=1`)).not.toContain(secret);
    }
    expect(await publicText(`${pathTo('search', 'pt-BR')}?q=ninguém`)).not.toContain(secret);
  });

  it('is previewed as it is typed, without being stored', async () => {
    const before = await rowsOf(WORKSHOP);
    const draw = (fields: Record<string, string>, cookie = staff.admin.cookie) =>
      post(site(), `/admin/content/${WORKSHOP}/preview/pt`, fields, { cookie });
    const drawn = await draw({ 'texts.pt-BR.lead': 'Só digitado' });
    expect(drawn.status).toBe(200);
    expect(drawn.text).toContain('Só digitado');
    expect((await draw({ 'texts.pt-BR.name': 'x'.repeat(5000) })).status).toBe(204);
    expect((await draw({}, staff.viewer.cookie)).status).toBe(403);
    expect(await rowsOf(WORKSHOP)).toEqual(before);
  });

  it('is private, by address and by SQL', async () => {
    const outsider = await preview('pt', '');
    expect(outsider.status).toBe(303);
    expect(outsider.headers.location).toMatch(/^\/auth\?from=/);
    const viewer = await preview('pt', staff.viewer.cookie);
    expect(viewer.status).toBe(403);
    expect(outsider.text + viewer.text).not.toContain(secret);
    const data = await visit(
      site(),
      `/admin/content/${WORKSHOP}/preview/pt.data`,
      staff.viewer.cookie,
    );
    expect(data.text).not.toContain(secret);
    const rows = await asActor({ kind: 'user', userId: staff.viewer.id }, (tx) =>
      tx.selectFrom('content_overrides').select('draft').execute(),
    );
    expect(rows).toEqual([]);
    const changed = await asActor({ kind: 'user', userId: staff.viewer.id }, (tx) =>
      tx.updateTable('content_overrides').set({ published: null }).executeTakeFirst(),
    );
    expect(Number(changed.numUpdatedRows)).toBe(0);
    await expect(
      asActor({ kind: 'anonymous' }, (tx) =>
        tx.selectFrom('content_overrides').select('draft').execute(),
      ),
    ).rejects.toThrow(/permission denied/);
  });

  it('answers 404 for an item, a language and a page that does not exist', async () => {
    for (const path of ['workshop/gone/preview/pt', `${WORKSHOP}/preview/fr`, 'gone/gone']) {
      const { status } = await visit(site(), `/admin/content/${path}`, staff.admin.cookie);
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it('is deleted when discarded, and the published text stays', async () => {
    await send(WORKSHOP, { intent: 'publish', 'texts.en.lead': 'Public lead' });
    await send(WORKSHOP, { intent: 'save', 'texts.en.lead': 'Draft lead' });
    expect((await send(WORKSHOP, { intent: 'discard' })).headers.location).toContain('discarded');
    expect((await rowsOf(WORKSHOP))[0]).toMatchObject({
      draft: null,
      published: { 'texts.en.lead': 'Public lead' },
    });
    expect(await publicText(workshopPage('en'))).toContain('Public lead');
    await resetItem(WORKSHOP);
  });
});

describe('a sample', () => {
  const person = first(people());
  const opening = first(openings());
  const curriculum = pathTo('curriculum', 'pt-BR', { slug: person.slug });
  const hidden = (html: string) => /<meta name="robots" content="noindex/.test(html);
  const typesOn = async (path: string) =>
    (graphOf(await publicText(path)) ?? []).map((node) => node['@type']);
  const mapped = async (path: string) =>
    (await publicText('/sitemap.xml')).includes(`<loc>${site().origin}${path}</loc>`);

  it('becomes real where it is published as such, and a sample again when returned', async () => {
    for (const path of [curriculum, workshopPage('pt-BR'), workshopPage('en')]) {
      expect([hidden(await publicText(path)), await mapped(path)]).toEqual([true, false]);
    }
    expect(await typesOn(pathTo('careers', 'en'))).not.toContain('JobPosting');
    const items = [WORKSHOP, `person/${person.slug}`, `opening/${opening.key}`];
    for (const item of items) {
      expect((await send(item, { intent: 'publish', sample: 'false' })).status).toBe(303);
    }
    for (const path of [curriculum, workshopPage('pt-BR'), workshopPage('en')]) {
      expect([hidden(await publicText(path)), await mapped(path)]).toEqual([false, true]);
    }
    expect(await typesOn(curriculum)).toContain('Person');
    expect(await typesOn(pathTo('team', 'en'))).toContain('Person');
    expect(await typesOn(workshopPage('en'))).toContain('Course');
    expect(await typesOn(pathTo('careers', 'en'))).toContain('JobPosting');
    for (const item of items) await resetItem(item);
    for (const path of [curriculum, workshopPage('pt-BR'), workshopPage('en')]) {
      expect([hidden(await publicText(path)), await mapped(path)]).toEqual([true, false]);
    }
    expect(await typesOn(pathTo('team', 'en'))).not.toContain('Person');
    expect(await typesOn(pathTo('careers', 'en'))).not.toContain('JobPosting');
  });
});
