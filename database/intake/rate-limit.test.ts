import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

function allowed(actor: Actor, identifier: string, max: number, window: string) {
  return asActor(actor, async (transaction) => {
    const { rows } = await sql<{ ok: boolean }>`
      select check_rate_limit(${identifier}, ${max}, ${window}::interval) as ok`.execute(
      transaction,
    );
    return rows[0]?.ok;
  });
}

const visitor = (): Actor => ({ kind: 'anonymous', client: randomUUID() });
const ageAllHits = (by: string) =>
  ownerSql(
    `update private.rate_limits set expires_at = expires_at - $1::interval,
       hits = array(select hit - $1::interval from unnest(hits) hit)`,
    [by],
  );

useScratchDatabase();

describe('check_rate_limit', () => {
  test('of 200 concurrent calls exactly the limit is allowed', async () => {
    const actor = visitor();
    const calls = Array.from({ length: 200 }, () => allowed(actor, 'many', 7, '1 hour'));
    const answers = await Promise.all(calls);
    expect(answers.filter(Boolean)).toHaveLength(7);
  });

  test('the window slides: a place is free exactly when the oldest hit has left it', async () => {
    const actor = visitor();
    expect(await allowed(actor, 'slide', 2, '10 minutes')).toBe(true);
    await ageAllHits('6 minutes');
    expect(await allowed(actor, 'slide', 2, '10 minutes')).toBe(true);
    expect(await allowed(actor, 'slide', 2, '10 minutes')).toBe(false);
    await ageAllHits('5 minutes');
    expect(await allowed(actor, 'slide', 2, '10 minutes')).toBe(true);
    expect(await allowed(actor, 'slide', 2, '10 minutes')).toBe(false);
  });

  test('refused calls do not count', async () => {
    const actor = visitor();
    await allowed(actor, 'refused', 1, '10 minutes');
    for (let call = 0; call < 5; call += 1) await allowed(actor, 'refused', 1, '10 minutes');
    await ageAllHits('11 minutes');
    expect(await allowed(actor, 'refused', 1, '10 minutes')).toBe(true);
  });

  test('client, role and identifier each have a counter of their own', async () => {
    const actor = visitor();
    expect(await allowed(actor, 'one', 1, '1 hour')).toBe(true);
    expect(await allowed(actor, 'one', 1, '1 hour')).toBe(false);
    expect(await allowed(actor, 'two', 1, '1 hour')).toBe(true);
    expect(await allowed(visitor(), 'one', 1, '1 hour')).toBe(true);
    expect(await allowed({ kind: 'system' }, 'one', 1, '1 hour')).toBe(true);
    expect(await allowed({ kind: 'user', userId: randomUUID() }, 'one', 1, '1 hour')).toBe(true);
  });

  test('no identifier reaches another caller’s counter', async () => {
    const client = randomUUID();
    expect(await allowed({ kind: 'anonymous', client }, 'x', 1, '1 hour')).toBe(true);
    for (const forged of [`${client}x`, `${client}:x`, `","${client}","x`]) {
      await allowed({ kind: 'anonymous', client: '' }, forged, 1, '1 hour');
    }
    const [row] = await ownerSql<{ full: number }>(
      `select count(*) as full from private.rate_limits
       where key = sha256(convert_to(jsonb_build_array('call', 'anon', $1::text,
           private.limit_place('x'))::text, 'UTF8'))
         and cardinality(hits) = 1`,
      [client],
    );
    expect(row?.full).toBe(1);
  });

  test('a call with a short window keeps the hits that a long one counts', async () => {
    const actor = visitor();
    expect(await allowed(actor, 'both', 1, '1 hour')).toBe(true);
    await ageAllHits('10 minutes');
    expect(await allowed(actor, 'both', 5, '1 minute')).toBe(true);
    expect(await allowed(actor, 'both', 2, '1 hour')).toBe(false);
  });

  test('the default limit is 5 in an hour', async () => {
    const actor = visitor();
    const call = () =>
      asActor(actor, async (transaction) => {
        const { rows } = await sql<{ ok: boolean }>`select check_rate_limit('plain') as ok`.execute(
          transaction,
        );
        return rows[0]?.ok;
      });
    const answers: unknown[] = [];
    for (let index = 0; index < 6; index += 1) answers.push(await call());
    expect(answers).toEqual([true, true, true, true, true, false]);
    await ageAllHits('59 minutes');
    expect(await call()).toBe(false);
    await ageAllHits('1 minute');
    expect(await call()).toBe(true);
  });

  test('zero allows nothing, and values out of range are refused', async () => {
    const actor = visitor();
    expect(await allowed(actor, 'zero', 0, '1 hour')).toBe(false);
    for (const [max, window] of [
      [1001, '1 hour'],
      [5, '0 seconds'],
      [5, '-1 hour'],
      [5, '32 days'],
      [5, '5'],
      [5, '59 seconds'],
    ]) {
      const call = `select check_rate_limit('x', ${max}, '${window}')`;
      expect([call, await refusalOf(actor, call)]).toEqual([call, 'PT422']);
    }
    await expect(allowed(actor, 'x', 5, '5')).rejects.toMatchObject({
      message: 'limit_out_of_range',
      detail: expect.stringContaining('window of 1 minute to 31 days'),
      hint: expect.stringContaining('5 minutes'),
    });
  });

  test('expired counters are deleted', async () => {
    for (let call = 0; call < 40; call += 1) await allowed(visitor(), `old ${call}`, 1, '1 minute');
    await ageAllHits('40 days');
    // One call in 32 deletes them, which its counter decides.
    const clients = Array.from({ length: 200 }, (_, number) => `client ${number}`);
    for (const client of clients) await allowed({ kind: 'anonymous', client }, 'new', 1, '1 hour');
    const rows = await ownerSql(
      'select 1 from private.rate_limits where expires_at < clock_timestamp()',
    );
    expect(rows).toEqual([]);
  });

  test('an anonymous caller creates 4096 rows at most, and the server one for each identifier', async () => {
    const rows = async () => {
      const [row] = await ownerSql<{ count: number }>('select count(*) from private.rate_limits');
      return row?.count ?? 0;
    };
    const call = (actor: Actor, words: number) =>
      actorSql(
        actor,
        `select count(check_rate_limit('word ' || n, 1, '1 day')) from generate_series(1, ${words}) n`,
      );
    const before = await rows();
    await call(visitor(), 10_000);
    const filled = (await rows()) - before;
    expect(filled).toBeGreaterThan(3_000);
    expect(filled).toBeLessThanOrEqual(4_096);
    await call({ kind: 'system' }, 5_000);
    expect((await rows()) - before - filled).toBe(5_000);
  });
});

