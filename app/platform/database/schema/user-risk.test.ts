import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type UserRisk, userRiskOf } from './user-risk.server.ts';

const admin = process.env['TEST_POSTGRES_ADMIN'];
const name = `forja_risk_${randomUUID().replaceAll('-', '')}`;
const PASSWORD = randomUUID();

// A server's own rows: the embedded engine has one user.
describe.runIf(admin)('the user of DATABASE_URL', () => {
  let server: pg.Pool;
  const risk = async (user: string | null): Promise<UserRisk | null> => {
    const url = new URL(admin ?? '');
    url.pathname = `/${name}`;
    if (user) [url.username, url.password] = [user, PASSWORD];
    const pool = new pg.Pool({ connectionString: url.href, max: 1 });
    try {
      return await userRiskOf(pool);
    } finally {
      await pool.end();
    }
  };
  beforeAll(async () => {
    server = new pg.Pool({ connectionString: admin, max: 1 });
    for (const user of [name, `${name}_site`]) {
      await server.query(`create role ${user} login createrole password '${PASSWORD}'`);
    }
    await server.query(`create database ${name} owner ${name}`);
  });
  afterAll(async () => {
    for (const database of [`${name}_other`, name]) {
      await server.query(`drop database if exists ${database} with (force)`);
    }
    for (const user of [name, `${name}_site`]) await server.query(`drop role ${user}`);
    await server.end();
  });

  test('that is a superuser is a risk', async () => {
    expect(await risk(null)).toBe('superuser');
  });

  test('that owns this database, or none, is no risk', async () => {
    expect([await risk(name), await risk(`${name}_site`)]).toEqual([null, null]);
  });

  test('that owns another database is a risk', async () => {
    await server.query(`create database ${name}_other owner ${name}`);
    expect(await risk(name)).toBe('otherDatabases');
  });
});
