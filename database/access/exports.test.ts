import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { makeProject } from '../testing/projects.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';
import { askNewsletter } from '../testing/subscriptions.ts';

type Who = Role | 'client' | 'expired';

const MANAGERS = ['superadmin', 'admin', 'manager'] as const;
const ADMINS = ['superadmin', 'admin'] as const;

/** Each list, the refusal of a user who may not export it, and who may in a fresh database. */
const LISTS: readonly [list: string, refusal: string, who: readonly Role[]][] = [
  ['leads', 'crm_approve_missing', MANAGERS],
  ['contacts', 'crm_approve_missing', MANAGERS],
  ['deals', 'crm_approve_missing', MANAGERS],
  ['companies', 'crm_approve_missing', MANAGERS],
  ['tickets', 'feedback_approve_missing', MANAGERS],
  ['newsletter', 'campaigns_approve_missing', MANAGERS],
  ['projects', 'projects_approve_missing', MANAGERS],
  ['invoices', 'financial_approve_missing', ADMINS],
  ['security_events', 'users_approve_missing', ADMINS],
];
/** What is called before the first row, with every part, and to count. */
const EXPORTS = [
  ...LISTS.flatMap(([list, refusal, who]) =>
    [`public.begin_export('${list}', 1, '{}')`, `private.check_export('${list}')`].map(
      (call) => [call, refusal, who] as const,
    ),
  ),
  ['public.newsletter_count()', 'campaigns_approve_missing', MANAGERS] as const,
];

describe('exports of lists', () => {
  useScratchDatabase();
  const people = {} as Record<Who, string>;
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.client = await makePerson();
    people.expired = await makePerson({ role: 'admin', expiresAt: '2020-01-01' });
    await sendLead({ source: 'contact_form', answers: { name: 'Ana', email: 'ana@casa.example' } });
    await askNewsletter({ email: 'ana@casa.example' });
    const { organization } = await makeProject('Pedidos');
    await ownerSql(
      `insert into public.invoices (id, organization_id, number, description, value, due_on)
       values (gen_random_uuid(), $1, '2026-001', 'Entrada', 100, '2026-11-27')`,
      [organization],
    );
  });
  const as = (who: Who) => ({ kind: 'user', userId: people[who] }) as const;
  const lastEvent = async (type: string) =>
    (
      await ownerSql<{ user_id: string; actor_id: string; details: Record<string, unknown> }>(
        `select user_id, actor_id, details from public.security_events where event_type = $1
         order by created_at desc limit 1`,
        [type],
      )
    )[0];

  test.each(EXPORTS)('%s is for users who may approve', async (call, refusal, allowed) => {
    const statement = `select * from ${call}`;
    for (const who of [...ROLES, 'client', 'expired'] as const) {
      if (allowed.includes(who as Role)) {
        expect([who, await actorSql(as(who), statement)]).toMatchObject([who, [{}]]);
      } else await expect(actorSql(as(who), statement)).rejects.toThrow(refusal);
    }
    expect(await refusalOf({ kind: 'anonymous' }, statement)).toBe('42501');
  });

  test('an ended permission stops exports, and a granted one allows them', async () => {
    const call = `select private.check_export('leads')`;
    await ownerSql(`insert into public.role_permissions values ('analyst', 'crm', 'approve')`);
    expect(await actorSql(as('analyst'), call)).toHaveLength(1);
    await ownerSql(
      `delete from public.role_permissions where role = 'analyst' and action = 'approve'`,
    );
    await expect(actorSql(as('analyst'), call)).rejects.toThrow('crm_approve_missing');
    // Permission to approve is none to read.
    await ownerSql(`delete from public.role_permissions
      where role = 'manager' and resource = 'crm' and action = 'read'`);
    expect(await actorSql(as('manager'), call)).toHaveLength(1);
    await expect(actorSql(as('manager'), 'select * from public.leads_page()')).rejects.toThrow(
      'crm_read_missing',
    );
    await ownerSql(`insert into public.role_permissions values ('manager', 'crm', 'read')`);
  });

  test('a started export is recorded with user, list and number of rows', async () => {
    await actorSql(
      as('manager'),
      `select public.begin_export('leads', 12, '{"status": "new"}'::jsonb)`,
    );
    expect(await lastEvent('export_started')).toEqual({
      user_id: people.manager,
      actor_id: people.manager,
      details: { what: 'leads', rows: 12, filter: { status: 'new' } },
    });
    for (const call of [`public.begin_export('mails', 1, '{}')`, `private.check_export('mails')`])
      await expect(actorSql(as('superadmin'), `select ${call}`)).rejects.toThrow('export_unknown');
  });

  test('the function of the contract for the whole newsletter counts as an export', async () => {
    const call = 'select * from public.get_all_newsletter_subscriptions()';
    expect(await actorSql(as('admin'), call)).toHaveLength(1);
    expect(await lastEvent('newsletter_exported')).toEqual({
      user_id: people.admin,
      actor_id: people.admin,
      details: { what: 'newsletter', rows: 1, complete: true },
    });
    await ownerSql(`delete from public.role_permissions
      where role = 'admin' and resource = 'campaigns' and action in ('approve', 'manage')`);
    await expect(actorSql(as('admin'), call)).rejects.toThrow('campaigns_approve_missing');
  });
});
