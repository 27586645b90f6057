import { beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/features/people/locales/pt-BR.json' with { type: 'json' };
import { cookiesOf, eventsOf, member, post } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { effectiveRoles, type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let superadmin: SignedIn;
let admin: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  superadmin = await signedIn(site(), 'superadmin');
  admin = await signedIn(site(), 'admin');
  manager = await signedIn(site(), 'manager');
});

const PREVIEW = '/admin/people/preview';

/** The cookies of somebody who looks at the area as another role. */
async function previewing(person: SignedIn, role: string): Promise<string> {
  const answer = await post(site(), PREVIEW, { role }, { cookie: person.cookie });
  return [person.cookie, cookiesOf(answer)].filter(Boolean).join('; ');
}
const statusOf = async (path: string, cookie: string) => (await visit(site(), path, cookie)).status;

describe('the preview of another role', () => {
  it('removes permissions that the role lacks, and is recorded', async () => {
    const cookie = await previewing(admin, 'manager');
    expect(await statusOf('/admin/people', admin.cookie)).toBe(200);
    expect(await statusOf('/admin/people', cookie)).toBe(403);
    expect((await eventsOf('preview_started')).at(-1)?.user_id).toBe(admin.id);
  });

  it('is marked on every screen', async () => {
    const cookie = await previewing(superadmin, 'admin');
    for (const path of ['/admin/people', '/admin/security']) {
      const { text } = await visit(site(), path, cookie);
      expect(text).toContain(pt.preview.bar.replace('{{role}}', pt.roles.admin));
    }
  });

  it('adds no permission, even with a higher role or a forged cookie', async () => {
    const asSuperadmin = await previewing(admin, 'superadmin');
    expect(asSuperadmin).toBe(admin.cookie);
    const later = Math.floor(Date.now() / 1000) + 60;
    for (const forged of [
      'superadmin',
      `superadmin.${later}.AAAA`,
      `admin.${later}.`,
      '.',
      '%00',
    ]) {
      const cookie = `${manager.cookie}; __Host-forja-preview=${forged}`;
      expect([forged, await statusOf('/admin/people', cookie)]).toEqual([forged, 403]);
    }
    // A manager may not even begin one.
    expect((await post(site(), PREVIEW, { role: 'viewer' }, manager)).status).toBe(403);
  });

  it('belongs to one session, and is invalid in another', async () => {
    const [, preview = ''] = (await previewing(superadmin, 'viewer')).split('; ');
    expect(preview).toContain('viewer.');
    expect(await statusOf('/admin/people', `${admin.cookie}; ${preview}`)).toBe(200);
  });

  it('cannot be made to last longer', async () => {
    const cookie = await previewing(admin, 'manager');
    const [role = '', until = '', proof = ''] = cookie.split('forja-preview=')[1]?.split('.') ?? [];
    const name = cookie.split('; ')[1]?.split('=')[0];
    for (const moment of [Number(until) + 3600, 1, Number.NaN]) {
      const changed = `${admin.cookie}; ${name}=${role}.${moment}.${proof}`;
      expect([moment, await statusOf('/admin/people', changed)]).toEqual([moment, 200]);
    }
    expect(await statusOf('/admin/people', cookie)).toBe(403);
  });

  it('changes nothing while it lasts, and ends', async () => {
    const person = await member();
    const cookie = await previewing(superadmin, 'admin');
    const fields = { intent: 'grant', role: 'viewer' };
    const path = `/admin/people/${person.id}`;
    expect((await visit(site(), path, cookie)).status).toBe(200);
    expect((await post(site(), path, fields, { cookie })).status).toBe(403);
    expect(await effectiveRoles(person)).toEqual([]);

    const ended = await post(site(), PREVIEW, {}, { cookie });
    expect(ended.headers['set-cookie']?.join()).toMatch(/forja-preview=; .*Max-Age=0/);
    expect((await post(site(), path, fields, { cookie: superadmin.cookie })).status).toBe(200);
  });
});
