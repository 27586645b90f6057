import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaPaths, authPaths, endpointPath } from '#app/paths.ts';
import { post, sessionIn } from '../auth-posts.ts';
import { leadPost } from '../lead-post.ts';
import { newAddress, PASSWORD } from '../set-up-posts.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import { emptyDataFolder, SHARED_BUCKET, serverUrl } from './server-site.ts';

const PLACES = 3;
/** More at once than there are connections. */
const AT_ONCE = 6;

const name = `forja_few_${randomUUID().replaceAll('-', '')}`;
const folders = [emptyDataFolder(), emptyDataFolder()] as const;
let server: pg.Client;
let sites: SiteProcess[] = [];

const SECRET = randomBytes(32).toString('base64url');

async function startAll(): Promise<void> {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  const shared = { DATABASE_URL: url.href, SECRET, STORAGE_URL: SHARED_BUCKET };
  sites = await Promise.all(
    folders.map(({ folder }) => startSite({ ...shared, DATA_DIR: folder })),
  );
}

const endAll = () => Promise.all(sites.map((site) => site.end('SIGTERM')));

const limitTo = (places: number) =>
  server.query(`alter database ${name} connection limit ${places}`);

beforeAll(async () => {
  server = new pg.Client({ connectionString: serverUrl() });
  await server.connect();
  await server.query(`create database ${name} connection limit ${PLACES}`);
  // The database is empty: one of them migrates it, the other waits for its turn.
  await startAll();
});
afterAll(async () => {
  await endAll();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
  for (const { remove } of folders) remove();
});

/** Asks all processes the same so many times at once. */
const atBoth = <T>(ask: (site: SiteProcess, number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(sites.flatMap((site) => Array.from({ length: AT_ONCE }, (_, n) => ask(site, n))));

const submit = async (site: SiteProcess, email: string): Promise<number> => {
  const agent = { 'user-agent': randomUUID() };
  const answer = leadPost({ origin: site.origin, answers: { email }, headers: agent });
  return (await site.ask(endpointPath('projectSubmit', 'pt-BR'), answer)).status;
};

const all = <T>(value: T) => Array.from({ length: AT_ONCE * sites.length }, () => value);

async function bothServe(): Promise<void> {
  const pages = await atBoth(async (site, n) => (await site.ask(`/busca?q=${n}`)).status);
  expect(pages).toEqual(all(200));
  expect(await atBoth((site, n) => submit(site, `${n}@${site.port}.example`))).toEqual(all(303));
  expect(await atBoth(async (site) => (await site.ask('/healthz')).status)).toEqual(all(200));
}

describe(`two processes at a database that takes ${PLACES} connections`, () => {
  it('answer pages and take leads', bothServe);

  it('sign people in', async () => {
    const [first, second] = sites as [SiteProcess, SiteProcess];
    const link = new RegExp(`${authPaths.setUp}\\?token=\\S+`).exec(first.output())?.[0] ?? '';
    const person = { name: 'Ana', email: newAddress(), password: PASSWORD };
    expect((await post(first, link, person)).status).toBe(303);
    const cookie = sessionIn(await post(second, areaPaths.auth, person));
    for (const site of sites) {
      expect((await site.ask('/admin', { headers: { cookie } })).status).toBe(200);
    }
  });

  it('use no more than one connection each', async () => {
    const { rows } = await server.query(
      'select count(*)::int as used from pg_stat_activity where datname = $1',
      [name],
    );
    expect(rows).toEqual([{ used: sites.length }]);
  });
});

describe('two processes that started before there was a limit', () => {
  beforeAll(async () => {
    await endAll();
    await limitTo(-1);
    await startAll();
    await limitTo(PLACES);
  });

  it('answer pages and take leads', bothServe);
});
