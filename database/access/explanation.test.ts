import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  type Permission,
  RESOURCES,
  ROLES,
  type Role,
} from '../../app/access/permissions.ts';
import { explain } from '../../app/features/people/people.policy.ts';
import {
  permissionsOfPerson,
  readDemands,
  readGrants,
  readPerson,
} from '../../app/features/people/people.store.server.ts';
import { readRoleKeys } from '../../app/features/people/roles/roles.store.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const HOUR_MS = 3_600_000;

describe('“why can they?”', () => {
  useScratchDatabase();

  /** Explanations of all 48 beside what has_permission says. */
  async function explained(userId: string, reader: string) {
    return asActor({ kind: 'user', userId: reader }, async (tx) => {
      const person = await readPerson(tx, userId);
      const rules = {
        roles: await readRoleKeys(tx),
        grants: new Set(await readGrants(tx)),
        demanding: await readDemands(tx),
      };
      const decided = new Set(await permissionsOfPerson(tx, userId));
      if (!person) throw new Error('nobody');
      const of = (resource: (typeof RESOURCES)[number], action: (typeof ACTIONS)[number]) =>
        explain(person, rules, { resource, action }, new Date());
      return { of, decided };
    });
  }

  test('equals the decision for every kind of user and all 48 permissions', async () => {
    const reader = await makePerson({ role: 'superadmin' });
    const past = new Date(Date.now() - HOUR_MS).toISOString();
    const soon = new Date(Date.now() + HOUR_MS).toISOString();
    const people = [await makePerson()];
    for (const role of ROLES) {
      people.push(await makePerson({ role }), await makePerson({ role, expiresAt: past }));
      people.push(await makePerson({ role, expiresAt: soon }, { role: 'viewer', active: false }));
      people.push(await makePerson({ role, active: false }, { role: 'analyst' }));
    }
    const deactivated = await makePerson({ role: 'admin' });
    await ownerSql('update public.user_profiles set is_active = false where user_id = $1', [
      deactivated,
    ]);
    await ownerSql(`insert into public.role_permissions values ('viewer', 'campaigns', 'manage')`);
    await ownerSql(`insert into public.second_step_roles (role) values ('analyst')`);
    for (const userId of [...people, deactivated]) {
      const { of, decided } = await explained(userId, reader);
      const allowed = RESOURCES.flatMap((resource) =>
        ACTIONS.filter((action) => of(resource, action).allowed).map(
          (action): Permission => `${resource}:${action}`,
        ),
      );
      expect([userId, allowed.sort()]).toEqual([userId, [...decided].sort()]);
    }
  });

  test('names the role, the grant, the term, and the roles that may grant a missing permission', async () => {
    const reader = await makePerson({ role: 'superadmin' });
    const until = new Date(Date.now() + HOUR_MS).toISOString();
    const past = new Date(Date.now() - HOUR_MS).toISOString();
    const person = await makePerson(
      { role: 'viewer', expiresAt: until },
      { role: 'manager', expiresAt: past },
    );
    const { of } = await explained(person, reader);
    expect(of('crm', 'read').through).toEqual([
      { role: 'viewer', grant: 'read', until, product: null, issuer: null },
    ]);
    const missing = of('crm', 'approve');
    expect(missing.lost).toEqual([{ role: 'manager', state: 'expired', until: past }]);
    expect(missing.wouldHelp).toEqual<Role[]>(['manager', 'admin', 'superadmin']);
    expect(missing.mayGrant).toEqual<Role[]>(['superadmin', 'admin']);
    expect(of('users', 'manage').mayGrant).toEqual<Role[]>(['superadmin', 'admin']);
  });

  test('is empty for a caller who may not read users', async () => {
    const manager = await makePerson({ role: 'manager' });
    await expect(explained(manager, manager)).rejects.toThrow('users_read_missing');
  });
});
