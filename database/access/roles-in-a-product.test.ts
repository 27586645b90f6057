import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

type Held = { role: string; product: string | null };

const heldBy = (userId: string) =>
  ownerSql<Held>(
    `select role, product from public.user_roles where user_id = $1 and is_active
     order by role, product nulls first`,
    [userId],
  );

async function refusal(userId: string, statement: string): Promise<string> {
  try {
    await actorSql({ kind: 'user', userId }, statement);
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
}

const literal = (value: string | null) => (value === null ? 'null' : `'${value}'`);
const grant = (userId: string, role: string, product: string | null) =>
  `select public.grant_role_in('${userId}', '${role}', ${literal(product)})`;

describe('roles in a product', () => {
  useScratchDatabase();
  let admin: string;
  let narrowed: string;

  beforeAll(async () => {
    await makePerson({ role: 'superadmin' });
    admin = await makePerson({ role: 'admin' });
    narrowed = await makePerson({ role: 'admin', product: 'doavya' });
  });

  test('are held in one product and in all, each with its own term', async () => {
    const person = await makePerson();
    for (const product of ['doavya', 'forja', null, 'doavya']) {
      expect(await refusal(admin, grant(person, 'viewer', product))).toBe('none');
    }
    expect(await heldBy(person)).toEqual([
      { role: 'viewer', product: null },
      { role: 'viewer', product: 'doavya' },
      { role: 'viewer', product: 'forja' },
    ]);
  });

  test('ten concurrent grants of the same one leave one', async () => {
    const person = await makePerson();
    const given = await Promise.all(
      Array.from({ length: 10 }, () => refusal(admin, grant(person, 'manager', 'doavya'))),
    );
    expect(new Set(given)).toEqual(new Set(['none']));
    expect(await heldBy(person)).toEqual([{ role: 'manager', product: 'doavya' }]);
  });

  test('are recorded with their product', async () => {
    const person = await makePerson();
    await refusal(admin, grant(person, 'analyst', 'doavya'));
    const [term] = await ownerSql<{ id: string }>(
      'select id from public.user_roles where user_id = $1 and is_active',
      [person],
    );
    await refusal(admin, `select public.end_role('${term?.id}')`);
    const events = await ownerSql<{ type: string; product: string }>(
      `select event_type as type, details ->> 'product' as product from public.security_events
       where user_id = $1 order by created_at`,
      [person],
    );
    expect(events).toEqual([
      { type: 'role_granted', product: 'doavya' },
      { type: 'role_ended', product: 'doavya' },
    ]);
  });

  test('of an unknown product are refused', async () => {
    const person = await makePerson();
    expect(await refusal(admin, grant(person, 'viewer', 'outro'))).toBe('product_unknown');
  });

  describe('nobody grants more than they have', () => {
    test('limited to a product grant roles only in it', async () => {
      const person = await makePerson();
      for (const product of ['forja', null]) {
        expect(await refusal(narrowed, grant(person, 'viewer', product))).toBe('product_beyond');
      }
      expect(await refusal(narrowed, `select public.grant_role('${person}', 'viewer')`)).toBe(
        'product_beyond',
      );
      expect(await refusal(narrowed, grant(person, 'viewer', 'doavya'))).toBe('none');
      expect(await heldBy(person)).toEqual([{ role: 'viewer', product: 'doavya' }]);
    });

    test('a lower role in all products grants only up to its rank', async () => {
      const both = await makePerson({ role: 'viewer' }, { role: 'admin', product: 'doavya' });
      const person = await makePerson();
      expect(await refusal(both, grant(person, 'viewer', null))).toBe('none');
      expect(await refusal(both, grant(person, 'manager', null))).toBe('product_beyond');
      expect(await refusal(both, grant(person, 'manager', 'doavya'))).toBe('none');
    });

    test('an invitation grants no more either', async () => {
      const invite = (product: string | null) =>
        `select public.invite_person_in('nova@casa.example', 'Nova', 'pt-BR', 'viewer',
          ${literal(product)})`;
      expect(await refusal(narrowed, invite('forja'))).toBe('product_beyond');
      expect(await refusal(narrowed, invite(null))).toBe('product_beyond');
      expect(await ownerSql(`select from identity.users where email like 'nova@%'`)).toEqual([]);
      expect(await refusal(narrowed, invite('doavya'))).toBe('none');
    });

    test('nobody extends their own role, by any function', async () => {
      expect(await refusal(narrowed, grant(narrowed, 'admin', null))).toBe('own_roles');
      const change = `select public.change_role('${narrowed}', 'admin', 'admin')`;
      expect(await refusal(narrowed, change)).toBe('own_roles');
      for (const statement of [
        `update public.user_roles set product = null where user_id = '${narrowed}'`,
        `insert into public.user_roles (user_id, role) values ('${narrowed}', 'admin')`,
      ]) {
        expect(await refusal(narrowed, statement)).toMatch(/permission denied/);
      }
      const viewer = await makePerson({ role: 'viewer', product: 'doavya' });
      expect(await refusal(viewer, grant(narrowed, 'admin', null))).toBe('users_manage_missing');
    });

    test('a role that ended in all products is not restored by a user of one', async () => {
      const person = await makePerson({ role: 'viewer' });
      const [term] = await ownerSql<{ id: string }>(
        'select id from public.user_roles where user_id = $1',
        [person],
      );
      await refusal(admin, `select public.end_role('${term?.id}')`);
      const restore = `select public.restore_roles('${person}', null, '{${term?.id}}')`;
      expect(await refusal(narrowed, restore)).toBe('product_beyond');
      expect(await refusal(admin, restore)).toBe('none');
    });
  });

  test('a replaced role stays in its product, and is restored in it', async () => {
    const person = await makePerson({ role: 'viewer', product: 'doavya' });
    const [row] = await actorSql<{ done: { granted: string; ended: string[] } }>(
      { kind: 'user', userId: admin },
      `select public.change_role('${person}', 'viewer', 'manager') as done`,
    );
    expect(await heldBy(person)).toEqual([{ role: 'manager', product: 'doavya' }]);
    const { granted, ended } = row?.done ?? { granted: '', ended: [] };
    const restore = `select public.restore_roles('${person}', '${granted}', '{${ended.join(',')}}')`;
    expect(await refusal(admin, restore)).toBe('none');
    expect(await heldBy(person)).toEqual([{ role: 'viewer', product: 'doavya' }]);
  });

  test('roles in several products are changed one by one, and end together', async () => {
    const person = await makePerson(
      { role: 'viewer', product: 'doavya' },
      { role: 'manager', product: 'forja' },
    );
    const to = (role: string | null) =>
      `select public.change_role('${person}', 'manager', ${literal(role)})`;
    expect(await refusal(admin, to('analyst'))).toBe('roles_by_product');
    expect(await refusal(admin, to(null))).toBe('none');
    expect(await heldBy(person)).toEqual([]);
  });

  test('the last superadmin of every product stays', async () => {
    const statement = `update public.user_roles set is_active = false
      where role = 'superadmin' and product is null`;
    await makePerson({ role: 'superadmin', product: 'doavya' });
    await expect(ownerSql(statement)).rejects.toThrow('last_superadmin');
  });
});
