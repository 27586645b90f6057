import { type RawBuilder, sql } from 'kysely';
import type { Condition, Embedded, Operator, Order, RestQuery, Selected } from './parse-query.ts';
import type {
  ForeignKey,
  RestCatalogue,
  RestFunction,
  RestTable,
} from './rest-catalogue.server.ts';
import { badQuery, RestProblem, unknownColumn } from './rest-problem.ts';

/*
 * Statements as PostgREST makes them of the same calls. Every name comes from the catalogue, or is an alias of letters,
 * digits and underscores in quotes; every value is a parameter.
 */

type Part = RawBuilder<unknown>;
/** A row set that a name stands for: its table, and the name in the statement. */
type Source = { table: RestTable; name: string };

/** Embedded rows of embedded rows, at most. */
const MOST_DEPTH = 2;

const columnOf = ({ table, name }: Source, column: string): Part => {
  if (!table.columns.has(column)) throw unknownColumn(column);
  return sql.id(name, column);
};

const SIGNS: Record<Exclude<Operator, 'is' | 'in'>, Part> = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
  like: sql`like`,
  ilike: sql`ilike`,
};

const STATES: Record<string, Part> = {
  null: sql`null`,
  not_null: sql`not null`,
  true: sql`true`,
  false: sql`false`,
  unknown: sql`unknown`,
};

function comparison(column: Part, operator: Operator, values: readonly string[]): Part {
  if (operator === 'is') return sql`${column} is ${STATES[values[0] ?? ''] ?? sql`null`}`;
  if (operator === 'in') {
    return values.length === 0 ? sql`false` : sql`${column} in (${sql.join(values)})`;
  }
  const [value = ''] = values;
  const pattern = operator === 'like' || operator === 'ilike';
  return sql`${column} ${SIGNS[operator]} ${pattern ? value.replaceAll('*', '%') : value}`;
}

function conditionOf(source: Source, condition: Condition): Part {
  const plain =
    condition.kind === 'compare'
      ? comparison(columnOf(source, condition.column), condition.operator, condition.values)
      : sql.join(
          condition.conditions.map((one) => conditionOf(source, one)),
          condition.kind === 'and' ? sql` and ` : sql` or `,
        );
  return condition.negated ? sql`not (${plain})` : sql`(${plain})`;
}

const allOf = (source: Source, conditions: readonly Condition[]): Part =>
  conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((one) => conditionOf(source, one)),
        sql` and `,
      );

function orderOf(source: Source, order: readonly Order[]): Part {
  if (order.length === 0) return sql``;
  const keys = order.map(({ column, descending, nullsFirst }) => {
    const nulls =
      nullsFirst === undefined ? sql`` : nullsFirst ? sql` nulls first` : sql` nulls last`;
    return sql`${columnOf(source, column)} ${descending ? sql`desc` : sql`asc`}${nulls}`;
  });
  return sql`order by ${sql.join(keys)}`;
}

/** The key from the source that an embedded row is found by. */
function keyTo({ table }: Source, { target, hint }: Embedded): ForeignKey {
  const found = table.keys.filter(
    (key) =>
      (key.table === target || key.column === target) &&
      (hint === undefined || key.column === hint),
  );
  const [key] = found;
  if (!key) throw new RestProblem(400, 'PGRST200', 'relation_unknown', `${target} is not embedded`);
  if (found.length > 1) {
    const columns = found.map(({ column }) => column).join(', ');
    throw new RestProblem(300, 'PGRST201', 'relation_ambiguous', `Name one of ${columns}`);
  }
  return key;
}

type Built = { columns: Part; joins: Part };

export class Statements {
  readonly #catalogue: RestCatalogue;

  constructor(catalogue: RestCatalogue) {
    this.#catalogue = catalogue;
  }

