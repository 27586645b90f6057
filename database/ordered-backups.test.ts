import { expect, test } from 'vitest';
import { orderBackup } from '../app/features/backups/backups.store.server.ts';
import { ownerSql, useScratchDatabase } from './testing/scratch-database.ts';

useScratchDatabase();

const enqueued = () =>
  ownerSql<{ kind: string; file: string | null }>(
    `select o.kind, b.file from public.outbox o join private.backups b on b.id::text = o.payload ->> 'backup_id'
     order by o.created_at`,
  );

test('a back-up and a test restore are ordered one at a time', async () => {
  expect(await orderBackup('proof')).toBe('missing');
  expect(await Promise.all([orderBackup('backup'), orderBackup('backup')])).toEqual(
    expect.arrayContaining(['ordered', 'running']),
  );
  expect(await enqueued()).toEqual([{ kind: 'backup.write', file: null }]);
  expect(await orderBackup('proof')).toBe('running');

  await ownerSql(
    `update private.backups set ended_at = clock_timestamp(), file = 'forja-1.tar.zst'`,
  );
  expect(await orderBackup('proof')).toBe('ordered');
  expect((await enqueued()).at(-1)).toEqual({ kind: 'backup.prove', file: 'forja-1.tar.zst' });
});

test('an order does not wait for a process that has died the day before', async () => {
  await ownerSql('delete from private.backups');
  await ownerSql(
    `insert into private.backups (kind, began_at) values ('backup', now() - interval '25 hours')`,
  );
  expect(await orderBackup('backup')).toBe('ordered');
});
