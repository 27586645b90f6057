import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateAsOwner } from '#app/platform/database/schema/migrate-as-owner.server.ts';
import { emptyDatabase, type ServerScratch } from '../../../database/testing/server-scratch.ts';

/*
 * Grants of roles on this server. Since PostgreSQL 16 a user with CREATEROLE administers the roles that it has made, and
 * neither becomes them nor grants those of others; a grant says itself whether it is inherited.
 */

const url = process.env['TEST_DATABASE_URL'] ?? '';
const password = randomBytes(12).toString('hex');
const made: string[] = [];

let admin: pg.Client;
let since16 = false;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rows } = await admin.query<{ n: number }>(
    `select current_setting('server_version_num')::int as n`,
  );
  since16 = Number(rows[0]?.n) >= 160_000;
});
afterAll(async () => {
  for (const name of made) await admin.query(`drop role if exists ${name}`);
  await admin.end();
});

async function makeUser(options: string): Promise<string> {
  const name = `forja_user_${randomBytes(4).toString('hex')}`;
  await admin.query(`create role ${name} login ${options} password '${password}'`);
  made.push(name);
  return name;
}

const asUser = (address: string, username: string) =>
  Object.assign(new URL(address), { username, password }).href;

/** What a user of these connections may do at once, and after it has become each caller. */
async function rightsOf(address: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const may = (statement: string) =>
    client.query(statement).then(
      () => true,
      () => false,
    );
  try {
    return {
      serves: await may('select from private.schema_migrations'),
      readsAsCaller: await may('select id from public.crm_contacts'),
      becomes: [
        await may('set role anon'),
        await may('set role authenticated'),
        await may('set role service_role'),
      ],
    };
  } finally {
    await client.end();
  }
}
const SERVING = { serves: true, readsAsCaller: false, becomes: [true, true, true] };

async function withDatabase(work: (database: ServerScratch) => Promise<void>): Promise<void> {
  const database = await emptyDatabase(url);
  try {
    await work(database);
  } finally {
    await database.dispose();
  }
}

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error & { hint?: string }) => `${error.message} ${error.hint ?? ''}`,
  );

it('a user that inherits serves after a migration, with the rights of callers only as one of them', () =>
  withDatabase(async ({ url: owner }) => {
    const serving = asUser(owner, await makeUser('inherit'));
    await migrateAsOwner(owner, serving);
    expect(await rightsOf(serving)).toEqual(SERVING);
  }));

it('a user that does not inherit serves as well, or the refusal names the statement', () =>
  withDatabase(async ({ url: owner }) => {
    const name = await makeUser('noinherit');
    const serving = asUser(owner, name);
    const words = expect.stringContaining(`alter role "${name}" inherit;`);
    expect(await outcomeOf(migrateAsOwner(owner, serving))).toEqual(since16 ? 'done' : words);
    await admin.query(`alter role ${name} ${since16 ? 'noinherit' : 'inherit'}`);
    await migrateAsOwner(owner, serving);
    expect(await rightsOf(serving)).toEqual(SERVING);
  }));

it('an owner that has not made the roles names what an administrator has to grant', () =>
  withDatabase(async (database) => {
    const name = await makeUser('createrole');
    const owner = asUser(database.url, name);
    const user = await makeUser('inherit');
    const serving = asUser(database.url, user);
    // Roles of the server are there already, made by another owner.
    await withDatabase((other) => migrateAsOwner(other.url, other.url).then(() => undefined));
    await admin.query(`grant ${name} to current_user${since16 ? ' with set true' : ''}`);
    const ownedBy = (role: string) =>
      admin.query(`alter database ${new URL(database.url).pathname.slice(1)} owner to ${role}`);
    await ownedBy(name);
    const said: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const outcome = await outcomeOf(migrateAsOwner(owner, serving));
      said.push(outcome);
      const statement = /As an administrator: (grant [^;]+);/.exec(outcome)?.[1];
      if (!statement) break;
      await admin.query(statement);
    }
    expect(said.at(-1)).toBe('done');
    expect(said.slice(0, -1)).toEqual(
      since16
        ? [
            ...['anon', 'authenticated', 'service_role'].map((role) =>
              expect.stringContaining(`grant ${role} to ${name} with inherit false, set true`),
            ),
            expect.stringContaining(`grant forja_serving to "${user}" with inherit true, set true`),
          ]
        : [],
    );
    expect(await rightsOf(serving)).toEqual(SERVING);
    await ownedBy('current_user');
  }));
