import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '#app/features/feedback/locales/en.json' with { type: 'json' };
import pt from '#app/features/feedback/locales/pt-BR.json' with { type: 'json' };
import type { Locale } from '#app/i18n/locale.ts';
import { endpointPath, endpoints } from '#app/paths.ts';
import { routeTable } from '#app/registry.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { entriesSaying, multipart, PNG, postForm } from './feedback-posts.ts';

const site = useBuiltSite();
const SHOP = 'https://shop.example.com';
const ADMIN = 'https://admin.shop.example.com';
const CLUB = 'https://club.example.org';

beforeAll(async () => {
  await sql(
    `with projects as (
       insert into public.feedback_projects
         (key, name, translations, allowed_origins, persona, widget_theme, is_active, attachments_enabled)
       values
         ('shop', 'Loja', '{"en": {"name": "Shop"}}', array[$1, $2], 'lojista', 'auto', true, true),
         ('club', 'Clube', '{}', array[$3], 'usuario_final', 'dark', true, false),
         ('shut', 'Fechado', '{}', array[$1], 'usuario_final', 'auto', false, true),
         ('nobody', 'Ninguém', '{}', '{}', 'usuario_final', 'auto', true, true),
         ('responder', 'Palavra', '{}', array[$1], 'usuario_final', 'auto', true, true)
       returning id, key)
     insert into public.feedback_modules (project_id, key, name, translations, is_active)
     select id, m.key, m.name, m.translations::jsonb, m.active from projects, (values
       ('orders', 'Pedidos', '{"en": {"name": "Orders"}}', true), ('old', 'Antigo', '{}', false))
       m (key, name, translations, active) where projects.key = 'shop'`,
    SHOP,
    ADMIN,
    CLUB,
  );
});

type FrameQuery = { host?: string; module?: string; theme?: string };
const addressOf = (project: string, query: FrameQuery = {}, locale: Locale = 'pt-BR') =>
  `${endpointPath('feedbackFrame', locale, { project: project })}?${new URLSearchParams({ host: SHOP, ...query })}`;
const frame = (project: string, query?: FrameQuery, locale?: Locale) =>
  site().ask(addressOf(project, query, locale));

const framersOf = (headers: object) =>
  /frame-ancestors ([^;]+)/.exec(
    String((headers as Record<string, unknown>)['content-security-policy']),
  )?.[1];

