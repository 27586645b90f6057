import { execFile } from 'node:child_process';
import {
  copyFileSync,
  createReadStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupJobs } from '#app/features/backups/backups.jobs.server.ts';
import { readArchive } from '#app/platform/database/backup/archive.server.ts';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { emptyDatabase, type ServerScratch } from '../../database/testing/server-scratch.ts';
import { fillDemo } from '../../tools/demo/fill.ts';
import { openDemoFolder } from '../../tools/demo/folder.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';

/* Back-ups by the commands that staff run, from one engine into the other and back. */

const run = promisify(execFile);
let folder = '';
let postgres: OwnPostgres;
let server: ServerScratch;
const place = (name: string) => path.join(folder, name);

type Env = Record<string, string>;
async function tool(name: 'backup' | 'restore', env: Env, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [`tools/${name}.ts`, ...args], {
    cwd: projectRoot(),
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...env },
  });
  return stdout;
}
const refused = (name: 'backup' | 'restore', env: Env, ...args: string[]) =>
  tool(name, env, ...args).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );

/** Three rows that are larger than a message, in escaped letters, letters of four bytes and JSON; and two of half one. */
const FILL_LARGE = `
  insert into identity.verifications (id, identifier, value, expires_at)
    select gen_random_uuid(), 'large ' || n, value, now() + interval '1 year' from unnest(array[
      repeat(e'x\\\\\\n', 3000000), repeat('🙂', 1500001), repeat('y', 1800000), repeat('z', 1800000)
    ]) with ordinality v (value, n);
  alter table public.qualification_submissions disable trigger user;
  update public.qualification_submissions set form_snapshot = jsonb_build_object('a', repeat(e'"\\t', 1000000))
    where id = (select min(id::text)::uuid from public.qualification_submissions);
  alter table public.qualification_submissions enable trigger user`;

/** Number and checksum of the rows of every table that a back-up holds. */
async function tablesOf(
  options: Parameters<typeof openDatabase>[0],
): Promise<Record<string, string>> {
  await openDatabase(options);
  try {
    const tables = await ownerSql<{ name: string }>(`
      select format('%I.%I', n.nspname, c.relname) as name
      from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'private', 'identity')
        and c.relname not in ('schema_migrations', 'schema_releases', 'schema_definitions', 'operations',
          'installation') order by 1`);
    const sums: Record<string, string> = {};
    await ownerSql(`select set_config('timezone', 'UTC', false)`);
    for (const { name } of tables) {
      const [row] = await ownerSql<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
         from ${name} t`,
      );
      sums[name] = row?.sum ?? '';
    }
    return sums;
  } finally {
    await closeDatabase();
  }
}

let first: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forja-backup-'));
  const demo = openDemoFolder(place('demo'), 1);
  process.env['DATA_DIR'] = demo.path;
  await fillDemo(demo);
  await openDatabase({ dataDir: demo.path });
  await ownerSql(FILL_LARGE);
  await closeDatabase();
  first = await tablesOf({ dataDir: demo.path });
  await tool('backup', { DATA_DIR: demo.path }, '--to', place('first.tar.zst'));
  postgres = await ownPostgres();
  server = await emptyDatabase(postgres.url);
}, 300_000);
afterAll(async () => {
  await server.dispose();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a back-up', () => {
  it('consists of entries of at most 4 MB, however large a row is', async () => {
    const sizes: number[] = [];
    for await (const { bytes } of readArchive(
      createReadStream(place('first.tar.zst')),
      undefined,
    )) {
      sizes.push(bytes.length);
    }
    expect(Math.max(...sizes)).toBeGreaterThan(3_000_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4 * 1024 ** 2);
  });

  it('of the embedded database restores into PostgreSQL, and one of that into another folder', async () => {
    const there = { DATABASE_URL: server.url, DATA_DIR: place('there') };
    await tool('restore', there, place('first.tar.zst'));
    expect(await tablesOf({ dataDir: '', databaseUrl: server.url })).toEqual(first);
    await tool('backup', there, '--to', place('second.tar.zst'));
    await tool('restore', { DATA_DIR: place('back') }, place('second.tar.zst'));
    expect(await tablesOf({ dataDir: place('back') })).toEqual(first);
    const files = (dir: string) =>
      run('find', ['.', '-type', 'f'], { cwd: path.join(dir, 'files') });
    const sorted = async (dir: string) => (await files(dir)).stdout.split('\n').sort();
    expect((await sorted(place('back'))).length).toBeGreaterThan(10);
    expect(await sorted(place('back'))).toEqual(await sorted(place('demo')));
  }, 300_000);

  it('is refused by a database that has rows', async () => {
    const message = await refused('restore', { DATA_DIR: place('demo') }, place('first.tar.zst'));
    expect(message).toContain('The target has a database already.');
  });

  it('that was cut off or changed is refused before anything is written', async () => {
    const target = { DATA_DIR: place('never') };
    copyFileSync(place('first.tar.zst'), place('cut.tar.zst'));
    truncateSync(place('cut.tar.zst'), readFileSync(place('cut.tar.zst')).length - 100);
    expect(await refused('restore', target, place('cut.tar.zst'))).toMatch(
      /cannot be read|cut off/,
    );
    const changed = readFileSync(place('first.tar.zst'));
    changed[Math.floor(changed.length / 2)] = (changed[Math.floor(changed.length / 2)] ?? 0) ^ 255;
    writeFileSync(place('changed.tar.zst'), changed);
    expect(await refused('restore', target, place('changed.tar.zst'))).toMatch(/cannot be read/);
    writeFileSync(place('other.tar.zst'), 'Hello');
    expect(await refused('restore', target, place('other.tar.zst'))).toMatch(/cannot be read/);
  });

  it('is read with the private key alone where a public key is set', async () => {
    const identity = await generateX25519Identity();
    const env = {
      DATA_DIR: place('demo'),
      BACKUP_PUBLIC_KEY: await identityToRecipient(identity),
    };
    await tool('backup', env, '--to', place('closed.tar.zst.age'));
    writeFileSync(place('key'), `# created: today\n${identity}\n`);
    writeFileSync(place('other-key'), await generateX25519Identity());
    const closed = place('closed.tar.zst.age');
    expect(await refused('restore', env, closed, '--check')).toContain('--identity');
    expect(
      await refused('restore', env, closed, '--check', '--identity', place('other-key')),
    ).toMatch(/cannot be read/);
    expect(await tool('restore', env, closed, '--check', '--identity', place('key'))).toMatch(
      /Complete: \d+ rows and \d+ files/,
    );
  });
});

