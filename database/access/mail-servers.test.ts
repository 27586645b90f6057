import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const SEALED = `'${'x'.repeat(60)}'`;
const save = (password = SEALED, host = 'smtp.example.com') =>
  `select public.save_mail_server('outgoing', '${host}', 587, 'starttls', 'forja', ${password}, null)`;

describe('the mail server', () => {
  useScratchDatabase();
  const people = {} as Record<Role, string>;
  const as = (who: Role) => ({ kind: 'user', userId: people[who] }) as const;
  const refusal = (who: Role, statement: string) =>
    actorSql(as(who), statement).then(
      () => 'none',
      (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
    );

  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
  });

  test('is set by superadmins alone', async () => {
    for (const who of ROLES.filter((role) => role !== 'superadmin')) {
      expect(await refusal(who, save())).toBe('superadmin_only');
    }
    expect(await refusal('superadmin', save())).toBe('none');
  });

  test('keeps its password for the same server alone, and no user reads it', async () => {
    expect(await refusal('superadmin', save('null'))).toBe('none');
    expect(await refusal('superadmin', save('null', 'smtp.elsewhere.example'))).toBe(
      'password_missing',
    );
    const [row] = await ownerSql<{ host: string; sealed: string }>(
      'select host, password_sealed as sealed from private.mail_servers',
    );
    expect(row).toEqual({ host: 'smtp.example.com', sealed: 'x'.repeat(60) });
    expect(await refusal('superadmin', 'select * from private.stored_mail_servers()')).toContain(
      'permission denied',
    );
  });

  test('is recorded without user and password', async () => {
    const events = await ownerSql<{ details: Record<string, unknown> }>(
      `select details from public.security_events where event_type = 'mail_server_changed'`,
    );
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toMatch(/xxx|forja/);
  });
});