  /** A row of another table, or null, as one more row set of the statement. */
  #embedded(
    source: Source,
    one: Embedded,
    { name, conditions, depth }: { name: string; conditions: readonly Condition[]; depth: number },
  ): Part {
    if (depth >= MOST_DEPTH) throw badQuery('Rows are embedded too deeply');
    const key = keyTo(source, one);
    const table = this.#catalogue.tables.get(key.table);
    if (!table) throw badQuery(`${key.table} is not known`);
    const inner = { table, name };
    const built = this.#selected(inner, one.select, new Map(), depth + 1);
    return sql`${one.inner ? sql`join` : sql`left join`} lateral (
        select ${built.columns} from ${sql.id('public', table.name)} ${sql.id(name)} ${built.joins}
        where ${sql.id(name, key.target)} = ${sql.id(source.name, key.column)}
          and ${allOf(inner, conditions)}
      ) ${sql.id(`${name}_row`)} on true`;
  }

  #selected(
    source: Source,
    select: readonly Selected[],
    conditions: ReadonlyMap<string, readonly Condition[]>,
    depth = 0,
  ): Built {
    const columns: Part[] = [];
    const joins: Part[] = [];
    const plain = (name: string, alias: string) =>
      columns.push(sql`${columnOf(source, name)} as ${sql.id(alias)}`);
    const unused = new Set(conditions.keys());
    for (const one of select) {
      if (one.kind === 'all') for (const name of source.table.columns) plain(name, name);
      else if (one.kind === 'column') plain(one.name, one.alias);
      else {
        const name = `${source.name}_${joins.length + 1}`;
        const own = conditions.get(one.alias) ?? [];
        joins.push(this.#embedded(source, one, { name, conditions: own, depth }));
        columns.push(sql`row_to_json(${sql.id(`${name}_row`)}.*) as ${sql.id(one.alias)}`);
        unused.delete(one.alias);
      }
    }
    for (const alias of unused) throw badQuery(`${alias} is not embedded`);
    return { columns: sql.join(columns), joins: sql.join(joins, sql` `) };
  }

  /** Rows as JSON, how many they are, and on request how many there are in all. */
  read(table: RestTable, query: RestQuery, counted: boolean): Part {
    const source = { table, name: 't' };
    const { columns, joins } = this.#selected(source, query.select, query.embeddedConditions);
    const from = sql`from ${sql.id('public', table.name)} t ${joins}
      where ${allOf(source, query.conditions)}`;
    return sql`with page as (select ${columns} ${from} ${orderOf(source, query.order)}
        limit ${query.limit} offset ${query.offset})
      select coalesce((select json_agg(page) from page), '[]')::text as body,
        (select count(*) from page)::integer as rows,
        ${counted ? sql`(select count(*) ${from})::integer` : sql`null::integer`} as total`;
  }

  /** A statement that writes, and the rows that it has written where they are requested. */
  #written(source: RestTable, statement: Part, query: RestQuery, returned: boolean): Part {
    if (!returned) {
      return sql`with written as (${statement} returning 1)
        select '' as body, (select count(*) from written)::integer as rows, null::integer as total`;
    }
    const { columns, joins } = this.#selected(
      { table: source, name: 'written' },
      query.select,
      query.embeddedConditions,
    );
    return sql`with written as (${statement} returning t.*),
        page as (select ${columns} from written ${joins})
      select coalesce((select json_agg(page) from page), '[]')::text as body,
        (select count(*) from page)::integer as rows, null::integer as total`;
  }

  insert(
    table: RestTable,
    query: RestQuery,
    { rows, columns, duplicates, returned }: InsertInto,
  ): Part {
    const names = sql.join(columns.map((name) => sql.id(known(table, name))));
    const target = sql.id('public', table.name);
    const keys = (query.onConflict ?? ['id']).map((name) => sql.id(known(table, name)));
    const conflict =
      duplicates === 'refuse'
        ? sql``
        : duplicates === 'ignore'
          ? sql`on conflict (${sql.join(keys)}) do nothing`
          : sql`on conflict (${sql.join(keys)}) do update set ${sql.join(
              columns.map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`),
            )}`;
    const statement = sql`insert into ${target} as t (${names})
      select ${names} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)
      ${conflict}`;
    return this.#written(table, statement, query, returned);
  }

  update(
    table: RestTable,
    query: RestQuery,
    { values, returned }: { values: Record<string, unknown>; returned: boolean },
  ): Part {
    const source = { table, name: 't' };
    const target = sql.id('public', table.name);
    const sets = Object.keys(values).map((name) => {
      const column = sql.id(known(table, name));
      return sql`${column} = sent.${column}`;
    });
    const statement = sql`update ${target} as t set ${sql.join(sets)}
      from (select * from json_populate_record(null::${target}, ${JSON.stringify(values)}::json)) sent
      where ${allOf(source, query.conditions)}`;
    return this.#written(table, statement, query, returned);
  }

  delete(table: RestTable, query: RestQuery, { returned }: { returned: boolean }): Part {
    const statement = sql`delete from ${sql.id('public', table.name)} as t
      where ${allOf({ table, name: 't' }, query.conditions)}`;
    return this.#written(table, statement, query, returned);
  }
}

export type InsertInto = {
  rows: readonly Record<string, unknown>[];
  columns: readonly string[];
  duplicates: 'refuse' | 'ignore' | 'merge';
  returned: boolean;
};

/** A column that is written: PostgREST has a code of its own for one that is not known. */
function known(table: RestTable, name: string): string {
  if (table.columns.has(name)) return name;
  throw new RestProblem(400, 'PGRST204', 'column_unknown', `There is no column ${name}`);
}

/** The call of a function with named arguments; types are those of the catalogue. */
export function callOf(
  { name, args, returns }: RestFunction,
  given: Record<string, unknown>,
  query: RestQuery,
): Part {
  const names = Object.keys(given);
  const called = sql.id('public', name);
  const passed = sql.join(names.map((arg) => sql`${sql.id(arg)} => given.${sql.id(arg)}`));
  const from =
    names.length === 0
      ? sql`${called}()`
      : sql`json_to_record(${JSON.stringify(given)}::json) as given (${sql.join(
          names.map((arg) => sql`${sql.id(arg)} ${sql.raw(args.get(arg) ?? 'text')}`),
        )}), lateral ${called}(${passed})`;
  const page = sql`select result.* from ${from} as result limit ${query.limit} offset ${query.offset}`;
  return returns === 'rows'
    ? sql`with page as (${page})
        select coalesce((select json_agg(page) from page), '[]')::text as body,
          (select count(*) from page)::integer as rows, null::integer as total`
    : sql`select to_json(result)::text as body, 1 as rows, null::integer as total
        from ${from} as result`;
}
