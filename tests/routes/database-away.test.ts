import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { LOCALES, PREFERRED_LOCALE_KEY } from '#app/i18n/locale.ts';
import { adminPaths, endpointPath, endpoints, fillPattern, pathTo } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { post } from './auth-posts.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { setPhones } from './company-rows.ts';
import { watchEngine } from './engine-away.ts';
import { multipart, PNG, postForm } from './feedback-posts.ts';
import { leadPost } from './lead-post.ts';
import { leadsOf } from './lead-rows.ts';
import { signUp } from './newsletter-posts.ts';
import { AUTH_POSTS, PASSWORD, secretPatterns, secretPosts } from './secret-posts.ts';
import { type SignedIn, signedIn } from './staff.ts';
import { WITHOUT_DATABASE } from './without-database.ts';

const engine = watchEngine();
let site: BuiltSite;
let staff: SignedIn;
beforeAll(async () => {
  site = await openBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1', SPOOL_BYTES_MAX: '0' } });
  await setPhones();
  await site.ask('/');
  staff = await signedIn(site, 'superadmin');
});
afterAll(async () => {
  await engine.backAgain();
  await site.close();
  engine.stop();
});

describe('with the embedded database gone', () => {
  beforeAll(engine.disconnect);

  it('is detected', async () => {
    await expect(asActor({ kind: 'system' }, async () => 1)).rejects.toThrow(/cannot be reached/);
    await expect.poll(async () => (await site.ask('/healthz')).status).toBe(503);
  });

  it.each([
    ['/admin', 'admin', 'pt-BR'],
    ['/admin/leads', 'admin', 'en'],
    ['/portal/inicio', 'portal', 'pt-BR'],
    ['/portal/inicio', 'portal', 'en'],
  ] as const)(
    'somebody signed in is not sent to sign in: %s of %s in %s',
    async (path, area, locale) => {
      const cookie = `${staff.cookie}; ${PREFERRED_LOCALE_KEY}=${locale}`;
      const { status, headers, text } = await site.ask(path, { headers: { cookie } });
      expect([status, headers['retry-after'], headers['set-cookie']]).toEqual([
        503,
        '10',
        undefined,
      ]);
      const words = messages[locale];
      expect(text).toContain(`lang="${locale}"`);
      expect(text).toContain(area === 'admin' ? words.admin.away.title : words.portal.away.thing);
      expect(text).toContain(`href="${path}"`);
    },
  );

  it('an open screen is not told that its session has ended', async () => {
    const headers = { cookie: staff.cookie, accept: 'text/event-stream' };
    const { status, headers: answered, text } = await site.ask(adminPaths.events, { headers });
    expect([status, answered['retry-after']]).toEqual([503, '10']);
    expect(text).not.toContain('event:');
  });

  it.each([
    ['/admin/company', 'pt-BR'],
    ['/portal/cliente/chamados/novo', 'en'],
  ] as const)(
    'what somebody signed in posts is kept to be sent again: %s',
    async (path, locale) => {
      const fields = { title: 'Combo "de" sábado', body: 'Some à tarde.' };
      const cookie = staff.cookie;
      const { status, text } = await post(site, path, fields, { cookie, language: locale });
      expect(status).toBe(503);
      const words = messages[locale].unsaved;
      expect(text).toContain(words.text.away);
      expect(text).toContain(words.again);
      expect(text).toContain(`action="${path}" method="post"`);
      expect(text).toContain('name="title" value="Combo &quot;de&quot; sábado"');
      expect(text).toContain('name="body" value="Some à tarde."');
    },
  );

  it.each(LOCALES)('a post of a mailed link is kept to be sent again (%s)', async (locale) => {
    const posts = secretPosts(locale);
    const ofLocale = secretPatterns.filter((path) => path.startsWith('/en/') === (locale === 'en'));
    const portal = secretPatterns.filter((path) => path.startsWith('/portal/'));
    expect(new Set(posts.map(({ pattern }) => pattern))).toEqual(new Set([...ofLocale, ...portal]));
    for (const { path, fields } of posts) {
      const { status, headers, text } = await post(site, path, fields, { language: locale });
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '10']);
      expect(text).toContain(`lang="${locale}"`);
      expect(text).not.toContain(messages[locale].crash.text);
      for (const [name, value] of Object.entries(fields)) {
        expect(text).toContain(`name="${name}" value="${value.replaceAll('"', '&quot;')}"`);
      }
    }
    const [{ path, fields } = { path: '', fields: {} }] = posts;
    const { text } = await post(site, path, fields);
    for (const words of [messages[locale].unsaved.visitor.away, messages[locale].unsaved.again]) {
      expect(text).toContain(words);
    }
    expect(text).toContain(`action="${path}" method="post"`);
    expect(text).not.toContain(messages[locale].unsaved.text.away);
  });

  it.each(LOCALES)('the page of a link reports that it cannot be read (%s)', async (locale) => {
    const cookie = `${PREFERRED_LOCALE_KEY}=${locale}`;
    for (const { page } of secretPosts(locale)) {
      const { status, headers, text } = await site.ask(page, { headers: { cookie } });
      expect([page, status, headers['retry-after']]).toEqual([page, 503, '10']);
      expect(text).toContain(`lang="${locale}"`);
      expect(text).not.toContain(messages[locale].crash.text);
    }
  });

  it('the typed texts of a sign-in are kept, except for the password', async () => {
    for (const [path, fields] of Object.entries(AUTH_POSTS)) {
      const { status, text } = await post(site, path, fields);
      expect([path, status, text.includes(PASSWORD)]).toEqual([path, 503, false]);
      expect(text).toContain(`value="${fields['email'] ?? fields['token']}"`);
    }
  });

  it('a file and a post of a mail program are answered 503 as well', async () => {
    const [file, program] = [endpoints.feedbackFile.en, secretPosts('pt-BR')[3]?.page ?? ''];
    const browser = { headers: { accept: 'text/html,*/*' } };
    const answer = await site.ask(fillPattern(file, { token: 'a', file: randomUUID() }), browser);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.text).toContain(messages.en.crash.away.title);
    const left = await site.ask(program, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([left.status, left.headers['retry-after']]).toEqual([503, '10']);
  });

  it('files are not kept, and the page reports that', async () => {
    const form = await multipart({ title: 'Combo' }, [{ name: 'tela.png', bytes: PNG }]);
    const { status, text } = await site.ask('/portal/cliente/chamados/novo', {
      method: 'POST',
      headers: { ...{ 'content-type': form.type, origin: site.origin, cookie: staff.cookie } },
      body: form.body,
    });
    expect(status).toBe(503);
    expect(text).toContain('name="title" value="Combo"');
    expect(text).toContain(messages['pt-BR'].unsaved.files);
  });

  it('the router of an open screen is answered 503 with the reason', async () => {
    const { cookie } = staff;
    const { status, text } = await post(site, '/admin/company.data', { name: 'Ana' }, { cookie });
    expect([status, text.includes('"away"'), text.includes('Ana')]).toEqual([503, true, false]);
  });

  it.each(WITHOUT_DATABASE)('$what', ({ check }) => check(site));

  it('a form post reports it and keeps the typed texts', async () => {
    for (const locale of ['pt-BR', 'en'] as const) {
      const answers = { email: 'away@a.example', nome: 'Ana "aspas" <b>' };
      const sent = leadPost({ origin: site.origin, answers });
      const { status, headers, text } = await site.ask(endpointPath('projectSubmit', locale), sent);
      expect(status).toBe(503);
      expect(headers['cache-control']).toBe('no-store');
      const { title, text: words } = messages[locale].qualification.outcome.failed;
      expect(text).toContain(`<strong>${title}</strong> <span>${words}</span>`);
      expect(text).toContain('value="away@a.example"');
      // Ways to reach the company meanwhile, in the notice itself.
      const start = text.indexOf('role="alert"');
      const notice = text.slice(start, text.indexOf('value="away@a.example"', start));
      for (const way of ['https://wa.me/', 'mailto:', 'tel:']) expect(notice).toContain(way);
      expect(text).toContain('value="Ana &quot;aspas&quot; &lt;b&gt;"');
      expect(text).toContain('Digitamos o mesmo pedido em três planilhas.</textarea>');
      expect(text).toContain('<option value="software" selected="">');
    }
  });

  it.each(['pt-BR', 'en'] as const)(
    'feedback and the newsletter have the ways to reach the team beside them (%s)',
    async (locale) => {
      const place = locale === 'en' ? 'en' : 'pt';
      const refused = [
        await postForm(site, { path: endpoints.feedbackSubmit[place] }),
        await signUp(site, { email: 'away@a.example' }, { locale }),
      ];
      const { feedback, newsletter } = messages[locale];
      const labels = [feedback.outcome.ways, newsletter.form.ways];
      for (const [index, { status, text }] of refused.entries()) {
        const start = text.indexOf(labels[index] ?? '');
        expect([status, start > 0]).toEqual([503, true]);
        const line = text.slice(start, start + 700);
        for (const way of ['https://wa.me/', 'mailto:', 'tel:']) expect(line).toContain(way);
      }
      const script = await postForm(site, {
        path: endpoints.feedbackSubmit[place],
        headers: { accept: 'application/json' },
      });
      expect([script.status, JSON.parse(script.text)]).toEqual([
        503,
        { kind: 'refused', notice: expect.objectContaining({ ways: expect.any(Object) }) },
      ]);
    },
  );

  it('a script gets the same reply', async () => {
    const headers = { accept: 'application/json' };
    const sent = leadPost({ origin: site.origin, answers: { email: 'away@a.example' }, headers });
    const { status, text } = await site.ask(endpointPath('projectSubmit', 'pt-BR'), sent);
    expect([status, JSON.parse(text)]).toEqual([
      503,
      { kind: 'refused', status: 503, outcome: 'failed', ways: expect.any(Object) },
    ]);
  });
});

describe('when it is back', () => {
  beforeAll(engine.backAgain);

  it('the same post is accepted, and stored once', async () => {
    const sent = leadPost({ origin: site.origin, answers: { email: 'away@a.example' } });
    const { status, headers } = await site.ask(endpointPath('projectSubmit', 'pt-BR'), sent);
    expect(status).toBe(303);
    const leads = await leadsOf('away@a.example');
    expect(leads.map(({ protocol }) => pathTo('protocol', 'pt-BR', { protocol }))).toEqual([
      headers.location,
    ]);
  });

  it('changes are on the next load again', async () => {
    await asActor({ kind: 'system' }, (tx) =>
      tx.updateTable('company_settings').set({ companyName: 'Forja de volta' }).execute(),
    );
    expect((await site.ask('/sobre')).text).toContain('Forja de volta');
    await expect.poll(async () => (await site.ask('/healthz')).status).toBe(200);
    const { cookie } = staff;
    expect((await site.ask('/admin', { headers: { cookie } })).status).toBe(200);
  });
});
