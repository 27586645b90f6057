import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpointPath, endpoints } from '#app/paths.ts';
import { SETTINGS } from '#app/platform/env.server.ts';
import { emptyDatabase, type ServerScratch } from '../../database/testing/server-scratch.ts';
import { archiveName, packRelease } from '../../tools/release/archive.ts';
import { projectFolder } from '../../tools/source-files.ts';
import { ask } from '../routes/ask.ts';
import { leadPost } from '../routes/lead-post.ts';
import { endOf } from '../routes/site-process.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';
import { makeSuperadmin, openEveryScreen } from './staff-screens.ts';

/*
 * Releases on a PostgreSQL server with two users: archives are made, unpacked, switched to and back from by
 * `tools/release.ts`, as systemd calls it. The process that is restarted belongs to this test.
 */

const run = promisify(execFile);
/** Several starts, on a machine with other work. */
const LONGEST_MS = 300_000;
const ADDS = '9001_adds.sql';
const NARROWS = '9002_narrows.sql';

let postgres: OwnPostgres;
let database: ServerScratch;
let owner: pg.Client;
let folder = '';
let root = '';
const serving = `forja_serving_${randomBytes(4).toString('hex')}`;
const password = randomBytes(12).toString('hex');
let servingUrl = '';

/** What systemd is to a server: it restarts the one process when it is asked to. */
let supervisor: Server;
let site: ChildProcess | undefined;
let printed = '';
let port = 0;

const UNSET = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
const settingsOf = (): NodeJS.ProcessEnv => ({
  ...{ PATH: process.env['PATH'], HOME: folder, NODE_ENV: 'production', ...UNSET },
  ...{ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATABASE_URL: servingUrl },
  ...{ SECRET: 'x'.repeat(32), DATA_DIR: path.join(folder, 'data'), BACKUP_NIGHTLY: 'off' },
  DRAIN_SECONDS: '0',
});
/** The serving process has no address of the owner. */
const owning = () => ({ ...settingsOf(), MIGRATE_DATABASE_URL: database.url });

async function restart(): Promise<void> {
  if (site) {
    site.kill('SIGTERM');
    await endOf(site);
  }
  printed = '';
  site = spawn(process.execPath, ['server/start.mjs'], {
    cwd: path.join(root, 'current'),
    env: settingsOf(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (part) => (printed += part));
}

const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

async function freePort(): Promise<number> {
  const server = createServer();
  const found = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return found;
}

/** A release as an archive: the image of this build with another version, and these files in place of its own. */
async function pack(version: string, files: Record<string, string> = {}): Promise<string> {
  const copy = path.join(folder, `image-${version}`);
  await run('cp', ['-al', path.join(folder, 'image'), copy]);
  const description = await readFile(path.join(copy, 'package.json'), 'utf8');
  const own = {
    'package.json': JSON.stringify({ ...JSON.parse(description), version }),
    ...files,
  };
  for (const [name, text] of Object.entries(own)) {
    // Not into the file that the copies share.
    await rm(path.join(copy, name), { force: true });
    await writeFile(path.join(copy, name), text);
  }
  return packRelease(copy, folder);
}

const migration = (name: string, expand: boolean) => ({
  [`database/migrations/${name}`]: `${expand ? '-- expand\n' : ''}create table private.made_by_${name.slice(0, 4)} (id integer);\n`,
});

/** Runs `tools/release.ts` of this project; resolves to what it prints and how it ended. */
async function release(...args: string[]): Promise<{ code: number; text: string }> {
  const address = `http://127.0.0.1:${(supervisor.address() as AddressInfo).port}/`;
  const options = [
    ...['--root', root, '--patience', '30'],
    ...['--restart', `"${process.execPath}" -e "fetch('${address}')"`],
    ...['--ready', `http://127.0.0.1:${port}${endpoints.readiness}`],
  ];
  return run(process.execPath, ['tools/release.ts', ...options, ...args], {
    cwd: projectFolder,
    env: owning(),
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error) => ({ code: Number(error.code), text: `${error.stdout}${error.stderr}` }),
  );
}

const current = async () => path.basename(await readlink(path.join(root, 'current')));
const running = async () => JSON.parse((await ask(port, endpoints.readiness)).text) as object;

beforeAll(async () => {
  postgres = await ownPostgres();
  database = await emptyDatabase(postgres.url);
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`create role ${serving} login password '${password}'`);
  const url = new URL(database.url);
  Object.assign(url, { username: serving, password });
  servingUrl = url.href;
  folder = await mkdtemp(path.join(tmpdir(), 'forja-releases-'));
  root = path.join(folder, 'opt');
  await mkdir(path.join(folder, 'data'));
  await run(process.execPath, ['tools/image.ts', path.join(folder, 'image')], {
    cwd: projectFolder,
  });
  port = await freePort();
  supervisor = createServer((_, answer) => {
    void restart().then(() => answer.end('restarted'));
  });
  await listening(supervisor);
}, LONGEST_MS);

afterAll(async () => {
  site?.kill('SIGTERM');
  if (site) await endOf(site);
  supervisor.close();
  await owner.end();
  await database.dispose();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}, LONGEST_MS);

it(
  'the first release is unpacked and migrated by the owner, and served by a user that owns nothing',
  async () => {
    const { code, text } = await release('install', await pack('1.0.0'));
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(await running()).toEqual({ ready: true, missing: [], version: '1.0.0' });

    const post = leadPost({
      origin: `http://localhost:${port}`,
      answers: { email: 'ana@release.example' },
    });
    expect((await ask(port, endpointPath('projectSubmit', 'pt-BR'), post)).status).toBe(303);

    const { rows } = await owner.query(
      `select array_agg(distinct usename::text) filter (where pid <> pg_backend_pid()) as users,
         (select count(*)::int from pg_shdepend where refclassid = 'pg_authid'::regclass
           and refobjid = $1::text::regrole and deptype = 'o') as owned,
         (select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls from pg_roles where rolname = $1::text) as mighty
       from pg_stat_activity where datname = current_database()`,
      [serving],
    );
    expect(rows).toEqual([{ users: [serving], owned: 0, mighty: false }]);
    const leads = await owner.query(
      'select count(*)::int as n from public.qualification_submissions',
    );
    expect(leads.rows).toEqual([{ n: 1 }]);
  },
  LONGEST_MS,
);

it('the serving user may neither change the schema nor read rows before it is an actor, and serves every screen', async () => {
  const client = new pg.Client({ connectionString: servingUrl });
  await client.connect();
  const refused = [
    'create table public.of_mine (id integer)',
    'drop table public.qualification_submissions',
    'alter table public.mails disable row level security',
    'select from public.qualification_submissions',
    'select from public.crm_contacts',
    'create role another',
    `insert into private.schema_migrations (name, checksum) values ('x', 'x')`,
  ];
  const outcomes: string[] = [];
  for (const statement of refused) {
    await client.query(statement).catch((error: Error) => outcomes.push(error.message));
  }
  await client.query('begin; set local role service_role; select from public.outbox; rollback');
  await client.end();
  expect(outcomes).toEqual(
    refused.map(() => expect.stringMatching(/permission denied|must be owner/)),
  );
  await expect(
    run(process.execPath, ['tools/backup.ts'], { cwd: projectFolder, env: settingsOf() }),
  ).rejects.toMatchObject({ stderr: expect.stringContaining('MIGRATE_DATABASE_URL') });

  const email = 'ana@release.example';
  const { PATH: _, ...env } = settingsOf();
  const token = await makeSuperadmin(email, env as Record<string, string>);
  const { opened, wrong } = await openEveryScreen(port, {
    ...{ origin: `http://localhost:${port}`, email, token },
  });
  expect(wrong).toEqual([]);
  expect(opened).toBeGreaterThan(40);
  expect(printed).not.toContain('permission denied');
});

it(
  'a start without migrations names them and the command',
  async () => {
    const behind = path.join(folder, 'behind');
    await cp(path.join(root, 'releases/1.0.0'), behind, { recursive: true });
    const [[name = '', text = '']] = Object.entries(migration(ADDS, true)) as [[string, string]];
    await writeFile(path.join(behind, name), text);
    await expect(
      run(process.execPath, ['server/start.mjs'], {
        cwd: behind,
        env: { ...settingsOf(), PORT: '0' },
      }),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`lacks migration ${ADDS}[^]*npm run migrate`)),
    });
    await rm(behind, { recursive: true });
  },
  LONGEST_MS,
);

