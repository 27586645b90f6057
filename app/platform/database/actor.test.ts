import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { ownerSql, useScratchDatabase } from '../../../database/testing/scratch-database.ts';
import { UNTIL } from '../../../tests/patience.ts';
import type { Actor } from './actor.server.ts';
import { asActor, insideActor, runInOneMessage } from './actor.server.ts';
import { callText } from './call-function.server.ts';
import { listen, pollNow, watch } from './database.server.ts';
import { AbortedTransactionError, DatabaseUnavailable } from './errors.server.ts';
import { openHandle } from './handle.server.ts';
import { identityDatabase } from './identity-database.server.ts';
import { jobSql } from './job-sql.server.ts';

interface Caller {
  role: string;
  uid: string | null;
  client: string | null;
}

async function whoAmI(actor: Actor): Promise<Caller | undefined> {
  return asActor(actor, async (transaction) => {
    const { rows } = await sql<Caller>`
      select current_user::text as role, private.uid() as uid, private.claim('client') as client`.execute(
      transaction,
    );
    return rows[0];
  });
}

const SYSTEM: Actor = { kind: 'system' };

useScratchDatabase();

describe('asActor', () => {
  test('sets the role and the claims of each kind of caller', async () => {
    const userId = randomUUID();
    const client = `it's a "client" \\ with $1 and \u0000`;
    expect(await whoAmI({ kind: 'anonymous' })).toEqual({ role: 'anon', uid: null, client: null });
    expect(await whoAmI({ kind: 'user', userId })).toEqual({
      role: 'authenticated',
      uid: userId,
      client: null,
    });
    expect(await whoAmI(SYSTEM)).toEqual({ role: 'service_role', uid: null, client: null });
    const quoted = client.replace('\u0000', '');
    expect((await whoAmI({ kind: 'anonymous', client: quoted }))?.client).toBe(quoted);
  });

  test('leaves neither role nor claims behind', async () => {
    await whoAmI({ kind: 'user', userId: randomUUID() });
    const [after] = await ownerSql<{ same: boolean; claims: string | null }>(
      `select current_user = session_user as same,
         nullif(current_setting('request.jwt.claims', true), '') as claims`,
    );
    expect(after).toEqual({ same: true, claims: null });
  });

  test('commits what it did, and undoes it when the work throws', async () => {
    const rename = (name: string) => sql`update public.company_settings set company_name = ${name}`;
    await asActor(SYSTEM, (transaction) => rename('Kept').execute(transaction));
    const failing = asActor(SYSTEM, async (transaction) => {
      await rename('Lost').execute(transaction);
      throw new Error('after all, no');
    });
    await expect(failing).rejects.toThrow('after all, no');
    const rows = await ownerSql('select distinct company_name from public.company_settings');
    expect(rows).toEqual([{ company_name: 'Kept' }]);
  });

  test('reports a swallowed SQL error instead of a commit', async () => {
    const swallowing = (actor: Actor) =>
      asActor(actor, async (transaction) => {
        await sql`select 1 / 0`.execute(transaction).catch(() => undefined);
        return 'fine';
      });
    await expect(swallowing({ kind: 'anonymous' })).rejects.toBeInstanceOf(AbortedTransactionError);
    await expect(swallowing(SYSTEM)).rejects.toMatchObject({ code: '25P02' });
  });

  test('refuses to be nested, and names the place', async () => {
    expect(insideActor()).toBe(false);
    await asActor(SYSTEM, async () => {
      expect(insideActor()).toBe(true);
      await expect(asActor(SYSTEM, async () => 1)).rejects.toThrow('asActor inside asActor');
      await expect(jobSql('select 1')).rejects.toThrow('jobSql inside asActor');
    });
    expect(insideActor()).toBe(false);
  });

  test('a call as text carries its arguments as they are', async () => {
    const email = "o'neil\\ $1 ✓ zero\u0000 @casa.example";
    expect(callText('private.address_closed', { email })).toBe(
      "private.address_closed(p_email =>  E'o''neil\\\\ $1 ✓ zero\ufffd @casa.example')",
    );
    const [rows] = await runInOneMessage(SYSTEM, [
      { text: `select ${callText('private.address_closed', { email })} as closed_reason` },
    ]);
    expect(rows).toEqual([{ closedReason: null }]);
  });

  test('runs statements as a visitor in one message and one transaction', async () => {
    const whole = ["it's", 'a \\ and $1', 'naïve — ✓', 'zero\u0000'];
    const [texts, callers] = await runInOneMessage({ kind: 'anonymous', client: "o'c" }, [
      sql`select ${whole[0]}::text as first_text, ${whole[1]}::text as b, ${whole[2]}::text as c,
        ${whole[3]}::text as d, ${null}::text as e, ${['x', "y'"]} as list, ${3}::integer as n`,
      sql`select current_user as role, private.claim('client') as client, now() as moment`,
    ]);
    expect(texts).toEqual([
      {
        firstText: whole[0],
        b: whole[1],
        c: whole[2],
        d: 'zero\ufffd',
        e: null,
        list: ['x', "y'"],
        n: 3,
      },
    ]);
    expect(callers).toMatchObject([{ role: 'anon', client: "o'c" }]);
    expect(await whoAmI({ kind: 'anonymous' })).toEqual({ role: 'anon', uid: null, client: null });
  });

  test('keeps nothing of a visitor’s statements where one fails', async () => {
    const key = randomUUID();
    const failing = runInOneMessage({ kind: 'anonymous' }, [
      sql`select set_config('forja.of_test', ${key}, false)`,
      sql`select 1 / 0`,
    ]);
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    const left = await ownerSql<{ value: string | null }>(
      `select current_setting('forja.of_test', true) as value`,
    );
    expect(left[0]?.value).not.toBe(key);
  });

  test('delivers notifications to a transaction as outside of one', async () => {
    const read = vi.fn(() => whoAmI(SYSTEM));
    const ends = [listen('gap', read), watch('select 1', read)];
    pollNow();
    await vi.waitFor(() => expect(read).toHaveBeenCalled(), UNTIL);
    read.mockClear();
    openHandle().cut();
    await vi.waitFor(
      () =>
        asActor(SYSTEM, async (transaction) => {
          pollNow();
          await sql`notify gap`.execute(transaction);
        }),
      UNTIL,
    );
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(1), UNTIL);
    for (const end of ends) end();
    for (const { value } of read.mock.results) {
      expect(await value).toMatchObject({ role: 'service_role' });
    }
  });

  test('refuses the auth library too while the database accepts no work', async () => {
    const full = sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`;
    await expect(full.execute(identityDatabase())).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      reason: 'diskFull',
    });
    const { rows } = await sql`select 1 as one`.execute(identityDatabase());
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('serves a hundred at once, each as itself', async () => {
    const users = Array.from({ length: 100 }, () => randomUUID());
    const found = await Promise.all(users.map((userId) => whoAmI({ kind: 'user', userId })));
    expect(found.map((caller) => caller?.uid)).toEqual(users);
  });

  test('counts are numbers, money is text, moments are dates, json is parsed', async () => {
    const rows = await asActor(SYSTEM, async (transaction) => {
      const result = await sql`
        select 9007199254740991::bigint as big, 12.50::numeric(14, 2) as money,
          date '2026-02-28' as day, timestamptz '2026-02-28 12:00:00Z' as moment,
          '{"a": [1]}'::jsonb as json, array['a', 'b'] as list`.execute(transaction);
      return result.rows;
    });
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        money: '12.50',
        day: '2026-02-28',
        moment: new Date('2026-02-28T12:00:00Z'),
        json: { a: [1] },
        list: ['a', 'b'],
      },
    ]);
  });
});

const onServer = Boolean(process.env['TEST_DATABASE_URL']);

describe.runIf(onServer)('on a server', () => {
  test('sets the time limits of each kind of work, for the transaction only', async () => {
    const limits = (actor: Actor) =>
      asActor(actor, async (transaction) => {
        const { rows } = await sql<{ statement: string; idle: string; jit: string }>`
          select current_setting('statement_timeout') as statement, current_setting('jit') as jit,
            current_setting('idle_in_transaction_session_timeout') as idle,
            set_config('statement_timeout', '50', true)`.execute(transaction);
        return [rows[0]?.statement, rows[0]?.idle, rows[0]?.jit];
      });
    expect(await limits({ kind: 'anonymous' })).toEqual(['15s', '15s', 'off']);
    expect(await limits({ kind: 'user', userId: randomUUID() })).toEqual(['15s', '15s', 'off']);
    expect(await limits(SYSTEM)).toEqual(['2min', '1min', 'off']);
    const { rows } = await openHandle().owner.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '2min' }]);
  });

  test('reports a statement beyond its limit as DatabaseUnavailable', async () => {
    const late = asActor(SYSTEM, async (transaction) => {
      await sql`select set_config('statement_timeout', '20', true)`.execute(transaction);
      await sql`select pg_sleep(60)`.execute(transaction);
    });
    await expect(late).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await whoAmI(SYSTEM)).toMatchObject({ role: 'service_role' });
  });
});

describe('jobSql', () => {
  test('runs as the owner, several statements at once when there are no values', async () => {
    await jobSql(
      'create schema jobs; create table jobs.job (id bigint); insert into jobs.job values (7)',
    );
    const { rows } = await jobSql(
      'select id, session_user = current_user as owner from jobs.job where id = $1',
      [7],
    );
    expect(rows).toEqual([{ id: 7, owner: true }]);
    expect((await jobSql('select 1 as a; select 2 as b')).rows).toEqual([{ b: 2 }]);
  });

  test('its schema is closed to the callers', async () => {
    for (const kind of ['anonymous', 'system'] as const) {
      const read = asActor({ kind }, (transaction) =>
        sql`select from jobs.job`.execute(transaction),
      );
      await expect(read).rejects.toMatchObject({ code: '42501' });
    }
  });
});
