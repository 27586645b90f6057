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
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { scratchFolder } from '../../../database/testing/embedded-template.ts';
import { ownerSql } from '../../../database/testing/scratch-database.ts';
import { sendLead, storedLead } from '../../../database/testing/send-lead.ts';
import { asActor, closeDatabase, databaseAnswers, openDatabase } from './database.server.ts';
import { DatabaseUnavailable } from './errors.server.ts';

const folders: string[] = [];
async function folder(): Promise<string> {
  const made = await scratchFolder();
  folders.push(made);
  return made;
}

afterEach(async () => {
  await closeDatabase();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

const whoever = () =>
  asActor({ kind: 'anonymous' }, (transaction) => sql`select 1`.execute(transaction));

// open(2) on Linux: O_DSYNC; O_SYNC is this bit and another.
const O_DSYNC = 0o10000;
// pg_control: the state is the fifth 32-bit word, 1 means shut down cleanly.
const stateOf = (dataDir: string) =>
  readFileSync(join(dataDir, 'engine/global/pg_control')).readInt32LE(16);

describe('the embedded engine', () => {
  test('has fsync on', async () => {
    const dataDir = await folder();
    await openDatabase({ dataDir });
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
    const dataDir = await folder();
    await openDatabase({ dataDir });
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

  test('closes cleanly: checkpointed, no socket left, folder its owner’s alone', async () => {
    const dataDir = await folder();
    await openDatabase({ dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(stateOf(dataDir)).not.toBe(1);
    await closeDatabase();
    expect(stateOf(dataDir)).toBe(1);
    expect(readdirSync(dataDir).sort()).toEqual(['control', 'engine', 'engine.json']);
    expect(readdirSync(join(dataDir, 'control'))).toEqual([]);
  });

  test('refuses a folder of another version, leaves it alone and gives its lock back', async () => {
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
    expect(await databaseAnswers()).toBe(true);
  });

  test('refuses a second engine on its folder', async () => {
    const dataDir = await folder();
    await openDatabase({ dataDir });
    const { startEngine } = await import('./engine.server.ts');
    await expect(startEngine(dataDir, () => undefined)).rejects.toThrow(
      `${dataDir} is used by process ${process.pid}.`,
    );
  });

  test('makes a fresh folder, whole or not at all, and works in a deep one', async () => {
    const base = mkdtempSync(join(tmpdir(), 'forja-fresh-'));
    folders.push(base);
    const dataDir = join(base, 'd'.repeat(100), 'e'.repeat(100));
    // What a process killed while making a cluster leaves behind.
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

  test('a second client beside the site’s own does not mix its statements in', async () => {
    const dataDir = await folder();
    await openDatabase({ dataDir });
    const { default: pg } = await import('pg');
    const other = new pg.Client({ host: dataDir, user: 'forja_owner', database: 'postgres' });
    await other.connect();
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
});

describe('with the database away', () => {
  test('callers are told at once that it is not open', async () => {
    await expect(whoever()).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await databaseAnswers()).toBe(false);
  });

  test('a server that nobody listens for is reported when opening', async () => {
    const databaseUrl = 'postgresql://nobody@127.0.0.1:1/none';
    await expect(openDatabase({ dataDir: '', databaseUrl })).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
  });
});
