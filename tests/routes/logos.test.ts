import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import audit from '#app/audit/locales/pt-BR.json' with { type: 'json' };
import pt from '#app/features/brand/locales/pt-BR.json' with { type: 'json' };
import { post } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { GIF, PDF, PNG } from './feedback-posts.ts';
import {
  drawing,
  file,
  headerLogoOf,
  type Logo,
  logoNamed,
  logoPosts,
  postLogo,
} from './logo-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let admin: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
  manager = await signedIn(site(), 'manager');
});

const stored = (key: string) => path.join(site().dataDir, 'files', key);
const { send, remove } = logoPosts(site, () => admin.cookie);
const headerOf = (address?: string) => headerLogoOf(site(), address);

describe('an uploaded logo', () => {
  it('is stored at logos/{name}.{ext}, cached for an hour, inert, and in the header', async () => {
    const sent = await send('Forja 2027', [file('x.svg', drawing('#123456'))]);
    expect(sent.status).toBe(303);
    const logo = await logoNamed('Forja 2027');
    expect(logo).toMatchObject({ file_path: 'logos/Forja 2027.svg', width: 120, height: 32 });
    expect(logo?.public_url).toMatch(/^\/logos\/Forja%202027\.svg\?v=[0-9a-f]{12}$/);
    expect(readFileSync(stored('logos/Forja 2027.svg'), 'utf8')).toContain('#123456');
    const { status, headers, text } = await site().ask(logo?.public_url ?? '');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(text).toContain('#123456');
    const again = await site().ask(logo?.public_url ?? '', {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    for (const address of ['/', '/en']) expect(await headerOf(address)).toBe(logo?.public_url);
  });

  it('replaces the one of its name only on confirmation, under a new version', async () => {
    const before = await logoNamed('Forja 2027');
    const notice = await send('Forja 2027', [file('x.svg', drawing('#654321'))]);
    expect([notice.status, notice.text.includes(pt.logos.errors.exists)]).toEqual([409, true]);
    expect(readFileSync(stored('logos/Forja 2027.svg'), 'utf8')).toContain('#123456');
    const replaced = await send('Forja 2027', [file('x.svg', drawing('#654321'))], {
      replace: 'on',
    });
    expect(replaced.status).toBe(303);
    const after = await logoNamed('Forja 2027');
    expect(after?.id).toBe(before?.id);
    expect(after?.public_url).not.toBe(before?.public_url);
    expect((await site().ask(after?.public_url ?? '')).text).toContain('#654321');
    // A file of another kind takes its place whole.
    await send('Forja 2027', [file('x.png', PNG)], { replace: 'on' });
    expect(await logoNamed('Forja 2027')).toMatchObject({
      file_path: 'logos/Forja 2027.png',
      width: 1,
      height: 1,
    });
    expect(existsSync(stored('logos/Forja 2027.svg'))).toBe(false);
  });

  it('is removed from record, disk and pages when it is deleted', async () => {
    const logo = await logoNamed('Forja 2027');
    expect((await remove('Forja 2027')).text).toContain(pt.logos.done.deleted);
    expect(await logoNamed('Forja 2027')).toBeUndefined();
    expect(existsSync(stored('logos/Forja 2027.png'))).toBe(false);
    expect((await site().ask(logo?.public_url ?? '')).status).toBe(404);
    expect(await headerOf()).toBe('/brand/forja-full.svg');
  });

  it('is in the tab and the icons where it is a symbol, drawings only in the icons', async () => {
    const icon = async () => (await site().ask('/icons/192.png')).headers.etag;
    const before = await icon();
    await send('Sinal', [file('s.svg', drawing('#ff0000'))], {
      type: 'symbol',
      context: 'icons and favicons',
    });
    const { public_url: url = '' } = (await logoNamed('Sinal')) ?? {};
    expect((await site().ask('/')).text).toContain(
      `<link rel="icon" href="${url}" type="image/svg+xml"/>`,
    );
    expect(await icon()).not.toBe(before);
    await remove('Sinal');
    expect(await icon()).toBe(before);
    expect((await site().ask('/')).text).toContain('href="/brand/favicon.svg"');
  });
});

const NOISE = Buffer.alloc(64, 7);
const WEBP = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const png = (bytes: number) => Buffer.concat([PNG.subarray(0, 33), Buffer.alloc(bytes)]);

describe('a file that is no logo', () => {
  const errors = pt.logos.errors.file;
  it.each([
    [
      'a renamed program',
      'logo.png',
      Buffer.from(`MZ${'\0'.repeat(64)}PE\0\0`),
      errors.unsupported,
    ],
    ['a renamed program as svg', 'logo.svg', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0'), ''],
    ['a PDF', 'logo.svg', PDF, errors.unsupported],
    ['a GIF', 'logo.png', GIF, errors.unsupported],
    ['text', 'logo.txt', Buffer.from('hello'), errors.unsupported],
    [
      'HTML as a drawing',
      'logo.svg',
      Buffer.from('<html><script>1</script></html>'),
      errors['svg-broken'],
    ],
    [
      'a picture with a script behind it',
      'logo.png',
      Buffer.concat([PNG, Buffer.from('<script>')]),
      errors.damaged,
    ],
    ['a WebP with something behind it', 'logo.webp', Buffer.concat([WEBP, NOISE]), errors.damaged],
    ['a picture that is cut off', 'logo.png', PNG.subarray(0, 40), errors.damaged],
    ['nothing', 'logo.png', Buffer.alloc(0), errors.damaged],
    ['a script', 'logo.svg', drawing('#000000', '<script>alert(1)</script>'), '&lt;script&gt;'],
    ['a picture of 6 MB', 'logo.png', png(6 * 1024 * 1024), errors['too-large']],
  ])('%s is refused with its reason', async (_, name, bytes, reason) => {
    const answer = await send('Não', [file(name, bytes)]);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(reason);
    expect(await logoNamed('Não')).toBeUndefined();
    for (const ending of ['svg', 'png', 'webp']) {
      expect(existsSync(stored(`logos/Não.${ending}`))).toBe(false);
    }
  });

  it('of 20 MB is refused before it is read to its end', async () => {
    const answer = await send('Não', [file('logo.png', png(20 * 1024 * 1024))]);
    expect([answer.status, answer.text.includes(errors['too-large'])]).toEqual([413, true]);
    expect(await logoNamed('Não')).toBeUndefined();
  });

  it.each(['', '../x', 'a/b', '.hidden', 'x'.repeat(81), 'a<script>'])(
    'of the name %j is refused',
    async (name) => {
      const answer = await send(name, [file('x.svg', drawing('#000000'))]);
      expect([answer.status, answer.text.includes(pt.logos.errors.name)]).toEqual([422, true]);
    },
  );

  it.each([
    '/logos/..%2fsecret.png',
    '/logos/%2e%2e/x.png',
    '/logos/nowhere.svg',
    '/logos/x.exe',
    '/logos/%ff.png',
  ])('is not found at %s', async (address) => {
    expect((await site().ask(address)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a logo on the screen', () => {
  const edit = (logo: Logo | undefined, fields: Record<string, string>, person = admin) =>
    postLogo(site(), { cookie: person.cookie, path: `/admin/brand/logos/${logo?.id}`, fields });

  it('warns the second of two users, and overwrites nothing', async () => {
    await send('Duas', [file('d.svg', drawing('#00ff00'))]);
    const logo = await logoNamed('Duas');
    const revision = String(logo?.revision);
    expect((await edit(logo, { revision, context: 'headers and navigation' })).status).toBe(200);
    const notice = await postLogo(site(), {
      cookie: admin.cookie,
      path: `/admin/brand/logos/${logo?.id}`,
      fields: { revision, type: 'symbol' },
      files: [file('d.svg', drawing('#0000ff'))],
    });
    expect([notice.status, notice.text.includes(audit.conflict.title)]).toEqual([409, true]);
    expect((await logoNamed('Duas'))?.usage_context).toBe('headers and navigation');
    expect(readFileSync(stored('logos/Duas.svg'), 'utf8')).toContain('#00ff00');
  });

  it('is listed with where it is shown, switched off and on', async () => {
    const logo = await logoNamed('Duas');
    const turn = (intent: string) =>
      post(site(), '/admin/brand/logos', { intent, id: logo?.id ?? '' }, { cookie: admin.cookie });
    expect(await headerOf()).toBe(logo?.public_url);
    expect((await visit(site(), '/admin/brand/logos', admin.cookie)).text).toContain(
      pt.logos.places.header,
    );
    expect((await turn('off')).text).toContain(pt.logos.done.off);
    expect(await headerOf()).toBe('/brand/forja-full.svg');
    await turn('on');
    expect(await headerOf()).toBe(logo?.public_url);
    await remove('Duas');
  });

  it('needs the permission', async () => {
    expect((await visit(site(), '/admin/brand/logos', manager.cookie)).status).toBe(403);
    const files = [file('x.svg', drawing('#000000'))];
    const answer = await postLogo(site(), {
      cookie: manager.cookie,
      fields: { name: 'Alheio' },
      files,
    });
    expect(answer.status).toBe(403);
    expect(await logoNamed('Alheio')).toBeUndefined();
    expect(existsSync(stored('logos/Alheio.svg'))).toBe(false);
  });
});
