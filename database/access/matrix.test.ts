import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, asActor } from '../../app/platform/database/actor.server.ts';
import { isForbidden, sqlState } from '../../app/platform/database/errors.server.ts';
import { breadth } from '../../tests/breadth.ts';
import { makePerson, ROLES } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { CALLERS, expectedAccess } from './expected-access.ts';
import { sampleRows } from './sample-rows.ts';

const PERMISSION_DENIED = '42501';
/** A generated column takes DEFAULT only, which is found out before anybody asks for rights. */
const GENERATED_ALWAYS = '428C9';

const tablesOf = async () =>
  (
    await ownerSql<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
    )
  ).map(({ name }) => name);

const columnsOf = async (table: string) =>
  (
    await ownerSql<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [`public.${table}`],
    )
  ).map(({ name }) => name);

type Answer = { state: string; rows: number };

type Try = (statement: string) => Promise<Answer>;

/**
 * Statements as an actor, each undone, in one transaction that is undone as well. What became of one: its
 * SQLSTATE, '' when it went through.
 */
async function trying<T>(actor: Actor, work: (tried: Try) => Promise<T>): Promise<T> {
  const undo = new Error('undo');
  let found: { value: T } | undefined;
  const undone = asActor(actor, async (transaction) => {
    const run = (text: string) => sql.raw<{ count?: string }>(text).execute(transaction);
    await run('savepoint untried');
    const value = await work(async (statement) => {
      try {
        const result = await run(statement);
        return { state: '', rows: Number(result.rows[0]?.count ?? result.numAffectedRows ?? 0) };
      } catch (error) {
        const state = isForbidden(error) ? PERMISSION_DENIED : sqlState(error);
        if (state === null) throw error;
        return { state, rows: 0 };
      } finally {
        await run('rollback to savepoint untried');
      }
    });
    found = { value };
    throw undo;
  });
  await expect(undone).rejects.toBe(undo);
  if (!found) throw new Error('Nothing was tried.');
  return found.value;
}

/** Past the policies a statement may still break a rule of the data, which proves that it got there. */
function mail({ state, rows }: Answer, all: number): string {
  if (state === PERMISSION_DENIED) return '-';
  if (state !== '') return 'a';
  if (rows === 0) return 'n';
  return rows < all ? 's' : 'a';
}

async function updated(tried: Try, table: string, columns: string[]): Promise<Answer> {
  let best: Answer = { state: PERMISSION_DENIED, rows: 0 };
  for (const column of columns) {
    // DEFAULT as well: a column may be writable without being readable.
    for (const value of [column, 'default']) {
      const answer = await tried(`update public.${table} set ${column} = ${value}`);
      if ([PERMISSION_DENIED, GENERATED_ALWAYS].includes(answer.state)) continue;
      if (best.state === PERMISSION_DENIED || answer.rows > best.rows) best = answer;
      break;
    }
  }
  return best;
}

/** Every caller in `npm run test:sql` and `npm run test:all`. */
const callers = process.env['TEST_DATABASE_URL']
  ? CALLERS
  : CALLERS.filter((name) => breadth(0, 1) || ['anonymous', 'client', 'viewer'].includes(name));

const HELD = ['cache_generation', 'public_company_settings', 'ticket_targets', 'user_profiles'];

describe('every table × every caller × select, insert, update, delete', () => {
  useScratchDatabase();
  const actors = new Map<string, Actor>();
  let tables: string[] = [];
  let cases = 0;

  beforeAll(async () => {
    actors.set('anonymous', { kind: 'anonymous', client: 'somebody' });
    actors.set('client', { kind: 'user', userId: await makePerson() });
    for (const role of ROLES)
      actors.set(role, { kind: 'user', userId: await makePerson({ role }) });
    actors.set('narrowed', {
      kind: 'user',
      userId: await makePerson({ role: 'manager', product: 'doavya' }),
    });
    await ownerSql(`insert into identity.users (id, name, email)
      values ('00000000-0000-4000-8000-00000000e000', 'Sample', 'sample@example.com')`);
    tables = await tablesOf();
    for (const [table, insert] of Object.entries(sampleRows)) {
      // Some hold their rows already, and a view takes none.
      if (!HELD.includes(table)) await ownerSql(insert);
    }
    // The sample of second_step_roles demands it of a role.
    await ownerSql('update identity.users set two_factor_enabled = true');
  });

  test('each table has its expectations and its sample, and no expectation is left over', () => {
    expect([...expectedAccess.keys()].sort()).toEqual(tables);
    expect(Object.keys(sampleRows).sort()).toEqual(tables);
    for (const [table, cells] of expectedAccess) {
      expect([table, cells.length]).toEqual([table, CALLERS.length]);
    }
  });

  test('SQL agrees with every cell', async () => {
    const found: Record<string, string[]> = {};
    for (const table of tables) {
      const columns = await columnsOf(table);
      const [row] = await ownerSql<{ count: string }>(`select count(*) from public.${table}`);
      const all = Number(row?.count);
      expect([table, all > 0]).toEqual([table, true]);
      found[table] = [];
      for (const caller of callers) {
        const actor = actors.get(caller) as Actor;
        const marks = await trying(actor, async (tried) => [
          mail(await tried(`select count(*) from public.${table}`), all),
          mail(await tried(sampleRows[table] as string), 1),
          mail(await updated(tried, table, columns), all),
          mail(await tried(`delete from public.${table}`), all),
        ]);
        cases += marks.length;
        found[table].push(marks.join(''));
      }
    }
    process.stdout.write(`access matrix: ${cases} cases, ${tables.length} tables\n`);
    const expected = [...expectedAccess].map(([table, cells]) => [
      table,
      cells.filter((_, at) => callers.some((name) => name === CALLERS[at])),
    ]);
    expect(found).toEqual(Object.fromEntries(expected));
  });
});
