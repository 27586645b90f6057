import type { RawBuilder, Transaction } from 'kysely';
import type { Actor } from '#app/platform/database/actor.server.ts';
import {
  asActor,
  DatabaseUnavailable,
  limitStatements,
} from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import {
  refusedStatus,
  sqlState,
  violatedConstraint,
} from '#app/platform/database/errors.server.ts';
import { QueueFull } from '#app/platform/threads/bounded-queue.server.ts';
import { inTurn } from './caller-budget.server.ts';
import { MOST_ROWS, parseQuery, type RestQuery } from './parse-query.ts';
import { type RestTable, restCatalogue } from './rest-catalogue.server.ts';
import { badQuery, RestProblem, unknownFunction, unknownTable } from './rest-problem.ts';
import { callOf, type InsertInto, Statements } from './statements.server.ts';
import { REST_TABLES, type Write } from './visitor-tables.ts';

/** What a client prefers, from the header `Prefer`, and whether it requests exactly one row. */
export type Wish = {
  counted: boolean;
  returned: boolean;
  duplicates: InsertInto['duplicates'];
  single: boolean;
};

export type RestAnswer = {
  /** JSON; empty where no rows are requested. */
  body: string;
  rows: number;
  total: number | null;
  offset: number;
};

const STATEMENT_MS = 3_000;
/** Rows of one call that inserts. */
const MOST_INSERTED = 100;

/** Codes of the engine for values that a column does not take. */
const STATUS_OF: Record<string, [status: number, message: string]> = {
  '23505': [409, 'duplicate'],
  '23503': [409, 'row_missing'],
  '42883': [400, 'operator_unknown'],
  '42P10': [400, 'conflict_unknown'],
};

/**
 * A refusal as screens name it: codes of our own exceptions, `forbidden` where grants or policies refuse. What the
 * engine says is not for callers, except for the name of a constraint.
 */
function problemOf(error: unknown, anonymous: boolean): unknown {
  if (error instanceof QueueFull) return new RestProblem(503, 'PGRST003', 'busy');
  if (error instanceof DatabaseUnavailable) {
    return sqlState(error.cause) === '57014'
      ? new RestProblem(500, '57014', 'too_slow', `The statement took over ${STATEMENT_MS} ms`)
      : new RestProblem(503, 'PGRST000', 'unavailable');
  }
  const state = sqlState(error);
  const status = refusedStatus(error);
  if (state === '42501') return new RestProblem(anonymous ? 401 : 403, state, 'forbidden');
  if (status !== null) {
    return new RestProblem(status, state ?? '', error instanceof Error ? error.message : '');
  }
  if (state === null) return error;
  const [known, message] = STATUS_OF[state] ?? [400, 'values_invalid'];
  if (/^(?:22|23)/.test(state) || STATUS_OF[state]) {
    return new RestProblem(known, state, message, violatedConstraint(error));
  }
  return error;
}

type Executed = { body: string; rows: number; total: number | null };
type Run = { single: boolean; counted: boolean; writes: boolean };

/** Runs a statement as the caller, in one transaction: row level security and grants decide. */
async function run(
  actor: Actor,
  statement: RawBuilder<unknown>,
  { single, counted, writes }: Run,
): Promise<Executed> {
  const work = async (tx: Transaction<DB>): Promise<Executed> => {
    await limitStatements(tx, STATEMENT_MS);
    const { rows } = await (statement as RawBuilder<Executed>).execute(tx.withoutPlugins());
    const [found] = rows;
    if (!found) throw new Error('A call returned no row');
    if (writes && found.rows > MOST_ROWS) {
      throw new RestProblem(400, 'PGRST124', 'too_many_rows', `At most ${MOST_ROWS} at once`);
    }
    if (single && found.rows !== 1) {
      throw new RestProblem(
        406,
        'PGRST116',
        'not_one_row',
        `The result contains ${found.rows} rows`,
      );
    }
    return writes && counted ? { ...found, total: found.rows } : found;
  };
  try {
    return await inTurn(() => asActor(actor, work));
  } catch (error) {
    throw error instanceof RestProblem ? error : problemOf(error, actor.kind === 'anonymous');
  }
}

