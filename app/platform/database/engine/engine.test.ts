import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { scratchFolder } from '../../../../database/testing/embedded-template.ts';
import { ownerSql } from '../../../../database/testing/scratch-database.ts';
import { sendLead, storedLead } from '../../../../database/testing/send-lead.ts';
import {
  asActor,
  closeDatabase,
  databaseAcceptsWrites,
  listen,
  openDatabase,
} from '../database.server.ts';
import { DatabaseUnavailable } from '../errors.server.ts';

const folders: string[] = [];
async function folder(): Promise<string> {
  const made = await scratchFolder();
  folders.push(made);
  return made;
}

async function closeAll(): Promise<void> {
  await closeDatabase();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
}

/** A second client beside the site's own, such as psql; `connection` speaks the protocol itself. */
async function clientOf(dataDir: string) {
  const client = new pg.Client({ host: dataDir, user: 'forja_owner', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  return client as typeof client & { connection: pg.Connection };
}

const whoever = () =>
  asActor({ kind: 'anonymous' }, (transaction) => sql`select 1`.execute(transaction));

// open(2) on Linux: O_DSYNC; O_SYNC is this bit and another.
const O_DSYNC = 0o10000;
// pg_control: the state is the fifth 32-bit word, 1 means shut down cleanly.
const stateOf = (dataDir: string) =>
  readFileSync(join(dataDir, 'engine/global/pg_control')).readInt32LE(16);

describe('an embedded engine that stays open', () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await scratchFolder();
    await openDatabase({ dataDir });
  });
  afterAll(async () => {
    await closeDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('has fsync on', async () => {
    await sendLead({});
    const settings = await ownerSql(
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by 1",
    );
    expect(settings.map((row) => Object.values(row as object))).toEqual([
      ['fsync', 'on'],
      ['full_page_writes', 'on'],
      ['synchronous_commit', 'on'],
    ]);
  });

  // Only Linux shows the flags of another thread's open files.
  test.runIf(process.platform === 'linux')('writes its log with O_DSYNC or O_SYNC', async () => {
    await sendLead({});
    const logs = readdirSync('/proc/self/fd').flatMap((descriptor) => {
      let target = '';
      try {
        target = readlinkSync(`/proc/self/fd/${descriptor}`);
      } catch {
        return [];
      }
      if (!target.startsWith(join(dataDir, 'engine/pg_wal/'))) return [];
      const info = readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8');
      return [Number.parseInt(/^flags:\s*(\d+)/m.exec(info)?.[1] ?? '0', 8)];
    });
    expect(logs.length).toBeGreaterThan(0);
    for (const flags of logs) expect(flags & O_DSYNC).toBe(O_DSYNC);
  });

  test('keeps the statements of a second client apart from the site’s own', async () => {
    const other = await clientOf(dataDir);
    const rounds = Array.from({ length: 200 }, (_, n) => n);
    const ours = Promise.all(
      rounds.map((n) => ownerSql<{ a: number }>('select $1::int as a', [n])),
    );
    const theirs: number[] = [];
    for (const n of rounds) {
      theirs.push((await other.query('select $1::int + 1000 as b', [n])).rows[0].b);
    }
    await other.end();
    expect((await ours).map(([row]) => row?.a)).toEqual(rounds);
    expect(theirs).toEqual(rounds.map((n) => n + 1000));
  });

  test('does not block others when a client ends with a failed statement', async () => {
    for (let round = 0; round < 5; round += 1) {
      // The pool ends the connection at the error, before the batch of the statement has ended.
      await expect(ownerSql('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
      expect(await ownerSql('select 1 as one')).toEqual([{ one: 1 }]);
    }
  });

  test('keeps settings of one client from every other, beside it or after it', async () => {
    const psql = await clientOf(dataDir);
    await psql.query("set search_path = ''; set statement_timeout = 4711; set role anon");
    await psql.query('set session authorization postgres');
    const statement =
      "select session_user::text, current_user::text, current_setting('search_path') as p";
    const ours = { session_user: 'forja_owner', current_user: 'forja_owner', p: 'public' };
    expect(await ownerSql(statement)).toEqual([ours]);
    expect(await ownerSql('show statement_timeout')).toEqual([{ statement_timeout: '0' }]);
    expect((await psql.query(statement)).rows).toEqual([
      { session_user: 'postgres', current_user: 'postgres', p: '""' },
    ]);
    expect((await psql.query('show statement_timeout')).rows[0].statement_timeout).toBe('4711ms');
    await psql.end();
    expect(await ownerSql(statement)).toEqual([ours]);
    const later = await clientOf(dataDir);
    expect((await later.query(statement)).rows).toEqual([ours]);
    await later.end();
  });

  test('drops what a client leaves behind, and the site keeps listening', async () => {
    const heard: (string | null)[] = [];
    listen('planted', (payload) => heard.push(payload));
    const psql = await clientOf(dataDir);
    await psql.query('create temp table planted_left (n integer)');
    await psql.query('prepare planted as select 1');
    await psql.query('select pg_advisory_lock(4711)');
    await psql.query('listen planted_by_psql');
    await psql.end();
    const left = await ownerSql(`select to_regclass('pg_temp.planted_left') as temporary,
      (select count(*)::int from pg_prepared_statements where name = 'planted') as prepared,
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
      array(select c from pg_listening_channels() c where c like 'planted%') as channels`);
    expect(left).toEqual([{ temporary: null, prepared: 0, locks: 0, channels: ['planted'] }]);
    await ownerSql("notify planted, 'heard'");
    expect(heard).toContain('heard');
  });

  test('rolls back a client that leaves within a transaction or a failed batch', async () => {
    const psql = await clientOf(dataDir);
    await psql.query('begin; create table public.planted_half (n integer)');
    psql.connection.stream.destroy();
    expect(await ownerSql("select to_regclass('public.planted_half') as half")).toEqual([
      { half: null },
    ]);
    const batch = await clientOf(dataDir);
    await batch.query('begin');
    batch.connection.parse({ name: '', text: 'select nothing_there', types: [] }, true);
    batch.connection.flush();
    await once(batch.connection, 'errorMessage');
    batch.connection.stream.destroy();
    expect(await ownerSql('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('disconnects a client that stays silent in a transaction once the site waits', async () => {
    const psql = await clientOf(dataDir);
    const ended = new Promise((resolve) => psql.once('error', resolve));
    await psql.query('begin');
    expect(await ownerSql('select 1 as one')).toEqual([{ one: 1 }]);
    expect(await ended).toMatchObject({ code: '25P03' });
  });

  test('psql and a failed pg_dump do not affect the site', async () => {
    const run = (program: string, ...args: string[]) =>
      promisify(execFile)(program, ['-h', dataDir, '-U', 'forja_owner', ...args, 'postgres']).then(
        ({ stdout }) => stdout,
        (error: { code: number | string; stderr: string }) => `${error.code} ${error.stderr}`,
      );
    const there = await run('psql', '-At', '-c', "set search_path = ''", '-c', 'select 6 * 7');
    // Machines without PostgreSQL's programs have the tests above.
    if (there.startsWith('ENOENT')) return;
    expect(there).toBe('SET\n42\n');
    expect(await run('psql', '-c', 'begin', '-c', 'select 1 / 0')).toContain('division by zero');
    const dumped = await run('pg_dump', '--schema-only');
    expect(dumped).toMatch(/PostgreSQL database dump complete|server version mismatch|ENOENT/);
    expect(await ownerSql('show search_path')).toEqual([{ search_path: 'public' }]);
    const id = crypto.randomUUID();
    await sendLead({ id });
    expect(await storedLead(id)).toMatchObject({ status: 'new' });
  });
});

describe('the embedded engine', () => {
  afterEach(closeAll);

  test('closes cleanly: checkpointed, no socket left, folder private', async () => {
    const dataDir = await folder();
    await openDatabase({ dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(stateOf(dataDir)).not.toBe(1);
    await closeDatabase();
    expect(stateOf(dataDir)).toBe(1);
    expect(readdirSync(dataDir).sort()).toEqual(['control', 'engine', 'engine.json']);
    expect(readdirSync(join(dataDir, 'control'))).toEqual([]);
  });

  test('refuses a folder of another version, does not change it, and releases the lock', async () => {
    const dataDir = await folder();
    writeFileSync(join(dataDir, 'engine/PG_VERSION'), '17\n');
    writeFileSync(join(dataDir, 'engine.json'), '{"engine":"pglite","pglite":"0.3.16"}');
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toThrow(/written by PostgreSQL 17 \(PGlite 0\.3\.16\)/);
    await expect(opening).rejects.toThrow(/opens PostgreSQL 18 \(PGlite 0\.5\.14\)/);
    await expect(opening).rejects.toThrow(
      /dump its data there.*DATA_DIR=<another folder> npm start/,
    );
    expect(stateOf(dataDir)).toBe(1);
    writeFileSync(join(dataDir, 'engine/PG_VERSION'), '18\n');
    await openDatabase({ dataDir });
    expect(await ownerSql('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('refuses a second engine on its folder', async () => {
    const dataDir = await folder();
    await openDatabase({ dataDir });
    const { startEngine } = await import('./engine.server.ts');
    await expect(
      startEngine(dataDir, { onNotice: () => undefined, onThread: () => undefined }),
    ).rejects.toThrow(`${dataDir} is used by process ${process.pid}.`);
  });

  test('makes a fresh folder, whole or not at all, and works in a deep one', async () => {
    const base = mkdtempSync(join(tmpdir(), 'forja-fresh-'));
    folders.push(base);
    const dataDir = join(base, 'd'.repeat(100), 'e'.repeat(100));
    // The leftovers of a process killed while making a cluster.
    mkdirSync(join(dataDir, 'engine.new'), { recursive: true });
    writeFileSync(join(dataDir, 'engine.new/PG_VERSION'), '18\n');
    expect(await openDatabase({ dataDir })).toEqual({ kind: 'embedded', where: dataDir });
    expect(await ownerSql('select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(dataDir)).not.toContain('engine.new');
    expect(JSON.parse(readFileSync(join(dataDir, 'engine.json'), 'utf8'))).toEqual({
      engine: 'pglite',
      pglite: '0.5.14',
      postgres: '18',
    });
  });

  test('a copy taken while it runs opens again with everything acknowledged', async () => {
    const dataDir = await folder();
    await openDatabase({ dataDir });
    const id = crypto.randomUUID();
    await sendLead({ id });
    const copy = mkdtempSync(join(tmpdir(), 'forja-copy-'));
    folders.push(copy);
    cpSync(join(dataDir, 'engine'), join(copy, 'engine'), { recursive: true });
    await closeDatabase();
    await openDatabase({ dataDir: copy });
    expect(await storedLead(id)).toMatchObject({ status: 'new' });
  });
});

describe('while the database is unavailable', () => {
  afterEach(closeAll);

  test('callers learn at once that it is not open', async () => {
    await expect(whoever()).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await databaseAcceptsWrites()).toBe(false);
  });

  test('a server that does not listen is reported when opening', async () => {
    const databaseUrl = 'postgresql://nobody@127.0.0.1:1/none';
    await expect(openDatabase({ dataDir: '', databaseUrl })).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
  });
});
