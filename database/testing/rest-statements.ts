/*
 * Statements as an interface in front of the database (PostgREST) makes them of a client's calls:
 * what is read is asked for by `*`, rows arrive as JSON, and an upsert sets every column it was given.
 */

const list = (names: string[], name: (column: string) => string = (column) => column) =>
  names.map(name).join(', ');

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

interface Insert {
  /** Columns that identify the rows of an upsert. */
  onConflict?: string[];
  /** Whether the client requests the rows that it has written. */
  returning?: boolean;
}

/** `.insert(rows)`, `.upsert(rows, { onConflict })` and both with `.select()`. */
export function insertOf(
  table: string,
  rows: Record<string, unknown>[],
  { onConflict, returning = false }: Insert = {},
): string {
  const columns = Object.keys(rows[0] ?? {});
  const conflict = onConflict
    ? `on conflict (${list(onConflict)}) do update set
        ${list(columns, (column) => `${column} = excluded.${column}`)}`
    : '';
  return `with written as (
      insert into public.${table} (${list(columns)})
      select ${list(columns)} from json_populate_recordset(null::public.${table}, ${literal(rows)})
      ${conflict} returning ${returning ? `${table}.*` : '1'}
    ) select * from written`;
}

/** `.update(values).match(…)`, without and with `.select()`. */
export function updateOf(
  table: string,
  values: Record<string, unknown>,
  where: string,
  returning = false,
): string {
  const columns = Object.keys(values);
  return `with written as (
      update public.${table} set ${list(columns, (column) => `${column} = sent.${column}`)}
      from (select * from json_populate_record(null::public.${table}, ${literal(values)})) sent
      where ${where} returning ${returning ? `${table}.*` : '1'}
    ) select * from written`;
}

export const deleteOf = (table: string, where: string) =>
  `with gone as (delete from public.${table} where ${where} returning 1) select * from gone`;

/** `.select('*, alias:other(*), …')`: one row or null of each other table, by the key that leads to it. */
export function selectWith(table: string, embedded: Record<string, [other: string, key: string]>) {
  const others = Object.entries(embedded);
  return `select t.*, ${list(others.map(([alias]) => `row_to_json(${alias}.*) as ${alias}`))}
    from public.${table} t
    ${others
      .map(
        ([alias, [other, key]]) => `left join lateral (
          select o.* from public.${other} o where o.id = t.${key}) ${alias} on true`,
      )
      .join('\n')}`;
}
