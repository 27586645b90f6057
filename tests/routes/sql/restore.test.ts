import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointPath } from '#app/paths.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { type OwnPostgres, startPostgres } from '../../faults/own-postgres.ts';
import { leadPost } from '../lead-post.ts';
import { endOf, startCommand, startSite } from '../site-process.ts';
import { emptyDataFolder, type ServerDatabase, scratchServerDatabase } from './server-site.ts';

/* The commands of the README, run unchanged. */

const readme = readFileSync(path.join(projectRoot(), 'README.md'), 'utf8');
const commandsAfter = (heading: string) =>
  /```sh\n(.*?)```/s.exec(readme.slice(readme.indexOf(heading)))?.[1] ?? '';
const backUp = commandsAfter('## Back up');
const restore = commandsAfter('### Restore');
/** Without the roles: a restore by pg_restore alone, without the steps of the README. */
const restoreAlone = 'pg_restore --no-owner --no-comments --dbname="$DATABASE_URL" site.dump';

const work = mkdtempSync(path.join(tmpdir(), 'forja-restore-'));
const run = (commands: string, url: string) => {
  const script = commands
    .replace('database/bootstrap.sql', path.join(projectRoot(), 'database/bootstrap.sql'))
    .replace(/^/, 'set -e\n');
  const env = { ...process.env, DATABASE_URL: url };
  return spawnSync('sh', ['-c', script], { cwd: work, env, encoding: 'utf8' });
};
const ok = { status: 0, stderr: '' };

async function ownerOf(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** An empty database on the server behind `url`, of an ordinary owner of its own name. */
async function emptyDatabase(url: string, name: string): Promise<string> {
  await ownerOf(url, `create role ${name} login createrole password 'planted'`);
  await ownerOf(url, `grant ${name} to current_user`);
  await ownerOf(url, `create database ${name} owner ${name}`);
  const made = new URL(url);
  Object.assign(made, { username: name, password: 'planted', pathname: `/${name}` });
  return made.href;
}

/** Another telephone each time, so that no two are one contact. */
let telephone = 17_99123_4000;

/** Every start here is one installation's: same secret, same files. */
const { folder, remove } = emptyDataFolder();

async function submitLead(url: string, email: string): Promise<number> {
  telephone += 1;
  const site = await startSite({ DATABASE_URL: url, DATA_DIR: folder });
  try {
    const post = leadPost({
      origin: site.origin,
      answers: { email, telefone: String(telephone) },
    });
    return (await site.ask(endpointPath('projectSubmit', 'pt-BR'), post)).status;
  } finally {
    await site.end('SIGTERM');
  }
}

async function refusedStart(url: string): Promise<string> {
  const env = { DATABASE_URL: url, DATA_DIR: folder, PORT: '0' };
  const { child, output } = startCommand(process.execPath, ['server/start.mjs'], env);
  expect(await endOf(child)).toBe(1);
  return output();
}

const leads = (url: string) => ownerOf(url, 'select email from public.crm_contacts order by email');

let source: ServerDatabase;
let other: OwnPostgres;
let supabase: OwnPostgres;

beforeAll(async () => {
  [source, other, supabase] = await Promise.all([
    scratchServerDatabase(),
    startPostgres(),
    startPostgres('--like-supabase'),
  ]);
  expect(await submitLead(source.url, 'before@a.example')).toBe(303);
  expect(run(backUp, source.url)).toMatchObject(ok);
});
afterAll(async () => {
  await Promise.all([source.dispose(), other.stop(), supabase.stop()]);
  rmSync(work, { recursive: true, force: true });
  remove();
});

describe('a dump that the README made', () => {
  test('restored without the roles is refused at start, with what to do', async () => {
    const url = await emptyDatabase(other.url, 'without_roles');
    expect(run(restoreAlone, url).stderr).toContain('role "authenticated" does not exist');
    const message = await refusedStart(url);
    expect(message).toContain('The database is not what its migrations and definitions made.');
    expect(message).toMatch(/Missing, or not as defined \([\d,]+ of [\d,]+\):\n {2}grant /);
    expect(message).toMatch(/ {2}policy \w+ on public\./);
    expect(message).toContain('database/bootstrap.sql first');
  });

  test('restored as the README says, on a server without the roles, under another owner', async () => {
    await ownerOf(other.url, 'drop database without_roles');
    await ownerOf(other.url, 'drop role anon, authenticated, service_role');
    const url = await emptyDatabase(other.url, 'restored_here');
    expect(run(restore, url)).toMatchObject(ok);
    expect(await submitLead(url, 'later@a.example')).toBe(303);
    expect(await leads(url)).toEqual([{ email: 'before@a.example' }, { email: 'later@a.example' }]);
    expect(
      await ownerOf(url, `select has_database_privilege('public', current_database(), 'connect')`),
    ).toEqual([{ has_database_privilege: false }]);
  });

  test('restored beside a database that has made the roles', async () => {
    const url = await emptyDatabase(other.url, 'restored_beside');
    expect(run(restore, url)).toMatchObject(ok);
    expect(await submitLead(url, 'beside@a.example')).toBe(303);
  });

  test('restored where defaults give new tables away is refused, and starts after the README', async () => {
    expect(run(restoreAlone, supabase.url).status).not.toBe(null);
    expect(await refusedStart(supabase.url)).toMatch(
      /Granted, but not by this release \([\d,]+\):\n {2}grant /,
    );
    const name = new URL(supabase.url).pathname.slice(1);
    const elsewhere = new URL(supabase.url);
    elsewhere.pathname = '/postgres';
    await ownerOf(elsewhere.href, `drop database ${name}`);
    await ownerOf(elsewhere.href, `create database ${name} template template1`);
    expect(run(restore, supabase.url)).toMatchObject(ok);
    expect(await submitLead(supabase.url, 'later@a.example')).toBe(303);
  });

  test('says so where a policy was dropped, and the words of the refusal bring it back', async () => {
    await ownerOf(source.url, 'drop policy logos_read on public.logos');
    const message = await refusedStart(source.url);
    expect(message).toContain('(1 of ');
    expect(message).toContain('policy logos_read on public.logos for select');
    const repair = /^ {2}(psql .*)$/m.exec(message)?.[1] ?? '';
    expect(run(repair, source.url)).toMatchObject(ok);
    expect(await submitLead(source.url, 'again@a.example')).toBe(303);
  });
});
