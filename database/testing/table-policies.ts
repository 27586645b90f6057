import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from './scratch-database.ts';

const PERMISSION_DENIED = '42501';

export interface TablePolicies {
  /** Column that identifies the sample rows; readable by the callers if anything is. */
  key: string;
  /** Inserts the sample rows as the owner. */
  arrange: string;
  /** Keys of sample rows that each kind of caller sees. */
  anonymousSees: string[];
  userSees: string[];
  serverSees: string[];
  /** Columns each may read; every other column must be refused. */
  anonymousReads: string[] | 'all';
  userReads: string[] | 'all';
  /** Columns each may insert; empty: inserting is refused. */
  outsidersInsert?: string[];
  /** Columns that a signed-in user may update in their own rows. */
  usersUpdate?: string[];
  /** A table of private.staff_edit: granted to all users, and its policies refuse those without the permission. */
  staffEdits?: true;
  /** What the server may do besides reading. */
  serverWrites: ('insert' | 'update' | 'delete')[];
  /** Closed even to the server: only definer functions touch it. */
  closedToServer?: true;
}

const anonymous: Actor = { kind: 'anonymous', client: 'somebody' };
const outsider: Actor = { kind: 'user', userId: randomUUID() };
const server: Actor = { kind: 'system' };

async function columnsOf(table: string): Promise<string[]> {
  const rows = await ownerSql<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  return rows.map((row) => row.name);
}

async function seenKeys(actor: Actor, table: string, key: string, all: string[]) {
  const rows = await actorSql<{ key: string }>(actor, `select ${key}::text as key from ${table}`);
  return rows.map((row) => row.key).filter((value) => all.includes(value));
}

function writeStatement(table: string, column: string, kind: 'insert' | 'update' | 'delete') {
  if (kind === 'insert') return `insert into ${table} default values`;
  if (kind === 'delete') return `delete from ${table} where false`;
  // DEFAULT is what a generated column can be set to as well.
  return `update ${table} set ${column} = default where false`;
}

/**
 * The tests of one table's policies and grants: what an anonymous visitor, a signed-in person who
 * is no staff, and the server may see and do, column by column.
 */
export function describeTablePolicies(table: string, expected: TablePolicies): void {
  describe(`policies of ${table}`, () => {
    useScratchDatabase();
    beforeAll(() => ownerSql(expected.arrange));
    const outsiders = [
      {
        who: 'anonymous',
        actor: anonymous,
        sees: expected.anonymousSees,
        reads: expected.anonymousReads,
        updates: [] as string[] | 'all',
        deletes: false,
      },
      {
        who: 'a signed-in stranger',
        actor: outsider,
        sees: expected.userSees,
        reads: expected.userReads,
        updates: expected.staffEdits ? ('all' as const) : (expected.usersUpdate ?? []),
        deletes: expected.staffEdits ?? false,
      },
    ];

    test.each(outsiders)('$who sees its rows and no others', async ({ actor, sees, reads }) => {
      if (reads.length === 0) {
        expect(await refusalOf(actor, `select from ${table}`)).toBe(PERMISSION_DENIED);
        return;
      }
      const seen = await seenKeys(actor, table, expected.key, expected.serverSees);
      expect(seen.sort()).toEqual([...sees].sort());
    });

    test.each(outsiders)('$who reads its columns and no others', async ({ actor, reads }) => {
      for (const column of await columnsOf(table)) {
        const refusal = await refusalOf(actor, `select ${column} from ${table} limit 1`);
        expect([column, refusal]).toEqual([
          column,
          reads === 'all' || reads.includes(column) ? 'none' : PERMISSION_DENIED,
        ]);
      }
    });

    test.each(outsiders)('$who changes nothing of others', async ({ actor, updates }) => {
      for (const column of await columnsOf(table)) {
        const mayInsert = expected.outsidersInsert?.includes(column) ?? false;
        if (!mayInsert) {
          const insert = `insert into ${table} (${column}) values (default)`;
          expect([column, await refusalOf(actor, insert)]).toEqual([column, PERMISSION_DENIED]);
        }
        const update = writeStatement(table, column, 'update');
        const mayUpdate = updates === 'all' || updates.includes(column);
        expect([column, await refusalOf(actor, update)]).toEqual([
          column,
          mayUpdate ? 'none' : PERMISSION_DENIED,
        ]);
      }
      expect(await refusalOf(actor, `truncate ${table}`)).toBe(PERMISSION_DENIED);
    });

    test('nobody deletes what is not theirs', async () => {
      const seen = () => seenKeys(server, table, expected.key, expected.serverSees);
      const before = expected.closedToServer ? [] : await seen();
      for (const { actor, deletes } of outsiders) {
        expect(await refusalOf(actor, `delete from ${table}`)).toBe(
          deletes ? 'none' : PERMISSION_DENIED,
        );
      }
      expect(expected.closedToServer ? [] : await seen()).toEqual(before);
    });

    test('the server sees every row and writes only what it needs', async () => {
      if (expected.closedToServer) {
        expect(await refusalOf(server, `select from ${table}`)).toBe(PERMISSION_DENIED);
      } else {
        const seen = await seenKeys(server, table, expected.key, expected.serverSees);
        expect(seen.sort()).toEqual([...expected.serverSees].sort());
      }
      for (const kind of ['insert', 'update', 'delete'] as const) {
        const refusal = await refusalOf(server, writeStatement(table, expected.key, kind));
        expect([kind, refusal === PERMISSION_DENIED]).toEqual([
          kind,
          !expected.serverWrites.includes(kind),
        ]);
      }
      expect(await refusalOf(server, `truncate ${table}`)).toBe(PERMISSION_DENIED);
    });
  });
}