it(
  'a release with migrations that only add is switched to, and back from',
  async () => {
    const { code, text } = await release('install', await pack('1.1.0', migration(ADDS, true)));
    expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining(ADDS) });
    expect(await running()).toMatchObject({ ready: true, version: '1.1.0' });
    expect(Number(/ready, ([\d.]+) s after/.exec(text)?.[1])).toBeLessThan(30);

    expect(await release('use', '1.0.0')).toMatchObject({ code: 0 });
    expect(await running()).toMatchObject({ ready: true, version: '1.0.0' });
  },
  LONGEST_MS,
);

it(
  'a release with other migrations needs --no-return, and nothing older follows it',
  async () => {
    const archive = await pack('1.2.0', { ...migration(ADDS, true), ...migration(NARROWS, false) });
    const refused = await release('install', archive);
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining(NARROWS) });
    expect([await current(), await running()]).toMatchObject(['1.0.0', { version: '1.0.0' }]);

    expect(await release('install', archive, '--no-return')).toMatchObject({ code: 0 });
    const back = await release('use', '1.1.0');
    expect(back.code).toBe(1);
    expect(back.text).toContain(
      `The database has migration ${NARROWS}, which this release does not know`,
    );
    expect([await current(), await running()]).toMatchObject(['1.2.0', { version: '1.2.0' }]);
  },
  LONGEST_MS,
);

it(
  'a release that does not become ready is switched back from, and a damaged archive changes nothing',
  async () => {
    const archive = await pack('1.3.0', {
      ...{ ...migration(ADDS, true), ...migration(NARROWS, false) },
      'server/start.mjs': 'process.exit(3);\n',
    });
    const failed = await release('install', archive, '--patience', '2');
    expect(failed).toMatchObject({
      code: 1,
      text: expect.stringContaining('Switched back to 1.2.0, which is ready.'),
    });
    expect([await current(), await running()]).toMatchObject(['1.2.0', { version: '1.2.0' }]);

    const bytes = await readFile(archive);
    const damaged = path.join(folder, archiveName('1.3.1'));
    await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
    expect(await release('install', damaged)).toMatchObject({ code: 1 });
    expect(await current()).toBe('1.2.0');
  },
  LONGEST_MS,
);
