import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/features/people/locales/pt-BR.json' with { type: 'json' };
import { PRESETS } from '#app/features/people/roles/roles.ts';
import { adminPath } from '#app/paths.ts';
import { areaRows } from '#app/registry.ts';
import { expectedRoutes, type Need } from '../../database/access/expected-routes.ts';
import { menuOf } from '../expected-menu.ts';
import { cookiesOf, eventsOf, member, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { effectiveRoles, type SignedIn, signedIn, signInByLink, visit } from './staff.ts';

const site = useBuiltSite();
const NEW = adminPath('ownRole', { roleKey: 'new' });
const ROLES = adminPath('roles');
const granted: readonly string[] = PRESETS.marketing;
const MARKETING = pt.own.presets.marketing;

let superadmin: SignedIn;
let admin: SignedIn;
let marketer: SignedIn;
let key = '';

const make = (who: SignedIn, name: string, permissions: string[]) =>
  post(site(), NEW, { name, description: '', permissions }, { cookie: who.cookie });
const pageOf = (roleKey: string) => adminPath('ownRole', { roleKey });
const statusOf = async (path: string, cookie: string) => (await visit(site(), path, cookie)).status;
const keyIn = (location: unknown) => /roles\/([a-z0-9-]+)\?made/.exec(String(location))?.[1] ?? '';

beforeAll(async () => {
  superadmin = await signedIn(site(), 'superadmin');
  admin = await signedIn(site(), 'admin');
  const made = await make(superadmin, MARKETING.name, PRESETS.marketing);
  key = keyIn(made.headers.location);
  const person = await member();
  const given = { intent: 'grant', role: key };
  await post(site(), adminPath('person', { personId: person.id }), given, { cookie: admin.cookie });
  marketer = { ...person, cookie: await signInByLink(site(), person.email) };
});

describe('a role of the company’s own', () => {
  it('starts from a preset, is made by a superadmin and granted by an administrator', async () => {
    const { text } = await visit(site(), `${NEW}?from=marketing`, superadmin.cookie);
    expect(text).toContain(MARKETING.description);
    const checked = [...text.matchAll(/<input[^>]*name="permissions"[^>]*>/g)]
      .map(([box]) => box)
      .filter((box) => box.includes('checked'))
      .map((box) => /value="([^"]+)"/.exec(box)?.[1]);
    expect(checked.sort()).toEqual([...PRESETS.marketing].sort());
    expect(key).toBe('marketing');
    expect(await effectiveRoles(marketer)).toEqual(['marketing']);
  });

  it('opens the screens of its permissions, shows them in the menu, and refuses all others', async () => {
    const { status, text } = await visit(site(), '/admin/content', marketer.cookie);
    expect(status).toBe(200);
    const menu = [...text.matchAll(/<nav class="admin-nav".*?<\/nav>/gs)].join('');
    const links = [...menu.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links).toEqual(['/admin', ...menuOf([...PRESETS.marketing])]);
    const may = (need: Need): boolean =>
      need === 'staff' || [need].flat().some((one) => granted.includes(one));
    const screens = areaRows.filter(
      ({ id, path }) => id.startsWith('admin.') && id !== 'admin.events' && !/[:*]/.test(path),
    );
    const answers = { open: [] as string[], refused: [] as string[] };
    for (const { id, path } of screens) {
      const { read, postsOnly } = expectedRoutes[id] ?? { read: 'superadmin' };
      if (postsOnly) continue;
      const answer = await statusOf(path, marketer.cookie);
      expect([id, answer === 403]).toEqual([id, !may(read)]);
      answers[answer === 403 ? 'refused' : 'open'].push(id);
    }
    expect(answers.open).toEqual(
      expect.arrayContaining(['admin.content', 'admin.forms', 'admin.seo', 'admin.newsletter']),
    );
    expect(answers.refused).toEqual(
      expect.arrayContaining(['admin.people', 'admin.company', 'admin.leads', 'admin.products']),
    );
  });

  it('is named in the head, in the list of people, in its filter and in the terms', async () => {
    const { text: frame } = await visit(site(), '/admin/content', marketer.cookie);
    expect(frame).toContain(`<small>${MARKETING.name}</small>`);
    const found = await visit(site(), `/admin/people?role=${key}`, admin.cookie);
    expect(found.text).toContain(marketer.email);
    expect(found.text).not.toContain(`/admin/people/${superadmin.id}`);
    expect(found.text).toMatch(new RegExp(`${pt.list.role}[^"]{0,80}${MARKETING.name}`));
    const person = await visit(site(), `/admin/people/${marketer.id}?why=site:read`, admin.cookie);
    expect(person.text).toContain(pt.why.through.split('{{role}}')[0] + MARKETING.name);
    const invite = await visit(site(), '/admin/people/invite', admin.cookie);
    expect(invite.text).toContain(`<option value="${key}">${MARKETING.name}</option>`);
  });

  it('is previewed', async () => {
    const started = await post(site(), adminPath('preview'), { role: key }, admin);
    const cookie = [admin.cookie, cookiesOf(started)].join('; ');
    expect((await visit(site(), '/admin/content', cookie)).text).toContain(
      pt.preview.bar.replace('{{role}}', MARKETING.name),
    );
    expect(await statusOf('/admin/people', cookie)).toBe(403);
  });

  it('is invited with', async () => {
    const email = `${randomUUID()}@cliente.example`;
    const fields = { email, name: 'Bia', role: key };
    await post(site(), '/admin/people/invite', fields, { cookie: admin.cookie });
    const [person] = await sql<{ id: string }>(
      'select id from identity.users where email = $1',
      email,
    );
    expect(await effectiveRoles({ id: person?.id ?? '', email, password: '' })).toEqual([key]);
  });

  it('is neither made, changed nor deleted by an administrator', async () => {
    expect(await statusOf(NEW, admin.cookie)).toBe(404);
    expect((await make(admin, 'Outro', ['site:read'])).status).toBe(403);
    const fields = { name: 'X', description: '', permissions: 'users:read', revision: '1' };
    expect((await post(site(), pageOf(key), fields, { cookie: admin.cookie })).status).toBe(403);
    const remove = { intent: 'delete-role', roleKey: key };
    expect((await post(site(), ROLES, remove, { cookie: admin.cookie })).status).toBe(403);
    expect((await eventsOf('change_refused')).some(({ user_id }) => user_id === admin.id)).toBe(
      true,
    );
  });

  it('keeps what was typed when it is refused', async () => {
    const taken = await make(superadmin, MARKETING.name, ['crm:read', 'crm:update']);
    expect(taken.status).toBe(409);
    expect(taken.text).toContain(pt.refusals.role_name_taken);
    expect(taken.text.match(/<input[^>]*name="permissions"[^>]*checked[^>]*>/g)).toHaveLength(2);
    const never = await make(superadmin, 'Portaria', ['users:manage', 'users:read']);
    expect([never.status, never.text.includes(pt.refusals.own_role_limit)]).toEqual([403, true]);
  });

  it('says who holds it where it cannot be deleted, and comes back after a deletion', async () => {
    const held = await visit(site(), pageOf(key), superadmin.cookie);
    expect(held.text).toContain(pt.own.held.split('{{names}}')[0]);
    const remove = (roleKey: string) =>
      post(site(), ROLES, { intent: 'delete-role', roleKey }, { cookie: superadmin.cookie });
    expect((await remove(key)).status).toBe(409);
    const made = await make(superadmin, 'Redação', ['site:read']);
    const other = keyIn(made.headers.location);
    const gone = await remove(other);
    expect(gone.text).toContain(pt.done['delete-role']);
    expect(await statusOf(pageOf(other), superadmin.cookie)).toBe(404);
    const back = { intent: 'bring-back', roleKey: other };
    await post(site(), ROLES, back, { cookie: superadmin.cookie });
    expect(await statusOf(pageOf(other), superadmin.cookie)).toBe(200);
  });
});
