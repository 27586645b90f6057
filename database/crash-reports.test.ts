import { beforeEach, describe, expect, test } from 'vitest';
import { asActor } from '../app/platform/database/actor.server.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from './testing/scratch-database.ts';

type Row = {
  seen_count: number;
  mailed_count: number;
  message: string;
  request_ids: string[];
  mail_asked_at: Date | null;
};

const print = (kind: number) => kind.toString(16).padStart(32, '0');

const record = (kind: number, { times = 1, mail = true, ids = ['r'], message = 'boom' } = {}) =>
  actorSql(
    { kind: 'system' },
    `select public.record_crash('${print(kind)}', 'page', 'GET home.pt', '1', '${message}', 'at x',
       array['${ids.join("','")}'], ${times}, ${mail})`,
  );

async function rowOf(kind: number): Promise<Row> {
  const [row] = await ownerSql<Row>('select * from public.crash_reports where fingerprint = $1', [
    print(kind),
  ]);
  if (!row) throw new Error(`no row of ${kind}`);
  return row;
}

const mailsEnqueued = async () =>
  (await ownerSql(`select from public.outbox where kind = 'crash.team-mail'`)).length;

describe('crashes', () => {
  useScratchDatabase();
  beforeEach(() =>
    ownerSql('truncate public.crash_reports, public.outbox, private.rate_limits cascade'),
  );

  test('of one kind are one row and one mail', async () => {
    await record(1, { ids: ['a'] });
    await record(1, { ids: ['c', 'b'], times: 2, message: 'boom again' });
    expect(await rowOf(1)).toMatchObject({
      seen_count: 3,
      request_ids: ['c', 'b', 'a'],
      message: 'boom again',
    });
    expect(await mailsEnqueued()).toBe(1);
  });

  test('are mailed again when they go on after an hour', async () => {
    await record(1);
    await ownerSql(
      `update public.crash_reports set mail_asked_at = mail_asked_at - interval '59 minutes'`,
    );
    await record(1);
    expect(await mailsEnqueued()).toBe(1);
    await ownerSql(
      `update public.crash_reports set mail_asked_at = mail_asked_at - interval '2 minutes'`,
    );
    await record(1);
    expect(await mailsEnqueued()).toBe(2);
    expect((await rowOf(1)).seen_count).toBe(3);
  });

  test('of many kinds make ten mails an hour, and lose no row', async () => {
    for (let kind = 1; kind <= 12; kind += 1) await record(kind);
    expect(await mailsEnqueued()).toBe(10);
    expect((await rowOf(12)).mail_asked_at).toBeNull();
    expect(await ownerSql('select from public.crash_reports')).toHaveLength(12);
  });

  test('without a mail do not use up the limit', async () => {
    for (let kind = 1; kind <= 12; kind += 1) await record(kind, { mail: false });
    expect(await mailsEnqueued()).toBe(0);
    await record(1);
    expect(await mailsEnqueued()).toBe(1);
  });

  test('keep the newest twenty request ids and no more text than fits', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `r${index}`);
    await record(1, { ids, message: 'x'.repeat(900) });
    await record(1, { ids: ['newest'] });
    const { request_ids: stored } = await rowOf(1);
    expect(stored).toEqual(['newest', ...ids.slice(0, 19)]);
    await record(2, { message: 'y'.repeat(900) });
    expect((await rowOf(2)).message).toHaveLength(500);
  });

  test('not seen for half a year are deleted', async () => {
    await record(1);
    await record(2);
    await ownerSql(
      `update public.crash_reports set last_seen_at = now() - interval '181 days'
       where fingerprint = '${print(1)}'`,
    );
    await record(2);
    expect(await ownerSql('select from public.crash_reports')).toHaveLength(1);
  });

  test('at the same time are counted one by one', async () => {
    await Promise.all(Array.from({ length: 8 }, () => record(1)));
    expect((await rowOf(1)).seen_count).toBe(8);
    expect(await mailsEnqueued()).toBe(1);
  });

  test('are recorded only by the server', async () => {
    const call = `select public.record_crash('${print(1)}', 'page', 'x', '1', 'm', '')`;
    expect(await refusalOf({ kind: 'anonymous' }, call)).toBe('42501');
    const somebody = '01890000-0000-7000-8000-000000000001';
    expect(await refusalOf({ kind: 'user', userId: somebody }, call)).toBe('42501');
    // Nor does the server write a row by hand: the count of reported crashes is all it may set.
    expect(
      await refusalOf({ kind: 'system' }, (tx) =>
        tx.updateTable('crash_reports').set({ message: 'nothing' }).execute(),
      ),
    ).toBe('42501');
    await record(1);
    await asActor({ kind: 'system' }, (tx) =>
      tx.updateTable('crash_reports').set({ mailedCount: 1 }).execute(),
    );
    expect((await rowOf(1)).mailed_count).toBe(1);
  });
});