describe('ask_for_mail', () => {
  const system: Actor = { kind: 'system' };
  const ask = (identifier: string, holds = '10 minutes') =>
    asActor(system, async (tx) => {
      const { rows } = await sql<{ verdict: string }>`
        select private.ask_for_mail(${identifier}, '2 minutes', ${holds}::interval, 3, 5)
          as verdict`.execute(tx);
      return rows[0]?.verdict;
    });

  test('of many concurrent requests one sends; after the pause the next', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('many')));
    expect(answers.sort()).toEqual(['send', ...Array.from({ length: 19 }, () => 'under way')]);
    await ageAllHits('3 minutes');
    expect([await ask('many'), await ask('many')]).toEqual(['send', 'under way']);
  });

  test('the hourly limit, then "under way" while the latest link is valid, and the daily limit', async () => {
    const answers: unknown[] = [];
    for (const pause of ['3 minutes', '3 minutes', '3 minutes', '8 minutes', '50 minutes']) {
      answers.push(await ask('hour'));
      await ageAllHits(pause);
    }
    expect(answers).toEqual(['send', 'send', 'send', 'under way', 'limited']);
    expect(await ask('hour')).toBe('send');
    await ageAllHits('2 hours');
    expect(await ask('hour')).toBe('send');
    await ageAllHits('2 hours');
    expect(await ask('hour')).toBe('limited');
    await ageAllHits('21 hours');
    expect(await ask('hour')).toBe('send');
  });

  test('a mail that was not sent is not counted', async () => {
    expect(await ask('back')).toBe('send');
    await asActor(system, (tx) => sql`select private.undo_try('back')`.execute(tx));
    expect(await ask('back')).toBe('send');
  });
});
