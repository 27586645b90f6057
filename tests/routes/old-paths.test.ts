import { describe, expect, it } from 'vitest';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();

const slug = workshops()[0]?.slugs['pt-BR'];

/** Design §10: old and footer paths, each with the page it moved to. */
const MOVED = {
  '/servicos/sistemas-web': '/servicos/software-apps',
  '/servicos/apps-mobile': '/servicos/software-apps',
  '/servicos/automacao': '/servicos/automacao-ia',
  '/servicos/ia': '/servicos/automacao-ia',
  '/servicos/workshops': '/lab',
  '/servicos/jogos-corporativos': '/servicos/jogos-gamificacao',
  '/lab/workshops': '/lab',
  '/blog': '/conteudo',
  '/contact': '/en/contact',
  '/pt-BR': '/',
  '/pt-BR/': '/',
  '/pt-BR/sobre': '/sobre',
  '/pt-BR/sobre/': '/sobre',
  '/sobre/': '/sobre',
  '/en/': '/en',
  '/en/about//': '/en/about',
  '/servicos/ia/': '/servicos/automacao-ia',
  '/blog/': '/conteudo',
  // Structured data of old named workshops directly under the lab.
  [`/lab/${slug}`]: `/lab/workshops/${slug}`,
  // As people type them from a card, with the shift key held.
  '/SOBRE': '/sobre',
  '/Sobre/': '/sobre',
  '/EN/About': '/en/about',
  '/pt-br/Servicos/Consultoria': '/servicos/consultoria',
  '/Servicos/IA': '/servicos/automacao-ia',
  '/Blog': '/conteudo',
  [`/Lab/Workshops/${slug?.toUpperCase()}`]: `/lab/workshops/${slug}`,
};

describe('addresses that moved', () => {
  it.each(Object.entries(MOVED))('%s answers 308 straight to %s', async (from, to) => {
    const { status, headers } = await site().ask(from);
    expect([status, headers.location]).toEqual([308, to]);
    expect((await site().ask(to)).status).toBe(200);
    const head = await site().ask(from, { method: 'HEAD' });
    expect([head.status, head.headers.location]).toEqual([308, to]);
  });

  it.each([
    ['/preco/', '/precos'],
    ['/pre%C3%A7os', '/precos'],
    ['/pre%C3%A7o', '/precos'],
    ['/valores', '/precos'],
    ['/Orcamento', '/precos'],
    ['/preco?utm_source=x', '/precos?utm_source=x'],
    ['/pricing', '/en/pricing'],
    ['/price', '/en/pricing'],
    ['/en/price', '/en/pricing'],
    ['/en/prices', '/en/pricing'],
  ])('%s leads to where prices stand: %s', async (from, to) => {
    const { status, headers } = await site().ask(from);
    expect([status, headers.location]).toEqual([308, to]);
    const { text } = await site().ask(to);
    expect(text).toContain('id="prices"');
  });

  it('keeps the query', async () => {
    for (const [from, to] of [
      ['/sobre/?utm_source=x&y=1', '/sobre?utm_source=x&y=1'],
      ['/pt-BR/sobre?utm_source=x', '/sobre?utm_source=x'],
      ['/servicos/ia?utm_source=x', '/servicos/automacao-ia?utm_source=x'],
      ['/contact?utm_source=x', '/en/contact?utm_source=x'],
    ] as const) {
      expect((await site().ask(from)).headers.location).toBe(to);
    }
  });

  it('redirects /blog to the blog once staff have set its address', async () => {
    const blog = 'https://blog.example.org/';
    const setBlog = (url: string | null) =>
      asActor({ kind: 'system' }, (tx) =>
        tx
          .updateTable('company_settings')
          .set({ blogUrl: url })
          .where('businessUnit', '=', 'forja')
          .execute(),
      );
    await setBlog(blog);
    try {
      const { status, headers } = await site().ask('/blog');
      expect([status, headers.location]).toEqual([308, blog]);
    } finally {
      await setBlog(null);
    }
  });

  it('corrects the spelling of areas and keeps secrets unchanged', async () => {
    for (const [from, to] of [
      ['/ADMIN/Leads?estado=New', '/admin/leads?estado=New'],
      ['/Auth/Reset?token=AbC', '/auth/reset?token=AbC'],
      ['/Obrigado/ABCD-2345', '/obrigado/ABCD-2345'],
      ['/FEEDBACK/AbCdEf', '/feedback/AbCdEf'],
    ] as const) {
      const { status, headers } = await site().ask(from);
      expect([from, status, headers.location]).toEqual([from, 308, to]);
    }
  });

  it('reads accents that old links encode as Latin-1', async () => {
    for (const address of ['/pre%E7os', '/pre%e7o', '/or%E7amento']) {
      const { status, headers } = await site().ask(`${address}?utm_source=x`);
      expect([status, headers.location]).toEqual([308, '/precos?utm_source=x']);
    }
  });

  it('keeps the spelling of other addresses of staff', async () => {
    const { status, headers } = await site().ask('/admin/content/service/softwareApps');
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/auth\?/)]);
  });

  it('accepts posts at the one spelling only', async () => {
    const post = { method: 'POST', headers: { origin: site().origin, 'content-length': '0' } };
    for (const address of ['/AUTH', '/Contato/Enviar', '/ADMIN/leads']) {
      expect([address, (await site().ask(address, post)).status]).toEqual([address, 405]);
    }
  });

  it('redirects no posts', async () => {
    const post = { method: 'POST', headers: { origin: site().origin, 'content-length': '0' } };
    expect((await site().ask('/servicos/ia', post)).headers.location).toBeUndefined();
  });
});

describe('redirects stay on this host', () => {
  const attempts = [
    '//evil.example/',
    '///evil.example//',
    '//evil.example/sobre/',
    '/pt-BR//evil.example',
    '/pt-BR//evil.example/',
    '/pt-BR///evil.example',
    '/pt-BR/\\evil.example',
    '/pt-BR/%5Cevil.example/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '/%5C%5Cevil.example/',
    '/.//evil.example/',
    '/%09//evil.example/',
    '/admin//evil.example/',
    'http://evil.example/sobre/',
    'http://evil.example',
  ];
  it.each(attempts)('%s', async (address) => {
    const { headers } = await site().ask(address);
    const target = headers.location;
    if (target === undefined) return;
    // As a browser reads it: a backslash is a slash, and tabs are dropped.
    expect(new URL(target, site().origin).origin).toBe(site().origin);
  });
});
