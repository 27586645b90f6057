import { beforeAll, describe, expect, test } from 'vitest';
import { ACTIONS, RESOURCES } from '../../app/access/permissions.ts';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { expectedPermissions } from './expected-permissions.ts';

const HOUR_MS = 3_600_000;
const cells = RESOURCES.flatMap((resource) => ACTIONS.map((action) => ({ resource, action })));

async function allowedTo(userId: string): Promise<string[]> {
  const rows = await actorSql<{ resource: string; action: string }>(
    { kind: 'user', userId },
    'select resource, action from public.my_permissions()',
  );
  return rows.map(({ resource, action }) => `${resource}:${action}`);
}

async function may(caller: string, userId: string, resource: string, action: string) {
  const [row] = await actorSql<{ allowed: boolean }>(
    { kind: 'user', userId: caller },
    `select public.has_permission('${userId}', '${resource}', '${action}') as allowed`,
  );
  return row?.allowed;
}

describe('the matrix of a fresh database', () => {
  useScratchDatabase();
  const people = {} as Record<Role | 'nobody', string>;
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.nobody = await makePerson();
  });

  test.each([...ROLES, 'nobody' as const])(
    '%s: all 48, one by one and in one call',
    async (who) => {
      const expected = cells
        .filter(({ resource, action }) => expectedPermissions[who][resource]?.includes(action))
        .map(({ resource, action }) => `${resource}:${action}`);
      const oneByOne: string[] = [];
      for (const { resource, action } of cells) {
        if (await may(people[who], people[who], resource, action)) {
          oneByOne.push(`${resource}:${action}`);
        }
      }
      expect(oneByOne).toEqual(expected);
      expect(await allowedTo(people[who])).toEqual(expected);
    },
  );

  test('a role counts while it is active, not expired, and its user is active', async () => {
    const soon = new Date(Date.now() + HOUR_MS).toISOString();
    const past = new Date(Date.now() - HOUR_MS).toISOString();
    const inactive = await makePerson({ role: 'admin', active: false });
    const expired = await makePerson({ role: 'admin', expiresAt: past });
    const temporary = await makePerson({ role: 'viewer', expiresAt: soon });
    const deactivated = await makePerson({ role: 'admin' });
    await ownerSql('update public.user_profiles set is_active = false where user_id = $1', [
      deactivated,
    ]);
    expect(await allowedTo(inactive)).toEqual([]);
    expect(await allowedTo(expired)).toEqual([]);
    expect(await allowedTo(temporary)).toEqual(['crm:read', 'projects:read', 'feedback:read']);
    expect(await allowedTo(deactivated)).toEqual([]);
  });

  test('the highest effective role is reported', async () => {
    const past = new Date(Date.now() - HOUR_MS).toISOString();
    const several = await makePerson(
      { role: 'viewer' },
      { role: 'manager' },
      { role: 'superadmin', expiresAt: past },
    );
    const [row] = await actorSql<{ role: string }>(
      { kind: 'user', userId: several },
      `select public.highest_role('${several}') as role`,
    );
    expect(row?.role).toBe('manager');
  });

  test('manage implies the other actions on its resource, and on no other', async () => {
    await ownerSql(`insert into public.role_permissions values ('viewer', 'campaigns', 'manage')`);
    try {
      expect(await allowedTo(people.viewer)).toEqual([
        'crm:read',
        'projects:read',
        'feedback:read',
        ...ACTIONS.map((action) => `campaigns:${action}`),
      ]);
    } finally {
      await ownerSql(
        `delete from public.role_permissions where role = 'viewer' and resource = 'campaigns'`,
      );
    }
  });

  test('about others it answers only users who may read users', async () => {
    expect(await may(people.viewer, people.admin, 'crm', 'read')).toBe(false);
    expect(await may(people.admin, people.viewer, 'crm', 'read')).toBe(true);
    expect(await may(people.admin, people.viewer, 'crm', 'update')).toBe(false);
  });

  test('incomplete arguments return false, never null', async () => {
    const mayCall = ([person, resource, action]: readonly [string, string, string]) =>
      actorSql<{ allowed: boolean | null }>(
        { kind: 'user', userId: people.superadmin },
        `select public.has_permission(${person}, ${resource}, ${action}) as allowed`,
      );
    const own = `'${people.superadmin}'`;
    const partial: [string, string, string][] = [
      ['null', `'crm'`, `'read'`],
      [own, 'null', `'read'`],
      [own, `'crm'`, 'null'],
    ];
    for (const question of partial) {
      expect([question, await mayCall(question)]).toEqual([question, [{ allowed: false }]]);
    }
    expect(await mayCall([own, `'crm'`, `'read'`])).toEqual([{ allowed: true }]);
  });

  test('unknown users, resources and actions have no permission', async () => {
    expect(await may(people.admin, '00000000-0000-4000-8000-000000000000', 'crm', 'read')).toBe(
      false,
    );
    expect(await may(people.superadmin, people.superadmin, 'weather', 'read')).toBe(false);
    expect(await may(people.superadmin, people.superadmin, 'crm', 'destroy')).toBe(false);
  });
});
