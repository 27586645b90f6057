import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SchemaFolder, schemaFolder } from '../../../../database/testing/schema-folder.ts';
import { ownerSql, useScratchDatabase } from '../../../../database/testing/scratch-database.ts';
import { UNTIL } from '../../../../tests/patience.ts';
import { openHandle } from '../handle.server.ts';
import { throwIfTableBusy, whileTablesAreBusy } from './busy-tables.server.ts';
import { applyMigrations } from './migrations.server.ts';

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
const busy = async () => throwIfTableBusy(deadlock, 'Migration 9001_x.sql');

describe('a transaction that changes tables', () => {
  test('is repeated while another has locked them, with longer waits', async () => {
    const limits: string[] = [];
    const result = await whileTablesAreBusy(async ({ number, limit }) => {
      limits.push(limit);
      if (number < 4) await busy();
      return number;
    });
    expect(result).toBe(4);
    const [first, last] = [500, 1500].map((ms) => `set local lock_timeout = ${ms}`);
    expect(limits).toEqual([first, first, first, last]);
  });

  test('is given up after a while, with the file and what to do', async () => {
    await expect(whileTablesAreBusy(busy, -1)).rejects.toThrow(
      /^Migration 9001_x\.sql changes tables .*\(deadlock detected\).*pg_stat_activity.*pg_terminate_backend/,
    );
  });

  test('is not repeated for any other failure', async () => {
    const failed = new Error('division by zero');
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      throwIfTableBusy(failed, 'Migration 9001_x.sql');
      throw failed;
    };
    await expect(whileTablesAreBusy(work)).rejects.toBe(failed);
    expect(attempts).toBe(1);
  });
});

// The embedded engine has one session: nobody else holds a table.
describe.runIf(process.env['TEST_DATABASE_URL'])('a migration beside visitors', () => {
  useScratchDatabase();
  let folder: SchemaFolder;
  let visitor: pg.Client;
  beforeAll(async () => {
    folder = schemaFolder();
    visitor = new pg.Client(openHandle().owner.options.connectionString);
    await visitor.connect();
    await ownerSql(`create table private.leads_here (n integer);
      create table private.deals_here (n integer)`);
  });
  afterAll(async () => {
    await visitor.end();
    folder.dispose();
  });

  test('waits for a transaction that takes the tables in the other order, and neither fails', async () => {
    folder.write(
      'migrations/9001_indexes.sql',
      `create index deals_here_n on private.deals_here (n);
       create index leads_here_n on private.leads_here (n);`,
    );
    await visitor.query('begin; insert into private.leads_here values (1)');
    const applied = applyMigrations(openHandle().owner, { root: folder.path });
    await expect
      .poll(
        () =>
          ownerSql(
            `select from pg_locks where not granted and relation = 'private.leads_here'::regclass`,
          ),
        UNTIL,
      )
      .toHaveLength(1);
    await visitor.query('insert into private.deals_here values (1); commit');
    expect(await applied).toEqual(['9001_indexes.sql']);
  });
});
