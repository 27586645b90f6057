import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/** The word a change is refused with, or 'none'; what it did is kept. */
async function refusal(caller: string, statement: string): Promise<string> {
  try {
    await actorSql({ kind: 'user', userId: caller }, statement);
    return 'none';
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return cause?.message ?? message;
  }
}

const grant = (userId: string, role: string) => `select public.grant_role('${userId}', '${role}')`;

async function rolesOf(userId: string): Promise<string[]> {
  const rows = await ownerSql<{ role: string }>(
    'select role from public.user_roles where user_id = $1 and is_active order by role',
    [userId],
  );
  return rows.map(({ role }) => role);
}

async function endOf(userId: string): Promise<string> {
  const [row] = await ownerSql<{ id: string }>(
    'select id from public.user_roles where user_id = $1 and is_active',
    [userId],
  );
  return `select public.end_role('${row?.id}')`;
}

describe('changes of roles', () => {
  useScratchDatabase();
  const people = {} as Record<Role | 'client', string>;
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.client = await makePerson();
  });

  test('a caller who may not manage users changes nobody, not even to a lower role', async () => {
    for (const role of ['manager', 'analyst', 'viewer'] as const) {
      expect(await refusal(people[role], grant(people.client, 'viewer'))).toBe(
        'users_manage_missing',
      );
      expect(await refusal(people[role], await endOf(people.viewer))).toBe('users_manage_missing');
    }
    expect(await refusal(people.client, grant(people.client, 'superadmin'))).toBe(
      'users_manage_missing',
    );
    expect(await rolesOf(people.client)).toEqual([]);
  });

  test('nobody raises or ends their own role', async () => {
    expect(await refusal(people.admin, grant(people.admin, 'superadmin'))).toBe('own_roles');
    expect(await refusal(people.superadmin, await endOf(people.superadmin))).toBe('own_roles');
    expect(
      await refusal(people.admin, `select public.set_person_active('${people.admin}', false)`),
    ).toBe('own_roles');
  });

  test('nobody changes a user above, or grants a role above their own', async () => {
    expect(await refusal(people.admin, await endOf(people.superadmin))).toBe('person_above');
    expect(await refusal(people.admin, grant(people.superadmin, 'viewer'))).toBe('person_above');
    expect(
      await refusal(people.admin, `select public.set_person_active('${people.superadmin}', false)`),
    ).toBe('person_above');
    expect(await refusal(people.admin, grant(people.viewer, 'superadmin'))).toBe('role_above');
  });

  test('a role is given with term and reason, and leaves a record', async () => {
    const person = await makePerson();
    const statement = `select public.grant_role('${person}', 'analyst', now() + interval '1 day', ' audit ')`;
    expect(await refusal(people.admin, statement)).toBe('none');
    const [role] = await ownerSql<{ reason: string; granted_by: string }>(
      'select reason, granted_by from public.user_roles where user_id = $1',
      [person],
    );
    expect(role).toEqual({ reason: 'audit', granted_by: people.admin });
    const [event] = await ownerSql<{ event_type: string; actor_id: string; role: string }>(
      `select event_type, actor_id, details ->> 'role' as role from public.security_events
       where user_id = $1`,
      [person],
    );
    expect(event).toEqual({ event_type: 'role_granted', actor_id: people.admin, role: 'analyst' });
    expect(
      await refusal(people.admin, `select public.grant_role('${person}', 'viewer', now())`),
    ).toBe('expiry_past');
  });

  describe('a replaced role', () => {
    const change = (userId: string, seen: string | null, role: string | null) =>
      `select public.change_role('${userId}', ${seen && `'${seen}'`}, ${role && `'${role}'`})
        as done`;
    type Done = { granted: string | null; ended: string[] };
    async function changed(userId: string, seen: string | null, role: string | null) {
      const statement = change(userId, seen, role);
      const caller = { kind: 'user', userId: people.admin } as const;
      const [row] = await actorSql<{ done: Done }>(caller, statement);
      return row?.done ?? { granted: null, ended: [] };
    }
    const restore = (userId: string, { granted, ended }: Done) =>
      `select public.restore_roles('${userId}', ${granted && `'${granted}'`},
        '{${ended.join(',')}}')`;

    test('ends all former roles, keeps the end date, and the undo restores all', async () => {
      const person = await makePerson({ role: 'viewer' });
      await refusal(
        people.admin,
        `select public.grant_role('${person}', 'manager', '2099-01-01', 'parto')`,
      );
      const done = await changed(person, 'manager', 'analyst');
      expect(await rolesOf(person)).toEqual(['analyst']);
      expect(done.ended).toHaveLength(2);
      const terms = () =>
        ownerSql<{ role: string; ends: string | null; reason: string | null }>(
          `select role, expires_at::date::text as ends, reason from public.user_roles
           where user_id = $1 and is_active order by role`,
          [person],
        );
      expect(await terms()).toEqual([{ role: 'analyst', ends: '2099-01-01', reason: null }]);
      expect(await refusal(people.admin, restore(person, done))).toBe('none');
      expect(await terms()).toEqual([
        { role: 'manager', ends: '2099-01-01', reason: 'parto' },
        { role: 'viewer', ends: null, reason: null },
      ]);
    });

    test('may be no role, before and after', async () => {
      const person = await makePerson();
      const given = await changed(person, null, 'viewer');
      expect(await rolesOf(person)).toEqual(['viewer']);
      expect(await refusal(people.admin, restore(person, given))).toBe('none');
      expect(await rolesOf(person)).toEqual([]);
      await changed(person, null, 'viewer');
      const deleted = await changed(person, 'viewer', null);
      expect(await rolesOf(person)).toEqual([]);
      expect(await refusal(people.admin, restore(person, deleted))).toBe('none');
      expect(await rolesOf(person)).toEqual(['viewer']);
    });

    test('keeps later changes by others', async () => {
      const person = await makePerson({ role: 'viewer' });
      expect(await refusal(people.admin, change(person, 'manager', 'analyst'))).toBe(
        'role_changed',
      );
      const done = await changed(person, 'viewer', 'analyst');
      await refusal(people.superadmin, grant(person, 'viewer'));
      expect(await refusal(people.admin, restore(person, done))).toBe('role_changed');
      const later = await changed(person, 'analyst', 'manager');
      await refusal(people.superadmin, await endOf(person));
      expect(await refusal(people.admin, restore(person, later))).toBe('role_changed');
      expect(await rolesOf(person)).toEqual([]);
    });

    test('grants nobody more than the caller may', async () => {
      const { superadmin, admin, manager, viewer, client } = people;
      expect(await refusal(admin, change(viewer, 'viewer', 'superadmin'))).toBe('role_above');
      expect(await refusal(admin, change(superadmin, 'superadmin', 'viewer'))).toBe('person_above');
      expect(await refusal(admin, change(admin, 'admin', 'viewer'))).toBe('own_roles');
      expect(await refusal(manager, change(client, null, 'viewer'))).toBe('users_manage_missing');
      // The caller may not restore a term that another user has had.
      const [term] = await ownerSql<{ id: string }>(
        'select id from public.user_roles where user_id = $1',
        [superadmin],
      );
      const foreign = { granted: null, ended: [term?.id ?? ''] };
      await refusal(admin, restore(client, foreign));
      expect(await rolesOf(client)).toEqual([]);
      expect(await refusal(manager, restore(client, foreign))).toBe('users_manage_missing');
      expect(await rolesOf(viewer)).toEqual(['viewer']);
    });

    test('of ten concurrent changes of one user one succeeds, the others get a conflict', async () => {
      const person = await makePerson({ role: 'viewer' });
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          refusal(people.admin, change(person, 'viewer', 'manager')),
        ),
      );
      expect(answers.filter((answer) => answer === 'none')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'role_changed')).toHaveLength(9);
      expect(await rolesOf(person)).toEqual(['manager']);
    });
  });

  test('deactivating a user ends their sessions at once', async () => {
    const person = await makePerson({ role: 'viewer' });
    await ownerSql(
      `insert into identity.sessions (user_id, token, expires_at, updated_at)
       values ($1, 'token', now() + interval '1 day', now())`,
      [person],
    );
    expect(await refusal(people.admin, `select public.set_person_active('${person}', false)`)).toBe(
      'none',
    );
    expect(await ownerSql('select from identity.sessions where user_id = $1', [person])).toEqual(
      [],
    );
  });

  test('the matrix is edited by superadmins, and never their own rows', async () => {
    const edit = (role: string) =>
      `select public.set_role_permission('${role}', 'crm', 'delete', true)`;
    expect(await refusal(people.admin, edit('manager'))).toBe('superadmin_only');
    expect(await refusal(people.superadmin, edit('superadmin'))).toBe('superadmin_fixed');
    expect(await refusal(people.superadmin, edit('manager'))).toBe('none');
    const [row] = await actorSql<{ allowed: boolean }>(
      { kind: 'user', userId: people.manager },
      `select public.has_permission('${people.manager}', 'crm', 'delete') as allowed`,
    );
    expect(row?.allowed).toBe(true);
  });

  test('the last superadmin stays, for every caller and every function', async () => {
    const second = await makePerson({ role: 'superadmin' });
    expect(await refusal(second, await endOf(people.superadmin))).toBe('none');
    for (const statement of [
      `update public.user_roles set is_active = false where user_id = '${second}'`,
      `update public.user_roles set expires_at = now() + interval '1 day' where user_id = '${second}'`,
      `delete from public.user_roles where user_id = '${second}'`,
      `update public.user_profiles set is_active = false where user_id = '${second}'`,
      `delete from identity.users where id = '${second}'`,
    ]) {
      await expect(ownerSql(statement)).rejects.toThrow('last_superadmin');
    }
    expect(await rolesOf(second)).toEqual(['superadmin']);
  });

  test('ten concurrent grants to one user, or invitations of one address, create one', async () => {
    const ten = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work));
    const person = await makePerson();
    const given = await ten(() => refusal(people.admin, grant(person, 'viewer')));
    expect(new Set(given)).toEqual(new Set(['none']));
    expect(await rolesOf(person)).toEqual(['viewer']);
    const invite = `select public.invite_person_in('nova@casa.example', 'Nova', 'pt-BR', 'viewer', null)`;
    expect((await ten(() => refusal(people.admin, invite))).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'already_known'),
      'none',
    ]);
  });

  test('ten concurrent claims of the set-up link create one superadmin; the other new accounts are deleted', async () => {
    const claim = async (id: string, made: boolean) => {
      const [row] = await actorSql<{ won: boolean }>(
        { kind: 'system' },
        `select private.claim_set_up('${id}', ${made}) as won`,
      );
      return row?.won;
    };
    const late = Array.from({ length: 10 }, () => claim(people.client, false));
    expect(new Set(await Promise.all(late))).toEqual(new Set([false]));
    await ownerSql('alter table public.user_roles disable trigger user');
    await ownerSql(`delete from public.user_roles where role = 'superadmin'`);
    await ownerSql('alter table public.user_roles enable trigger user');
    const made = await Promise.all(Array.from({ length: 7 }, () => makePerson()));
    const known = await Promise.all(Array.from({ length: 3 }, () => makePerson()));
    const all = [...made, ...known];
    const won = await Promise.all(all.map((id) => claim(id, made.includes(id))));
    const winners = all.filter((_, place) => won[place]);
    expect(winners).toHaveLength(1);
    expect(
      await ownerSql(`select user_id as id from public.user_roles where role = 'superadmin'`),
    ).toEqual(winners.map((id) => ({ id })));
    const left = await ownerSql<{ id: string }>(
      'select id from identity.users where id = any ($1)',
      [all],
    );
    expect(left.map(({ id }) => id).sort()).toEqual([...new Set([...winners, ...known])].sort());
    // The same address posted twice: who made the account is too late, and it is the superadmin's.
    expect(await claim(winners[0] ?? '', true)).toBe(false);
    expect(await rolesOf(winners[0] ?? '')).toEqual(['superadmin']);
  });
});
