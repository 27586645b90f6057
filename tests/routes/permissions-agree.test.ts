import { describe, expect, it } from 'vitest';
import { ACTIONS, type Permission, RESOURCES, ROLES, type Role } from '#app/access/permissions.ts';
import { areaPaths } from '#app/paths.ts';
import { expectedPermissions } from '../../database/access/expected-permissions.ts';
import { menuOf } from '../expected-menu.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const ALL = RESOURCES.flatMap((resource) =>
  ACTIONS.map((action): Permission => `${resource}:${action}`),
);
const sorted = (cells: readonly string[]) => [...cells].sort();

/** What SQL says of a person, cell by cell. */
async function inSql({ id }: SignedIn): Promise<string[]> {
  const rows = await sql<{ cell: string }>(
    `select cell from unnest($2::text[]) as cell
     where private.may($1, split_part(cell, ':', 1), split_part(cell, ':', 2))`,
    id,
    ALL,
  );
  return sorted(rows.map(({ cell }) => cell));
}

type Frame = { role: Role | null; granted: Permission[] };

/** What the server sends to the browser for the permissions of its screens. */
async function inBrowser({ cookie }: SignedIn): Promise<Frame | undefined> {
  const { text } = await visit(site(), '/admin/leads.data?_routes=admin', cookie);
  // Loaded by the built site before, for production; a test's own import would be first, and not.
  const { UNSAFE_decodeViaTurboStream: decode } = await import('react-router');
  const stream = new Blob([text]).stream();
  const decoded = await decode(stream, globalThis as unknown as Window);
  return ((await decoded.value) as { admin?: { data?: Frame } }).admin?.data;
}

const menuIn = (html: string) => {
  const places = [...html.matchAll(/<nav class="admin-nav".*?<\/nav>/gs)].join('');
  return [...places.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
};

describe('SQL, server and screen agree on all 48', () => {
  it.each(ROLES)('for %s', async (role) => {
    const person = await signedIn(site(), role);
    const expected = ALL.filter((cell) => {
      const [resource = '', action = ''] = cell.split(':');
      return expectedPermissions[role][resource]?.includes(action);
    });
    expect(await inSql(person)).toEqual(sorted(expected));
    const frame = await inBrowser(person);
    expect([frame?.role, sorted(frame?.granted ?? [])]).toEqual([role, sorted(expected)]);
    const { text } = await visit(site(), '/admin/leads', person.cookie);
    // Users with figures or with waiting work have today above the menu's screens.
    const today = role === 'viewer' ? [] : [areaPaths.admin];
    expect(menuIn(text)).toEqual([...today, ...menuOf(expected)]);
  });

  it('for a user without a role, who gets no menu', async () => {
    const person = await signedIn(site(), null);
    expect(await inSql(person)).toEqual([]);
    expect(await inBrowser(person)).toBeUndefined();
    const { status, text } = await visit(site(), '/admin/leads', person.cookie);
    expect([status, menuIn(text)]).toEqual([403, []]);
  });
});

describe('a permission that cannot be looked up', () => {
  it('counts as missing: a user is refused while their session cannot be read, and allowed afterwards', async () => {
    const { cookie } = await signedIn(site(), 'superadmin');
    const statusOf = async (path: string) => (await visit(site(), path, cookie)).status;
    const rename = (from: string, to: string) =>
      sql(`alter function private.${from} rename to ${to}`);
    expect(await statusOf('/admin/people')).toBe(200);
    await rename('session_person', 'session_person_away');
    try {
      for (const path of ['/admin/people', '/admin/session', '/portal/cliente', '/auth/account']) {
        expect([path, await statusOf(path)]).toEqual([path, 503]);
      }
      expect(await statusOf('/admin/people.data')).toBe(503);
    } finally {
      await rename('session_person_away', 'session_person');
    }
    expect(await statusOf('/admin/people')).toBe(200);
  });
});