describe('the nightly back-up', () => {
  const ended = async (id: string) =>
    (
      await ownerSql<{ error: string | null; rows: string; files: number; file: string }>(
        `select error, row_count as rows, file_count as files, file from private.backups
         where id = $1 and ended_at is not null`,
        [id],
      )
    )[0];
  const jobs = () =>
    ownerSql<{ kind: string; id: string }>(
      `select kind, payload ->> 'backup_id' as id from public.outbox where kind like 'backup.%'`,
    );
  const runJob = async (kind: string, id: string) => {
    await backupJobs[kind]?.({ backup_id: id }, { id, kind, last: false });
    return ended(id);
  };

  it('is enqueued once a night, written beside the open database, and proven by a restore', async () => {
    await openDatabase({ dataDir: place('demo') });
    try {
      const [first] = await ownerSql<{ id: string }>(
        `insert into private.backups (kind) values ('backup') returning id`,
      );
      const id = first?.id ?? '';
      const backup = await runJob('backup.write', id);
      expect(backup).toMatchObject({ error: null });
      expect(Number(backup?.rows)).toBeGreaterThan(20_000);
      expect(backup?.files).toBeGreaterThan(10);
      const [proof, ...more] = await jobs();
      expect([proof?.kind, more]).toEqual(['backup.prove', []]);
      const { file, ...proven } = (await runJob('backup.prove', proof?.id ?? '')) ?? {};
      expect(proven).toEqual({ error: null, rows: backup?.rows, files: backup?.files });
      // Cut off in its folder: the next proof finds that out, and the team gets a mail.
      truncateSync(path.join(place('demo'), 'backups', String(file)), 1000);
      const [again] = await ownerSql<{ id: string }>(
        `insert into private.backups (kind, file) values ('proof', $1) returning id`,
        [file],
      );
      expect((await runJob('backup.prove', again?.id ?? ''))?.error).toContain('cannot be read');
      expect((await jobs()).map(({ kind }) => kind)).toContain('backup.failed-mail');
      expect(readdirSync(place('demo')).filter((name) => name.startsWith('backup-'))).toEqual([]);
    } finally {
      await closeDatabase();
    }
  }, 300_000);
});

describe('a proof by a process beside the site', () => {
  type Shown = {
    backup: object | null;
    proof: { at: string; rows: number } | null;
    failed: { error: string } | null;
  };
  const recorded = async (): Promise<Shown> => {
    await openDatabase({ dataDir: '', databaseUrl: server.url, directUrl: server.url });
    try {
      const [row] = await ownerSql<{ shown: Shown }>('select private.latest_backups() as shown');
      return row?.shown as Shown;
    } finally {
      await closeDatabase();
    }
  };

  it('is recorded where the site reads it, and so is one that fails', async () => {
    const env = { DATABASE_URL: server.url, DATA_DIR: place('beside') };
    const began = Date.now();
    await tool('backup', env);
    const file = readdirSync(place('beside/backups')).find((name) => name.startsWith('forja-'));
    expect(await tool('restore', env, '--prove')).toMatch(/Proven: \d+ rows and \d+ files/);
    const { backup, proof } = await recorded();
    expect(backup).toMatchObject({ rows: proof?.rows });
    expect(Date.parse(proof?.at ?? '')).toBeGreaterThanOrEqual(began);
    truncateSync(place(`beside/backups/${file}`), 1000);
    expect(await refused('restore', env, '--prove')).toContain('cannot be read');
    expect((await recorded()).failed?.error).toContain('cannot be read');
  }, 300_000);
});
