import { describe, expect, test } from 'vitest';
import { ACTIONS, RESOURCES } from '../../app/access/permissions.ts';
import { makePerson, ROLES } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const HOUR_MS = 3_600_000;
const all = RESOURCES.flatMap((resource) => ACTIONS.map((action) => `${resource}:${action}`));

/** What the server reads once a request. */
async function sessionPerson(userId: string) {
  const [row] = await actorSql<{ role: string | null; permissions: string[] }>(
    { kind: 'system' },
    `select role, permissions from private.session_person('${userId}')`,
  );
  return { role: row?.role, permissions: new Set(row?.permissions) };
}

/** What policies ask, cell by cell, in one statement. */
async function hasPermission(userId: string) {
  const rows = await actorSql<{ cell: string; role: string | null }>(
    { kind: 'user', userId },
    `select cell, public.highest_role('${userId}') as role
     from unnest(array['${all.join("','")}']) as cell
     where public.has_permission('${userId}', split_part(cell, ':', 1), split_part(cell, ':', 2))`,
  );
  return rows;
}

async function agree(who: string, userId: string): Promise<number> {
  const session = await sessionPerson(userId);
  const policy = await hasPermission(userId);
  expect([who, [...session.permissions].sort()]).toEqual([
    who,
    policy.map(({ cell }) => cell).sort(),
  ]);
  if (policy.length > 0) expect([who, session.role]).toEqual([who, policy[0]?.role]);
  return all.length;
}

describe('session_person() and has_permission() agree', () => {
  useScratchDatabase();
  const past = new Date(Date.now() - HOUR_MS).toISOString();
  const soon = new Date(Date.now() + HOUR_MS).toISOString();

  test('on all 48 permissions for every role: effective, ended, expired, temporary, deactivated', async () => {
    let cells = 0;
    for (const role of ROLES) {
      const deactivated = await makePerson({ role });
      // Somebody must stay who may let others in.
      await makePerson({ role: 'superadmin' });
      await ownerSql('update public.user_profiles set is_active = false where user_id = $1', [
        deactivated,
      ]);
      cells += await agree(role, await makePerson({ role }));
      cells += await agree(`${role}, ended`, await makePerson({ role, active: false }));
      cells += await agree(`${role}, expired`, await makePerson({ role, expiresAt: past }));
      cells += await agree(`${role}, temporary`, await makePerson({ role, expiresAt: soon }));
      cells += await agree(`${role}, kept out`, deactivated);
    }
    cells += await agree('nobody', await makePerson());
    cells += await agree(
      'several',
      await makePerson(
        { role: 'viewer' },
        { role: 'analyst' },
        { role: 'admin', expiresAt: past },
        { role: 'manager', active: false },
      ),
    );
    process.stdout.write(`session_person and has_permission: ${cells} cells\n`);
  });

  test('after an edit of the matrix, “manage” included', async () => {
    const viewer = await makePerson({ role: 'viewer' });
    await ownerSql(`insert into public.role_permissions values
      ('viewer', 'campaigns', 'manage'), ('viewer', 'analytics', 'delete')`);
    await agree('edited viewer', viewer);
    expect((await sessionPerson(viewer)).permissions).toContain('campaigns:approve');
    expect((await sessionPerson(viewer)).permissions).toContain('analytics:delete');
  });

  test('ended and expired roles grant nothing', async () => {
    for (const term of [{ active: false }, { expiresAt: past }]) {
      const person = await makePerson({ role: 'superadmin', ...term });
      expect(await sessionPerson(person)).toEqual({ role: null, permissions: new Set() });
    }
  });
});