describe('the form in a frame', () => {
  it.each([
    ['shop', SHOP, `${SHOP} ${ADMIN}`],
    ['shop', ADMIN, `${SHOP} ${ADMIN}`],
    ['club', CLUB, CLUB],
    // Called like the last part of another address of feedback.
    ['responder', SHOP, SHOP],
  ])('of %s may be framed by its own origins only', async (project, host, framers) => {
    const { status, headers, text } = await frame(project, { host });
    expect(status).toBe(200);
    expect(framersOf(headers)).toBe(framers);
    // It supports no list of origins, and would refuse all of them.
    expect(headers['x-frame-options']).toBeUndefined();
    expect(text).toContain(pt.form.verbatim);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['unknown', SHOP, "'none'"],
    ['nobody', SHOP, "'none'"],
    ['shut', SHOP, SHOP],
    ['shop', CLUB, `${SHOP} ${ADMIN}`],
    ['shop', '', `${SHOP} ${ADMIN}`],
    ['shop', `${SHOP}.evil.example`, `${SHOP} ${ADMIN}`],
  ])('of %s at "%s" shows that the form is unavailable', async (project, host, framers) => {
    const { status, headers, text } = await frame(project, { host });
    expect(status).toBe(404);
    expect(framersOf(headers)).toBe(framers);
    expect(headers['x-frame-options']).toBe(framers === "'none'" ? 'DENY' : undefined);
    expect(text).toContain(pt.frame.quiet.title);
    expect(text).not.toContain('<form');
    expect(text).not.toMatch(/Loja|Ninguém/);
  });

  it('shows the product and its part in the requested language', async () => {
    expect((await frame('shop', { module: 'orders' })).text).toContain('Loja, Pedidos');
    const { text } = await frame('shop', { module: 'orders' }, 'en');
    expect(text).toContain('<html lang="en"');
    expect(text).toContain('Shop, Orders');
    expect(text).toContain(en.form.verbatim);
    const put = (await frame('shop', { module: 'old' })).text;
    expect(put).not.toContain('Antigo');
    expect(put).not.toContain('name="module"');
  });

  it('has the requested theme, or that of its project, and nothing stored in this browser', async () => {
    const themeOf = async (project: string, query: FrameQuery) =>
      /<html[^>]* data-theme="(\w+)"/.exec((await frame(project, query)).text)?.[1];
    expect(await themeOf('shop', { theme: 'dark' })).toBe('dark');
    expect(await themeOf('shop', { theme: 'light' })).toBe('light');
    expect(await themeOf('shop', { theme: 'auto' })).toBeUndefined();
    expect(await themeOf('shop', { theme: '"><script>' })).toBeUndefined();
    expect(await themeOf('club', { host: CLUB })).toBe('dark');
    const { text } = await frame('shop');
    expect(text).not.toContain('localStorage');
    expect(text).not.toMatch(/data-island="(?!feedback")/);
  });

  it('is in no search result, sitemap or robots file', async () => {
    expect((await frame('shop')).text).toContain('<meta name="robots" content="noindex"/>');
    for (const address of [endpoints.sitemap, endpoints.robots]) {
      expect((await site().ask(address)).text).not.toMatch(/quadro|feedback\/frame/);
    }
  });

  it('has a file field only where the project allows files', async () => {
    expect((await frame('shop')).text).toContain('type="file"');
    expect((await frame('club', { host: CLUB })).text).not.toContain('type="file"');
  });
});

