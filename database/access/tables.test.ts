import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { projectRoot } from '../../app/platform/project-root.server.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { OWN_TABLES, type OwnTable, tablesWithout, unexcused } from './tables-without.ts';

/* Samples are looked at in demo.test.ts, the wrong person's row of the access matrix in matrix.test.ts. */

useScratchDatabase();

/** Tables whose policies are tested with a user without permissions, as the policy tests say. */
function triedWithoutRights(): Set<string> {
  const folder = join(projectRoot(), 'database/policies');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/describeTablePolicies\(\s*'([\w.]+)'/g)].map(([, table]) => table ?? ''),
    ),
  );
}

function problemsOf(tables: readonly OwnTable[]): string[] {
  const names = tables.map(({ name }) => name);
  const ruled = new Set(tables.filter((table) => table.ruled).map(({ name }) => name));
  return [
    ...unexcused('policy', names, ruled),
    ...unexcused('wrong person', names, triedWithoutRights()),
  ];
}

describe('every table', () => {
  test('has policies and a test with a wrong caller, or a reason in the list', async () => {
    const tables = await ownerSql<OwnTable>(OWN_TABLES);
    expect(tables.length).toBeGreaterThan(50);
    expect(problemsOf(tables)).toEqual([]);
  });

  test('without policies is granted to nobody', async () => {
    const tables = await ownerSql<OwnTable>(OWN_TABLES);
    const bare = tables.filter(({ name }) => tablesWithout[name]?.without.includes('policy'));
    expect(bare.filter(({ granted }) => granted)).toEqual([]);
    const usage = await ownerSql(
      `select r from unnest(array['public', 'anon', 'authenticated', 'service_role']) r
       where has_schema_privilege(r, 'identity', 'usage')`,
    );
    expect(usage).toEqual([]);
  });

  test('gives the user that serves what is listed here', async () => {
    const rows = await ownerSql<{ right: string; tables: string }>(
      `select lower(g.privilege_type) as right,
         string_agg(c.oid::regclass::text, ' ' order by c.oid::regclass::text collate "C") as tables
       from pg_class c, aclexplode(c.relacl) g
       where g.grantee = 'forja_serving'::regrole and c.relnamespace::regnamespace::text <> 'pgboss'
       group by 1 order by 1`,
    );
    const accounts =
      'identity.accounts identity.passkeys identity.sessions identity.two_factors identity.users ' +
      'identity.verifications';
    const polled =
      'cache_generation content_schedules ' +
      `${accounts} mails outbox private.audit_queue private.automation_facts private.day_marks ` +
      'private.heartbeats private.installation private.schema_migrations private.schema_releases';
    expect(rows).toEqual([
      { right: 'delete', tables: accounts },
      { right: 'insert', tables: accounts },
      { right: 'select', tables: polled },
      { right: 'update', tables: `${accounts} private.installation` },
    ]);
  });

  test('without coverage is named', async () => {
    const client = await openHandle().owner.connect();
    try {
      await client.query('begin; create table public.planted (id uuid)');
      const { rows } = await client.query<OwnTable>(OWN_TABLES);
      expect(problemsOf(rows)).toEqual([
        'public.planted has no policy, and tablesWithout does not say why',
        'public.planted has no wrong person, and tablesWithout does not say why',
      ]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
