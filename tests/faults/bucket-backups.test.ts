import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupJobs } from '#app/features/backups/backups.jobs.server.ts';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { openStorage } from '#app/platform/files/storage.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { openBucket } from '../storage/bucket-server.ts';
import { faultyLine } from './faulty-line.ts';

/* Back-ups into a bucket, over a line that breaks. */

const FILE_BYTES = 6_000_000;
const KEY = `feedback/${'a'.repeat(64)}`;
const TWO_DAYS_MS = 2 * 24 * 3_600_000;

let folder = '';
let bucket: Awaited<ReturnType<typeof openBucket>>;
let line: Awaited<ReturnType<typeof faultyLine>>;
let backupUrl = '';

beforeAll(async () => {
  folder = await scratchFolder();
  bucket = await openBucket();
  const direct = new URL(bucket.url());
  line = await faultyLine(Number(direct.port));
  direct.port = String(line.port);
  backupUrl = direct.href;
  Object.assign(process.env, { DATA_DIR: folder, BACKUP_URL: backupUrl });
  const bytes = randomBytes(FILE_BYTES);
  const place = path.join(folder, 'upload');
  writeFileSync(place, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await openStorage({ url: undefined, dataDir: folder }).keep(KEY, {
    ...{ place, size: FILE_BYTES, sha256, contentType: 'image/png' },
  });
  await openDatabase({ dataDir: folder });
}, 120_000);
afterAll(async () => {
  await closeDatabase();
  await line.close();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const begin = async (kind: 'backup' | 'proof', file: string | null = null) => {
  const [row] = await ownerSql<{ id: string }>(
    'insert into private.backups (kind, file) values ($1, $2) returning id',
    [kind, file],
  );
  return row?.id ?? '';
};
/** Runs the job of a back-up or a proof, and returns how it ended. */
async function runJob(kind: 'backup.write' | 'backup.prove', id: string) {
  await backupJobs[kind]?.({ backup_id: id }, { id, kind, last: false });
  const [ended] = await ownerSql<{ error: string | null; file: string; files: number }>(
    'select error, file, file_count as files from private.backups where id = $1 and ended_at is not null',
    [id],
  );
  return ended;
}
const stored = () => [...bucket.files.keys()].map((key) => path.basename(key)).sort();
const scratchFolders = () => readdirSync(folder).filter((name) => name.startsWith('backup-'));
const tool = async (name: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) =>
  (
    await promisify(execFile)(process.execPath, [`tools/${name}.ts`, ...args], {
      cwd: projectRoot(),
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, BACKUP_URL: backupUrl, ...env },
    })
  ).stdout;

it('the nightly back-up goes to the bucket, old ones leave it, and the proof reads it from there', async () => {
  for (let day = 1; day <= 20; day += 1) {
    const name = `forja-2020-01-${String(day).padStart(2, '0')}T06-00-00Z.tar.zst`;
    bucket.files.set(`/files/${name}`, { body: Buffer.from('old'), type: '', cache: undefined });
  }
  bucket.files.set('/files/notes.txt', { body: Buffer.from('x'), type: '', cache: undefined });
  const killed = path.join(folder, 'backup-killed');
  mkdirSync(killed);
  const before = new Date(Date.now() - TWO_DAYS_MS);
  utimesSync(killed, before, before);

  const ended = await runJob('backup.write', await begin('backup'));
  expect(ended).toMatchObject({ error: null, files: 1 });
  expect(ended?.file).toMatch(/^forja-.+\.tar\.zst$/);
  expect(stored()).toContain(ended?.file);
  expect(stored()).toContain('notes.txt');
  expect(stored()).not.toContain('forja-2020-01-09T06-00-00Z.tar.zst');
  expect(stored().filter((name) => name.startsWith('forja-2020')).length).toBeLessThan(12);
  expect(existsSync(path.join(folder, 'backups'))).toBe(false);
  expect(scratchFolders()).toEqual([]);

  const [proof] = await ownerSql<{ id: string }>(
    `select payload ->> 'backup_id' as id from public.outbox where kind = 'backup.prove'`,
  );
  expect(await runJob('backup.prove', proof?.id ?? '')).toMatchObject({ error: null, files: 1 });
  expect(scratchFolders()).toEqual([]);
}, 120_000);

it('a line that breaks once in the middle is tried again; a bucket that is away leaves nothing half', async () => {
  line.cutAfter('up', FILE_BYTES / 2);
  const before = stored();
  const ended = await runJob('backup.write', await begin('backup'));
  expect(line.cuts()).toBe(1);
  expect(ended).toMatchObject({ error: null });
  // The proof of the same: the first answer breaks off.
  line.cutAfter('down', FILE_BYTES / 2);
  const proven = await runJob('backup.prove', await begin('proof', ended?.file));
  expect(line.cuts()).toBe(2);
  expect(proven).toMatchObject({ error: null, files: 1 });

  const after = stored();
  expect(after.filter((name) => !before.includes(name))).toEqual([ended?.file]);
  line.goAway();
  const failed = await runJob('backup.write', await begin('backup'));
  expect(failed?.error).toMatch(/ECONN|socket hang up|fetch failed/);
  line.comeBack();
  expect(stored()).toEqual(after);
  expect(scratchFolders()).toEqual([]);
  const mails = await ownerSql(`select from public.outbox where kind = 'backup.failed-mail'`);
  expect(mails).toHaveLength(1);
}, 180_000);

it('a changed back-up in the bucket fails the proof', async () => {
  const [name = ''] = stored()
    .filter((one) => one.startsWith('forja-2026'))
    .slice(-1);
  const file = bucket.files.get(`/files/${name}`);
  if (!file) throw new Error('There is no back-up.');
  const body = Buffer.from(file.body);
  body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
  bucket.files.set(`/files/${name}`, { ...file, body });
  expect((await runJob('backup.prove', await begin('proof', name)))?.error).toMatch(
    /cannot be read/,
  );
  bucket.files.set(`/files/${name}`, file);
}, 60_000);

it('the commands write into the bucket, list it, and restore by name', async () => {
  await closeDatabase();
  const made = await tool('backup', { DATA_DIR: folder });
  const name = /forja-\S+\.tar\.zst/.exec(made)?.[0] ?? '';
  expect(made).toContain('s3://127.0.0.1');
  expect(made).not.toContain('secret');
  expect((await tool('restore', { DATA_DIR: folder }, '--list')).split('\n')).toContain(name);
  const there = path.join(folder, 'there');
  expect(await tool('restore', { DATA_DIR: there }, name)).toMatch(
    /Restored: \d+ rows and 1 files/,
  );
  expect(existsSync(path.join(there, 'files', KEY))).toBe(true);
}, 120_000);
