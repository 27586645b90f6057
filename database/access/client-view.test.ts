import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

/* Looking as a client does: what its people see, no more, and nothing is written. */

const SOL = '00000000-0000-4000-8000-00000000c201';
const LUA = '00000000-0000-4000-8000-00000000c202';

describe('a view as the client', () => {
  useScratchDatabase();
  const people = {} as Record<'manager' | 'viewer' | 'analyst' | 'client', string>;
  beforeAll(async () => {
    people.manager = await makePerson({ role: 'manager' });
    people.viewer = await makePerson({ role: 'viewer' });
    people.analyst = await makePerson({ role: 'analyst' });
    await ownerSql(
      `delete from public.role_permissions where role = 'analyst' and resource = 'projects'`,
    );
    people.client = await makePerson();
    await ownerSql(
      `insert into public.client_organizations (id, name) values ('${SOL}', 'Sol'), ('${LUA}', 'Lua')`,
    );
    await ownerSql(
      `insert into public.projects (organization_id, name, value, starts_on, shown_at)
       values ('${SOL}', 'Pedidos', 9000, '2026-08-03', now()), ('${SOL}', 'Rascunho', 1, '2026-08-03', null),
         ('${LUA}', 'Alheio', 1, '2026-08-03', now())`,
    );
    await ownerSql(
      `insert into public.project_notes (id, project_id, body)
       select gen_random_uuid(), id, 'nota' from public.projects`,
    );
    await ownerSql(
      `insert into public.crm_contacts (name, email, source) values ('Ana', 'ana@sol.example', 'website')`,
    );
  });

  const viewing = (who: keyof typeof people, client = SOL) =>
    ({ kind: 'user', userId: people[who], viewing: client }) as const;
  const projects = 'select name from public.projects order by name';

  test('shows what was shown to that client', async () => {
    expect(await actorSql(viewing('manager'), projects)).toEqual([{ name: 'Pedidos' }]);
    expect(await actorSql(viewing('manager', LUA), projects)).toEqual([{ name: 'Alheio' }]);
    const as = 'select name, role from public.organizations_of_member()';
    expect(await actorSql(viewing('manager'), as)).toEqual([{ name: 'Sol', role: 'owner' }]);
    // The user may not read invoices, so the view as a client does not show them either.
    expect(await actorSql(viewing('viewer'), as)).toEqual([{ name: 'Sol', role: 'member' }]);
  });

  test('shows nothing else that the role of the user allows', async () => {
    for (const table of [
      'project_notes',
      'project_events',
      'crm_contacts',
      'qualification_submissions',
      'security_events',
      'feedback_tickets',
    ]) {
      expect(await actorSql(viewing('manager'), `select 1 from public.${table}`)).toEqual([]);
    }
    expect(
      await actorSql(
        viewing('manager'),
        `select public.has_permission('${people.manager}', 'projects', 'read') as may`,
      ),
    ).toEqual([{ may: false }]);
  });

  test('writes nothing, even without a check of the caller', async () => {
    expect(
      await refusalOf(viewing('manager'), `update public.user_profiles set display_name = 'X'`),
    ).toBe('25006');
  });

  test('is refused without projects:read', async () => {
    for (const who of ['analyst', 'client'] as const) {
      expect(await actorSql(viewing(who), projects)).toEqual([]);
      expect(
        await actorSql(viewing(who), 'select 1 from public.organizations_of_member()'),
      ).toEqual([]);
    }
    const [visible] = await ownerSql<{ id: string }>(
      `select id from public.projects where name = 'Pedidos'`,
    );
    for (const who of ['analyst', 'client'] as const) {
      const caller = { kind: 'user', userId: people[who] } as const;
      expect(await refusalOf(caller, `select public.begin_client_view('${visible?.id}')`)).toBe(
        'PT403',
      );
    }
  });
});
