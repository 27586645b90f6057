/*
 * Columns are snake_case in SQL and camelCase in rows of Kysely. JSON that holds a whole row, such as the
 * record of changes, keeps the names of SQL.
 */

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
type SnakeCase<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : Name;

export const camelCase = (column: string): string =>
  column.replace(/(?<=.)_(.)/g, (_, letter: string) => letter.toUpperCase());
export const snakeCase = (name: string): string =>
  name.replace(/(?<=.)[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const renamed = (row: object, rename: (key: string) => string) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [rename(key), value]));

export type CamelKeys<Row> = { [Column in keyof Row as CamelCase<Column>]: Row[Column] };
export type SnakeKeys<Row> = { [Column in keyof Row as SnakeCase<Column>]: Row[Column] };

/** A row with names of SQL as Kysely would give it. */
export const camelKeys = <Row extends object>(row: Row) =>
  renamed(row, camelCase) as CamelKeys<Row>;

/** A row of Kysely with the names of SQL. */
export const snakeKeys = <Row extends object>(row: Row) =>
  renamed(row, snakeCase) as SnakeKeys<Row>;