describe('everything else', () => {
  const addresses = routeTable.map(({ path }) => path.replace(/:\w+/g, 'x').replace('*', 'x'));

  it('cannot be framed, with any status', async () => {
    for (const address of addresses) {
      const { headers } = await site().ask(address);
      const page = String(headers['content-type']).startsWith('text/html') && !headers['location'];
      // What is no page says no policy, and is no frame either.
      expect([address, framersOf(headers)]).toEqual([address, page ? "'none'" : undefined]);
      expect([address, headers['x-frame-options']]).toEqual([address, 'DENY']);
    }
  });

  it('is same-origin, except for the loader', async () => {
    const { headers } = await site().ask('/brand/favicon.svg');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a post of the framed form', () => {
  type Fields = Record<string, string>;
  const post = (project: string, fields: Fields, headers: Fields = {}, locale: Locale = 'pt-BR') =>
    postForm(site(), {
      path: endpointPath('feedbackFrame', locale, { project: project }),
      fields: { host: SHOP, ...fields },
      headers,
    });
  const byScript = { accept: 'application/json' };
  const about = () => `Do quadro ${randomUUID()}`;
  const context = JSON.stringify({
    url: `${SHOP}/pedidos`,
    path: '/pedidos',
    referrer: `${SHOP}/`,
    viewportSize: '390x844',
  });

  it('is stored under project, module and persona, with the page around it', async () => {
    const verbatim = about();
    const sent = await post('shop', { verbatim, module: 'orders', context }, byScript);
    expect([sent.status, JSON.parse(sent.text)]).toEqual([
      200,
      expect.objectContaining({ kind: 'accepted', missing: [] }),
    ]);
    const [row] = await sql(
      `select p.key as project, m.key as module, e.persona, e.channel, e.context, e.locale
       from public.feedback_entries e join public.feedback_projects p on p.id = e.project_id
       left join public.feedback_modules m on m.id = e.module_id where e.verbatim = $1`,
      verbatim,
    );
    expect(row).toMatchObject({
      project: 'shop',
      module: 'orders',
      persona: 'lojista',
      channel: 'inapp',
      locale: 'pt-BR',
      context: {
        url: `${SHOP}/pedidos`,
        path: '/pedidos',
        referrer: `${SHOP}/`,
        viewportSize: '390x844',
        moduleKey: 'orders',
        user: { role: 'usuario_final', id: 'anonymous', name: 'Visitor' },
      },
    });
  });

  it('needs no cookie, accepts files, and shows the thanks in the frame without scripts', async () => {
    const verbatim = about();
    const { body, type } = await multipart(
      { type: 'bug', severity: 'low', csat: '5', score: '7', verbatim, host: SHOP, theme: 'dark' },
      [{ name: 'tela.png', bytes: PNG }],
    );
    const sent = await site().ask(endpointPath('feedbackFrame', 'en', { project: 'shop' }), {
      method: 'POST',
      headers: {
        'content-type': type,
        'content-length': String(body.length),
        'sec-fetch-site': 'same-origin',
        origin: site().origin,
      },
      body,
    });
    expect(sent.status).toBe(200);
    expect(framersOf(sent.headers)).toBe(`${SHOP} ${ADMIN}`);
    expect(sent.headers['x-frame-options']).toBeUndefined();
    expect(sent.text).toContain(en.outcome.sent.title);
    expect(sent.text).toMatch(
      /<a class="link" href="[^"]*\/en\/feedback\/[\w-]{43}" target="_blank"/,
    );
    const [entry] = await entriesSaying(verbatim);
    expect(entry?.attachments.map(({ name }) => name)).toEqual(['tela.png']);
    // Without a script the origin is what is known of the page around.
    expect(entry?.context).toMatchObject({ url: SHOP, locale: 'en' });
  });

  it('returns the typed texts where something is missing', async () => {
    const sent = await post('shop', { verbatim: ' ', name: 'Rita', theme: 'dark' });
    expect(sent.status).toBe(422);
    expect(framersOf(sent.headers)).toBe(`${SHOP} ${ADMIN}`);
    expect(sent.text).toContain(pt.errors.verbatimText);
    expect(sent.text).toContain('value="Rita"');
    expect(sent.text).toContain(`<input type="hidden" name="host" value="${SHOP}"/>`);
  });

  it.each([
    ['shop', CLUB],
    ['shop', ''],
    ['shut', SHOP],
    ['unknown', SHOP],
  ])('of %s is refused from a page of "%s"', async (project, host) => {
    const verbatim = about();
    const sent = await post(project, { verbatim, host }, byScript);
    expect([sent.status, JSON.parse(sent.text)]).toEqual([
      403,
      { kind: 'refused', notice: { ...pt.outcome.shut, ways: expect.any(Object) } },
    ]);
    expect(await entriesSaying(verbatim)).toEqual([]);
  });

  it.each([SHOP, 'null'])('is refused from the origin %s', async (origin) => {
    const verbatim = about();
    expect((await post('shop', { verbatim }, { origin })).status).toBe(403);
    expect(await entriesSaying(verbatim)).toEqual([]);
  });

  it('with an inactive module is stored without one', async () => {
    const verbatim = about();
    expect((await post('shop', { verbatim, module: 'old' }, byScript)).status).toBe(200);
    const [entry] = await sql(
      'select module_id from public.feedback_entries where verbatim = $1',
      verbatim,
    );
    expect(entry).toEqual({ module_id: null });
  });

  it('is rate limited like every anonymous post', async () => {
    const session = randomUUID();
    const send = async () => (await post('shop', { verbatim: about(), session }, byScript)).status;
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(await send());
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('of the site is stored under the module of the site', async () => {
    const verbatim = about();
    await postForm(site(), { fields: { verbatim, host: SHOP, module: 'orders' } });
    const [entry] = await entriesSaying(verbatim);
    expect(entry?.context).toMatchObject({ moduleKey: 'site' });
  });
});
