import { type RawBuilder, sql, type Transaction } from 'kysely';
import { runInOneMessage } from './actor.server.ts';
import { snakeCase } from './column-names.ts';
import type { DB } from './database.types.ts';
import { NOT_NULL, type SqlFunctions } from './functions.types.ts';
import { arrayLiteral, literalOf } from './together/literal-text.ts';

/*
 * Calls of SQL functions by name, with named arguments. Types come from the catalogue (npm run db:types): a
 * changed signature fails the type check. Results are null-checked where a function's file says
 * `-- not null: …`; everything else may be null.
 */

type Tx = Transaction<DB>;
type Name = keyof SqlFunctions;
type With<Part extends string> = {
  [N in Name]: SqlFunctions[N] extends Record<Part, unknown> ? N : never;
}[Name];

export type RowFunction = With<'row'>;
export type ValueFunction = With<'value'>;
export type ArgsOf<N extends Name> = SqlFunctions[N]['args'];
export type RowOf<N extends RowFunction> = SqlFunctions[N] extends { row: infer Row } ? Row : never;
export type ValueOf<N extends ValueFunction> = SqlFunctions[N] extends { value: infer Value }
  ? Value
  : never;

/** Reads one column: a Zod schema's parse, or `typed` where this code alone writes it. */
type Reader = (value: unknown) => unknown;
export type Readers<Row> = { readonly [Column in keyof Row]?: Reader };
type Read<Row, R> = {
  [Column in keyof Row]: Column extends keyof R
    ? R[Column] extends (value: unknown) => infer T
      ? T
      : Row[Column]
    : Row[Column];
};

const identity = (value: unknown): unknown => value;

/**
 * Narrows the type that the catalogue gives a column: a text with a check constraint, or JSON that this
 * code alone writes. Nothing is checked.
 */
export const typed = <T>(): ((value: unknown) => T) => identity as (value: unknown) => T;

/** Tests refuse a null where a function's file says that there is none. */
const REFUSES_NULLS = process.env['SQL_NULLS'] === 'refuse';

function refuseNulls(name: Name, rows: readonly Record<string, unknown>[]): void {
  const columns = NOT_NULL[name] ?? [];
  for (const row of rows) {
    const nulls = Object.entries(row).filter(
      ([column, value]) => value === null && (columns.includes(column) || columns.includes('*')),
    );
    if (nulls.length > 0) {
      throw new Error(`${name} returned null in ${nulls.map(([column]) => column).join(', ')}`);
    }
  }
}

/**
 * `public.f(p_a => $1, p_b => $2)`, for use in a larger statement. An undefined argument keeps the
 * function's default.
 */
export function functionCall<N extends Name>(name: N, args: ArgsOf<N>): RawBuilder<unknown> {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const list = given.map(([key, value]) => sql`${sql.ref(`p_${snakeCase(key)}`)} => ${value}`);
  return sql`${sql.ref(name)}(${sql.join(list)})`;
}

const parameters = new Map<string, string>();

/** The name of a parameter; building it each time would take as long as the rest of a call's text. */
function parameterOf(argument: string): string {
  const known = parameters.get(argument);
  if (known !== undefined) return known;
  const name = `p_${snakeCase(argument)}`;
  parameters.set(argument, name);
  return name;
}

/** The text of a call with its arguments as literals, for `runInOneMessage`. */
export function callText<N extends Name>(name: N, args: ArgsOf<N>): string {
  let list = '';
  for (const [argument, value] of Object.entries(args)) {
    if (value === undefined) continue;
    const literal = Array.isArray(value) ? arrayLiteral(value) : literalOf(value);
    list += `${list && ', '}${parameterOf(argument)} => ${literal}`;
  }
  return `${name}(${list})`;
}

/** The statement that calls a function, for `runInOneMessage`. */
export const rowsOf = <N extends Name>(name: N, args: ArgsOf<N>): RawBuilder<unknown> =>
  sql`select * from ${functionCall(name, args)}`;

/** The rows of a set-returning function, each column of `readers` read by its reader. */
export async function callRows<N extends RowFunction, const R extends Readers<RowOf<N>> = object>(
  tx: Tx,
  name: N,
  args: ArgsOf<N>,
  readers?: R,
): Promise<Read<RowOf<N>, R>[]> {
  const { rows } = await (rowsOf(name, args) as RawBuilder<Record<string, unknown>>).execute(tx);
  if (REFUSES_NULLS) refuseNulls(name, rows);
  const read = Object.entries<Reader | undefined>(readers ?? {}).filter(
    ([, reader]) => reader !== identity,
  );
  for (const row of read.length > 0 ? rows : []) {
    for (const [column, reader] of read) row[column] = reader?.(row[column]);
  }
  return rows as Read<RowOf<N>, R>[];
}

/** The rows of a set-returning function that the server calls, in one message (`runInOneMessage`). */
export async function callRowsInOneMessage<N extends RowFunction>(
  name: N,
  args: ArgsOf<N>,
): Promise<RowOf<N>[]> {
  const [rows = []] = await runInOneMessage({ kind: 'system' }, [
    { text: `select * from ${callText(name, args)}` },
  ]);
  if (REFUSES_NULLS) refuseNulls(name, rows as Record<string, unknown>[]);
  return rows as RowOf<N>[];
}

/** The value of a scalar function that the server calls, in one message where `asActor` sends four. */
export async function callValueInOneMessage<N extends ValueFunction>(
  name: N,
  args: ArgsOf<N>,
): Promise<ValueOf<N>> {
  const [rows] = await runInOneMessage({ kind: 'system' }, [
    { text: `select ${callText(name, args)} as value` },
  ]);
  return (rows as { value: ValueOf<N> }[])[0]?.value as ValueOf<N>;
}

/** The value of a scalar function. */
export async function callValue<N extends ValueFunction, T = ValueOf<N>>(
  tx: Tx,
  name: N,
  args: ArgsOf<N>,
  reader: (value: unknown) => T = typed<T>(),
): Promise<T> {
  const { rows } = await sql<{ value: unknown }>`
    select ${functionCall(name, args)} as value`.execute(tx);
  if (REFUSES_NULLS && NOT_NULL[name]) refuseNulls(name, rows);
  return reader(rows[0]?.value);
}
