import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.mails', {
  key: 'kind',
  arrange: `insert into public.mails (id, kind, state)
    values (gen_random_uuid(), 'account.mail', 'sent')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [
    ...['id', 'kind', 'area', 'about', 'recipient', 'subject', 'state', 'place', 'tries', 'again'],
    ...['last_error', 'html', 'body', 'created_at', 'tried_at'],
  ],
  serverWrites: [],
  closedToServer: true,
});

const server = { kind: 'system' } as const;

describe('mails', () => {
  useScratchDatabase();
  const people = {} as Record<Role, string>;
  const as = (who: Role) => ({ kind: 'user', userId: people[who] }) as const;
  const lead = randomUUID();
  const mail = randomUUID();
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    // Reads settings, and neither leads nor people.
    await ownerSql(`insert into public.role_permissions (role, resource, action)
      values ('viewer', 'settings', 'read'), ('analyst', 'settings', 'manage')`);
    await ownerSql(`delete from public.role_permissions
      where role = 'viewer' and resource = 'crm' or role = 'analyst' and resource = 'crm'`);
  });
  beforeEach(async () => {
    await ownerSql('delete from public.mails');
    await ownerSql('delete from public.outbox');
    await ownerSql('delete from public.qualification_submissions');
    await ownerSql(
      `insert into public.qualification_submissions (id, form_data) values ($1, '{}')`,
      [lead],
    );
    await ownerSql('delete from public.outbox');
  });

  const record = async (
    state: string,
    more: { kind?: string; about?: string; error?: string } = {},
  ) => {
    const [row] = await actorSql<{ kept: boolean }>(
      server,
      `select private.record_mail('${mail}', '${more.kind ?? 'lead.visitor-mail'}', '${state}',
        '{"submission_id": "${lead}"}', '${more.about ?? lead}', 'Ana@casa.example', 'Oi', '<p>Oi</p>',
        'Oi', ${more.error ? `'${more.error}'` : 'null'}) as kept`,
    );
    return row?.kept;
  };
  const stored = () =>
    ownerSql<{ state: string; tries: number; again: number; last_error: string | null }>(
      'select state, tries, again, last_error from public.mails',
    );
  const again = async (who: Role = 'admin', id = mail) => {
    const [row] = await actorSql<{ outcome: string }>(
      as(who),
      `select public.send_mail_again('${id}') as outcome`,
    );
    return row?.outcome;
  };
  const enqueued = () =>
    ownerSql<{ kind: string; mail: string }>(
      `select kind, payload ->> 'mail_id' as mail from public.outbox`,
    );

  test('are read only by users who may read settings and their record', async () => {
    await record('sent');
    const reads = async (who: Role) =>
      (await actorSql(as(who), 'select id, html, body, recipient from public.mails')).length;
    const found = await Promise.all(ROLES.map(async (role) => [role, await reads(role)]));
    expect(Object.fromEntries(found)).toEqual({
      superadmin: 1,
      admin: 1,
      manager: 0,
      analyst: 0,
      viewer: 0,
    });
    expect(await refusalOf(as('admin'), 'select payload from public.mails')).toMatch(/^42501/);
    expect(await refusalOf(server, 'select id from public.mails')).toMatch(/^42501/);
  });

  test('about projects need that permission, and those about invoices the one for invoices', async () => {
    const reads = async (who: Role) =>
      (await actorSql(as(who), 'select id from public.mails')).length;
    const seen = async () => [await reads('admin'), await reads('viewer'), await reads('manager')];
    await record('sent', { kind: 'project.version-mail' });
    // Who reads projects and no settings reads no mails at all.
    expect(await seen()).toEqual([1, 1, 0]);
    await ownerSql(
      `delete from public.role_permissions where role = 'viewer' and resource = 'projects'`,
    );
    expect(await seen()).toEqual([1, 0, 0]);
    await ownerSql(`insert into public.role_permissions values ('viewer', 'projects', 'read')`);
    await ownerSql('delete from public.mails');
    await record('sent', { kind: 'client.digest-mail' });
    expect(await seen()).toEqual([1, 0, 0]);
  });

  test('replace the previous try, and count it', async () => {
    await record('waiting', { error: 'ECONNREFUSED' });
    await record('sent');
    expect(await stored()).toEqual([{ state: 'sent', tries: 2, again: 0, last_error: null }]);
  });

  test('are not recorded for a deleted record, and are deleted with it', async () => {
    expect(await record('sent', { about: randomUUID() })).toBe(false);
    expect(await stored()).toEqual([]);
    await record('sent');
    await ownerSql('delete from public.qualification_submissions');
    expect(await stored()).toEqual([]);
  });

  test('are sent again by users who may manage settings, once at a time, on record', async () => {
    await record('sent');
    for (const who of ['manager', 'viewer'] as const) {
      expect(await refusalOf(as(who), `select public.send_mail_again('${mail}')`)).toBe('PT403');
    }
    // May manage settings, and not read what the mail is about.
    expect(await again('analyst')).toBe('unknown');
    expect(await enqueued()).toEqual([]);
    await ownerSql('delete from public.security_events');
    expect(await again()).toBe('again');
    expect(await again()).toBe('waiting');
    expect(await enqueued()).toEqual([{ kind: 'mail.again', mail }]);
    expect(await stored()).toMatchObject([{ state: 'waiting', again: 1 }]);
    expect(
      await ownerSql('select event_type, actor_id, details from public.security_events'),
    ).toEqual([
      {
        event_type: 'mail_sent_again',
        actor_id: people.admin,
        details: { mail, kind: 'lead.visitor-mail' },
      },
    ]);
    expect(await again('admin', randomUUID())).toBe('unknown');
  });

  test('that were never sent keep their id, and those with a used link are not sent again', async () => {
    await record('failed', { error: '550 5.1.1 unknown' });
    expect(await again()).toBe('again');
    expect(await stored()).toMatchObject([{ state: 'waiting', again: 0 }]);
    await ownerSql('delete from public.mails');
    await record('sent', { kind: 'account.mail', about: people.viewer });
    expect(await again()).toBe('spent');
  });
});
