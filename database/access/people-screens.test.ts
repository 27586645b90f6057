import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const HOUR_MS = 3_600_000;

/** The word a statement is refused with, or 'none'; what it did is kept. */
async function refusal(caller: string, statement: string): Promise<string> {
  try {
    await actorSql({ kind: 'user', userId: caller }, statement);
    return 'none';
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return cause?.message ?? message;
  }
}

/** A person with an authenticator, a passkey and a session. */
async function equippedPerson(role?: Role): Promise<string> {
  const person = await (role ? makePerson({ role }) : makePerson());
  await ownerSql(
    `insert into identity.two_factors (secret, backup_codes, user_id) values ('x', 'x', $1)`,
    [person],
  );
  await ownerSql(
    `insert into identity.passkeys (public_key, user_id, credential_id, counter, device_type, backed_up)
     values ('x', $1, $2, 0, 'singleDevice', false)`,
    [person, `key-${person}`],
  );
  await ownerSql('update identity.users set two_factor_enabled = true where id = $1', [person]);
  await ownerSql(
    `insert into identity.sessions (user_id, token, expires_at, updated_at)
     values ($1, $2, now() + interval '1 day', now())`,
    [person, `token-${person}`],
  );
  return person;
}

async function leftOf(person: string) {
  const [row] = await ownerSql<Record<'factors' | 'keys' | 'sessions', number>>(
    `select (select count(*)::int from identity.two_factors where user_id = $1) as factors,
       (select count(*)::int from identity.passkeys where user_id = $1) as keys,
       (select count(*)::int from identity.sessions where user_id = $1) as sessions`,
    [person],
  );
  return row;
}

async function eventsOf(person: string): Promise<string[]> {
  const rows = await ownerSql<{ what: string }>(
    `select event_type || ' by ' || coalesce(actor_id::text, 'nobody') as what
     from public.security_events where user_id = $1 order by created_at`,
    [person],
  );
  return rows.map(({ what }) => what);
}

const invite = (email: string, role: string, rest = '') =>
  `select public.invite_person_in('${email}', 'Bia', 'pt-BR', '${role}', null${rest}) as id`;

