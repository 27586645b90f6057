import { describe, expect, it } from 'vitest';
import { useBuiltSite } from './built-site.ts';

const signedIn = { cookie: 'test-session=ana' };
const site = useBuiltSite({
  // Sign-in does not exist yet: the session is put where it will be.
  listener: (app) =>
    app.createListener({
      sessionOf: (request) =>
        request.headers.get('cookie')?.includes(signedIn.cookie)
          ? { userId: '01890000-0000-7000-8000-000000000001', staff: true }
          : null,
    }),
});
const admin = (address = '/admin') => site().ask(address, { headers: signedIn });
const nonceOf = (policy: unknown) => /'nonce-([\w+/=]+)'/.exec(String(policy))?.[1];

describe('the admin area, signed in', () => {
  it('is hydrated by React Router', async () => {
    const { status, headers, text } = await admin();
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('__reactRouterContext');
    expect(text).toMatch(/import \* as route0 from "\/assets\/root-/);
    expect(text).toMatch(/import\("\/assets\/entry\.client-/);
  });

  it('runs scripts by a nonce of this request alone', async () => {
    const first = await admin();
    const second = await admin();
    const nonce = nonceOf(first.headers['content-security-policy']);
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(nonceOf(second.headers['content-security-policy'])).not.toBe(nonce);
    const scripts = [...first.text.matchAll(/<script([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    );
    expect(scripts.length).toBeGreaterThan(2);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
    const scriptSource = /script-src ([^;]+)/.exec(
      String(first.headers['content-security-policy']),
    )?.[1];
    expect(scriptSource).not.toContain('unsafe-inline');
    expect(first.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
  });

  it('speaks the preferred language', async () => {
    const cookie = `${signedIn.cookie}; preferred-locale=en`;
    const { text } = await site().ask('/admin', { headers: { cookie } });
    expect(text).toContain('<html lang="en"');
    expect((await admin()).text).toContain('<html lang="pt-BR"');
  });

  it('gives its data to its own client', async () => {
    const { status, headers } = await admin('/admin.data');
    expect([status, headers['content-type']]).toEqual([200, 'text/x-script']);
  });

  it('leaves public pages as they are for everybody', async () => {
    const everybody = await site().ask('/');
    const staff = await site().ask('/', { headers: signedIn });
    expect(staff.text).toBe(everybody.text);
    expect(staff.text).not.toContain('__reactRouterContext');
  });

  it('remains closed to everybody else', async () => {
    expect((await site().ask('/admin')).status).toBe(303);
  });
});