async function tableNamed(name: string, write?: Write): Promise<[RestTable, Statements]> {
  const catalogue = await restCatalogue();
  const table = catalogue.tables.get(name);
  if (!table) throw unknownTable();
  const writes: readonly Write[] = REST_TABLES[table.name];
  if (write && !writes.includes(write)) throw new RestProblem(403, '42501', 'forbidden');
  return [table, new Statements(catalogue)];
}

const answerOf = (executed: Executed, { single }: Wish, { offset }: RestQuery): RestAnswer => ({
  ...executed,
  // A list of one row as that row.
  body: single && executed.body.startsWith('[') ? executed.body.trim().slice(1, -1) : executed.body,
  offset,
});

export async function readRows(
  actor: Actor,
  name: string,
  params: URLSearchParams,
  wish: Wish,
): Promise<RestAnswer> {
  const [table, statements] = await tableNamed(name);
  const query = parseQuery(params);
  const statement = statements.read(table, query, wish.counted);
  return answerOf(await run(actor, statement, { ...wish, writes: false }), wish, query);
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function rowsOf(body: unknown): Record<string, unknown>[] {
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  if (rows.length === 0 || rows.length > MOST_INSERTED || !rows.every(isRow)) {
    throw new RestProblem(400, 'PGRST102', 'values_invalid', `1 to ${MOST_INSERTED} objects`);
  }
  return rows;
}

export async function insertRows(
  actor: Actor,
  name: string,
  params: URLSearchParams,
  { body, wish }: { body: unknown; wish: Wish },
): Promise<RestAnswer> {
  const [table, statements] = await tableNamed(name, 'insert');
  const query = parseQuery(params);
  const rows = rowsOf(body);
  const columns = query.columns ?? Object.keys(rows[0] ?? {});
  const strange = rows.some((row) =>
    query.columns
      ? Object.keys(row).some((key) => !columns.includes(key))
      : Object.keys(row).length !== columns.length || columns.some((key) => !(key in row)),
  );
  if (columns.length === 0 || strange) {
    throw new RestProblem(400, 'PGRST102', 'values_invalid', 'All objects have the same names');
  }
  const statement = statements.insert(table, query, { ...wish, rows, columns });
  return answerOf(await run(actor, statement, { ...wish, writes: true }), wish, query);
}

export async function changeRows(
  actor: Actor,
  name: string,
  params: URLSearchParams,
  { body, wish }: { body: unknown; wish: Wish },
): Promise<RestAnswer> {
  const write = body === undefined ? 'delete' : 'update';
  const [table, statements] = await tableNamed(name, write);
  const query = parseQuery(params);
  if (query.conditions.length === 0) {
    throw new RestProblem(400, '21000', 'condition_missing', 'Name the rows by a condition');
  }
  if (params.has('limit') || params.has('offset') || params.has('order')) {
    throw badQuery('A call that writes takes no limit and no order');
  }
  if (body !== undefined && (!isRow(body) || Object.keys(body).length === 0)) {
    throw new RestProblem(400, 'PGRST102', 'values_invalid', 'One object');
  }
  const statement =
    body === undefined
      ? statements.delete(table, query, wish)
      : statements.update(table, query, { ...wish, values: body });
  return answerOf(await run(actor, statement, { ...wish, writes: true }), wish, query);
}

export async function callFunction(
  actor: Actor,
  name: string,
  params: URLSearchParams,
  { body, wish }: { body: unknown; wish: Wish },
): Promise<RestAnswer> {
  const called = (await restCatalogue()).functions.get(name);
  if (!called) throw unknownFunction();
  const given = body ?? {};
  const strange =
    !isRow(given) ||
    Object.keys(given).some((arg) => !called.args.has(arg)) ||
    called.required.some((arg) => !(arg in given));
  if (strange) throw unknownFunction();
  const query = parseQuery(params);
  const statement = callOf(called, given, query);
  const executed = await run(actor, statement, {
    single: wish.single && called.returns === 'rows',
    counted: false,
    writes: false,
  });
  return called.returns === 'rows' ? answerOf(executed, wish, query) : { ...executed, offset: 0 };
}