describe('functions of the people screens', () => {
  useScratchDatabase();
  const people = {} as Record<Role | 'client', string>;
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.client = await makePerson();
  });

  test('the list and the sign-in facts are for those who may read users', async () => {
    for (const who of ['manager', 'analyst', 'viewer', 'client'] as const) {
      expect([who, await refusal(people[who], 'select * from public.people_page()')]).toEqual([
        who,
        'users_read_missing',
      ]);
      // Not even for the user: their own account page shows those.
      expect([
        who,
        await refusal(people[who], `select * from public.person_sign_in('${people[who]}')`),
      ]).toEqual([who, 'users_read_missing']);
    }
    expect(await refusal(people.admin, 'select * from public.people_page()')).toBe('none');
  });

  test.each(['public.end_person_sessions', 'public.reset_second_factor'])(
    '%s checks the rank of the caller',
    async (call) => {
      const person = await equippedPerson('viewer');
      for (const who of ['manager', 'analyst', 'viewer', 'client'] as const) {
        expect(await refusal(people[who], `select ${call}('${person}')`)).toBe(
          'users_manage_missing',
        );
      }
      const above = await equippedPerson('superadmin');
      expect(await refusal(people.admin, `select ${call}('${above}')`)).toBe('person_above');
      expect(await refusal(people.admin, `select ${call}('${people.admin}')`)).toBe('own_roles');
      expect(await leftOf(person)).toEqual({ factors: 1, keys: 1, sessions: 1 });
      expect(await leftOf(above)).toEqual({ factors: 1, keys: 1, sessions: 1 });
    },
  );

  test('ending sessions keeps the factors, and is recorded', async () => {
    const person = await equippedPerson();
    await refusal(people.admin, `select public.end_person_sessions('${person}')`);
    expect(await leftOf(person)).toEqual({ factors: 1, keys: 1, sessions: 0 });
    expect(await eventsOf(person)).toEqual([`sessions_ended by ${people.admin}`]);
    await refusal(people.admin, `select public.end_person_sessions('${person}')`);
    expect(await eventsOf(person)).toHaveLength(1);
  });

  test('a reset removes every second factor and ends the sessions', async () => {
    const person = await equippedPerson('admin');
    await refusal(people.admin, `select public.reset_second_factor('${person}')`);
    expect(await leftOf(person)).toEqual({ factors: 0, keys: 0, sessions: 0 });
    expect(await eventsOf(person)).toEqual([`second_factor_reset by ${people.admin}`]);
    const [user] = await ownerSql(
      'select two_factor_enabled as on from identity.users where id = $1',
      [person],
    );
    expect(user).toEqual({ on: false });
  });

  test('an invitation creates an account without a password, with a role of the inviter’s rank at most', async () => {
    for (const who of ['manager', 'analyst', 'viewer', 'client'] as const) {
      expect(await refusal(people[who], invite('a@example.com', 'viewer'))).toBe(
        'users_manage_missing',
      );
    }
    expect(await refusal(people.admin, invite('a@example.com', 'superadmin'))).toBe('role_above');
    expect(await refusal(people.admin, invite('a@example.com', 'viewer', ', now()'))).toBe(
      'expiry_past',
    );
    expect(await ownerSql(`select from identity.users where email = 'a@example.com'`)).toEqual([]);

    expect(await refusal(people.admin, invite(' Bia@Example.com ', 'analyst'))).toBe('none');
    expect(await refusal(people.admin, invite('bia@example.com', 'viewer'))).toBe('already_known');
    const [person] = await ownerSql<{ id: string; role: string }>(
      `select u.id, r.role from identity.users u join public.user_roles r on r.user_id = u.id
       where u.email = 'bia@example.com'
         and not exists (select from identity.accounts a where a.user_id = u.id)`,
    );
    expect(person?.role).toBe('analyst');
    expect(await eventsOf(person?.id ?? '')).toEqual([
      `person_invited by ${people.admin}`,
      `role_granted by ${people.admin}`,
    ]);
  });

  test('the list filters by text, role and state, and pages by key', async () => {
    const soon = new Date(Date.now() + HOUR_MS).toISOString();
    const temporary = await makePerson({ role: 'viewer' }, { role: 'manager', expiresAt: soon });
    await ownerSql(`update public.user_profiles set display_name = '100%_\\x' where user_id = $1`, [
      temporary,
    ]);
    const list = async (call: string) =>
      actorSql<{ user_id: string; role: string; created_at: Date }>(
        { kind: 'user', userId: people.admin },
        `select * from public.people_page(${call})`,
      );
    for (const text of ['100%', '%_', '_\\x', temporary.slice(0, 12)]) {
      const found = await list(`p_text => '${text}'`);
      expect([text, found.map((row) => [row.user_id, row.role])]).toEqual([
        text,
        [[temporary, 'manager']],
      ]);
    }
    await ownerSql(
      `update public.user_profiles set display_name = 'Íris Conceição' where user_id = $1`,
      [temporary],
    );
    for (const text of ['iris conceicao', 'ÍRIS', 'conceição']) {
      const found = await list(`p_text => '${text}'`);
      expect([text, found.map((row) => row.user_id)]).toEqual([text, [temporary]]);
    }
    expect((await list(`p_role => 'none'`)).map((row) => row.user_id)).toContain(people.client);
    expect((await list(`p_role => 'staff'`)).map((row) => row.user_id)).not.toContain(
      people.client,
    );
    await refusal(people.admin, `select public.set_person_active('${temporary}', false)`);
    expect((await list(`p_state => 'kept_out'`)).map((row) => row.user_id)).toEqual([temporary]);

    const whole = (await list('p_limit => 100')).map((row) => row.user_id);
    const paged: string[] = [];
    for (let key = ''; ; ) {
      const page = await list(`p_limit => 3${key}`);
      paged.push(...page.map((row) => row.user_id));
      const last = page.at(-1);
      if (page.length < 3 || !last) break;
      key = `, p_after => '${last.user_id}'`;
    }
    expect(paged).toEqual(whole);
  });
});
