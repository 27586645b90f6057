import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { PRESETS } from '../../app/features/people/roles/roles.ts';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/** The code that a statement is refused with, or 'none'. */
async function refusal(userId: string, statement: string): Promise<string> {
  try {
    await actorSql({ kind: 'user', userId }, statement);
    return 'none';
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return cause?.message ?? message;
  }
}

const list = (permissions: readonly string[]) =>
  `array[${permissions.map((one) => `'${one}'`).join(', ')}]::text[]`;
const make = (name: string, permissions: readonly string[]) =>
  `select public.make_role('${name}', '', ${list(permissions)}) as key`;
const save = (key: string, seen: number, permissions: readonly string[], name = 'Marketing') =>
  `select public.save_role('${key}', ${seen}, '${name}', '', ${list(permissions)})`;
const grant = (userId: string, role: string, product: string | null = null) =>
  `select public.grant_role_in('${userId}', '${role}', ${product === null ? 'null' : `'${product}'`})`;

describe('roles of the company’s own', () => {
  useScratchDatabase();
  const people = {} as Record<Role | 'marketer', string>;
  const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;
  const made = async (name: string, permissions: readonly string[]) => {
    const [row] = await actorSql<{ key: string }>(as('superadmin'), make(name, permissions));
    return row?.key ?? '';
  };
  const allowed = async (who: keyof typeof people) =>
    (
      await actorSql<{ cell: string }>(
        as(who),
        `select resource || ':' || action as cell from public.my_permissions()`,
      )
    ).map(({ cell }) => cell);
  let marketing = '';

  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.marketer = await makePerson();
    marketing = await made('Marketing', PRESETS.marketing);
    await actorSql(as('admin'), grant(people.marketer, marketing));
  });

  test('are made, changed and deleted by superadmins alone', async () => {
    for (const who of ['admin', 'manager', 'analyst', 'viewer', 'marketer'] as const) {
      expect(await refusal(people[who], make('Outro', []))).toBe('superadmin_only');
      expect(await refusal(people[who], save(marketing, 1, []))).toBe('superadmin_only');
      expect(await refusal(people[who], `select public.delete_role('${marketing}')`)).toBe(
        'superadmin_only',
      );
    }
  });

  test('permit exactly what they hold, and report the role', async () => {
    expect((await allowed('marketer')).sort()).toEqual([...PRESETS.marketing].sort());
    const [row] = await actorSql<{ role: string }>(
      as('marketer'),
      `select public.highest_role('${people.marketer}') as role`,
    );
    expect(row?.role).toBe(marketing);
  });

  test('of the site change content, SEO and forms, and neither company nor people', async () => {
    const changed = (table: string) =>
      actorSql(
        as('marketer'),
        `update public.${table} set revision = revision where true returning 1`,
      );
    for (const table of ['seo_settings', 'brand_colors', 'qualification_forms']) {
      expect([table, (await changed(table)).length]).not.toEqual([table, 0]);
    }
    for (const table of ['company_settings', 'contact_info', 'crm_products', 'price_rules']) {
      expect([table, await changed(table).catch(() => [])]).toEqual([table, []]);
    }
    expect(await actorSql(as('marketer'), 'select id from public.crm_contacts')).toEqual([]);
    expect(await refusal(people.marketer, 'select * from public.people_page()')).toBe(
      'users_read_missing',
    );
    expect(await refusal(people.marketer, grant(people.viewer, 'viewer'))).toBe(
      'users_manage_missing',
    );
  });

  test('read and undo changes of the site alone', async () => {
    const forja = `where business_unit = 'forja'`;
    await actorSql(as('marketer'), `update public.seo_settings set site_name = 'Um' ${forja}`);
    await actorSql(
      as('admin'),
      `update public.company_settings set company_name = 'Dois' ${forja}`,
    );
    const newest = (table: string) =>
      ownerSql<{ set: string }>(
        `select change_set as set from public.setting_changes where table_name = $1
         order by changed_at desc, step desc limit 1`,
        [table],
      );
    const [[site], [company]] = [await newest('seo_settings'), await newest('company_settings')];
    const seen = await actorSql<{ table_name: string }>(
      as('marketer'),
      'select distinct table_name from public.setting_changes',
    );
    expect(seen.map(({ table_name }) => table_name)).not.toContain('company_settings');
    expect(
      await refusal(people.marketer, `select public.restore_settings('${company?.set}')`),
    ).toBe('settings_update_missing');
    const [row] = await actorSql<{ outcome: string }>(
      as('marketer'),
      `select public.restore_settings('${site?.set}') as outcome`,
    );
    expect(row?.outcome).toBe('restored');
  });

  test('are granted only by users who have all that they permit', async () => {
    const everything = await made('Quase tudo', ['settings:manage', 'site:manage']);
    await ownerSql(`insert into public.role_permissions values ('manager', 'users', 'manage')`);
    try {
      const person = await makePerson();
      expect(await refusal(people.manager, grant(person, everything))).toBe('role_beyond');
      expect(await refusal(people.manager, grant(person, 'viewer'))).toBe('none');
      expect(await refusal(people.admin, grant(person, everything))).toBe('none');
      // Who has one is above all who may not do as much, whatever its rank.
      for (const act of ['end_person_sessions', 'reset_second_factor', 'renew_invitation']) {
        const call = `select public.${act}('${person}')`;
        expect([act, await refusal(people.manager, call)]).toEqual([act, 'person_above']);
      }
    } finally {
      await ownerSql(
        `delete from public.role_permissions where role = 'manager' and resource = 'users'`,
      );
    }
  });

  test('are held in one product', async () => {
    const support = await made('Atendimento', PRESETS.support);
    const person = await makePerson();
    const narrowed = await makePerson({ role: 'admin', product: 'doavya' });
    expect(await refusal(narrowed, grant(person, support))).toBe('product_beyond');
    expect(await refusal(narrowed, grant(person, support, 'doavya'))).toBe('none');
    const [row] = await actorSql<{ products: string[] }>(
      { kind: 'user', userId: person },
      `select private.products_in('crm', 'read') as products`,
    );
    expect(row?.products).toEqual(['doavya']);
  });

  test('never manage users', async () => {
    expect(await refusal(people.superadmin, make('Portaria', ['users:manage']))).toBe(
      'own_role_limit',
    );
    const cell = `select public.set_role_permission('${marketing}', 'users', 'manage', true)`;
    expect(await refusal(people.superadmin, cell)).toBe('own_role_limit');
  });

  test('share no name with another, nor with the key of one of the five', async () => {
    for (const name of ['marketing', 'MARKETING', 'Admin']) {
      expect([name, await refusal(people.superadmin, make(name, []))]).toEqual([
        name,
        'role_name_taken',
      ]);
    }
    expect(await made('Márketing 2', [])).toBe('marketing-2');
  });

  test('change at once, by the revision that was read, and are recorded', async () => {
    const key = await made('Redação', ['site:read']);
    const writer = await makePerson();
    await actorSql(as('admin'), grant(writer, key));
    const mayUpdate = async () => {
      const [row] = await actorSql<{ may: boolean }>(
        { kind: 'user', userId: writer },
        `select public.has_permission('${writer}', 'site', 'update') as may`,
      );
      return row?.may;
    };
    expect(await mayUpdate()).toBe(false);
    await actorSql(as('superadmin'), save(key, 1, ['site:update'], 'Redação'));
    expect(await mayUpdate()).toBe(true);
    expect(await refusal(people.superadmin, save(key, 1, [], 'Redação'))).toBe('role_edited');
    const events = await ownerSql<{ details: unknown }>(
      `select details from public.security_events where event_type = 'role_edited'
       order by created_at desc limit 1`,
    );
    expect(events[0]?.details).toEqual({
      role: 'Redação',
      given: 'site:update',
      taken: 'site:read',
    });
  });

  test('are deleted once nobody holds them, and come back with what they permit', async () => {
    const remove = `select public.delete_role('${marketing}')`;
    expect(await refusal(people.superadmin, remove)).toBe('role_held');
    await ownerSql('update public.user_roles set is_active = false where role = $1', [marketing]);
    expect(await refusal(people.superadmin, remove)).toBe('none');
    expect(await refusal(people.superadmin, grant(people.marketer, marketing))).toBe(
      'role_unknown',
    );
    expect(await refusal(people.superadmin, `select public.bring_back_role('${marketing}')`)).toBe(
      'none',
    );
    expect(await refusal(people.superadmin, grant(people.marketer, marketing))).toBe('none');
    expect((await allowed('marketer')).sort()).toEqual([...PRESETS.marketing].sort());
  });

  test('the migration gives the site to who has settings, action by action', async () => {
    const file = path.join(import.meta.dirname, '../migrations/0181_permissions_of_the_site.sql');
    const copy = /insert into public\.role_permissions[^;]+;/.exec(readFileSync(file, 'utf8'))?.[0];
    await ownerSql(`delete from public.role_permissions where resource = 'site'`);
    await ownerSql(`insert into public.role_permissions values ('viewer', 'settings', 'read')`);
    await ownerSql(copy ?? '');
    const ofResource = (resource: string) =>
      ownerSql(
        `select role, action from public.role_permissions where resource = $1 order by role, action`,
        [resource],
      );
    expect(await ofResource('site')).toEqual(await ofResource('settings'));
    await ownerSql(
      `delete from public.role_permissions where role = 'viewer' and resource in ('settings', 'site')`,
    );
  });

  test('the five are neither changed nor deleted', async () => {
    for (const role of ROLES) {
      expect(await refusal(people.superadmin, save(role, 1, [], 'X'))).toBe('role_unknown');
      expect(await refusal(people.superadmin, `select public.delete_role('${role}')`)).toBe(
        'role_unknown',
      );
    }
  });

  test('a grant and a deletion at once leave no holder of a deleted role', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const key = await made(`Corrida ${turn}`, []);
      const person = await makePerson();
      await Promise.all([
        refusal(people.superadmin, grant(person, key)),
        refusal(people.superadmin, `select public.delete_role('${key}')`),
      ]);
      const held = await ownerSql(
        `select 1 from public.user_roles r join public.roles o on o.key = r.role
         where r.is_active and o.deleted_at is not null and o.key = $1`,
        [key],
      );
      expect(held).toEqual([]);
    }
  });
});
